//! Habits: errors that lean in one direction more often than chance explains.
//!
//! Each kind of error has two directions: a wrong cube action is too late or too early, and a wrong play hits too
//! little or too much. Without a habit, half of the errors would go in each direction. A two-sided binomial test gives
//! the probability of the observed imbalance.

use review::{Judged, Kind, Preset};
use rules::{Board, Choice, Play};
use serde::{Deserialize, Serialize};

/// Minimum number of errors required to infer a habit.
pub const MIN_ERRORS: u32 = 20;
/// Minimum confidence required to infer a habit.
pub const CONFIDENCE: f64 = 0.95;

/// Kind of error with two directions. Each variant's description states the first direction, then the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ErrorKind {
    /// Doubles too late (rolls when doubling was correct), or too early.
    Double,
    /// Drops doubles too often, or takes too often.
    Answer,
    /// Misses hits, or hits too often.
    Hit,
    /// Leaves fewer blots within the opponent's reach than the best play does, or leaves more.
    Blots,
    /// Runs from the opponent's home board too early (leaving fewer checkers there than the best play does), or too
    /// late.
    Back,
}

/// Direction of an error, in the order given by the descriptions of [`ErrorKind`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Lean {
    /// First direction.
    First,
    /// Second direction.
    Second,
}

/// Numbers of errors in each direction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Number of errors in the first direction.
    pub first: u32,
    /// Number of errors in the second direction.
    pub second: u32,
}

/// Statistically significant habit of a player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Habit {
    /// Kind of error.
    pub kind: ErrorKind,
    /// More frequent direction.
    pub lean: Lean,
    /// Number of errors in this direction.
    pub count: u32,
    /// Total number of errors in both directions.
    pub all: u32,
    /// Probability that chance alone produces an imbalance at least this large.
    pub chance: f64,
}

impl ErrorKind {
    /// All kinds of errors.
    pub const ALL: [Self; 5] = [
        Self::Double,
        Self::Answer,
        Self::Hit,
        Self::Blots,
        Self::Back,
    ];

    /// Returns the key of the kind in exported files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Double => "double",
            Self::Answer => "answer",
            Self::Hit => "hit",
            Self::Blots => "blots",
            Self::Back => "back",
        }
    }

    /// Returns the key of an error in this direction, in the catalogue and in exported files.
    pub const fn lean_key(self, lean: Lean) -> &'static str {
        match (self, lean) {
            (Self::Double, Lean::First) => "double-late",
            (Self::Double, Lean::Second) => "double-early",
            (Self::Answer, Lean::First) => "drop-much",
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

    /// Returns the habit that these errors show; `None` if there are fewer than [`MIN_ERRORS`], or if chance explains
    /// the imbalance.
    pub fn habit(self, kind: ErrorKind) -> Option<Habit> {
        let all = self.first + self.second;
        let (lean, count) = if self.first >= self.second {
            (Lean::First, self.first)
        } else {
            (Lean::Second, self.second)
        };
        let chance = two_sided(count, all);
        let is_sure = all >= MIN_ERRORS && chance <= 1.0 - CONFIDENCE;
        is_sure.then_some(Habit {
            kind,
            lean,
            count,
            all,
            chance,
        })
    }
}

/// Returns the probability that `all` tosses of a fair coin are split at least as unevenly as `count` on one side, from
/// the exact two-sided binomial test with p = 1/2.
pub fn two_sided(count: u32, all: u32) -> f64 {
    let more = count.max(all.saturating_sub(count));
    // Logarithm of the probability of exactly `k`, updated from one `k` to the next.
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

/// Returns an error's direction for each kind of error: `None` where the choice does not differ from the best choice,
/// and for every kind if the loss is too small for an error.
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
        // Doubling a position that is too good to double counts as doubling too late.
        (Kind::Double, Choice::Double, Choice::Roll)
            if judged.cube.is_none_or(|cube| cube.is_take()) =>
        {
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

/// Returns the direction of an error: [`Lean::First`] if the count after the actual play is smaller than after the best
/// play, [`Lean::Second`] if it is larger; `None` if the counts are equal.
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

/// Returns the number of the player's blots that at least one opposing checker has yet to pass.
fn blots_in_reach(board: &Board) -> u8 {
    let reach =
        |number: u8| (1..=25).any(|from| board.opponent().at(from) > 0 && 25 - from < number);
    let blots = (1..=24).filter(|&number| board.own().at(number) == 1 && reach(number));
    blots.count() as u8
}

#[cfg(test)]
mod tests {
    use review::{CubeEquities, sample_candidate};
    use rules::{Player, Variant};

    use super::*;

    #[test]
    fn doubling_a_too_good_position_counts_as_late() {
        let lean = |no_double, double_take| {
            let judged = Judged {
                made: Choice::Double,
                candidates: vec![
                    sample_candidate(Choice::Roll, 0.0),
                    sample_candidate(Choice::Double, 0.3),
                ],
                cube: Some(CubeEquities {
                    no_double,
                    double_take,
                    double_pass: 1.0,
                }),
                ..Judged::sample(Player::White, Kind::Double, 0.3)
            };
            leans(&Board::start(Variant::Standard), &judged)[0]
        };
        assert_eq!(lean(1.3, 1.7), None);
        assert_eq!(lean(0.3, 0.0), Some(Lean::Second));
    }
}
