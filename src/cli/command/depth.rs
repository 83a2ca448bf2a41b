//! The argument for a search depth.

use clap::{builder::RangedI64ValueParser, value_parser};
use engine::MAX_PLIES;

/// Parses a search depth, in plies.
pub(super) fn plies() -> RangedI64ValueParser<u8> {
    value_parser!(u8).range(0..=i64::from(MAX_PLIES))
}
