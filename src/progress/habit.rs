//! Signed habits: errors that go the same way more often than chance would have it.
//!
//! An error answers a question in one of two ways: a wrong cube action is too late or too early, a wrong play misses a hit
//! or hits where it should not. If neither way were a habit, half of the errors would go each way; a two-sided binomial
//! test says how unlikely the count is then.

use review::{Judged, Kind, Preset};
use rules::{Board, Choice, Play};

/// A habit is told from so many errors on.
pub const FEWEST: u32 = 20;
/// And with this confidence.
pub const CONFIDENCE: f64 = 0.95;

/// What errors can differ in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Question {
    /// Doubles too late, or too early: a roll where doubling was right, or the other way round.
    Double,
    /// Passes too much, or takes too much.
    Answer,
    /// Misses hits, or hits too much.
    Hit,
    /// Leaves fewer blots in reach of the opponent than the best play, or more.
    Blots,
    /// Leaves the opponent's home board too early, or stays too long: fewer checkers there than after the best play, or
    /// more.
    Back,
}

/// In which of the two ways an error went: the first one that [`Question`] names, or the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lean {
    /// The first.
    First,
    /// The second.
    Second,
}

/// How many errors went each way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The first way.
    pub first: u32,
    /// The second way.
    pub second: u32,
}

/// A habit that was found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habit {
    /// In what errors differ.
    pub question: Question,
    /// Which way they go.
    pub lean: Lean,
    /// How often they go this way.
    pub count: u32,
    /// How many there are.
    pub all: u32,
    /// How likely chance is to have it as uneven.
    pub chance: f64,
}

impl Question {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Double,
        Self::Answer,
        Self::Hit,
        Self::Blots,
        Self::Back,
    ];

    /// Its name in files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Double => "double",
            Self::Answer => "answer",
            Self::Hit => "hit",
            Self::Blots => "blots",
            Self::Back => "back",
        }
    }

    /// What the catalogue and files call an error that went this way.
    pub const fn lean_key(self, lean: Lean) -> &'static str {
        match (self, lean) {
            (Self::Double, Lean::First) => "double-late",
            (Self::Double, Lean::Second) => "double-early",
            (Self::Answer, Lean::First) => "pass-much",
            (Self::Answer, Lean::Second) => "take-much",
            (Self::Hit, Lean::First) => "hit-little",
            (Self::Hit, Lean::Second) => "hit-much",
            (Self::Blots, Lean::First) => "safe",
            (Self::Blots, Lean::Second) => "loose",
            (Self::Back, Lean::First) => "run-early",
            (Self::Back, Lean::Second) => "run-late",
        }
    }
}

impl Tally {
    /// Adds an error.
    pub fn add(&mut self, lean: Lean) {
        match lean {
            Lean::First => self.first += 1,
            Lean::Second => self.second += 1,
        }
    }

    /// The habit that these errors show; none with fewer than [`FEWEST`], or where chance explains them.
    pub fn habit(self, question: Question) -> Option<Habit> {
        let all = self.first + self.second;
        let (lean, count) = if self.first >= self.second {
            (Lean::First, self.first)
        } else {
            (Lean::Second, self.second)
        };
        let chance = two_sided(count, all);
        let is_sure = all >= FEWEST && chance <= 1.0 - CONFIDENCE;
        is_sure.then_some(Habit {
            question,
            lean,
            count,
            all,
            chance,
        })
    }
}

/// How likely `all` tosses of a fair coin are to be at least as uneven as `count` on one side: the exact two-sided binomial
/// test with a probability of one half.
pub fn two_sided(count: u32, all: u32) -> f64 {
    let more = count.max(all.saturating_sub(count));
    // The logarithm of the chance of exactly `k`, from one k to the next.
    let mut log = -f64::from(all) * std::f64::consts::LN_2;
    let mut tail = 0.0;
    for k in 0..=all {
        if k >= more {
            tail += log.exp();
        }
        log += (f64::from(all - k) / f64::from(k + 1)).ln();
    }
    (2.0 * tail).min(1.0)
}

/// Which ways an error went; nothing for what is none, or does not differ from the best choice in it.
pub(crate) fn leans(board: &Board, judged: &Judged) -> [Option<Lean>; 5] {
    let Some(best) = judged.candidates.first() else {
        return [None; 5];
    };
    if judged.loss < Preset::XG.error {
        return [None; 5];
    }
    match (judged.kind, judged.made, best.choice) {
        (Kind::Checker, Choice::Play(made), Choice::Play(best)) => of_plays(board, &made, &best),
        (Kind::Double, Choice::Roll, Choice::Double) => [Some(Lean::First), None, None, None, None],
        (Kind::Double, Choice::Double, Choice::Roll) => {
            [Some(Lean::Second), None, None, None, None]
        }
        (Kind::Answer, Choice::Drop, Choice::Take | Choice::Beaver) => {
            [None, Some(Lean::First), None, None, None]
        }
        (Kind::Answer, Choice::Take | Choice::Beaver, Choice::Drop) => {
            [None, Some(Lean::Second), None, None, None]
        }
        _ => [None; 5],
    }
}

fn of_plays(board: &Board, made: &Play, best: &Play) -> [Option<Lean>; 5] {
    let Some((made, best)) = after(board, made).zip(after(board, best)) else {
        return [None; 5];
    };
    let hits = [&made, &best].map(|after| after.opponent().bar());
    let blots = [&made, &best].map(blots_in_reach);
    let back = [&made, &best].map(|after| {
        let there = (19..=25).map(|number| after.own().at(number));
        there.sum::<u8>()
    });
    [None, None, lean(hits), lean(blots), lean(back)]
}

/// Fewer than after the best play is the first way, more the second.
fn lean([made, best]: [u8; 2]) -> Option<Lean> {
    match made.cmp(&best) {
        std::cmp::Ordering::Less => Some(Lean::First),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(Lean::Second),
    }
}

fn after(board: &Board, play: &Play) -> Option<Board> {
    play.steps()
        .try_fold(*board, |board, step| Some(board.step(step).ok()?.board))
}

/// Own blots that a checker of the opponent has not passed.
fn blots_in_reach(board: &Board) -> u8 {
    let reach =
        |number: u8| (1..=25).any(|from| board.opponent().at(from) > 0 && 25 - from < number);
    let blots = (1..=24).filter(|&number| board.own().at(number) == 1 && reach(number));
    blots.count() as u8
}
