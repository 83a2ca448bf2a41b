//! Commands of `bg` as types, with their arguments and help texts.
//!
//! Numbers, formats and players are parsed together with the arguments, so that no command starts with an invalid
//! argument.
#![expect(
    clippy::doc_markdown,
    reason = "doc comments are the help, and a terminal shows no Markdown"
)]

mod depth;
mod dice;
mod rollout;

use std::path::PathBuf;

use clap::{
    Args, CommandFactory as _, Parser, Subcommand, ValueEnum, ValueHint, error::ErrorKind,
    value_parser,
};
use clap_complete::Shell;
use engine::{Depth, TrialLimit};

use self::depth::{plies, trials};
pub(crate) use self::dice::{Detail, DiceArgs, Subject};
pub(crate) use self::rollout::{RolloutArgs, RolloutCommand, RolloutPosition};
use crate::{duel::Contestant, input::Input};

const EXIT_CODES: &str = "\
Exit codes:
  0  success, also when the reader of the output has gone
  1  failure: a file without a game, a damaged file, dice that do not match
  2  usage error: nothing is written to standard output

Environment:
  BG_NETS   file of other nets to judge with, as 'train export' and 'train quantise' write it
  NO_COLOR  no colours

Examples:
  bg review match.mat
  bg convert match.xg --to sgf > match.sgf
  bg help rollout split";

/// Backgammon engine and match tools for the command line
///
/// Reads matches and positions from other programs, reviews every decision, rolls out positions and answers requests
/// from scripts. Needs no network access and no other files.
#[derive(Debug, Parser)]
#[command(name = "bg", version, after_help = EXIT_CODES, max_term_width = 100)]
pub(crate) struct Cli {
    /// The command to run.
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// Commands of `bg`.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Review every decision in match files and folders: PR, error rates, luck, errors
    ///
    /// Reads every format that "bg check" reads. Searches folders and their subfolders; a file in a folder that is not
    /// a match is listed on standard error and skipped. The result does not depend on the number of threads
    /// (RAYON_NUM_THREADS; default: all cores). On a terminal, shows the progress on standard error.
    #[command(after_help = "\
Exit codes:
  0  every named file has a match
  1  a named file has no match or cannot be read
  2  usage error

Examples:
  bg review match.mat
  bg review --ply 1 --csv matches/ > decisions.csv")]
    Review(ReviewArgs),

    /// List the contents of a match file, the program that wrote it, and all remarks on it
    ///
    /// Reads matches (.mat, .txt, .sgf, .xg, .bgf), positions (.xgp, IDs in any text) and links to this game. The
    /// content determines the format, not the name.
    #[command(after_help = "\
Exit codes:
  0  the file has a match, a game or a position
  1  it has none, or cannot be read
  2  usage error

Examples:
  bg check match.mat
  xclip -o | bg check -")]
    Check {
        /// Match file; - reads standard input
        #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
        file: Input,
    },

    /// Convert a match file to another format and write it to standard output
    ///
    /// Remarks on the file, and information that the format cannot express, go to standard error.
    #[command(after_help = "\
Examples:
  bg convert match.xg --to mat > match.mat
  bg convert - --to json < match.sgf")]
    Convert {
        /// Match file, or - for standard input
        #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
        file: Input,
        /// Format to write
        #[arg(long, value_name = "FORMAT")]
        to: OutputFormat,
    },

    /// Roll out a position, or answer rollout requests
    ///
    /// With a position, rolls it out on all cores without the cube and with variance reduction, and prints the result.
    /// Without arguments, reads rollout requests from standard input, one JSON object per line, and answers each on one
    /// core. A request can be split, its parts answered on any machines, and the answers merged: the result is
    /// identical in every digit.
    #[command(
        args_conflicts_with_subcommands = true,
        override_usage = "bg rollout\n       bg rollout <POSITION_ID> <TRIALS> [PLIES [ROLLS]]\n       \
                          bg rollout <COMMAND>",
        after_help = "\
Examples:
  bg rollout 4HPwATDgc/ABMA 1296
  bg rollout 4HPwATDgc/ABMA 324 1 11
  bg rollout split 64 < request.json | parallel --pipe -N1 bg rollout | bg rollout merge"
    )]
    Rollout(RolloutArgs),

    /// Answer JSON requests, one per line
    ///
    /// Reads one JSON object per line from standard input and writes one JSON object per line, in the same order. The
    /// answer to a request that cannot be served is {"error":"reason"}. Commands: plays, best, eval, cube, analyse,
    /// rollout.
    #[command(after_help = r#"Examples:
  echo '{"cmd":"best","position_id":"4HPwATDgc/ABMA","dice":[3,1],"ply":2}' | bg json
  echo '{"cmd":"eval","position_id":"4HPwATDgc/ABMA"}' | bg json"#)]
    Json,

    /// Play GNU Backgammon over a local socket
    ///
    /// Listens only on this machine and answers FIBS board strings with a play, roll, double, take or drop. In GNU
    /// Backgammon: set player 1 external localhost:PORT
    #[command(after_help = "\
