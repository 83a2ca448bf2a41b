//! A player's progress over the reviewed matches in the library: PR by game with a smoothed curve, PR by phase, kind of
//! decision and opponent, habits, best games, and biggest swings, all of which can be exported as CSV.
//!
//! [`Reading`] reads a match and its stored review, [`Collection`] contains the games, and [`Report`] is the report on
//! one player, parts of which the player can share as a [`SharedProgress`] link. [`find`] searches the decisions in all
//! matches. The code runs in a worker, in which [`Statistics`] answers each [`Request`] from the page with a [`Reply`].

mod answers;
mod collection;
mod csv;
mod fact;
pub mod find;
mod habit;
mod loaded_match;
mod messages;
mod phase;
mod picture;
mod rate;
mod reading;
mod recent;
mod report;
mod shared;
#[cfg(test)]
mod tests;
mod trend;
mod worst;

pub use answers::Statistics;
pub use collection::{Collection, Game, Match, MatchInfo, PlayerKey};
pub use csv::{decisions_csv, games_csv, summary_csv};
pub use fact::{Fact, Lead};
pub use habit::{CONFIDENCE, ErrorKind, Habit, Lean, MIN_ERRORS, Tally, two_sided};
pub use messages::{CsvTable, PlayerLine, Reply, ReportLink, Request};
pub use phase::Phase;
pub use picture::{Picture, PictureMark, PictureOf};
pub use rate::{Rate, Sum};
pub use reading::Reading;
pub use recent::RecentGames;
pub use report::{Opponent, Report, Row, Swing};
pub use review::Interval;
pub use shared::{SharedParts, SharedProgress};
pub use trend::{Change, TrendPoint, trend};
pub use worst::WorstError;
