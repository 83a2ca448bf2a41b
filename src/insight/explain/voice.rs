//! Grammatical person of sentences about the deciding player, who is either the reader or another player.

use words::{Arg, Language, Words, isolated};

/// Grammatical person in which sentences refer to the deciding player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Voice {
    /// Second person, for the reader.
    #[default]
    You,
    /// Third person, for another player with this name.
    Named(String),
}

impl Voice {
    /// Returns the message argument for a sentence's first mention of the player.
    pub fn who(&self) -> Arg<'static> {
        self.keyed("named")
    }

    /// Returns the message argument for later mentions of the player in the same sentence, without the name.
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

/// Context for the sentences about one decision.
#[derive(Clone, Copy, Debug)]
pub struct SentenceContext<'a> {
    /// Texts in the user's language.
    pub words: &'a Words,
    /// Grammatical person for the deciding player.
    pub voice: &'a Voice,
    /// Worse choice in notation; `None` if it is the actual choice, in which case the subject is "This" or the player's
    /// name.
    pub made: Option<&'a str>,
    /// Best choice in notation.
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

    /// Returns the subject of a sentence about the best choice.
    pub(crate) fn best_subject(&self) -> String {
        notation(self.words, self.best)
    }

    /// Returns the message argument for the player in a sentence about the worse choice.
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
