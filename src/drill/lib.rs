//! Drills: endless exercises, reference positions, and the player's own mistakes, which are repeated when due.
//!
//! [`Model`] is the drill room's state, [`Msg`] its messages, and [`Effect`] its requests to the browser.
//! [`Exercise::draw`] draws an exercise of a [`Kind`]; the same seed gives the same exercise on every machine. The
//! answers are exact: pips and rolls are counted; take points, gammon values and match-winning chances follow from the
//! match equity table; doubles near the end of a bear-off are solved exactly; openings come from the opening book;
//! effective pips and bear-off equities come from the engine's tables; and doubles in longer races are drawn only where
//! the published formulas ([`RaceMethod`]) agree. [`Memory`] schedules [`Card`]s and [`Facts`]. The player who answers
//! is on roll, or answers a double; scores are from that player's perspective.
//!
//! [`Course`] is the beginners' course, whose chapters are data files.
//!
//! The same room shows a [sheet](record::Sheet) item by item ([`SheetSession`]). Sheets are stored alongside the cards
//! ([`StoredSheet`]).
//!
//! [`Openings`] is the state of the opening book page.

mod bests;
mod board_decision;
mod card;
mod change;
mod counting;
mod course;
mod draw;
mod example;
mod exercise;
mod facts;
mod fsrs;
mod judgement;
mod line;
mod merge;
mod model;
#[cfg(test)]
mod model_tests;
mod msg;
mod openings;
mod pictures;
mod practice_log;
mod question;
mod reference;
mod score;
mod session;
mod sheet_reading;
mod sheet_session;
#[cfg(test)]
mod sheet_tests;
mod stored_sheet;
mod submit;
#[cfg(test)]
mod tests;
mod topic;

pub use bests::Bests;
pub use card::{Card, due_of_line, first_due, key_of_line};
pub use change::{CardChange, changed};
pub use counting::{
    entering::Entering,
    isight::Isight,
    keith::Keith,
    neil::neils_number,
    pip_formulas::{Kleinman, Trice},
    pips::PipMethod,
    race::{RaceMethod, race_answer},
    shots::Shots,
    worked::{MarkedStack, StepLabel, Term, Whose, WorkedStep},
};
pub use course::{
    Chapter, Claim, Condition, Course, CourseEffect, CourseError, CourseMsg, CourseProgress,
    CourseRoom, CourseTexts, Fact, GameEnd, GamePlay, OpenStep, SmallGame, Step, StepPart, Task,
    TaskQuestion, TaskState, Titles, is_step_name,
};
pub use example::Method;
pub use exercise::{Exercise, Kind, Purpose, Target};
pub use facts::Facts;
pub use fsrs::{Memory, Rating};
pub(crate) use judgement::MAX_RIGHT_LOSS;
pub use judgement::{Judgement, is_right};
pub use line::{LinePlace, LineStep};
pub use merge::merged;
pub use model::Model;
pub use msg::{AskedExercise, DrillScore, Effect, GivenAnswer, Msg, State, Verdict};
pub use openings::{OpeningStep, Openings, OpeningsMsg};
pub use pictures::picture;
pub use practice_log::{DayResult, LoggedAnswer, PracticeLog};
pub use question::{Mark, SessionQuestion};
pub use record::{Answer, answers};
pub use reference::{Reference, read_references, reference_head};
pub use review::{Book, BookEntry, BookPlay, BookScore, PlayName, Theme};
pub use score::{EquityQuestion, LeadQuestion, ScoreQuestion};
pub use sheet_reading::reviewed_mistake;
pub use sheet_session::SheetSession;
pub use stored_sheet::{Kept, StoredSheet};
pub use topic::Topic;
