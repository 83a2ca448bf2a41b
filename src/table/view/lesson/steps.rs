//! The lesson as data: the task of each step, the automatic events after it, and its texts.
//!
//! The learner plays White. Points have the numbers of the side that they are given for.

use board::Place;
use rules::{Action, Board, BoardError, Die, Origin, Player, Setup, Step};
use words::Words;

/// What a step asks the learner to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// Roll; the dice are those that [`Scripted::Dice`] names next.
    Roll,
    /// Move the checker on this point, 25 for the bar, by this die.
    Move { from: u8, die: u8 },
    /// End the turn.
    Done,
}

impl Asked {
    /// The step of a checker; `None` if something else is asked for.
    pub(crate) fn step(self) -> Option<Step> {
        let Self::Move { from, die } = self else {
            return None;
        };
        let (from, die) = (Origin::from_number(from)?, Die::new(die)?);
        Some(Step { from, die })
    }

    /// The place on which the checker arrives; `None` if something else is asked for.
    pub(crate) fn destination(self) -> Option<Place> {
        let Self::Move { from, die } = self else {
            return None;
        };
        let point = from.saturating_sub(die);
        Some(match point {
            0 => Place::Tray(Player::White),
            point => Place::Point(point),
        })
    }

    /// The action that answers it; `None` for a roll, whose dice the lesson names.
    pub(crate) fn action(self) -> Option<Action> {
        match self {
            Self::Roll => None,
            Self::Move { .. } => self.step().map(Action::Step),
            Self::Done => Some(Action::PickUp),
        }
    }
}

/// An automatic event of the lesson.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Scripted {
    /// The game goes on from this position, with White on roll.
    SetUp(&'static Position),
    /// The player on roll rolls these dice; before the first turn White's die comes first.
    Dice(u8, u8),
    /// The player on roll ends the turn.
    Done,
}

/// A prepared position: point and number of checkers for each side, 25 the bar, 0 off.
#[derive(Debug)]
pub(crate) struct Position {
    white: &'static [(u8, u8)],
    black: &'static [(u8, u8)],
}

impl Position {
    /// Returns the position, seen by White.
    ///
    /// # Errors
    /// What is impossible about it.
    pub(crate) fn board(&self) -> Result<Board, BoardError> {
        let side = |stacks: &[(u8, u8)]| {
            let mut side = [0; 26];
            for &(point, checkers) in stacks {
                side[usize::from(point)] = checkers;
            }
            side
        };
        Board::try_from(Setup {
            own: side(self.white),
            opponent: side(self.black),
        })
    }
}

/// One tap of the lesson.
#[derive(Debug)]
pub(crate) struct LessonStep {
    /// What the learner is asked to do.
    pub(crate) asked: Asked,
    /// The automatic events after it, each with its delay in milliseconds.
    pub(crate) then: &'static [(u32, Scripted)],
    /// What this is about, in one or two short sentences.
    pub(crate) about: fn(&Words) -> String,
    /// The part of the board that the sentences speak of.
    pub(crate) outlined: Option<Outlined>,
}

/// Part of the board that a step of the lesson outlines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlined {
    /// The learner's home board, and the way to it.
    OwnHome,
    /// The opponent's home board.
    OpponentHome,
}

/// The delay before an automatic event, in milliseconds.
const PAUSE: u32 = 700;
/// The pause in which all checkers travel to a prepared position.
const TRAVEL: u32 = 1_600;
/// How long a roll is shown that cannot be played.
const DANCE: u32 = 1_800;

/// White is on the bar, and a black blot stands on White's 7 point.
const BAR: Position = Position {
    white: &[(25, 1), (24, 1), (13, 4), (8, 3), (6, 4), (5, 2)],
    black: &[(24, 1), (18, 1), (13, 4), (8, 3), (6, 4), (5, 2)],
};

/// Two white checkers are left.
const OFF: Position = Position {
    white: &[(4, 1), (2, 1), (0, 13)],
    black: &[(3, 1), (2, 2), (1, 1), (0, 11)],
};

/// All steps, in their order.
pub(crate) const STEPS: [LessonStep; 10] = [
    LessonStep {
        asked: Asked::Roll,
        then: &[(0, Scripted::Dice(3, 1))],
        about: Words::lesson_goal,
        outlined: Some(Outlined::OwnHome),
    },
    LessonStep {
        asked: Asked::Move { from: 8, die: 3 },
        then: &[],
        about: Words::lesson_move,
        outlined: None,
    },
    LessonStep {
        asked: Asked::Move { from: 6, die: 1 },
        then: &[],
        about: Words::lesson_point,
        outlined: None,
    },
    LessonStep {
        asked: Asked::Done,
        then: &[
            (PAUSE, Scripted::SetUp(&BAR)),
            (TRAVEL, Scripted::Dice(6, 4)),
        ],
        about: Words::lesson_done,
        outlined: None,
    },
    LessonStep {
        asked: Asked::Move { from: 25, die: 4 },
        then: &[],
        about: Words::lesson_bar,
        outlined: Some(Outlined::OpponentHome),
    },
    LessonStep {
        asked: Asked::Move { from: 13, die: 6 },
        then: &[],
        about: Words::lesson_hit,
        outlined: None,
    },
    LessonStep {
        asked: Asked::Done,
        then: &[(PAUSE, Scripted::Dice(6, 5)), (DANCE, Scripted::Done)],
        about: Words::lesson_was_hit,
        outlined: None,
    },
    LessonStep {
        asked: Asked::Roll,
        then: &[(0, Scripted::SetUp(&OFF)), (TRAVEL, Scripted::Dice(6, 6))],
        about: Words::lesson_dance,
        outlined: None,
    },
    LessonStep {
        asked: Asked::Move { from: 4, die: 6 },
        then: &[],
        about: Words::lesson_off,
        outlined: None,
    },
    LessonStep {
        asked: Asked::Move { from: 2, die: 6 },
        then: &[],
        about: Words::lesson_last,
        outlined: None,
    },
];
