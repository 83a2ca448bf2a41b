//! Explains a judged decision: queries for the engine, and sentences and tables made of its reports. No browser.
//!
//! [`Explanation`] holds the reasons, the cube facts and how likely each level finds the best choice; [`Rolls`] compares
//! all replies to two plays; [`Rollout`] rolls out the choices. Each returns its queries ([`protocol::Query`]), stores
//! the reports, and gives rows and sentences. *Must not know*: the page, how the engine judges.

mod cube;
mod explanation;
mod numbers;
mod rollout;
mod rolls;
mod running;
mod stored;
mod subject;
#[cfg(test)]
mod tests;
mod tried;

pub use cube::{CubeSheet, Zone, cube_sheet};
pub use explanation::{Difficulty, Explanation, LevelChance, difficulty};
pub use numbers::percent;
pub use rollout::{Length, Options, Rollout, RolloutMsg, Standing, State};
pub use rolls::{Cell, RollRow, Rolls};
pub use running::{Due, RunningPr};
pub use stored::{read_rollout, write_rollout};
pub use subject::Subject;
pub use tried::TriedLosses;
