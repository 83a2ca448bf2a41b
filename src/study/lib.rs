//! The study room without a browser: a match or a position, move by move.
//!
//! [`Model`] holds the match and the current moment, [`Msg`] its messages, which [`Model::update`] handles. The view is
//! derived: [`Model::scene`] gives the board, [`rows`] the list of plays, [`heading`] and [`moment`] the texts. *Must
//! not know*: Leptos, the browser, the game on the table, the engine.

mod contributions;
mod depth;
mod drill_candidates;
mod entry;
mod file_analysis;
mod filter;
#[cfg(test)]
mod filter_tests;
mod list;
mod model;
mod moments;
mod notation;
mod place;
#[cfg(test)]
mod position_review_tests;
#[cfg(test)]
mod review_tests;
mod reviewing;
mod running;
mod shown_decision;
mod speech;
mod stored;
#[cfg(test)]
mod tests;
mod verdict;

pub use contributions::{Contribution, Statistic, contributions};
pub use entry::Entry;
pub use filter::{DecisionKind, Filter, Mark, Selection};
pub use list::{Cell, Row, rows};
pub use model::{Model, Msg, StudyContent};
pub use moments::Moment;
pub use place::{Place, from_note, to_note};
pub use review::{Item, Judged, Kind, Mistake, Pass, SkipReason, Skipped, VERSION};
pub use reviewing::{Numbers, Progress, Review, ReviewMsg};
pub use running::is_part_of;
pub use speech::{
    announcement, cube_name, heading, link_error, moment, names, position, skip_key, turn,
};
pub use stored::{Head, Shared, is_rollout, merged_review, with_rollout};
pub use verdict::{JudgedChoice, Verdict, file_verdict, verdicts};
