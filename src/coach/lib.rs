//! A judged decision, understood: what is asked of the engine about it, and what is said of the answers. No browser.
//!
//! [`Insight`] has the reasons, the facts about the cube and who finds the best choice; [`Rolls`] sets all replies to two
//! plays side by side; [`Rollout`] plays the choices out. Each says which questions it has ([`protocol::Query`]), takes the
//! answers in, and gives rows and sentences. *Must not know*: the page, how the engine judges.

mod cube;
mod insight;
mod numbers;
mod rollout;
mod rolls;
mod running;
mod stored;
mod subject;
#[cfg(test)]
mod tests;

pub use cube::{CubeSheet, Zone, cube_sheet};
pub use insight::{Finder, Hardness, Insight, hardness};
pub use numbers::percent;
pub use rollout::{Length, Options, Rollout, RolloutMsg, Standing, State};
pub use rolls::{Cell, RollRow, Rolls};
pub use running::{Due, Running};
pub use stored::{read_rollouts, write_rollouts};
pub use subject::Subject;
