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

/// Measures the engine and its opponents, and makes the positions of the drills
///
/// BG_NETS=FILE makes all commands use other nets, as for bg.
#[derive(Debug, Parser)]
#[command(name = "bench", max_term_width = 100)]
enum Command {
    /// Make the opening book, or continue it
    ///
    /// Rolls out the opening rolls, the replies to the reasonable opening plays, and third rolls, for money, double
    /// match point, gammon-go and gammon-save, on one thread. Each decision is appended to the file as soon as it is
    /// made, so the command can be interrupted at any time and continued by running it again.
    Book(book::BookArgs),
    /// Measure the PR of the opponent that is asked to play at a PR, in matches to 7 points against itself
    ///
    /// Reviews both sides and prints the PR that comes out with its 95 % interval, as JSON.
    Calibrate(calibrate::CalibrateArgs),
    /// Generate reference positions for the drills
    ///
    /// Prints positions from self-play, the same number for each theme, with their judgements. They are the same on
    /// every machine.
    Reference {
        /// Positions for each theme
        count: u32,
        /// Plies to look ahead, 0 to 3
        #[arg(default_value_t = 2, value_parser = value_parser!(u8).range(0..=i64::from(MAX_PLIES)))]
        plies: u8,
        /// Output of an interrupted run with the same plies, whose judgements are taken over
        #[arg(long, value_name = "FILE")]
        earlier: Option<Input>,
    },
    /// Measure how long one core takes to answer all requests of a file
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
