//! Pruning of replies in a race that clearly need more rolls than the best ones.

use rules::{Board, Side};

use crate::bearoff::{ROLL, mean_rolls};
use crate::limits::can_lose_gammon;

/// Number of replies retained by each criterion.
const KEEP: usize = 12;

/// Retains the replies in `boards` that may be best, where `boards` contains the replies to one roll without contact:
/// those that need the fewest rolls to bear off all checkers and, if a gammon can be lost, those closest to bearing off
/// the first checker.
pub(crate) fn prune(boards: &mut Vec<Board>) {
    if boards.len() <= KEEP {
        return;
    }
    let mut retained = vec![false; boards.len()];
    let sides = || boards.iter().map(Board::opponent);
    retain_least(sides().map(rolls_left).collect(), &mut retained);
    if boards.iter().any(can_lose_gammon) {
        retain_least(sides().map(pips_outside).collect(), &mut retained);
        retain_least(sides().map(quarters_outside).collect(), &mut retained);
    }
    let mut retained = retained.iter();
    boards.retain(|_| retained.next().is_some_and(|retained| *retained));
}

/// Marks the [`KEEP`] smallest numbers; earlier ones win ties.
fn retain_least(left: Vec<f32>, retained: &mut [bool]) {
    let mut order: Vec<(usize, f32)> = left.into_iter().enumerate().collect();
    order.select_nth_unstable_by(KEEP, |a, b| a.1.total_cmp(&b.1).then(a.0.cmp(&b.0)));
    for (at, _) in &order[..KEEP] {
        retained[*at] = true;
    }
}

/// Returns the approximate mean number of rolls until `side` has borne off all checkers. Checkers outside the home
/// board count as checkers on the 6 point, plus the pips needed to reach it.
fn rolls_left(side: &Side) -> f32 {
    let counts = side.counts();
    let mut points = [0; 6];
    points.copy_from_slice(&counts[1..=6]);
    points[5] += counts[7..].iter().sum::<u8>();
    mean_rolls(points) + outside(side, |beyond| beyond) / ROLL
}

/// Returns the number of pips needed to leave the opponent's home board with all checkers, times 1,000, plus the number
/// of pips needed to bring all checkers home.
fn pips_outside(side: &Side) -> f32 {
    outside(side, |beyond| beyond) + 1_000.0 * outside(side, |beyond| beyond.saturating_sub(12))
}

/// Returns the number of crossovers needed to bring all checkers home; the number of rolls left breaks ties.
fn quarters_outside(side: &Side) -> f32 {
    outside(side, |beyond| beyond.div_ceil(6)) + 0.1 * rolls_left(side)
}

/// Sums `count` over all checkers outside the home board; `count` takes the distance from the 6 point.
fn outside(side: &Side, count: impl Fn(u16) -> u16) -> f32 {
    let checkers = (1_u16..).zip(&side.counts()[7..]);
    let sum: u16 = checkers
        .map(|(beyond, &checkers)| count(beyond) * u16::from(checkers))
        .sum();
    f32::from(sum)
}
