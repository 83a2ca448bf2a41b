//! Lesson as data: each step's task, the automatic events that follow it, and its texts.
//!
//! The learner plays White. In the data, each side's points use that side's own numbering.

use rules::{Action, Board, BoardError, Die, Origin, Setup, Step};
use words::Words;

/// Task for a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Roll the dice, whose values are set by the next [`Scripted::Dice`].
    Roll,
    /// Move the checker on this point (25 for the bar) by this die.
    Move { from: u8, die: u8 },
    /// End the turn.
    Done,
}

impl Task {
    /// Returns the task's checker move; `None` for other tasks.
    pub(crate) fn step(self) -> Option<Step> {
        let Self::Move { from, die } = self else {
            return None;
        };
        let (from, die) = (Origin::from_number(from)?, Die::new(die)?);
        Some(Step { from, die })
    }

    /// Returns the action that completes the task; `None` for a roll, whose dice are scripted.
    pub(crate) fn action(self) -> Option<Action> {
        match self {
            Self::Roll => None,
            Self::Move { .. } => self.step().map(Action::Step),
            Self::Done => Some(Action::PickUp),
        }
    }
}

/// Automatic lesson event.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Scripted {
    /// Continues the game from this position, with White on roll.
    SetUp(&'static Position),
    /// Rolls these dice for the player on roll; before the first turn, White's die comes first.
    Dice(u8, u8),
    /// Ends the turn of the player on roll.
    Done,
}

/// Scripted position: pairs of a point and a number of checkers for each side; point 25 is the bar, 0 is off.
#[derive(Debug)]
pub(crate) struct Position {
    white: &'static [(u8, u8)],
    black: &'static [(u8, u8)],
}

impl Position {
    /// Returns the position, from White's view.
    ///
    /// # Errors
    ///
    /// Returns the reason why the position is impossible.
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

#[derive(Debug)]
pub(crate) struct LessonStep {
    pub(crate) task: Task,
    /// Automatic events after the step, each with its delay in milliseconds.
    pub(crate) then: &'static [(u32, Scripted)],
    /// Text about the step, in one or two short sentences.
    pub(crate) about: fn(&Words) -> String,
    /// Part of the board that the text refers to.
    pub(crate) outlined: Option<Outlined>,
}

/// Part of the board that a lesson step outlines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlined {
    /// Learner's home board, and the path to it.
    OwnHome,
    /// Opponent's home board.
    OpponentHome,
}

/// Delay before an automatic event, in milliseconds.
const PAUSE: u32 = 700;
/// Time for all checkers to travel to a scripted position, in milliseconds.
const TRAVEL: u32 = 1_600;
/// Display time of an unplayable roll, in milliseconds.
const DANCE: u32 = 1_800;

/// Position with White on the bar and a black blot on White's 7 point.
const BAR: Position = Position {
    white: &[(25, 1), (24, 1), (13, 4), (8, 3), (6, 4), (5, 2)],
    black: &[(24, 1), (18, 1), (13, 4), (8, 3), (6, 4), (5, 2)],
};

/// Position with White's last two checkers.
const OFF: Position = Position {
    white: &[(6, 1), (3, 1), (0, 13)],
    black: &[(3, 1), (2, 2), (1, 1), (0, 11)],
};

/// Lesson steps, in order.
pub(crate) const STEPS: [LessonStep; 10] = [
    LessonStep {
        task: Task::Roll,
        then: &[(0, Scripted::Dice(3, 1))],
        about: Words::lesson_goal,
        outlined: Some(Outlined::OwnHome),
    },
    LessonStep {
        task: Task::Move { from: 8, die: 3 },
        then: &[],
        about: Words::lesson_move,
        outlined: None,
    },
    LessonStep {
        task: Task::Move { from: 6, die: 1 },
        then: &[],
        about: Words::lesson_point,
        outlined: None,
    },
    LessonStep {
        task: Task::Done,
        then: &[
            (PAUSE, Scripted::SetUp(&BAR)),
            (TRAVEL, Scripted::Dice(6, 4)),
        ],
        about: Words::lesson_done,
        outlined: None,
    },
    LessonStep {
        task: Task::Move { from: 25, die: 4 },
        then: &[],
        about: Words::lesson_bar,
        outlined: Some(Outlined::OpponentHome),
    },
    LessonStep {
        task: Task::Move { from: 13, die: 6 },
        then: &[],
        about: Words::lesson_hit,
        outlined: None,
    },
    LessonStep {
        task: Task::Done,
        then: &[(PAUSE, Scripted::Dice(6, 5)), (DANCE, Scripted::Done)],
        about: Words::lesson_was_hit,
        outlined: None,
    },
    LessonStep {
        task: Task::Roll,
        then: &[(0, Scripted::SetUp(&OFF)), (TRAVEL, Scripted::Dice(6, 6))],
        about: Words::lesson_dance,
        outlined: None,
    },
    LessonStep {
        task: Task::Move { from: 6, die: 6 },
        then: &[],
        about: Words::lesson_off,
        outlined: None,
    },
    LessonStep {
        task: Task::Move { from: 3, die: 6 },
        then: &[],
        about: Words::lesson_last,
        outlined: None,
    },
];
