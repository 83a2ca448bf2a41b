//! Bend of an arrow, chosen so that it covers as few checkers as possible.

use rules::Player;

use super::{ArrowKind, CURVE_STEPS, bend_at};
use crate::{Place, Stacks, View, Xy};

/// Bends to choose from within a side and across the board, as multiples of the usual bend; the usual one comes first.
const WITHIN: [f64; 4] = [1.0, 1.3, 1.6, 0.7];
const ACROSS: [f64; 5] = [1.0, -1.0, 2.0, -2.0, 0.2];
/// Number of covered points of the curve that outweighs one step in the list of bends.
const RELUCTANCE: usize = 2;
/// Distance from a checker's centre at which an arrow covers it, as a fraction of its radius.
const COVERED: f64 = 0.9;

/// Returns the centres of all checkers on the points and the bar.
pub(super) fn centres(view: &View, stacks: &Stacks) -> Vec<Xy> {
    let of = |player: Player| {
        (1..=25).flat_map(move |number| {
            let count = stacks.at(player, number).len();
            let place = Place::of(player, number);
            (0..count).map(move |index| view.slot(place, index, count))
        })
    };
    Player::BOTH.into_iter().flat_map(of).collect()
}

/// Returns the control point of the curve from `from` to `to`: offset from the middle of the straight line towards the
/// middle of the board, which is free of checkers. The curve is high within a side and nearly straight across the
/// board; it is higher, lower or bent to the other side if it then covers fewer of `checkers`.
pub(super) fn bend(view: &View, kind: ArrowKind, [from, to]: [Xy; 2], checkers: &[Xy]) -> Xy {
    let (width, height) = view.size();
    let (x, y) = (to.x - from.x, to.y - from.y);
    let length = x.hypot(y).max(1.0);
    // Distance from the long middle line; the sign distinguishes the two sides.
    let off = |at: Xy| {
        if view.turned {
            at.x - width / 2.0
        } else {
            at.y - height / 2.0
        }
    };
    let unit = view.unit();
    let is_within = (off(from) > 0.0) == (off(to) > 0.0);
    let aside = if is_within {
        (4.0 * unit + length * 0.26).min(20.0 * unit)
    } else if kind == ArrowKind::Best {
        (length * 0.09).min(9.0 * unit)
    } else {
        1.5 * unit
    };
    let offset = |aside: f64| Xy {
        x: f64::midpoint(from.x, to.x) - y / length * aside,
        y: f64::midpoint(from.y, to.y) + x / length * aside,
    };
    let inward = if off(offset(aside)).abs() <= off(offset(-aside)).abs() {
        aside
    } else {
        -aside
    };
    let choices: &[f64] = if is_within { &WITHIN } else { &ACROSS };
    let distance = |one: Xy, other: Xy| (one.x - other.x).hypot(one.y - other.y);
    let near = COVERED * view.radius();
    // The arrow may touch the checker that it starts at and the one that it ends at.
    let crossed = |at: &&Xy| distance(**at, from) > near && distance(**at, to) > near;
    let others: Vec<Xy> = checkers.iter().filter(crossed).copied().collect();
    let covers = |middle: Xy| {
        let on = |step: u8| bend_at([from, middle, to], f64::from(step) / f64::from(CURVE_STEPS));
        let is_covering = |at: Xy| others.iter().any(|&other| distance(at, other) < near);
        (0..=CURVE_STEPS)
            .filter(|&step| is_covering(on(step)))
            .count()
    };
    let usual = offset(inward);
    let bends = choices.iter().map(|share| offset(inward * share));
    let cost = |(nth, middle): &(usize, Xy)| covers(*middle) + RELUCTANCE * nth;
    bends
        .enumerate()
        .min_by_key(cost)
        .map_or(usual, |(_, middle)| middle)
}
