//! Bear-offs with all remaining checkers at home: exact or nearly exact outcomes.
//!
//! With few checkers, [`two_sided`] gives exact equities for every cube state under best play by both sides. With more
//! checkers, [`one_sided`] gives the distribution of the number of rolls that each side needs when minimising the mean;
//! the winning and gammon chances follow from it. The model ignores that the trailing side may play for variance: over
//! 8,810 random positions with 7 or 8 checkers on a side, the mean error of the winning chance is 0.0005, and the
//! maximum is 0.009. A search removes most of this error.
//!
//! Both databases are computed on first use.

mod ending;
mod index;
mod one_sided;
mod plays;
mod stakes;
mod two_sided;

use std::sync::LazyLock;

use rules::{Board, Side};

use crate::Outcomes;
use index::{CHECKERS, Home};
use one_sided::{OneSided, RollDistribution};

pub(crate) use ending::Ending;

/// Mean number of pips per roll.
pub(crate) const ROLL: f32 = 49.0 / 6.0;

/// Distributions of the number of rolls until all checkers are off.
static ALL: LazyLock<OneSided> = LazyLock::new(|| OneSided::new(|home| home.checkers() == 0));
/// Distributions of the number of rolls until the first of fifteen checkers is off.
static FIRST: LazyLock<OneSided> =
    LazyLock::new(|| OneSided::new(|home| home.checkers() < CHECKERS));

/// Returns the outcomes for the player on roll; `None` if either side has checkers outside its home board.
pub(crate) fn outcomes(board: &Board) -> Option<Outcomes> {
    let (own, opponent) = (Home::of(board.own())?, Home::of(board.opponent())?);
    if let Some(win) = ending::win(own, opponent) {
        return ending::single_games(win);
    }
    let (own_all, other_all) = (ALL.rolls(own), ALL.rolls(opponent));
    let win = own_all.chance_at_most(other_all);
    // A win is a gammon if the loser has not borne off any checkers. With all checkers home, backgammons are
    // impossible.
    let gammon = |wins: &RollDistribution<'_>, loser: Home, or_equal: bool| {
        if loser.checkers() < CHECKERS {
            return 0.0;
        }
        let first = FIRST.rolls(loser);
        if or_equal {
            wins.chance_at_most(first)
        } else {
            wins.chance_below(first)
        }
    };
    let won = gammon(&own_all, opponent, true).min(win);
    // By the time the opponent finishes, the player on roll has had the same number of rolls.
    let lost = gammon(&other_all, own, false).min(1.0 - win);
    Outcomes::from_weights([win - won, won, 0.0, 1.0 - win - lost, lost, 0.0])
}

/// Returns the mean number of rolls needed to bear off these checkers on points 1 to 6.
pub(crate) fn mean_rolls(points: [u8; 6]) -> f32 {
    ALL.mean(Home::new(points))
}

/// Returns the effective pip count of `side`: the mean number of rolls until all checkers are off, times the mean
/// number of pips per roll (Walter Trice). `None` unless all checkers are home.
///
/// ```
/// use rules::{Board, Setup};
///
/// let mut last = Setup::EMPTY;
/// (last.own[1], last.own[0], last.opponent[1]) = (7, 8, 15);
/// let board = Board::try_from(last).expect("a bear-off");
/// let pips = engine::effective_pips(board.own()).expect("all are home");
/// assert!((pips - 28.999).abs() < 0.001, "seven checkers on the 1 point");
/// ```
pub fn effective_pips(side: &Side) -> Option<f32> {
    Home::of(side).map(|home| ALL.mean(home) * ROLL)
}

/// Returns the chance that `side` bears off all checkers within `rolls` rolls; `None` unless all checkers are home.
pub(crate) fn chance_to_finish(side: &Side, rolls: u32) -> Option<f32> {
    let rolls = rolls as usize;
    Home::of(side).map(|home| ALL.rolls(home).chance_within(rolls))
}

pub(crate) fn has_outcomes(board: &Board) -> bool {
    Home::of(board.own()).is_some() && Home::of(board.opponent()).is_some()
}

/// Returns `true` if [`outcomes`] is exact under best play by both sides, so that a search would not change it.
pub(crate) fn is_exact(board: &Board) -> bool {
    Home::of(board.own())
        .zip(Home::of(board.opponent()))
        .is_some_and(|(own, opponent)| ending::few(own, opponent).is_some())
}

#[cfg(test)]
mod tests;
