//! Commands of `train` as types, with their arguments and help texts.

use std::{convert::Infallible, path::PathBuf, str::FromStr};

use anyhow::{Context as _, anyhow, ensure};
use clap::{Args, Parser, Subcommand};

use crate::{
    checkpoint::Widths,
    chunk::{Kind, lambda},
    label::SHARD,
};

/// Trains the nets from random weights by self-play
#[derive(Debug, Parser)]
#[command(name = "train", max_term_width = 100)]
pub struct Arguments {
    /// Selected command.
    #[command(subcommand)]
    pub command: Command,
}

/// Commands of `train`.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Train by self-play with temporal differences; continues from DIR/nets.bin if it exists
    Td {
        dir: PathBuf,
        /// Total number of games
        games: u64,
        /// Number of hidden units in each net
        width: usize,
    },
    /// Label positions from games of these nets using a search a number of rolls ahead, 10,000 labels per file
    Label {
        #[command(flatten)]
        shards: Shards,
        /// Rolls to look ahead
        rolls: u8,
    },
    /// Label only positions whose evaluation a search one roll ahead changes, using a search two rolls ahead
    Doubted {
        #[command(flatten)]
        shards: Shards,
    },
    /// Label positions from games of these nets with the results of the games, adjusted for luck
    Played {
        #[command(flatten)]
        shards: Shards,
        /// Weight of the result at each turn, 0 to 1; the nets' evaluation has the remaining weight
        #[arg(value_parser = lambda)]
        lambda: f32,
    },
    /// Write a request for each label file, as one JSON line each
    Split {
        file: PathBuf,
        shards: u64,
        #[command(subcommand)]
        kind: Kind,
    },
    /// Answer requests from standard input with these nets, one JSON line each, on one core
    Work { file: PathBuf },
    /// Write the label files from answers in any order; the files equal those of a single run
    Merge { dir: PathBuf },
    /// Write the labels from these folders, with the nets' inputs, to standard output as fixed-size rows
    Rows {
        /// Label folders, each optionally followed by =WEIGHT, the weight of its labels (default: 1)
        #[arg(value_name = "DIR[=WEIGHT]", value_parser = weighted_folder, required = true)]
        dirs: Vec<WeightedFolder>,
    },
    /// Fit nets to labels; continues from FILE if it exists
    Fit(Fit),
    /// Remove the hidden units with the least effect in the positions labelled in DIR...
    Prune(Prune),
    /// Join nets into wider ones whose evaluation is the mean of the originals'
    Join {
        to: PathBuf,
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Average the weights of nets that were trained further from the same starting point
    Mean {
        to: PathBuf,
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Print the loss of each of these nets when choosing among the plays labelled in DIR
    Score {
        dir: PathBuf,
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Train the small net, whose inputs are only the checkers, on these nets' evaluations of the replies in their
    /// games
    Quick(Quick),
    /// Write nets in the shipped format
    Export { file: PathBuf, to: PathBuf },
    /// Write a layered net (BGL1) in the shipped format, with integer weights
    Quantise { file: PathBuf, to: PathBuf },
    /// Measure nets on close decisions
    #[command(subcommand)]
    Bench(BenchCommand),
    /// Plot the learning curve from the tables of errors and strengths
    Plot {
        errors: PathBuf,
        strength: PathBuf,
        to: PathBuf,
    },
}

/// Nets used to label positions, output folder for the labels, and number of shards.
#[derive(Debug, Args)]
pub struct Shards {
    /// Nets; several nets, separated by commas, are averaged
    #[arg(value_name = "FILE[,FILE]...")]
    pub files: Files,
    pub dir: PathBuf,
    /// Number of files
    #[arg(value_name = "SHARDS")]
    pub count: u64,
    /// Minimum number of labels per file
    #[arg(long, default_value_t = SHARD)]
    pub labels: usize,
    /// Number of the first file; files with other numbers come from other games
    #[arg(long, default_value_t = 0)]
    pub first: u64,
}

/// List of files in one argument, separated by commas.
#[derive(Clone, Debug)]
pub struct Files(pub Vec<PathBuf>);

impl FromStr for Files {
    type Err = Infallible;

    fn from_str(word: &str) -> Result<Self, Infallible> {
        Ok(Self(word.split(',').map(PathBuf::from).collect()))
    }
}

/// Fit nets to labels; continues from FILE if it exists
#[derive(Debug, Args)]
pub struct Fit {
    pub file: PathBuf,
    pub to: PathBuf,
    #[arg(value_name = WIDTHS, value_parser = widths)]
    pub widths: Widths,
    pub passes: usize,
    /// Initial learning rate; decays to a hundredth of this value over the fit
    pub step: f32,
    /// Label folders, each optionally followed by =WEIGHT, the weight of its labels (default: 1)
    #[arg(value_name = "DIR[=WEIGHT]", value_parser = weighted_folder, required = true)]
    pub dirs: Vec<WeightedFolder>,
}

/// Remove the hidden units with the least effect in the positions labelled in DIR...
#[derive(Debug, Args)]
pub struct Prune {
    pub file: PathBuf,
    pub to: PathBuf,
    #[arg(value_name = WIDTHS, value_parser = widths)]
    pub widths: Widths,
    #[arg(required = true)]
    pub dirs: Vec<PathBuf>,
}

/// Train the small net, whose inputs are only the checkers, on these nets' evaluations of the replies in their games
#[derive(Debug, Args)]
pub struct Quick {
    pub file: PathBuf,
    pub to: PathBuf,
    /// Number of hidden units
    pub width: usize,
    pub games: u64,
    pub passes: usize,
    /// Learning rate
    pub step: f32,
}

/// Commands for the benchmark of close decisions.
#[derive(Debug, Subcommand)]
pub enum BenchCommand {
    /// Write close decisions from games of these nets, with the best plays rolled out
    Make {
        file: PathBuf,
        to: PathBuf,
        count: usize,
        /// Number of games per rollout
        games: u32,
    },
    /// Print these nets' mean loss per decision
    Run {
        file: PathBuf,
        decisions: PathBuf,
        /// Rolls to look ahead
        plies: u8,
    },
}

const WIDTHS: &str = "RACE,CONTACT,BEHIND,AHEAD,CRASHED";

/// Folder of labels, with the weight of each label.
#[derive(Clone, Debug, PartialEq)]
pub struct WeightedFolder {
    pub folder: PathBuf,
    /// Weight of each label, above 0; 1 by default.
    pub weight: f32,
}

/// Parses the number of hidden units of each net, separated by commas.
fn widths(words: &str) -> anyhow::Result<Widths> {
    let widths: Vec<usize> = words.split(',').map(str::parse).collect::<Result<_, _>>()?;
    Widths::try_from(widths).map_err(|_| anyhow!("a width for each net: {words}"))
}

/// Parses a folder of labels and, after the last `=`, the weight of each label.
fn weighted_folder(word: &str) -> anyhow::Result<WeightedFolder> {
    let (folder, weight) = match word.rsplit_once('=') {
        None => (word, 1.0),
        Some((folder, weight)) => (folder, number(weight)?),
    };
    ensure!(
        weight.is_finite() && weight > 0.0,
        "WEIGHT is above 0: {word}"
    );
    Ok(WeightedFolder {
        folder: folder.into(),
        weight,
    })
}

fn number(word: &str) -> anyhow::Result<f32> {
    word.parse().with_context(|| format!("a number: {word}"))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn the_commands_in_the_readme_are_understood() {
        Arguments::command().debug_assert();
        let readme = include_str!("README.md");
        let lines = readme
            .lines()
            .filter_map(|line| line.strip_prefix("    train "));
        let mut count = 0;
        for line in lines {
            let words = line
                .split(['#', '|'])
                .next()
                .unwrap_or_default()
                .split_whitespace();
            let parsed = Arguments::try_parse_from(std::iter::once("train").chain(words));
            // The first runs used three nets, not five.
            if !line.contains("256,256,256 ") && !line.contains("512,512,512 ") {
                assert!(parsed.is_ok(), "{line}");
                count += 1;
            }
        }
        assert!(count > 50, "{count} commands");
        let kind = |words: &[&str]| match Arguments::try_parse_from(words).map(|all| all.command) {
            Ok(Command::Split { kind, .. }) => Some(kind),
            _ => None,
        };
        let played = kind(&["train", "split", "nets.bin", "7", "played", "0.95"]);
        assert_eq!(played, Some(Kind::Played { lambda: 0.95 }));
        assert_eq!(kind(&["train", "split", "nets.bin", "7", "label"]), None);
    }

    #[test]
    fn a_folder_has_the_weight_given_after_the_equals_sign() {
        for (word, folder, weight) in [
            ("lab1", "lab1", 1.0),
            ("p1=0.1", "p1", 0.1),
            ("run=3/p1=2", "run=3/p1", 2.0),
        ] {
            let expected = WeightedFolder {
                folder: folder.into(),
                weight,
            };
            assert_eq!(weighted_folder(word).ok(), Some(expected));
        }
        for word in ["p1=", "p1=much", "p1=NaN", "p1=-1", "p1=0", "p1=inf"] {
            assert!(weighted_folder(word).is_err(), "{word}");
        }
    }

    #[test]
    fn a_lambda_is_between_0_and_1_and_every_net_has_a_width() {
        assert_eq!(lambda("0.95").ok(), Some(0.95));
        assert!(
            ["1.5", "-1", "NaN", "inf", "x"]
                .iter()
                .all(|word| lambda(word).is_err())
        );
        assert_eq!(widths("1,2,3,4,5").ok(), Some([1, 2, 3, 4, 5]));
        assert!(widths("1,2,3").is_err() && widths("1,2,3,4,x").is_err());
    }
}
