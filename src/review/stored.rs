//! Line-based storage format for evaluated decisions. Lines are parsed one at a time.
//!
//! A long match would take a megabyte of JSON, which a phone could not parse within one frame. Numbers are formatted so
//! that every displayed figure survives a round trip; chances are rounded to their displayed precision.
//!
//! A line starts with the location and fingerprint of its decision. Lines that are damaged, or whose match has changed
//! in the meantime, are ignored.

use std::{
    fmt::{self, Write as _},
    hash::{Hash as _, Hasher},
    iter,
};

use engine::{Candidate, Cumulative, Equity, Mwc};
use record::decimal;
use rules::{Board, Choice, Die, Origin, Play, Step};

use crate::{CubeEquities, Item, Judged, LuckOfRoll, judged::rank};

/// Number of best choices stored in addition to the actual choice.
pub const MAX_STORED_CANDIDATES: usize = 6;
/// Number of words for a choice.
const CHOICE_WORDS: usize = 11;
/// Minimum number of words before the choices; optional numbers add at most three.
const FIRST_WORDS: usize = 8;

/// First line of a stored review.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StoredHead {
    /// `true` if the review was running when it was stored, so that it resumes automatically.
    pub is_running: bool,
    /// Number of completed passes.
    pub passes: usize,
}

impl StoredHead {
    /// Parses the first line; `None` if it is invalid.
    pub fn read(line: &str) -> Option<Self> {
        let (state, passes) = line.split_once(' ')?;
        let is_running = match state {
            "running" => true,
            "stopped" => false,
            _ => return None,
        };
        let passes = passes.parse().ok()?;
        Some(Self { is_running, passes })
    }

    /// Returns `true` if the review had stopped or had completed its first pass.
    pub const fn is_settled(&self) -> bool {
        !self.is_running || self.passes > 0
    }
}

impl fmt::Display for StoredHead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = if self.is_running {
            "running"
        } else {
            "stopped"
        };
        write!(f, "{state} {}", self.passes)
    }
}

/// Returns the text of a stored review with these lines.
pub fn stored_text(head: StoredHead, lines: impl Iterator<Item = String>) -> String {
    let lines: Vec<String> = iter::once(head.to_string()).chain(lines).collect();
    lines.join("\n")
}

/// 32-bit FNV-1a hasher.
struct Fnv(u32);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0.into()
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }

    // The number is hashed with the same width as in the browser, so that every machine computes, and can test, the
    // same fingerprint.
    fn write_isize(&mut self, number: isize) {
        self.write(&(number as u32).to_le_bytes());
    }

    fn write_usize(&mut self, number: usize) {
        self.write(&(number as u32).to_le_bytes());
    }
}

/// Stored line that has not yet been matched with its decision.
#[derive(Clone, Copy, Debug)]
pub struct StoredLine<'a> {
    /// Index of the game in the match, counted from 0.
    pub game: usize,
    /// Index of the move in its game.
    pub nth: usize,
    fingerprint: u32,
    payload: &'a str,
}

impl<'a> StoredLine<'a> {
    /// Parses the decision's location and fingerprint; `None` if the line lacks them.
    pub fn read(line: &'a str) -> Option<Self> {
        let mut words = line.splitn(4, ' ');
        let game = words.next()?.parse().ok()?;
        let nth = words.next()?.parse().ok()?;
        let fingerprint = u32::from_str_radix(words.next()?, 36).ok()?;
        let payload = words.next()?;
        Some(Self {
            game,
            nth,
            fingerprint,
            payload,
        })
    }

