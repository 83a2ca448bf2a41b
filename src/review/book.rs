//! Opening book: rolled-out plays for opening rolls, replies, and some third rolls.
//!
//! `bench book` writes the file, and the web page fetches it on demand. A line with a score and a position is followed
//! by one line per roll: the roll, then its plays, sorted best first. The best play's equity and the other plays'
//! losses are in thousandths of a point, and their standard errors in ten-thousandths. Plays without an error and a
//! number of trials have been searched 2 plies deep and have yet to be rolled out.
//!
//! ```text
//! money 4HPwATDgc/ABMA
//! 31 8/5 6/5=160~19*1296;24/23 13/10=172~55*144
//! money 4HPFASTgc/ABMA
//! 43 13/9 13/10=-171;24/21 13/9=52
//! ```

mod name;
mod score;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use record::{board_from_id, parse_play, position_id, print_play};
use rules::{Board, Decision, Die, Play, Roll, Variant};

pub use name::PlayName;
pub use score::BookScore;

/// Maximum size of a book file, in bytes.
const MAX_BYTES: usize = 1 << 20;
/// Maximum number of decisions per file.
const MAX_ENTRIES: usize = 40_000;
/// Maximum number of plays per decision.
const MAX_PLAYS: usize = 8;
/// Prefix of a book file's first line.
const HEAD: &str = "book 1, ";
/// Minimum combined pip count of both sides after two rolls: 334 at the start, minus 24 for each of two 6-6 rolls.
const MIN_PIPS: u16 = 334 - 48;
/// Stored units of equity and loss per point.
const THOUSANDTHS: f64 = 1_000.0;
/// Stored units of standard error per point.
const ERROR_UNITS: f64 = 10_000.0;

/// Opening book, whose entries are parsed on lookup.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    /// Neural nets and settings used for the rollouts, as stated in the file.
    method: String,
    /// Remainder of each decision's line, keyed by score, position and roll.
    lines: BTreeMap<(BookScore, String), BTreeMap<(u8, u8), String>>,
}

/// Book decision with its rolled-out plays.
#[derive(Clone, Debug, PartialEq)]
pub struct BookEntry {
    /// Score at which the plays were rolled out.
    pub score: BookScore,
    /// Position, from the perspective of the player on roll.
    pub board: Board,
    /// Roll to be played.
    pub roll: Roll,
    /// Equity of the best play, in points (EMG in a match), for the player on roll.
    pub equity: f64,
    /// Plays, sorted best first; never empty.
    pub plays: Vec<BookPlay>,
}

/// Rolled-out play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BookPlay {
    /// Moves of the play.
    pub play: Play,
    /// Position after the play, from the opponent's perspective.
    pub after: Board,
    /// Loss compared with the best play, in points (EMG in a match); never negative.
    pub loss: f64,
    /// Standard error of the loss or, for the best play, of its equity, in the same unit.
    pub error: f64,
    /// Number of rollout trials; 0 if the play has only been searched 2 plies deep, so that its error is unknown.
    pub trials: u32,
}

impl Book {
    /// Book with no decisions.
    pub const EMPTY: Self = Self {
        method: String::new(),
        lines: BTreeMap::new(),
    };

    /// Creates an empty book; `method` is a single line that names the neural nets and the rollout settings.
    pub fn new(method: &str) -> Self {
        Self {
            method: method.to_owned(),
            lines: BTreeMap::new(),
        }
    }

    /// Parses a book file, skipping invalid lines; `None` if the first line is invalid or the file is too large.
    pub fn read(file: &str) -> Option<Self> {
        if file.len() > MAX_BYTES {
            return None;
        }
        let mut lines = file.lines();
        let mut book = Self::new(lines.next()?.strip_prefix(HEAD)?);
        let mut position = None;
        for line in lines.take(2 * MAX_ENTRIES) {
            let Some((first, rest)) = line.split_once(' ') else {
                continue;
            };
            if let Some(score) = BookScore::of_key(first) {
                let is_valid = board_from_id(rest, Variant::Standard).is_ok();
                position = is_valid.then(|| (score, rest.to_owned()));
            } else if let (Some(key), Some(roll)) = (&position, read_roll(first)) {
                let rolls = book.lines.entry(key.clone()).or_default();
                rolls.insert(roll, rest.to_owned());
            }
        }
        Some(book)
    }

    /// Returns the neural nets and settings used for the rollouts.
    pub fn method(&self) -> &str {
        &self.method
    }

    /// Returns `false` for a decision that no book can contain, because it is not a checker play early in a game.
    pub fn may_contain(decision: &Decision) -> bool {
        let board = decision.board();
        let pips = board.own().pips() + board.opponent().pips();
        let on_board = [board.own(), board.opponent()].map(|side| side.off() == 0);
        decision.roll().is_some() && pips >= MIN_PIPS && on_board == [true, true]
    }

    /// Returns the number of decisions at `score`.
    pub fn count(&self, score: BookScore) -> usize {
        let of_score = self.lines.iter().filter(|(key, _)| key.0 == score);
        of_score.map(|(_, rolls)| rolls.len()).sum()
    }

