//! Requests of the running game to the engine, and their replies.

use engine::{Equity, Level};
use rules::{Choice, Decision};
use serde::{Deserialize, Serialize};

/// The number of a request, unique for the lifetime of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JobId(pub u32);

/// Game and turn of a request; a reply with another stamp is stale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stamp {
    /// The number of the game in the session.
    pub game: u32,
    /// The number of the turn in the game.
    pub turn: u32,
}

/// A request of the running game to the engine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Request {
    /// The number of the request.
    pub job: JobId,
    /// Place of the request in the session.
    pub stamp: Stamp,
    /// The level of play.
    pub level: Level,
    /// Question to the engine.
    pub ask: Ask,
}

/// Question of the running game to the engine.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Requests the engine's choice; answered by [`Answer::Choice`].
    Choice {
        /// The decision to make.
        decision: Decision,
        /// `true` if the engine may resign before a roll when the game is certainly lost.
        may_resign: bool,
    },
    /// Requests the luck of a decision's roll; answered by [`Answer::Luck`], the same at every level.
    Luck(Decision),
}

/// Answer to an [`Ask`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// The engine's choice.
    Choice {
        /// The choice; the moves of a play are in a legal order.
        choice: Choice,
        /// Player's cubeless equity after a play, per unit of the cube; `None` for other choices.
        equity: Option<Equity>,
    },
    /// The cubeless equity of the roll minus the mean of all rolls, per unit of the cube; 0 without a roll.
    Luck(Equity),
}

/// A reply to the running game.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// A worker has started.
    Ready {
        /// `true` if the nets could be loaded; if they are damaged, the worker uses a hand-written evaluation.
        nets: bool,
    },
    /// The answer to a request.
    Done {
        /// The number of the request.
        job: JobId,
        /// Place of the request in the session.
        stamp: Stamp,
        /// The answer.
        answer: Answer,
    },
    /// The request was cancelled.
    Cancelled {
        /// The number of the request.
        job: JobId,
        /// Place of the request in the session.
        stamp: Stamp,
    },
    /// The request could not be answered.
    Failed {
        /// Number of the request; `None` if unknown.
        job: Option<JobId>,
        /// The reason, for developers.
        why: String,
    },
}
