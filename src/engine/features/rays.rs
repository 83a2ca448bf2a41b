//! Mobility and escapes past the other side's points, and rolls that hit.

use std::sync::LazyLock;

use super::shape::{Shape, members};

/// Number of points ahead of a checker covered by the tables.
const SEEN: u32 = 12;

/// Mobility, indexed by the pattern of blocked points ahead.
struct Table {
    /// Number of rolls, out of 36, that carry a checker at least 7 pips.
    escapes: [u8; 1 << SEEN],
    /// Total number of pips that a checker can move, summed over all 36 rolls.
    pips: [u16; 1 << SEEN],
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut table = Table {
        escapes: [0; 1 << SEEN],
        pips: [0; 1 << SEEN],
    };
    for blocked in 0..1 << SEEN {
        (table.escapes[blocked], table.pips[blocked]) = look_ahead(blocked as u32);
    }
    table
});

/// Fractions of the 36 rolls, indexed by the number of rolls.
static SHARES: [f32; 37] = {
    let mut shares = [0.0; 37];
    let mut rolls = 1;
    while rolls <= 36 {
        shares[rolls] = rolls as f32 / 36.0;
        rolls += 1;
    }
    shares
};

fn look_ahead(blocked: u32) -> (u8, u16) {
    let mut escapes = 0;
    let mut pips = 0_u16;
    for high in 1..=6 {
        for low in 1..=6 {
            let reached = reach(blocked, high, low);
            escapes += u8::from(reached >= 7);
            pips += reached as u16;
        }
    }
    (escapes, pips)
}

/// Returns `true` if the point `pips` ahead is open.
const fn open(blocked: u32, pips: u32) -> bool {
    pips > 24 || blocked >> (pips - 1) & 1 == 0
}

/// Returns the number of pips that one checker can move with this roll.
fn reach(blocked: u32, high: u32, low: u32) -> u32 {
    if high == low {
        let steps = (1..=4)
            .take_while(|step| open(blocked, step * high))
            .count();
        return steps as u32 * high;
    }
    let path = |first: u32, then: u32| {
        if !open(blocked, first) {
            0
        } else if open(blocked, first + then) {
            first + then
        } else {
            first
        }
    };
    path(high, low).max(path(low, high))
}

/// Points made by the other side, seen as obstacles to the moving side.
pub(super) struct PointsAhead {
    /// Bit set in which bit 31 - n is set if the other side holds point n, in the moving side's numbering.
    reversed: u32,
    table: &'static Table,
}

impl PointsAhead {
    /// Creates the obstacles from `made`, the set of points made by the other side in that side's numbering.
    pub(super) fn new(made: u32) -> Self {
        Self {
            // The other side's point n is point 25 - n in this numbering, so it maps to bit 6 + n.
            reversed: made << 6,
            table: &TABLE,
        }
    }

    /// Returns the held points ahead of `number` (1 to 25), where bit d - 1 is the point d pips ahead.
    const fn from(&self, number: u8) -> u32 {
        self.reversed >> (32 - number as u32)
    }

    /// Returns the table index for a checker on `number`.
    const fn seen(&self, number: u8) -> usize {
        (self.from(number) & ((1 << SEEN) - 1)) as usize
    }

    /// Returns the fraction of rolls that carry a checker on `number` at least 7 pips; 1 if `number` is 0 (no checker).
    pub(super) fn escapes(&self, number: u8) -> f32 {
        if number == 0 {
            return 1.0;
        }
        SHARES[usize::from(self.table.escapes[self.seen(number)])]
    }

    /// Returns the mean number of pips that a checker on `number` can move; 0 if `number` is 0 (no checker).
    pub(super) fn mobility(&self, number: u8) -> f32 {
        if number == 0 {
            return 0.0;
        }
        f32::from(self.table.pips[self.seen(number)]) / 36.0
    }
}

/// One side's shots at the other side's blots.
#[derive(Default)]
pub(super) struct Shots {
    /// Number of rolls that hit.
    pub(super) any: f32,
    /// Number of rolls that can hit at least two blots.
    pub(super) double: f32,
    /// Pips lost by the blots, summed over the 36 rolls and over each blot that a roll can hit.
    pub(super) pips: f32,
}

/// Returns `hitter`'s shots at `blots`, a set in the other side's numbering, past the obstacles in `ahead`.
pub(super) fn shots(hitter: &Shape, blots: u32, ahead: &PointsAhead) -> Shots {
    let mut shots = Shots::default();
    let (mut any, mut double) = (0_u64, 0_u64);
    for blot in members(blots) {
        let hits = rolls_at(hitter.bar(), hitter.occupied, ahead, 25 - blot);
        double |= any & hits;
        any |= hits;
        shots.pips += hits.count_ones() as f32 * f32::from(25 - blot);
    }
    shots.any = any.count_ones() as f32;
    shots.double = double.count_ones() as f32;
    shots
}

/// Returns the bit that represents a roll in a set of rolls.
pub(super) const fn bit(first: u32, second: u32) -> u64 {
    1 << (6 * (first - 1) + second - 1)
}

/// Returns the rolls that hit the point `target` from `hitters` (bits 1 to 25), with `bar` checkers on the bar.
fn rolls_at(bar: u8, hitters: u32, ahead: &PointsAhead, target: u8) -> u64 {
    let mut rolls = 0;
    for from in members(hitters & u32::MAX << (target + 1)) {
        let distance = usize::from(from - target);
        rolls |= match (bar, from) {
            (0, _) | (1, 25) => rolls_from(ahead.from(from), distance),
            (_, 25) => direct(distance as u32, |_| true),
            (1, _) => direct(distance as u32, |entering| open(ahead.from(25), entering)),
            _ => 0,
        };
    }
    rolls
}

