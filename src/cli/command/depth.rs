//! Arguments for a search depth and a number of trials.

use clap::{builder::RangedI64ValueParser, value_parser};
use engine::{MAX_PLIES, TrialLimit, TrialLimitError};

/// Returns a parser for a search depth in plies.
pub(super) fn plies() -> RangedI64ValueParser<u8> {
    value_parser!(u8).range(0..=i64::from(MAX_PLIES))
}

/// Parses the number of trials for a Champion analysis.
pub(super) fn trials(text: &str) -> Result<TrialLimit, TrialLimitError> {
    text.parse().map_or(Err(TrialLimitError), TrialLimit::new)
}
