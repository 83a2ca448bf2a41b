//! Grammatical person of a sentence about the player who decided: the reader, or another player by name.

use words::{Arg, Language, Words, isolated};

/// Form in which sentences refer to the player who decided.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Voice {
    /// The reader: "you".
    #[default]
    You,
    /// Another player, in the third person, by this name.
    Named(String),
}

impl Voice {
    /// Returns the message argument for the first mention of the player.
    pub fn who(&self) -> Arg<'static> {
        self.keyed("named")
    }

    /// Returns the message argument for a further mention of the player in the same sentence, without a name.
    pub(crate) fn mentioned(&self) -> Arg<'static> {
        self.keyed("bare")
    }

    fn keyed(&self, key: &'static str) -> Arg<'static> {
        match self {
            Self::You => Arg::Named {
                key: "you",
                name: "".into(),
            },
            Self::Named(name) => Arg::Named {
                key,
                name: isolated(name).into(),
            },
        }
    }
}

/// The context of sentences about a decision.
#[derive(Clone, Copy, Debug)]
pub struct SentenceContext<'a> {
    /// The texts.
    pub words: &'a Words,
    /// The player who decided.
    pub voice: &'a Voice,
    /// Worse choice in notation; `None` if it was made, so that the subject is "This" or the player's name.
    pub made: Option<&'a str>,
    /// The best choice in notation.
    pub best: &'a str,
}

impl SentenceContext<'_> {
    /// Returns the subject of a sentence about the worse choice.
    pub(crate) fn made_subject(&self) -> String {
        match self.made {
            Some(play) => self.words.reason_next_best(notation(self.words, play)),
            None => self.words.reason_this(self.voice.who()),
        }
    }

    /// Returns the best choice in notation.
    pub(crate) fn best_subject(&self) -> String {
        notation(self.words, self.best)
    }

    /// Returns the owner for a mention in a sentence about the worse choice.
    pub(crate) fn made_owner(&self) -> Arg<'static> {
        if self.made.is_none() {
            self.voice.mentioned()
        } else {
            self.voice.who()
        }
    }
}

/// Returns a play in notation, with bidi isolation in right-to-left languages.
pub(crate) fn notation(words: &Words, play: &str) -> String {
    if words.language() == Language::Arabic {
        format!("\u{2066}{play}\u{2069}")
    } else {
        play.to_owned()
    }
}
