//! Browser-independent logic of the study room, in which the user steps through a match or studies a position.
//!
//! [`Model`] holds the match and the current moment, and [`Model::update`] applies each [`Msg`] to it. The view is
//! derived from the model: [`Model::scene`] returns the board, [`Review::opening`] the decision at which a review
//! opens, [`Review::course`] the graph below the board, [`Review::decisive`] the moments that decided a game, [`rows`]
//! the move list, and [`heading`] and [`moment`] the texts. [`Queue`] lists the analyses that run unattended.

mod comparison;
mod contributions;
mod course;
mod depth;
mod drill_candidates;
mod entry;
mod file_analysis;
mod filter;
#[cfg(test)]
mod filter_tests;
mod linked;
mod list;
mod loss_cause;
mod model;
mod moments;
mod notation;
mod notes;
mod opening;
#[cfg(test)]
mod opening_tests;
mod place;
#[cfg(test)]
mod position_review_tests;
mod queue;
mod reader_side;
mod resignation;
#[cfg(test)]
mod review_tests;
mod reviewing;
mod running;
mod sheet_items;
mod shown_decision;
mod speech;
mod stored;
#[cfg(test)]
mod teaching_tests;
#[cfg(test)]
mod tests;
mod tried_line;
#[cfg(test)]
mod tried_line_tests;
mod turning_points;
mod verdict;
mod within;
mod wrong_resignations;

pub use comparison::{AnalysisSource, ComparedChoice, Comparison, judged_rows};
pub use contributions::{Contribution, Statistic, contributions};
pub use course::{Course, CourseMark, CoursePoint};
pub use entry::Entry;
pub use filter::{DecisionKind, Filter, Mark, Selection};
pub use linked::linked_review;
pub use list::{Cell, Row, rows};
pub use loss_cause::LossCause;
pub use model::{Model, Msg, StudyContent};
pub use moments::Moment;
pub use notes::NoteMark;
pub use opening::{Opening, first_decision, stored_opening};
pub use place::{Place, from_note, to_note};
pub use queue::{
    Job, JobId, JobOutcome, JobProblem, MAX_JOBS, Pace, Queue, QueueMsg, RemainingTime, Task,
};
pub use reader_side::side_named;
pub use review::{
    Item, Judged, Kind, MIN_SHOWN_LOSS, Mistake, Pass, ReviewDepth, SkipReason, Skipped,
    StoredHead, VERSION,
};
pub use reviewing::{Numbers, Progress, Review, ReviewMsg};
pub use running::is_part_of;
pub use sheet_items::SheetChoice;
pub use speech::{
    announcement, clean, cube_name, heading, link_error, moment, names, position, result, skip_key,
    title, turn,
};
pub use stored::{Shared, is_rollout, merged_review, stored_rollout, with_rollout};
pub use tried_line::TriedLine;
pub use turning_points::{Decisive, ShownMoments, TurningPoint, cost_in_words};
pub use verdict::{JudgedChoice, Verdict, file_verdict, verdicts};
pub use within::Within;
