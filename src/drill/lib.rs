//! Drills: endless exercises, reference positions, and the player's own decisions, which are repeated when they are
//! due.
//!
//! [`Model`] is the room's state, [`Msg`] its messages, [`Effect`] its requests to the browser. [`Exercise::draw`]
//! draws an exercise of a [`Kind`]; the same seed gives the same exercise on every machine. The answers are exact: pips
//! are counted, take points and gammon values follow from the match equity table, doubles near the end of a bear-off
//! are solved completely, openings come from the opening book, bear-off equities come from the engine's tables, and
//! doubles in longer races are drawn only where three published formulas agree. [`Card`]s are spaced by [`Memory`]. The
//! player who answers is on roll, or answers a double; scores are seen by that player.
//!
//! A [sheet](record::Sheet) is read item by item in the same room ([`SheetSession`]), and is stored beside the cards
//! ([`StoredSheet`]).
//!
//! [`Openings`] is the state of the page with the opening book.

mod bests;
mod board_decision;
mod card;
mod change;
mod draw;
mod exercise;
mod fsrs;
mod judgement;
mod keith;
mod merge;
mod model;
#[cfg(test)]
mod model_tests;
mod msg;
mod openings;
mod pictures;
mod pip_formulas;
mod question;
mod reference;
mod score;
mod session;
mod sheet_session;
#[cfg(test)]
mod sheet_tests;
mod stored_sheet;
#[cfg(test)]
mod tests;

pub use bests::Bests;
pub use card::{Card, due_of_line, first_due, key_of_line};
pub use change::{CardChange, changed};
pub use exercise::{Exercise, Kind, race_answer};
pub use fsrs::{Memory, Rating};
pub(crate) use judgement::MAX_RIGHT_LOSS;
pub use judgement::{Judgement, is_right};
pub use keith::Keith;
pub use merge::merged;
pub use model::Model;
pub use msg::{AskedExercise, DrillScore, Effect, GivenAnswer, Msg, State, Topic, Verdict};
pub use openings::{OpeningStep, Openings, OpeningsMsg};
pub use pictures::picture;
pub use pip_formulas::{Kleinman, Trice};
pub use question::{Mark, SessionQuestion};
pub use record::{Answer, answers};
pub use reference::{Reference, read_references, reference_head};
pub use review::{Book, BookEntry, BookPlay, BookScore, PlayName, Theme};
pub use score::ScoreQuestion;
pub use sheet_session::SheetSession;
pub use stored_sheet::{Kept, StoredSheet};