    /// Returns the stored evaluation, unparsed.
    pub const fn payload(&self) -> &'a str {
        self.payload
    }

    /// Returns the rank of the analysis depth, like [`Judged::rank`]; `None` if the line is damaged.
    pub fn rank(&self) -> Option<(bool, u8)> {
        let (plies, trials) = read_depth(read_table(self.payload.split(' ').nth(1)?)?.0)?;
        Some(rank(plies, trials))
    }

    /// Returns the number of evaluated choices.
    pub fn choices(&self) -> usize {
        let words = self.payload.split(' ').count();
        words.saturating_sub(FIRST_WORDS) / CHOICE_WORDS
    }

    /// Returns the actual choice's loss, in EMG and, in a match, in match-winning chances; `None` if the line is
    /// damaged.
    pub fn losses(&self) -> Option<(f32, Option<f32>)> {
        let mut words = self.payload.split(' ').skip(2);
        let loss = read_f32(words.next()?)?;
        let loss_mwc = match words.nth(1)? {
            "-" => None,
            number => Some(read_f32(number)?),
        };
        Some((loss, loss_mwc))
    }

    /// Returns `true` if the line describes this decision.
    pub fn is_of(&self, item: &Item) -> bool {
        self.nth == item.nth && self.fingerprint == fingerprint(item)
    }

    /// Parses the evaluation; `None` if the line is damaged or describes a different decision.
    pub fn judged(&self, item: &Item) -> Option<Judged> {
        let about = self.is_of(item);
        about.then(|| read_judged(item, self.payload.split(' ')))?
    }
}

fn fingerprint(item: &Item) -> u32 {
    let mut hasher = Fnv(0x811c_9dc5);
    (item.decided, item.kind).hash(&mut hasher);
    hasher.0
}

/// Returns a decision's fingerprint, which does not cover the actual choice and is the same in every file of the same
/// match.
pub fn decision_fingerprint(item: &Item) -> u32 {
    let mut hasher = Fnv(0x811c_9dc5);
    (item.decided.decision, item.kind).hash(&mut hasher);
    hasher.0
}

/// Returns the first three words of a decision's line: the index of the game in its match (counted from 0), the index
/// of the move in its game, and the fingerprint of the decision and choice.
pub fn stored_place(game: usize, item: &Item) -> String {
    format!("{game} {} {}", item.nth, base36(fingerprint(item)))
}

/// Returns the line for an evaluated decision; `game` is the index of the game in its match, counted from 0.
pub fn stored_line(game: usize, item: &Item, judged: &Judged) -> String {
    let mut text = stored_place(game, item);
    // Writing to a string cannot fail.
    let mut word = |word: std::fmt::Arguments| {
        let _written = text.write_fmt(word);
    };
    let flags = [judged.forced, judged.close, judged.counted];
    let flags = flags
        .iter()
        .fold(0, |bits, &flag| 2 * bits + u8::from(flag));
    word(format_args!(
        " {flags} {}{} {} {}",
        depth_text(judged.plies, judged.candidates.first()),
        judged.table.map_or_else(String::new, table_text),
        judged.loss,
        judged.difficulty
    ));
    optional(&mut word, judged.loss_mwc.map(|it| [it]));
    optional(
        &mut word,
        judged
            .luck
            .map(|LuckOfRoll { equity, result }| [equity, result]),
    );
    optional(
        &mut word,
        judged
            .cube
            .map(|it| [it.no_double, it.double_take, it.double_pass]),
    );
    word(format_args!(" {}", choice_text(&judged.made)));
    let all = judged.candidates.iter().enumerate();
    for (_, one) in
        all.filter(|(nth, one)| *nth < MAX_STORED_CANDIDATES || one.choice == judged.made)
    {
        word(format_args!(
            " {} {} {} {} {:.4}",
            choice_text(&one.choice),
            depth_text(one.plies, Some(one)),
            one.equity.0,
            one.loss.0,
            one.cubeless.0
        ));
        optional(&mut word, one.mwc.map(|it| [it.0]));
        for chance in one.outcomes.cumulative().listed() {
            word(format_args!(" {}", (10_000.0 * chance).round()));
        }
    }
    text
}

/// Formats the number of plies, followed by the number of trials if `one` is from a Champion analysis: `2+1296`.
fn depth_text(plies: u8, one: Option<&Candidate>) -> String {
    match one.and_then(|one| one.trials) {
        Some(trials) => format!("{plies}+{trials}"),
        None => plies.to_string(),
    }
}

