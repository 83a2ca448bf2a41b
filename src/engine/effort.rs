//! Pruning of race replies that clearly need more rolls than other replies do.

use rules::{Board, Side};

use crate::bearoff::mean_rolls;
use crate::limits::can_lose_gammon;

/// Mean number of pips per roll.
const ROLL: f32 = 49.0 / 6.0;

/// Number of replies that each measure retains.
const KEEP: usize = 12;

/// Retains those of `boards`, the replies to one roll without contact, that may be best: the replies that need the
/// fewest rolls to bear off all checkers and, if a gammon can be lost, those nearest to bearing off the first checker.
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

/// Marks the [`KEEP`] smallest numbers, preferring earlier ones on a tie.
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

/// Returns the number of pips until all checkers have left the opponent's home board, times 1,000, plus the number of
/// pips until all checkers are home.
fn pips_outside(side: &Side) -> f32 {
    outside(side, |beyond| beyond) + 1_000.0 * outside(side, |beyond| beyond.saturating_sub(12))
}

/// Returns the number of crossovers until all checkers are home; ties are broken by the number of rolls left.
fn quarters_outside(side: &Side) -> f32 {
    outside(side, |beyond| beyond.div_ceil(6)) + 0.1 * rolls_left(side)
}

/// Sums `count` over all checkers outside the home board; the argument of `count` is the distance to the 6 point.
fn outside(side: &Side, count: impl Fn(u16) -> u16) -> f32 {
    let checkers = (1_u16..).zip(&side.counts()[7..]);
    let sum: u16 = checkers
        .map(|(beyond, &checkers)| count(beyond) * u16::from(checkers))
        .sum();
    f32::from(sum)
}
