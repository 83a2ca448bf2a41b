//! Bend of an arrow, chosen so that it covers as few checkers as possible.

use rules::Player;

use super::arrow::{Arrow, ArrowKind, curve};
use crate::{Place, Stacks, View, Xy};

/// Bends to choose from within a side and across the board, as multiples of the usual bend; the usual one comes first.
const WITHIN: [f64; 4] = [1.0, 1.3, 1.6, 0.7];
const ACROSS: [f64; 5] = [1.0, -1.0, 2.0, -2.0, 0.2];
/// Number of covered points of the curve that outweighs one step in the list of bends.
const RELUCTANCE: usize = 2;
/// Distance from a checker's centre at which an arrow covers it, as a fraction of its radius.
const COVERED: f64 = 0.9;

/// Distance from the end of an arrow to the middle of its head, as a fraction of a checker's radius.
const HEAD: f64 = 1.5;

/// Bends the arrows of a play one after the other, so that they avoid the checkers and the heads of the arrows before.
pub(super) fn bend_all(view: &View, stacks: &Stacks, arrows: &mut [Arrow]) {
    let mut avoided = centres(view, stacks);
    for arrow in arrows {
        arrow.bend = bend(view, arrow.kind, [arrow.from, arrow.to], &avoided);
        avoided.push(arrow.head(view));
    }
}

impl Arrow {
    /// Returns the middle of the arrow's head.
    pub(super) fn head(&self, view: &View) -> Xy {
        let (x, y) = (self.to.x - self.bend.x, self.to.y - self.bend.y);
        let back = HEAD * view.radius() / x.hypot(y).max(1.0);
        Xy {
            x: self.to.x - back * x,
            y: self.to.y - back * y,
        }
    }
}

/// Returns the centres of all checkers on the points and the bar.
fn centres(view: &View, stacks: &Stacks) -> Vec<Xy> {
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
/// board; it is higher, lower or bent to the other side if it then covers fewer of the `avoided` places.
fn bend(view: &View, kind: ArrowKind, [from, to]: [Xy; 2], avoided: &[Xy]) -> Xy {
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
    let others: Vec<Xy> = avoided.iter().filter(crossed).copied().collect();
    let covers = |middle: Xy| {
        let is_covering = |at: &Xy| others.iter().any(|&other| distance(*at, other) < near);
        curve([from, middle, to]).filter(is_covering).count()
    };
    let usual = offset(inward);
    let bends = choices.iter().map(|share| offset(inward * share));
    let cost = |(nth, middle): &(usize, Xy)| covers(*middle) + RELUCTANCE * nth;
    bends
        .enumerate()
        .min_by_key(cost)
        .map_or(usual, |(_, middle)| middle)
}

#[cfg(test)]
mod tests {
    use rules::Setup;

    use super::{
        super::{arrows, tests::VIEW},
        *,
    };

    #[test]
    fn arrow_rises_over_the_stacks_between_its_ends() {
        let mut setup = Setup::EMPTY;
        setup.own[8] = 1;
        let clear = Stacks::from_setup(&setup);
        setup.own[5] = 5;
        let tall = Stacks::from_setup(&setup);
        let [low, high] = [clear, tall].map(|stacks| {
            let one = arrows(&VIEW, &stacks, Player::White, &[[8, 2]], ArrowKind::Played);
            one[0].at(0.5)
        });
        assert!(
            high.y < low.y,
            "{high:?} is nearer to the middle than {low:?}"
        );
    }

    #[test]
    fn arrow_does_not_cross_the_head_of_another() {
        let mut setup = Setup::EMPTY;
        (setup.own[18], setup.own[14], setup.own[13]) = (1, 1, 2);
        let stacks = Stacks::from_setup(&setup);
        let both = arrows(
            &VIEW,
            &stacks,
            Player::White,
            &[[18, 13], [14, 11]],
            ArrowKind::Best,
        );
        let head = both[0].head(&VIEW);
        let gaps = both[1]
            .curve()
            .map(|at| (at.x - head.x).hypot(at.y - head.y));
        assert!(gaps.fold(f64::MAX, f64::min) > 0.8 * VIEW.radius());
    }
}