/// Formats the fingerprint of a match equity table, which is appended to the depth.
fn table_text(table: u64) -> String {
    format!("~{table:x}")
}

/// Splits a word into the depth and the fingerprint of a match equity table; `None` if the fingerprint is damaged.
fn read_table(word: &str) -> Option<(&str, Option<u64>)> {
    match word.split_once('~') {
        Some((depth, table)) => Some((depth, Some(u64::from_str_radix(table, 16).ok()?))),
        None => Some((word, None)),
    }
}

/// Parses the number of plies and the number of trials.
fn read_depth(word: &str) -> Option<(u8, Option<u64>)> {
    match word.split_once('+') {
        Some((plies, trials)) => Some((plies.parse().ok()?, Some(trials.parse().ok()?))),
        None => Some((word.parse().ok()?, None)),
    }
}

/// Writes the numbers, or a dash for `None`.
fn optional<const N: usize>(word: &mut impl FnMut(std::fmt::Arguments), numbers: Option<[f32; N]>) {
    match numbers {
        Some(numbers) => numbers
            .iter()
            .for_each(|number| word(format_args!(" {number}"))),
        None => word(format_args!(" -")),
    }
}

fn base36(mut number: u32) -> String {
    let mut digits = Vec::new();
    while digits.is_empty() || number > 0 {
        digits.extend(char::from_digit(number % 36, 36));
        number /= 36;
    }
    digits.iter().rev().collect()
}

/// Parses a stored number.
fn read_f32(word: &str) -> Option<f32> {
    // The shortest decimal form of an `f32` yields the same `f32` when it is parsed as an `f64` and then rounded.
    let number = decimal(word)? as f32;
    number.is_finite().then_some(number)
}

/// Parser over the words of a line.
struct Words<'a, I: Iterator<Item = &'a str>>(I);

impl<'a, I: Iterator<Item = &'a str>> Words<'a, I> {
    fn number<T: std::str::FromStr>(&mut self) -> Option<T> {
        self.0.next()?.parse().ok()
    }

    fn f32(&mut self) -> Option<f32> {
        read_f32(self.0.next()?)
    }

    /// Parses `N` numbers, or a dash as `None`.
    fn optional<const N: usize>(&mut self) -> Result<Option<[f32; N]>, Damaged> {
        let first = self.0.next().ok_or(Damaged)?;
        if first == "-" {
            return Ok(None);
        }
        let mut numbers = [read_f32(first).ok_or(Damaged)?; N];
        for number in numbers.iter_mut().skip(1) {
            *number = self.f32().ok_or(Damaged)?;
        }
        Ok(Some(numbers))
    }
}

/// Error that marks a damaged line.
struct Damaged;

