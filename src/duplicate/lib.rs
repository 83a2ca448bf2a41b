//! Room for duplicates: several people play with the same dice and compare their results.
//!
//! [`Model`] holds the state, only [`update`] changes it, and [`Effect`]s are requests to the page. A result is
//! accepted once a replay has validated it; its PR and luck are computed by the reader's own engine
//! ([`Model::to_judge`]). The links are defined in `friend`, and sessions are played on `table`.

mod checked_result;
mod figures;
mod form;
mod incoming;
mod model;
mod names;
mod navigation;
mod own_results;
mod page;
mod speech;
mod standings;
mod stored;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_results;
#[cfg(test)]
mod tests_study;
#[cfg(test)]
mod tests_waiting;
mod update;

pub use checked_result::CheckedResult;
pub use figures::{PLIES, ResultStats};
pub use form::{agreed, games};
pub use model::{Effect, Model, Msg, Notice, Page, TableSession};
pub use page::ShownDuplicate;
pub use review::Item;
pub use speech::{heading, line, notice, terms};
pub use standings::{Row, csv, rows, study_link, text};
pub use stored::{Change, Stored, StoredResult, changed, key};
pub use update::update;
