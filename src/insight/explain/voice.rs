//! Grammatical person of sentences about a decision, in which the reader is one of the players or neither of them.

use rules::Player;
use words::{Arg, Language, Words, arg, isolated};

/// Grammatical person in which sentences refer to the deciding player and to the other player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Voice {
    /// The reader decides, and is "you"; the other player is the opponent.
    #[default]
    You,
    /// The reader's opponent, who has this name, decides; the other player is "you".
    Opponent(String),
    /// As for [`Voice::Opponent`], beside a board with the reader's numbers, in which all plays and points are told.
    OpponentAtTable(String),
    /// A player with this name decides, the other player is the opponent, and the reader is neither of them.
    Named(String),
}

impl Voice {
    /// Creates the voice for a decision by `player`, who is called `name`; `reader` is the reader's side, if any.
    pub fn new(player: Player, reader: Option<Player>, name: &str) -> Self {
        match reader {
            Some(reader) if reader == player => Self::You,
            Some(_) => Self::Opponent(name.to_owned()),
            None => Self::Named(name.to_owned()),
        }
    }

    /// Returns the message argument for a sentence's first mention of the player.
    pub fn who(&self) -> Arg<'static> {
        self.keyed("named")
    }

    /// Returns the message argument for later mentions of the player in the same sentence, without the name.
    pub(crate) fn mentioned(&self) -> Arg<'static> {
        self.keyed("bare")
    }

    /// Returns the message argument for the other player.
    pub(crate) const fn other(&self) -> arg::Other<&'static str> {
        arg::Other(match self {
            Self::Opponent(_) | Self::OpponentAtTable(_) => "you",
            Self::You | Self::Named(_) => "opponent",
        })
    }

    /// Returns `true` if points have the numbers of the player who does not decide.
    pub(crate) const fn is_renumbered(&self) -> bool {
        matches!(self, Self::OpponentAtTable(_))
    }

    fn keyed(&self, key: &'static str) -> Arg<'static> {
        match self {
            Self::You => Arg::Named {
                key: "you",
                name: "".into(),
            },
            // A number on the reader's board is nobody's own: it is "the 20 point" rather than the opponent's.
            Self::OpponentAtTable(name) => Arg::Named {
                key: "bare",
                name: isolated(name).into(),
            },
            Self::Opponent(name) | Self::Named(name) => Arg::Named {
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
    /// Grammatical person for the two players.
    pub voice: &'a Voice,
    /// Worse choice in notation; `None` if it is the actual choice, in which case the subject is "This" or the player's
    /// name.
    pub made: Option<&'a str>,
    /// Best choice in notation.
    pub best: &'a str,
}

impl SentenceContext<'_> {
    /// Returns the message argument for a point with this number in the deciding player's numbering.
    pub(crate) const fn point(&self, number: u8) -> arg::Point<u8> {
        arg::Point(if self.voice.is_renumbered() {
            25 - number
        } else {
            number
        })
    }

    /// Returns the subject of a sentence about the worse choice.
    pub(crate) fn made_subject(&self) -> String {
        match self.made {
            Some(play) => self.words.reason_compared(notation(self.words, play)),
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