/// Parses the part of a line after the location and fingerprint; `None` unless all of it is valid for the decision.
fn read_judged<'a>(item: &Item, words: impl Iterator<Item = &'a str>) -> Option<Judged> {
    let decision = &item.decided.decision;
    let mut words = Words(words);
    let flags: u8 = words.number()?;
    let (depth, table) = read_table(words.0.next()?)?;
    let (plies, _) = read_depth(depth)?;
    let (loss, difficulty) = (words.f32()?, words.f32()?);
    let loss_mwc = words.optional::<1>().ok()?.map(|[it]| it);
    let luck = words
        .optional()
        .ok()?
        .map(|[equity, result]| LuckOfRoll { equity, result });
    let cube = words
        .optional()
        .ok()?
        .map(|[no_double, double_take, double_pass]| CubeEquities {
            no_double,
            double_take,
            double_pass,
        });
    let (made, _) = read_choice(decision.board(), words.0.next()?)?;
    let mut candidates = Vec::new();
    while let Some(word) = words.0.next() {
        let (choice, after) = read_choice(decision.board(), word)?;
        let (plies, trials) = read_depth(words.0.next()?)?;
        let (equity, loss, cubeless) = (words.f32()?, words.f32()?, words.f32()?);
        let mwc = words.optional::<1>().ok()?.map(|[it]| it);
        let mut chances = [0.0; 5];
        for chance in &mut chances {
            *chance = f32::from(words.number::<u16>()?.min(10_000)) / 10_000.0;
        }
        candidates.push(Candidate {
            choice,
            after,
            outcomes: Cumulative::of_list(chances).exclusive(),
            cubeless: Equity(cubeless),
            equity: Equity(equity),
            mwc: mwc.map(Mwc),
            loss: Equity(loss.max(0.0)),
            plies,
            trials,
        });
    }
    candidates
        .iter()
        .any(|one| one.choice == made)
        .then(|| Judged {
            player: decision.player(),
            kind: item.kind,
            made,
            forced: flags & 4 != 0,
            close: flags & 2 != 0,
            counted: flags & 1 != 0,
            loss: loss.max(0.0),
            loss_mwc,
            plies,
            difficulty,
            candidates,
            cube,
            luck,
            table,
        })
}

/// Formats a cube action as a letter, and a play as a letter and a die per step; `a` is the 1 point and `y` the bar.
fn choice_text(choice: &Choice) -> String {
    let letter = match choice {
        Choice::Play(play) if play.is_empty() => "-",
        Choice::Play(play) => {
            let step = |step: Step| {
                let from = char::from(b'a' + step.from.number().saturating_sub(1));
                [from, char::from(b'0' + step.die.pips())]
            };
            return play.steps().flat_map(step).collect();
        }
        Choice::Double => "D",
        Choice::Take => "T",
        Choice::Drop => "P",
        Choice::Beaver => "B",
        // Reviews never evaluate resignations.
        Choice::Roll | Choice::Accept | Choice::Decline | Choice::Resign(_) => "R",
    };
    letter.to_owned()
}

/// Parses a choice and, for a play, returns the position after it from the opponent's perspective.
fn read_choice(board: &Board, word: &str) -> Option<(Choice, Option<Board>)> {
    let choice = match word {
        "-" => return Some((Choice::Play(Play::NONE), Some(board.flipped()))),
        "R" => Choice::Roll,
        "D" => Choice::Double,
        "T" => Choice::Take,
        "P" => Choice::Drop,
        "B" => Choice::Beaver,
        steps => {
            let (mut board, mut play) = (*board, Play::NONE);
            for pair in steps.as_bytes().chunks(2) {
                let [from, die] = pair else {
                    return None;
                };
                let from = Origin::from_number(from.checked_sub(b'a')? + 1)?;
                let die = Die::new(die.checked_sub(b'0')?)?;
                let step = Step { from, die };
                board = board.step(step).ok()?.board;
                play.push(step).ok()?;
            }
            return Some((Choice::Play(play), Some(board.flipped())));
        }
    };
    Some((choice, None))
}

#[cfg(test)]
mod tests {
    use rules::{Decision, LegalPlay, Variant, legal_plays};

    use super::*;

    /// Stored reviews are looked up by fingerprint, which would change silently if a type in a decision gained a field.
    #[test]
    fn fingerprints_do_not_change_between_releases() {
        let decision = Decision::builder(Board::start(Variant::Standard)).play(3, 1);
        let item = Item::unmade(decision.build().expect("a decision")).expect("a play to judge");
        assert_eq!(fingerprint(&item), 4_158_162_338);
    }