    /// Returns the decision; `None` if the book does not contain it or its line is invalid.
    pub fn entry(&self, score: BookScore, board: &Board, roll: Roll) -> Option<BookEntry> {
        let rolls = self.lines.get(&(score, position_id(board)))?;
        let line = rolls.get(&pips(roll))?;
        BookEntry::read(score, board, roll, line)
    }

    /// Returns the entry for `decision`, and `true` if it was rolled out at the decision's score. For any other score
    /// with the cube at 1, returns the entry for money play and `false`. Returns `None` if the book does not contain
    /// the decision.
    pub fn find(&self, decision: &Decision) -> Option<(BookEntry, bool)> {
        let roll = decision.roll()?;
        let (score, is_exact) = BookScore::of(decision)?;
        let entry = self.entry(score, decision.board(), roll)?;
        Some((entry, is_exact))
    }

    /// Adds a decision to the book.
    pub fn add(&mut self, entry: &BookEntry) {
        let key = (entry.score, position_id(&entry.board));
        let rolls = self.lines.entry(key).or_default();
        rolls.insert(pips(entry.roll), entry.plays_as_text());
    }

    /// Returns the contents of the book file, sorted by score and position.
    pub fn to_text(&self) -> String {
        let mut text = head(&self.method);
        for ((score, id), rolls) in &self.lines {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{} {id}", score.key());
            for ((high, low), plays) in rolls {
                let _ = writeln!(text, "{high}{low} {plays}");
            }
        }
        text
    }
}

/// Returns a book file's first line, including the line break.
pub fn head(method: &str) -> String {
    format!("{HEAD}{method}\n")
}

impl BookEntry {
    /// Returns the lines to append to a book file to add this entry.
    pub fn to_lines(&self) -> String {
        let (high, low) = pips(self.roll);
        let (score, id) = (self.score.key(), position_id(&self.board));
        format!("{score} {id}\n{high}{low} {}\n", self.plays_as_text())
    }

    /// Returns `true` if the best play has been rolled out.
    pub fn is_rolled_out(&self) -> bool {
        self.plays[0].trials > 0
    }

    /// Returns the play that leads to `after`; `None` if the entry has no such play.
    pub fn play_to(&self, after: &Board) -> Option<&BookPlay> {
        self.plays.iter().find(|play| play.after == *after)
    }

    /// Returns the plays that lose at most `max_loss`, always including the best play.
    pub fn good(&self, max_loss: f64) -> impl Iterator<Item = &BookPlay> {
        let plays = self.plays.iter().enumerate();
        let good = plays.filter(move |(nth, play)| *nth == 0 || play.loss <= max_loss);
        good.map(|(_, play)| play)
    }

    fn plays_as_text(&self) -> String {
        let one = |(nth, play): (usize, &BookPlay)| {
            let value = if nth == 0 { self.equity } else { play.loss };
            let (value, error) = (value * THOUSANDTHS, play.error * ERROR_UNITS);
            let written = print_play(&self.board, &play.play);
            match play.trials {
                0 => format!("{written}={value:.0}"),
                trials => format!("{written}={value:.0}~{error:.0}*{trials}"),
            }
        };
        let all: Vec<String> = self.plays.iter().enumerate().map(one).collect();
        all.join(";")
    }

    /// Parses a line from which the roll has been removed; `None` if a play is illegal, or if the first play is not the
    /// best.
    fn read(score: BookScore, board: &Board, roll: Roll, line: &str) -> Option<Self> {
        let (mut equity, mut plays): (f64, Vec<BookPlay>) = (0.0, Vec::new());
        for (nth, part) in line.split(';').enumerate() {
            let (written, numbers) = part.split_once('=')?;
            let (value, rolled_out) = numbers.split_once('~').unwrap_or((numbers, "0*0"));
            let (error, trials) = rolled_out.split_once('*')?;
            let value = f64::from(value.parse::<i16>().ok()?) / THOUSANDTHS;
            let play = parse_play(board, roll, written).ok()?;
            if nth == MAX_PLAYS || nth > 0 && value < 0.0 {
                return None;
            }
            let loss = if nth == 0 { 0.0 } else { value };
            if nth == 0 {
                equity = value;
            }
            plays.push(BookPlay {
                play,
                after: board.play(roll, &play).ok()?,
                loss,
                error: f64::from(error.parse::<u16>().ok()?) / ERROR_UNITS,
                trials: trials.parse().ok()?,
            });
        }
        let is_sorted = plays.is_sorted_by(|a, b| a.loss <= b.loss);
        is_sorted.then_some(Self {
            score,
            board: *board,
            roll,
            equity,
            plays,
        })
    }
}

fn pips(roll: Roll) -> (u8, u8) {
    (roll.high().pips(), roll.low().pips())
}

/// Parses a roll, with the higher die first.
fn read_roll(text: &str) -> Option<(u8, u8)> {
    let [high, low] = text.as_bytes() else {
        return None;
    };
    let die = |digit: &u8| Die::new(digit.wrapping_sub(b'0'));
    let roll = Roll::new(die(high)?, die(low)?);
    (roll.high() == die(high)?).then(|| pips(roll))
}
