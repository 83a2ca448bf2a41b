//! What the running game asks, and what it is told.

use engine::{Equity, Level};
use rules::{Choice, Decision};
use serde::{Deserialize, Serialize};

/// The number of a request, unique while the page lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JobId(pub u32);

/// The place in the session that a request belongs to: an answer to a place that is past is dropped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stamp {
    /// The number of the game in the session.
    pub game: u32,
    /// How far the game has come.
    pub turn: u32,
}

/// One question of the running game to the engine.
#[derive(Clone, Copy, Debug, PartialEq)]
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

/// What the running game is told.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// A worker has started.
    Ready {
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
    /// The request was cancelled.
    Cancelled {
        /// Which one.
        job: JobId,
        /// Where it belongs.
        stamp: Stamp,
    },
    /// The request could not be answered.
    Failed {
        /// Which one; none if it is not known.
        job: Option<JobId>,
        /// Why, for the developer.
        why: String,
    },
}