    #[test]
    fn a_line_survives_a_round_trip() {
        let board = Board::start(Variant::Standard);
        let decision = Decision::builder(board).play(3, 1);
        let item = Item::unmade(decision.build().expect("a decision")).expect("a play to judge");
        let roll = item.decided.decision.roll().expect("a roll");
        let legal = legal_plays(&board, roll);
        let candidate = |(legal, loss): (&LegalPlay, f32)| Candidate {
            after: Some(legal.after),
            mwc: Some(Mwc(0.512_345_6)),
            ..crate::sample_candidate(Choice::Play(legal.play), loss)
        };
        let candidates: Vec<_> = legal.iter().zip([0.0, 0.03, 0.1]).map(candidate).collect();
        let judged = Judged {
            made: candidates[1].choice,
            candidates,
            ..Judged::sample(item.decided.decision.player(), item.kind, 0.03)
        };
        let line = stored_line(4, &item, &judged);
        let read = StoredLine::read(&line).and_then(|line| line.judged(&item));
        let read = read.expect("a judgement");
        assert_eq!(stored_line(4, &item, &read), line);
        let choices = StoredLine::read(&line).map(|line| line.choices());
        assert_eq!(choices, Some(read.candidates.len()));
        let after = |judged: &Judged| judged.candidates.iter().map(|one| one.after).collect();
        let (read, written): (Vec<_>, Vec<_>) = (after(&read), after(&judged));
        assert_eq!(read, written);
    }

    #[test]
    fn the_line_of_a_champion_analysis_contains_its_trials() {
        let decision = Decision::builder(Board::start(Variant::Standard)).double();
        let item = Item::unmade(decision.build().expect("a decision")).expect("a double to judge");
        let rolled = |choice, trials| Candidate {
            trials: Some(trials),
            ..crate::sample_candidate(choice, 0.0)
        };
        let judged = Judged {
            plies: 2,
            candidates: vec![rolled(Choice::Roll, 432), rolled(Choice::Double, 0)],
            ..Judged::sample(item.decided.decision.player(), item.kind, 0.0)
        };
        let line = stored_line(3, &item, &judged);
        let stored = StoredLine::read(&line).expect("a line");
        assert_eq!(stored.rank(), Some((true, 2)));
        assert_eq!(stored.judged(&item), Some(judged.clone()));
        // Earlier releases did not store the number of trials.
        let older = line.replace("2+432", "2").replace("2+0", "2");
        let stored = StoredLine::read(&older).expect("a line");
        assert_eq!(stored.rank(), Some((false, 2)));
        let older = stored.judged(&item).expect("a judgement");
        assert_eq!((older.trials(), older.rank() < judged.rank()), (0, true));
        for damaged in ["2+", "+432", "2+x", "2+4+3"] {
            let line = line.replacen("2+432", damaged, 1);
            let stored = StoredLine::read(&line).expect("a place");
            assert_eq!((stored.rank(), stored.judged(&item)), (None, None));
        }
    }

    #[test]
    fn a_line_contains_the_fingerprint_of_a_custom_match_equity_table() {
        let decision = Decision::builder(Board::start(Variant::Standard))
            .match_to(7)
            .double();
        let item = Item::unmade(decision.build().expect("a decision")).expect("a double to judge");
        let judged = |table| Judged {
            candidates: vec![crate::sample_candidate(Choice::Roll, 0.0)],
            table,
            ..Judged::sample(item.decided.decision.player(), item.kind, 0.0)
        };
        let own = judged(Some(0xfedc_ba98_7654_3210));
        let line = stored_line(0, &item, &own);
        let stored = StoredLine::read(&line).expect("a line");
        assert_eq!(stored.rank(), Some((false, 1)));
        assert_eq!(stored.judged(&item), Some(own));
        assert!(!stored_line(0, &item, &judged(None)).contains('~'));
        for damaged in ["1~", "1~x", "~1", "1~11111111111111111"] {
            let line = line.replacen("1~fedcba9876543210", damaged, 1);
            let stored = StoredLine::read(&line).expect("a place");
            assert_eq!(stored.judged(&item), None, "{damaged}");
        }
    }

    #[test]
    fn numbers_in_base_36_survive_a_round_trip() {
        for number in [0, 35, 36, 1_000_000, u32::MAX] {
            assert_eq!(u32::from_str_radix(&base36(number), 36), Ok(number));
        }
    }
}