/// Returns the rolls that hit with a single die, provided that `allowed` accepts the other die.
fn direct(distance: u32, allowed: impl Fn(u32) -> bool) -> u64 {
    if distance > 6 {
        return 0;
    }
    let other = (1..=6).filter(|&die| allowed(die));
    other.fold(0, |set, die| set | bit(distance, die) | bit(die, distance))
}

/// Rolls that carry a checker a given distance along one path.
#[derive(Clone, Copy)]
struct Path {
    /// Bit set of the points that must be open; bit d - 1 is the point d pips ahead.
    needs: u32,
    rolls: u64,
}

/// Maximum number of paths per distance: one for each order of the dice, three with doubles, plus the direct path.
const PATHS: usize = 10;

/// Paths by distance; unused entries at the end contain no rolls.
static PATHS_TO: [[Path; PATHS]; 25] = {
    let none = Path { needs: 0, rolls: 0 };
    let mut all = [[none; PATHS]; 25];
    let mut distance = 1;
    while distance < 25 {
        all[distance as usize] = ways_to(distance);
        distance += 1;
    }
    all
};

const fn ways_to(distance: u32) -> [Path; PATHS] {
    let mut ways = [Path { needs: 0, rolls: 0 }; PATHS];
    let mut found = 0;
    if distance <= 6 {
        let mut other = 1;
        while other <= 6 {
            ways[0].rolls |= bit(distance, other) | bit(other, distance);
            other += 1;
        }
        found = 1;
    }
    let mut first = 1;
    while first <= 6 && first < distance {
        let second = distance - first;
        if second <= 6 && second != first {
            let rolls = bit(first, second) | bit(second, first);
            let needs = 1 << (first - 1);
            ways[found] = Path { needs, rolls };
            found += 1;
        }
        let steps = distance / first;
        if distance.is_multiple_of(first) && steps >= 2 && steps <= 4 {
            let (mut needs, mut step) = (0, 1);
            while step < steps {
                needs |= 1 << (step * first - 1);
                step += 1;
            }
            let rolls = bit(first, first);
            ways[found] = Path { needs, rolls };
            found += 1;
        }
        first += 1;
    }
    ways
}

/// Rolls that carry one checker exactly a given distance, indexed by the distance (at most [`NEAR`]) and by the held
/// points among the next six.
static NEARBY: [[u64; 64]; NEAR + 1] = {
    let mut all = [[0; 64]; NEAR + 1];
    let mut distance = 1;
    while distance <= NEAR {
        let mut blocked = 0;
        while blocked < 64 {
            all[distance][blocked] = walked(blocked as u32, distance);
            blocked += 1;
        }
        distance += 1;
    }
    all
};

/// Largest distance that depends only on the next six points: 3-3 also reaches 12, but via the point 9 pips away.
const NEAR: usize = 11;

/// Returns the rolls that carry one checker exactly `distance` pips.
fn rolls_from(blocked: u32, distance: usize) -> u64 {
    if distance <= NEAR {
        NEARBY[distance][(blocked & 63) as usize]
    } else {
        walked(blocked, distance)
    }
}

/// Computes the result of [`rolls_from`] path by path.
const fn walked(blocked: u32, distance: usize) -> u64 {
    let (mut rolls, mut way) = (0, 0);
    while way < PATHS && PATHS_TO[distance][way].rolls != 0 {
        let Path { needs, rolls: own } = PATHS_TO[distance][way];
        rolls |= if blocked & needs == 0 { own } else { 0 };
        way += 1;
    }
    rolls
}

#[cfg(test)]
mod tests {
    use rules::{Board, BoardError, Setup};

    use super::*;

    /// Returns the number of rolls that hit a single blot on the hitter's 4 point from the points in `hitters` while
    /// the other side holds the points in `held`; all points are in the hitter's numbering.
    fn hits(hitters: &[usize], held: &[usize]) -> Result<f32, BoardError> {
        let mut setup = Setup::EMPTY;
        for &number in hitters {
            setup.own[number] += 1;
        }
        setup.own[0] = 15 - hitters.len() as u8;
        setup.opponent[25 - 4] = 1;
        for &number in held {
            setup.opponent[25 - number] = 2;
        }
        setup.opponent[0] = 14 - 2 * held.len() as u8;
        let board = Board::try_from(setup)?;
        let [own, opponent] = [board.own(), board.opponent()].map(Shape::new);
        Ok(shots(&own, opponent.blots, &PointsAhead::new(opponent.made)).any)
    }

    /// 17 rolls hit a blot six pips away, 11 of them directly; only those 11 remain if the points in between are held.
    #[test]
    fn shots_match_the_standard_table() -> Result<(), BoardError> {
        let table = [
            11.0, 12.0, 14.0, 15.0, 15.0, 17.0, 6.0, 6.0, 5.0, 3.0, 2.0, 3.0,
        ];
        for (distance, expected) in (1..).zip(table) {
            assert!(
                (hits(&[4 + distance], &[])? - expected).abs() < 0.5,
                "{distance} away"
            );
        }
        assert!((hits(&[10], &[5, 6, 7, 8, 9])? - 11.0).abs() < 0.5);
        Ok(())
    }

    #[test]
    fn r36_with_two_checkers_on_the_bar_only_entering_checkers_hit() -> Result<(), BoardError> {
        assert!(hits(&[25, 25, 6], &[])?.abs() < 0.5);
        Ok(())
    }
}
