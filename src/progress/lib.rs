//! How a player's play develops, from the reviewed matches of the library: PR by game with a smoothed line, by phase of
//! the game, by kind of decision and by opponent, habits, best games, biggest swings, and all of it as CSV.
//!
//! [`Reading`] takes one game at a time out of a match and its stored review, so that the page stays alive; [`Collection`]
//! holds what was read, and [`Report`] sums up one player of it. *Must not know*: texts, the page, the database, the engine.

mod collection;
mod csv;
mod fact;
mod habit;
mod phase;
mod rate;
mod reading;
mod report;
#[cfg(test)]
mod tests;
mod trend;

pub use collection::{About, Collection, Game, Match, Who};
pub use csv::{decisions_csv, games_csv, summary_csv};
pub use fact::{Fact, Lead};
pub use habit::{CONFIDENCE, FEWEST, Habit, Lean, Question, Tally, two_sided};
pub use phase::Phase;
pub use rate::{Rate, Sum};
pub use reading::Reading;
pub use report::{Opponent, Report, Row, Swing};
pub use review::Interval;
pub use trend::{Smoothed, trend};