Examples:
  bg external 4321
  bg external 0 1    # any free port, 1 ply")]
    External {
        /// TCP port to listen on; 0 selects any free port
        port: u16,
        /// Plies to look ahead, 0 to 3
        #[arg(default_value_t = 2, value_parser = plies())]
        plies: u8,
    },

    /// Speak the Universal Backgammon Interface (UBGI, draft 0.01) on standard input and output
    ///
    /// A user interface sends "ubgi", then positions as FIBS board strings or XGIDs, and gets the best choice for each:
    /// a play, roll, double, take or drop. "quit" ends the command; the answer to anything else is "sorry".
    #[command(after_help = "\
Examples:
  printf 'ubgi\\nXGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10\\n' | bg ubgi
  bg ubgi 1")]
    Ubgi {
        /// Plies to look ahead, 0 to 3
        #[arg(default_value_t = 2, value_parser = plies())]
        plies: u8,
    },

    /// Print the dice for a seed, or verify the dice in a saved session
    ///
    /// With a seed, prints its fingerprint and its first dice. With a file exported by the page, checks that the dice
    /// of every game follow from its seed.
    #[command(after_help = "\
Examples:
  bg dice 0000000000000000000000000000000000000000000000000000000000000000 20
  bg dice backup.json")]
    Dice(DiceArgs),

    /// Let two players play pairs of games with the same dice
    ///
    /// Prints the points that A wins per game, with the 95 % confidence interval, as JSON. In the second game of a
    /// pair, the seats are exchanged. A player is a level (beginner, casual, normal, strong, expert), a number of
    /// plies, or FILE:PLIES with other nets.
    #[command(after_help = "\
Examples:
  bg duel expert strong 1000
  bg duel 0 other-nets.bin:0 5000")]
    Duel {
        /// First player: LEVEL, PLIES or FILE:PLIES
        a: Contestant,
        /// Second player: LEVEL, PLIES or FILE:PLIES
        b: Contestant,
        /// Pairs of games to play, at least 2
        #[arg(value_parser = value_parser!(u32).range(2..=1_000_000_000))]
        pairs: u32,
    },

    /// Measure the speed of one core and print it as JSON
    ///
    /// Measures static evaluations and the generation of legal plays on a fixed mix of positions. The fingerprint
    /// changes only when the engine's answers change.
    #[command(after_help = "\
Examples:
  bg bench")]
    Bench,

    /// Print the completion script for a shell
    #[command(after_help = "\
Examples:
  bg completions bash > ~/.local/share/bash-completion/completions/bg
  bg completions fish > ~/.config/fish/completions/bg.fish")]
    Completions {
        /// Shell for which to print the script
        shell: Shell,
    },

    /// Print a man page, or write all of them to a folder
    #[command(after_help = "\
Examples:
  bg man rollout split > bg-rollout-split.1
  bg man --output /usr/local/share/man/man1")]
    Man {
        /// Command whose page to print; default: the page of bg itself
        command: Vec<String>,
        /// Write all pages to this folder
        #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath, conflicts_with = "command")]
        output: Option<PathBuf>,
    },
}

/// Arguments of `bg review`.
#[derive(Debug, Args)]
pub(crate) struct ReviewArgs {
    /// Match files and folders, or - for standard input
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::AnyPath)]
    pub(crate) files: Vec<Input>,
    /// Plies to look ahead, 0 to 3, or "champion": 2 plies, and a rollout of close choices
    #[arg(long, default_value = "2", overrides_with = "ply")]
    ply: Depth,
    /// Maximum number of trials per choice, with --ply champion
    #[arg(long, value_parser = trials, overrides_with = "trials")]
    trials: Option<TrialLimit>,
    /// Print one JSON object per match
    #[arg(long, overrides_with_all = ["json", "csv"])]
    pub(crate) json: bool,
    /// Print one CSV line per decision
    #[arg(long, overrides_with_all = ["json", "csv"])]
    pub(crate) csv: bool,
}

impl ReviewArgs {
    /// Returns the review depth.
    pub(crate) fn depth(&self) -> Depth {
        match (self.ply, self.trials) {
            (Depth::Champion(_), Some(trials)) => Depth::Champion(trials),
            (depth, _) => depth,
        }
    }
}

/// Output format of `bg convert`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum OutputFormat {
    /// Jellyfish and GNU Backgammon match
    Mat,
    /// Smart Game Format
    Sgf,
    /// JSON, one object per match
    Json,
    /// Fragment of a link to the page
    Link,
    /// XGID of every decision
    Xgid,
    /// Picture of the last decision
    Svg,
    /// Board in letters for every decision
    Text,
}

/// Returns the error for arguments that are individually valid but cannot be combined.
pub(crate) fn usage_error(command: &str, kind: ErrorKind, message: &str) -> clap::Error {
    let mut bg = Cli::command();
    bg.build();
    match bg.find_subcommand_mut(command) {
        Some(command) => command.error(kind, message),
        None => bg.error(kind, message),
    }
}

#[cfg(test)]
mod tests {
    use engine::MAX_PLIES;

    use super::*;

    #[test]
    fn the_commands_are_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn the_help_names_the_limits() {
        let mut bg = Cli::command();
        let mut help = |name| {
            let command = bg.find_subcommand_mut(name).expect("a command");
            command.render_long_help().to_string()
        };
        assert!(help("review").contains(&format!("0 to {MAX_PLIES}")));
        assert!(help("rollout").contains(&format!("1 to {}", jsonl::MAX_TRIALS_PER_REQUEST)));
    }
}
