//! Explains a judged decision: queries for the engine, and sentences and tables made of its reports. No browser.
//!
//! [`Explanation`] holds the reasons, the sentence that is told first ([`Explanation::lead`]) with its pictures, the cube facts and how likely each level finds the best choice; [`RollComparison`] compares
//! all replies to two plays; [`Rollout`] rolls out the choices. Each returns its queries ([`protocol::Query`]), stores
//! the reports, and gives rows and sentences. *Must not know*: the page, how the engine judges.

mod cube;
mod explanation;
mod hinted;
mod lead;
mod numbers;
mod roll_comparison;
mod rollout;
mod rollout_options;
mod running;
mod stored;
mod subject;
#[cfg(test)]
mod tests;
mod tried;

pub use cube::{CubeScale, CubeSheet, ScaleZone, Zone, cube_sheet};
pub use explain::Voice;
pub use explanation::{Difficulty, Explanation, LevelChance, difficulty};
pub use hinted::hint_query;
pub use lead::RollPicture;
pub use numbers::percent;
pub use roll_comparison::{Cell, RollComparison, RollRow};
pub use rollout::{ChoiceStanding, Rollout, RolloutMsg, RolloutState};
pub use rollout_options::{RolloutLength, RolloutOptions};
pub use running::{Due, RunningPr};
pub use stored::{read_rollout, write_rollout};
pub use subject::JudgedDecision;
pub use tried::TriedLosses;
