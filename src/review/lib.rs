//! Reviews of recorded matches: the loss of every decision, and the contribution of luck to the result.
//!
//! A review has three steps, all of them pure functions: [`list`] finds the decisions in a [`record::MatchRecord`],
//! [`judge`] evaluates one of them with the engine, and [`Sheet`] and [`Summary`] add up the evaluations without the
//! engine. Decisions can be evaluated in any order and on any number of threads, to the depth of a [`Pass`], with the
//! same results.
//!
//! Losses are equities in units of the cube before the decision (EMG) and, in matches, match-winning chances (MWC);
//! neither is ever negative. All values are from the deciding player's perspective.

pub mod book;
mod close;
mod difficulty;
mod figures;
mod interval;
mod judge;
mod judged;
mod list;
mod luck;
mod pass;
mod preset;
mod result;
mod sheet;
mod stored;
mod summary;
mod theme;

/// Version of a stored review, which identifies the neural nets, the search and the counting rules. A review with a
/// different version is treated as one by a different program. Version 2 solves short bear-offs exactly, including the
/// cube, and evaluates luck one ply ahead. `tests/review_answers.rs` detects changes that require a new version.
pub const VERSION: &str = "review 2, nets 31dfb292f7cbf1c5";

/// Minimum loss, in EMG, that is shown: with three decimals, a smaller loss would be 0.000.
pub const MIN_SHOWN_LOSS: f32 = 0.0005;

pub use book::{Book, BookEntry, BookPlay, BookScore, PlayName};
pub use close::{is_close, is_near};
pub use difficulty::{difficulty, is_avoidable};
pub use engine::{Candidate, Equity, Mwc, Outcomes};
pub use figures::{decision_figures, match_figures, read_decision_figures, read_match_figures};
pub use interval::Interval;
pub use judge::judge;
#[cfg(any(test, feature = "samples"))]
pub use judged::sample_candidate;
pub use judged::{CubeEquities, Judged, Kind, LuckOfRoll};
pub use list::{GameList, Item, MatchList, SkipReason, Skipped, list, list_game};
pub use pass::{Pass, ReviewDepth, Scope};
pub use preset::{Mistake, Preset, Rank};
pub use result::{final_result, is_in_result};
pub use sheet::{CheckerSums, CubeSums, LuckSums, Sheet};
pub use stored::{
    MAX_STORED_CANDIDATES, StoredHead, StoredLine, decision_fingerprint, stored_line, stored_place,
    stored_text,
};
pub use summary::{ByMistake, PR, Summary, pr_interval, rates, summarise};
pub use theme::{Theme, anchors, is_back_game, is_blitz, is_holding_game};
