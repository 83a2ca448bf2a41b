//! Arguments of `bg rollout`.

use clap::{Args, Subcommand, value_parser};
use jsonl::MAX_TRIALS_PER_REQUEST;

use record::{PositionIdError, board_from_id};
use rules::Variant;

use super::depth::plies;

/// Arguments of `bg rollout`: a subcommand, a position, or neither.
#[derive(Debug, Args)]
pub(crate) struct RolloutArgs {
    #[command(subcommand)]
    pub(crate) command: Option<RolloutCommand>,
    #[command(flatten)]
    pub(crate) position: Option<RolloutPosition>,
}

/// Subcommands for rollout requests and their answers.
#[derive(Debug, Subcommand)]
pub(crate) enum RolloutCommand {
    /// Split a rollout request into parts
    ///
    /// Reads one request from standard input and writes one request per line, each with its share of the trials.
    #[command(after_help = "\
Examples:
  bg rollout split 64 < request.json > parts.jsonl")]
    Split {
        /// Number of parts; each needs at least one trial
        #[arg(value_parser = value_parser!(u64).range(1..))]
        parts: u64,
    },
    /// Merge the answers to all parts into the answer to the whole request
    ///
    /// Reads one answer per line, in any order. An answer that occurs twice, or belongs to another rollout or other
    /// nets, is rejected.
    #[command(after_help = "\
Examples:
  cat part.* | bg rollout merge")]
    Merge,
}

/// Position to roll out.
#[derive(Debug, Args)]
pub(crate) struct RolloutPosition {
    /// GNU Backgammon position ID
    #[arg(required = false, requires = "trials", value_parser = position_id)]
    pub(crate) position_id: String,
    /// Games to play, 1 to 1000000
    #[arg(required = false, value_parser = value_parser!(u64).range(1..=MAX_TRIALS_PER_REQUEST))]
    pub(crate) trials: u64,
    /// Plies to look ahead, 0 to 3; default: 0
    #[arg(value_parser = plies())]
    pub(crate) plies: Option<u8>,
    /// Truncate each game after this number of rolls
    pub(crate) rolls: Option<u32>,
}

/// Parses a position ID given on the command line.
///
/// # Errors
/// Returns an error if the text is not the ID of a valid position.
fn position_id(text: &str) -> Result<String, PositionIdError> {
    board_from_id(text, Variant::Standard).map(|_| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rejects_impossible_positions() {
        assert!(position_id("4HPwATDgc/ABMA").is_ok());
        assert!(position_id("//////////////").is_err());
    }
}
