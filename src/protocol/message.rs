//! The messages as both sides use them.

use std::fmt;

use engine::{Equity, Level};
use rules::{Choice, Decision};
use serde::{Deserialize, Serialize};

/// The number of a request, unique while the page lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct JobId(pub u32);

/// The place in the session that a request belongs to: an answer to a place that is past is dropped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[u32; 2]", into = "[u32; 2]")]
pub struct Stamp {
    /// The number of the game in the session.
    pub game: u32,
    /// How far the game has come.
    pub turn: u32,
}

impl From<[u32; 2]> for Stamp {
    fn from([game, turn]: [u32; 2]) -> Self {
        Self { game, turn }
    }
}

impl From<Stamp> for [u32; 2] {
    fn from(Stamp { game, turn }: Stamp) -> Self {
        [game, turn]
    }
}

/// What the page tells the worker.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToWorker {
    /// Answer this.
    Ask(Request),
    /// Forget this request if it is not answered yet.
    Cancel(JobId),
}

/// One question to the engine.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Request {
    /// Its number.
    pub job: JobId,
    /// Where it belongs.
    pub stamp: Stamp,
    /// How well to play.
    pub level: Level,
    /// The question.
    pub ask: Ask,
}

/// The questions.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// What to choose? Answered by [`Answer::Choice`].
    Choice {
        /// What is to be decided.
        decision: Decision,
        /// Whether the engine may resign before a roll if the game is lost for sure.
        may_resign: bool,
    },
    /// How lucky was the roll that this decision is about? Answered by [`Answer::Luck`], the same at every level.
    Luck(Decision),
}

/// The answers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Choose this.
    Choice {
        /// The choice; a play has its steps in an order in which they are legal.
        choice: Choice,
        /// What the game is worth to the player after a play, per cube and cubeless; nothing for other choices.
        equity: Option<Equity>,
    },
    /// What the roll was worth to its player beyond the mean of all rolls, cubeless and per cube; 0 without a roll.
    Luck(Equity),
}

/// What the worker tells the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// It can be asked from now on; a message sent before this is lost.
    Ready {
        /// Its [`crate::VERSION`].
        version: u32,
        /// Whether it plays with nets. Without, because they are damaged, it judges by hand-written rules.
        nets: bool,
    },
    /// The answer to a request.
    Done {
        /// Which one.
        job: JobId,
        /// Where it belongs.
        stamp: Stamp,
        /// The answer.
        answer: Answer,
    },
    /// The request was cancelled or displaced by a newer one before it was begun.
    Cancelled {
        /// Which one.
        job: JobId,
        /// Where it belongs.
        stamp: Stamp,
    },
    /// A message was not understood.
    Failed {
        /// The request that it was, as far as that can be told.
        job: Option<JobId>,
        /// Why, for the developer.
        why: String,
    },
}

/// Why a text is no message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DecodeError {
    /// It has not the form of a message, or says something impossible.
    Form(String),
    /// It is of another version of the messages.
    Version(u32),
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form(why) => write!(f, "no message: {why}"),
            Self::Version(version) => write!(f, "a message of version {version}"),
        }
    }
}

impl std::error::Error for DecodeError {}
