//! Which replies in a race need not be judged: those after which there is plainly more left to do.

use rules::{Board, Side};

use super::{ALL, Home};
use crate::limits::can_lose_gammon;

/// The pips of a roll in the mean.
const ROLL: f32 = 49.0 / 6.0;

/// Replies that are kept by each measure.
const KEEP: usize = 12;

/// Leaves those of `boards`, replies to one roll without contact, that may be the best: the ones that leave least to do
/// until all checkers are off, and, where a gammon can be lost, least until the first is.
pub(crate) fn prune(boards: &mut Vec<Board>) {
    if boards.len() <= KEEP {
        return;
    }
    let mut kept = vec![false; boards.len()];
    let sides = || boards.iter().map(Board::opponent);
    keep_least(sides().map(rolls_left).collect(), &mut kept);
    if boards.iter().any(can_lose_gammon) {
        keep_least(sides().map(pips_outside).collect(), &mut kept);
        keep_least(sides().map(quarters_outside).collect(), &mut kept);
    }
    let mut kept = kept.iter();
    boards.retain(|_| kept.next().is_some_and(|kept| *kept));
}

/// Marks the places of the least numbers, of equal ones the first.
fn keep_least(left: Vec<f32>, kept: &mut [bool]) {
    let mut order: Vec<(usize, f32)> = left.into_iter().enumerate().collect();
    order.select_nth_unstable_by(KEEP, |a, b| a.1.total_cmp(&b.1).then(a.0.cmp(&b.0)));
    for (at, _) in &order[..KEEP] {
        kept[*at] = true;
    }
}

/// The rolls in the mean until `side` is off, about: checkers outside the home board count as if they stood on its
/// highest point, and the pips to there.
fn rolls_left(side: &Side) -> f32 {
    let counts = side.counts();
    let mut points = [0; 6];
    points.copy_from_slice(&counts[1..=6]);
    points[5] += counts[7..].iter().sum::<u8>();
    ALL.mean(Home::new(points)) + outside(side, |beyond| beyond) / ROLL
}

/// The pips until all checkers are home; before these, those until none is in the opponent's home board.
fn pips_outside(side: &Side) -> f32 {
    outside(side, |beyond| beyond) + 1_000.0 * outside(side, |beyond| beyond.saturating_sub(12))
}

/// How many quarters of the board the checkers outside the home board have to cross, and then the rolls left.
fn quarters_outside(side: &Side) -> f32 {
    outside(side, |beyond| beyond.div_ceil(6)) + 0.1 * rolls_left(side)
}

/// The sum over all checkers outside the home board, by how many points they are beyond it.
fn outside(side: &Side, count: impl Fn(u16) -> u16) -> f32 {
    let checkers = (1_u16..).zip(&side.counts()[7..]);
    let sum: u16 = checkers
        .map(|(beyond, &checkers)| count(beyond) * u16::from(checkers))
        .sum();
    f32::from(sum)
}
