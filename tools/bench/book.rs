//! `bench book`: builds the opening book using rollouts and appends it to a file one decision at a time, so that the
//! command can be interrupted at any point.
//!
//! The candidates for a decision are the plays within a margin in a 2-ply search, at least two. They are rolled out
//! with common dice; a play that clearly trails is dropped after a round and keeps its loss from that round.

mod order;
mod rolling;

use std::{
    fs::OpenOptions,
    io::{self, Write as _},
    path::{Path, PathBuf},
    time::Instant,
};

use clap::{Args, builder::RangedU64ValueParser, value_parser};
use engine::{Judge, TrialLimit};
use review::{Book, BookEntry, BookScore};

use order::{Item, Stage, Work};
use rolling::{Roller, method};

/// Default limit on the trials for a reply; the standard error of a loss is then about 0.004 points.
const REPLY_TRIALS: u64 = 432;

/// Arguments of `bench book`.
#[derive(Debug, Args)]
pub struct BookArgs {
    /// File to which decisions are appended; an existing file is continued
    pub file: PathBuf,
    /// Maximum number of trials per play of an opening roll
    #[arg(long, value_name = "TRIALS", default_value_t = TrialLimit::DEFAULT.count(), value_parser = limit())]
    pub opening: u64,
    /// Maximum number of trials per reply and per play of a third roll
    #[arg(long, value_name = "TRIALS", default_value_t = REPLY_TRIALS, value_parser = limit())]
    pub reply: u64,
    /// Maximum number of decisions to add
    #[arg(long, value_name = "COUNT")]
    pub decisions: Option<usize>,
    /// Instead of continuing the book, write its current contents to this file, sorted
    #[arg(long, value_name = "FILE")]
    pub export: Option<PathBuf>,
    /// Maximum size of the exported file, in bytes; third rolls that would exceed it are omitted
    #[arg(long, value_name = "BYTES", default_value_t = 600_000)]
    pub bytes: usize,
}

fn limit() -> RangedU64ValueParser {
    value_parser!(u64).range(1..=TrialLimit::MAX)
}

/// Continues or exports the book.
///
/// # Errors
/// Returns an error if the file cannot be read or written, or if it was created with other nets or settings.
pub fn run(judge: &Judge, arguments: &BookArgs) -> io::Result<()> {
    let method = method(judge);
    let mut book = read(&arguments.file, &method)?;
    if let Some(export) = &arguments.export {
        let exported = order::limited(&book, arguments.bytes);
        std::fs::write(export, exported.to_text())?;
        eprintln!("{}", counts(&exported));
        return Ok(());
    }
    let mut file = OpenOptions::new().append(true).open(&arguments.file)?;
    let roller = Roller::new(judge);
    let start = Instant::now();
    let mut left = arguments.decisions.unwrap_or(usize::MAX);
    for (stage, score, work) in Stage::steps() {
        let trials = match stage {
            _ if work == Work::Search => 0,
            Stage::Openings => arguments.opening,
            Stage::Replies | Stage::ThirdRolls => arguments.reply,
        };
        for item in stage.items(score, &book) {
            if left == 0 {
                return Ok(());
            }
            if work.is_due(&item, &book) {
                let entry = rolled_out(&roller, &item, trials)?;
                // Writes each decision at once, so that an interruption loses only the current decision.
                file.write_all(entry.to_lines().as_bytes())?;
                book.add(&entry);
                eprintln!(
                    "{:>6} s, {stage:?}, {}",
                    start.elapsed().as_secs(),
                    counts(&book)
                );
                left -= 1;
            }
        }
    }
    eprintln!("the book is complete");
    Ok(())
}

/// Rolls out a decision's plays.
fn rolled_out(roller: &Roller<'_>, item: &Item, trials: u64) -> io::Result<BookEntry> {
    let entry = roller.entry(item, trials);
    entry.ok_or_else(|| io::Error::other(format!("{item:?} cannot be rolled out")))
}

/// Reads the existing book, or starts a new file.
fn read(file: &Path, method: &str) -> io::Result<Book> {
    if !file.exists() {
        std::fs::write(file, review::book::head(method))?;
    }
    let text = std::fs::read_to_string(file)?;
    // An interruption can truncate the last line, which may still look valid.
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let book = Book::read(&text[..whole]).filter(|book| book.method() == method);
    let book = book.ok_or_else(|| {
        let name = file.display();
        io::Error::other(format!(
            "{name} is not a book of \"{method}\"; begin another file"
        ))
    })?;
    if whole < text.len() {
        let file = OpenOptions::new().write(true).open(file)?;
        file.set_len(whole as u64)?;
    }
    Ok(book)
}

/// Returns the number of decisions for each score, as text.
fn counts(book: &Book) -> String {
    let one = |score: BookScore| format!("{} {}", score.key(), book.count(score));
    BookScore::ALL.map(one).join(", ")
}
