//! The end of a race, when all checkers left are home: known exactly, or nearly.
//!
//! *Few checkers* ([`two_sided`]): the equities with every cube when both sides play as well as can be. *More*
//! ([`one_sided`]): how many rolls each side needs if it bears off as fast as it can, which for both sides together
//! gives the chances of winning and of gammons. That leaves out that who is behind may play for the few rolls that
//! still win: of 8,810 random positions with 7 or 8 checkers on a side the winning chance is wrong by 0.0005 in the
//! mean, and by 0.009 at most. Looking ahead mends most of it.
//!
//! Both are computed when a position first needs them.

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

/// Rolls until all checkers are off.
static ALL: LazyLock<OneSided> = LazyLock::new(|| OneSided::new(|home| home.checkers() == 0));
/// Rolls until one of all fifteen checkers is off.
static FIRST: LazyLock<OneSided> =
    LazyLock::new(|| OneSided::new(|home| home.checkers() < CHECKERS));

/// The chances of the player on roll if nobody has checkers outside his home board.
pub(crate) fn outcomes(board: &Board) -> Option<Outcomes> {
    let (own, opponent) = (Home::of(board.own())?, Home::of(board.opponent())?);
    if let Some(win) = ending::win(own, opponent) {
        return ending::single_games(win);
    }
    let (own_all, other_all) = (ALL.rolls(own), ALL.rolls(opponent));
    let win = own_all.chance_at_most(other_all);
    // A gammon if the other has not begun to bear off; who is home loses no backgammon.
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
    // The player on roll has had as many rolls as his opponent when that one finishes.
    let lost = gammon(&other_all, own, false).min(1.0 - win);
    Outcomes::from_weights([win - won, won, 0.0, 1.0 - win - lost, lost, 0.0])
}

/// Returns the mean number of rolls until the checkers on the points 1 to 6 are off.
pub(crate) fn mean_rolls(points: [u8; 6]) -> f32 {
    ALL.mean(Home::new(points))
}

/// Returns the chance that `side` bears off all its checkers within so many rolls; `None` unless all are home.
pub(crate) fn chance_to_finish(side: &Side, rolls: u32) -> Option<f32> {
    let rolls = rolls as usize;
    Home::of(side).map(|home| ALL.rolls(home).chance_within(rolls))
}

/// Whether [`outcomes`] knows `board`.
pub(crate) fn has_outcomes(board: &Board) -> bool {
    Home::of(board.own()).is_some() && Home::of(board.opponent()).is_some()
}

/// Whether [`outcomes`] are those of best play by both sides, so that looking ahead changes nothing.
pub(crate) fn is_exact(board: &Board) -> bool {
    Home::of(board.own())
        .zip(Home::of(board.opponent()))
        .is_some_and(|(own, opponent)| ending::few(own, opponent).is_some())
}

#[cfg(test)]
mod tests;
