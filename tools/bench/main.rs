//! Tools that measure the engine and its opponents, and generate the drill positions; see `README.md` in the parent
//! folder.
#![expect(
    clippy::doc_markdown,
    reason = "doc comments are the help, and a terminal shows no Markdown"
)]

mod book;
mod calibrate;
mod reference;
mod requests;

use std::{io, path::PathBuf, process::ExitCode};

use clap::{Parser, value_parser};
use cli::{input::Input, nets};
use engine::MAX_PLIES;

/// Measures the engine and its opponents, and generates the drill positions
///
/// BG_NETS=FILE makes all commands use other nets, as it does for bg.
#[derive(Debug, Parser)]
#[command(name = "bench", max_term_width = 100)]
enum Command {
    /// Build the opening book, or continue an interrupted build
    ///
    /// Rolls out the opening rolls, the replies to the reasonable opening plays, and third rolls, for money, double
    /// match point, gammon-go and gammon-save, on a single thread. Each decision is appended to the file as soon as it
    /// has been made, so the command can be interrupted at any time and continued by running it again.
    Book(book::BookArgs),
    /// Measure the PR that the opponent achieves at a target PR, in 7-point matches against itself
    ///
    /// Reviews both sides and prints the resulting PR with its 95 % interval, as JSON.
    Calibrate(calibrate::CalibrateArgs),
    /// Generate reference positions for the drills
    ///
    /// Prints positions from self-play, the same number for each theme, with their evaluations. They are the same on
    /// every machine.
    Reference {
        /// Number of positions per theme
        count: u32,
        /// Plies to look ahead, 0 to 3
        #[arg(default_value_t = 2, value_parser = value_parser!(u8).range(0..=i64::from(MAX_PLIES)))]
        plies: u8,
        /// Output of an interrupted run with the same plies, whose evaluations are reused
        #[arg(long, value_name = "FILE")]
        earlier: Option<Input>,
    },
    /// Measure how long one core takes to answer all requests in a file
    Review {
        /// File with one request for `bg json` per line, such as tests/data/review.jsonl
        file: PathBuf,
    },
}

fn main() -> ExitCode {
    match run(Command::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bench: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> io::Result<()> {
    let judge = nets::load()?;
    match command {
        Command::Book(arguments) => book::run(&judge, &arguments)?,
        Command::Calibrate(arguments) => {
            let result = calibrate::run(&judge, &arguments).map_err(io::Error::other)?;
            println!("{result}");
        }
        Command::Reference {
            count,
            plies,
            earlier,
        } => reference::print(&judge, count as usize, plies, earlier.as_ref())?,
        Command::Review { file } => println!("{}", requests::run(&judge, &file)?),
    }
    Ok(())
}
