//! Explanations of judged decisions: engine queries, and the facts, sentences and tables derived from the engine's
//! reports.
//!
//! The app's rooms send a [`Query`] to the workers, which answer with a [`Report`]. [`reasons`] finds the reasons why a
//! choice was worse than the best choice, and [`explain`] turns each reason into a sentence. [`Explanation`] holds the
//! reasons, the leading sentence ([`Explanation::lead`]) with its roll diagrams, the cube facts, and the probability
//! that each level finds the best choice. [`RollComparison`] compares two plays over all the opponent's replies, and
//! [`Rollout`] rolls out choices. Each of these types returns its queries, stores the reports, and formats rows and
//! sentences.

mod cube;
pub mod explain;
mod explanation;
mod hinted;
mod lead;
mod met_file;
mod numbers;
mod query;
pub mod reasons;
mod roll_comparison;
mod rollout;
mod rollout_choices;
mod rollout_end;
mod rollout_options;
mod running;
mod score_matrix;
mod score_tables;
mod stored;
mod subject;
mod temperature;
#[cfg(test)]
mod tests;
mod trials;
mod tried;
mod two_rolls;

pub use crate::explain::{Detail, Voice};
pub use cube::{CubeScale, CubeSheet, ScaleZone, Zone, cube_sheet};
pub use explanation::{Difficulty, Explanation, LevelChance, difficulty};
pub use hinted::hint_query;
pub use lead::RollPicture;
pub use met_file::{MetFile, MetFileError};
pub use numbers::percent;
pub use query::{Query, Report};
pub use roll_comparison::{RollComparison, RollRow};
pub use rollout::{ChoiceStanding, Rollout, RolloutMsg, RolloutState};
pub use rollout_options::{RolloutLength, RolloutOptions};
pub use running::{Due, RunningPr};
pub use score_matrix::{MatrixCell, MatrixTexts, ScoreMatrix};
pub use score_tables::{
    NumberCell, NumberTable, ScoreTable, ScoreValues, TABLE_CUBES, TABLE_POINTS, score_values,
};
pub use stored::{read_rollout, write_plan, write_rollout};
pub use subject::JudgedDecision;
pub use temperature::{Cell, Shown};
pub use trials::{Trials, TrialsError};
pub use tried::TriedLosses;
pub use two_rolls::{TwoRolls, TwoRollsMap};
