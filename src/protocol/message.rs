//! The messages as both sides use them.

use std::fmt;

use engine::{Context, Equity, Level};
use rules::{Board, CubeValue, Offer, Play, Roll, Win};

/// The number of a request, unique while the page lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JobId(pub u32);

/// The place in the session that a request belongs to: an answer to a place that is past is dropped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Stamp {
    /// The number of the game in the session.
    pub game: u32,
    /// How far the game has come.
    pub turn: u32,
}

/// What the page tells the worker.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ToWorker {
    /// Answer this.
    Ask(Request),
    /// Forget this request if it is not answered yet.
    Cancel(JobId),
}

/// One question to the engine.
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
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ask {
    /// Which play of `roll`? Answered by [`Answer::Play`].
    Play {
        /// Before the play, seen by the player who makes it.
        board: Board,
        /// What he has rolled.
        roll: Roll,
        /// What the game is played for, seen by him.
        context: Context,
    },
    /// Double, roll or resign? Answered by [`Answer::Double`], [`Answer::Roll`] or [`Answer::Resign`].
    Offer {
        /// Seen by the player on roll, who decides.
        board: Board,
        /// What the game is played for, seen by him; the cube lies as it is now.
        context: Context,
        /// Whether he may resign.
        may_resign: bool,
    },
    /// Take, drop or redouble? Answered by [`Answer::Take`], [`Answer::Drop`] or [`Answer::Redouble`].
    Respond {
        /// Seen by the player on roll, who made the first double of this turn.
        board: Board,
        /// What the game is played for, seen by him; its cube value does not matter.
        context: Context,
        /// What is offered: a double and a raccoon are answered by the player not on roll, a beaver by the one on roll.
        offer: Offer,
        /// The cube if it is taken; dropping loses half of it.
        value: CubeValue,
        /// Whether the one who answers may redouble at once.
        may_redouble: bool,
    },
    /// Accept a resignation? Answered by [`Answer::Accept`] or [`Answer::Decline`].
    Resignation {
        /// Seen by the player on roll, before his roll if he has rolled already.
        board: Board,
        /// What the game is played for, seen by the player on roll.
        context: Context,
        /// What is offered to be lost.
        win: Win,
        /// Whether it was offered by the player on roll, so that his opponent answers.
        by_mover: bool,
    },
    /// What luck was `roll`? Answered by [`Answer::Luck`], the same at every level.
    Luck {
        /// Before the play, seen by the player who rolled.
        board: Board,
        /// What he has rolled.
        roll: Roll,
        /// What the game is played for, seen by him.
        context: Context,
    },
}

/// The answers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Answer {
    /// Play this; the lost turn if there is no legal play.
    Play {
        /// The steps, legal one after the other.
        play: Play,
        /// What the game is worth to the mover after it, per cube.
        equity: Equity,
    },
    /// Do not double.
    Roll,
    /// Double.
    Double,
    /// Resign this, which is lost for sure.
    Resign(Win),
    /// Play on for the offered value.
    Take,
    /// Give the game up instead.
    Drop,
    /// Beaver or raccoon.
    Redouble,
    /// Accept the resignation.
    Accept,
    /// Play on.
    Decline,
    /// What the roll was worth to its player beyond the mean of all rolls, cubeless and per cube.
    Luck(Equity),
}

/// What the worker tells the page.
#[derive(Clone, Debug, PartialEq)]
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
    /// It has not the form of a message.
    Form(String),
    /// It is of another version of the messages.
    Version(u32),
    /// It has the form, but this part of it cannot be.
    Value(&'static str),
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form(why) => write!(f, "no message: {why}"),
            Self::Version(version) => write!(f, "a message of version {version}"),
            Self::Value(part) => write!(f, "a message with an impossible {part}"),
        }
    }
}

impl std::error::Error for DecodeError {}
