//! How far a checker gets past the other side's points, and which of the 36 throws hit.

use std::sync::LazyLock;

use rules::Side;

/// How many points ahead of a checker the tables see.
const SEEN: u32 = 12;

/// For each pattern of blocked points ahead: throws that carry a checker at least 7 pips, and the mean pips it gets.
static TABLE: LazyLock<Vec<(u8, f32)>> = LazyLock::new(|| (0..1 << SEEN).map(look_ahead).collect());

fn look_ahead(blocked: u32) -> (u8, f32) {
    let mut escapes = 0;
    let mut pips = 0;
    for high in 1..=6 {
        for low in 1..=6 {
            let reached = reach(blocked, high, low);
            escapes += u8::from(reached >= 7);
            pips += reached;
        }
    }
    (escapes, pips as f32 / 36.0)
}

/// Whether the point `pips` ahead is open.
const fn open(blocked: u32, pips: u32) -> bool {
    pips > 24 || blocked >> (pips - 1) & 1 == 0
}

/// How far one checker gets with this throw.
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

/// The other side's points, as the obstacles of one side.
pub(super) struct Ahead {
    /// Bit 31 - n: the point n in the numbering of the side that moves is held by the other.
    reversed: u32,
}

impl Ahead {
    /// What `other` blocks.
    pub(super) fn new(other: &Side) -> Self {
        let held = (1..=24_u8).filter(|&number| other.at(25 - number) >= 2);
        let reversed = held.fold(0, |set, number| set | 1 << (31 - number));
        Self { reversed }
    }

    /// Bit d - 1: the point d pips ahead of `number` (1 to 25) is held.
    const fn from(&self, number: u8) -> u32 {
        self.reversed >> (32 - number as u32)
    }

    fn table(&self, number: u8) -> (u8, f32) {
        if number == 0 {
            return (36, 0.0);
        }
        let seen = self.from(number) & ((1 << SEEN) - 1);
        TABLE[seen as usize]
    }

    /// How many of the 36 throws carry a checker on `number` at least 7 pips.
    pub(super) fn escapes(&self, number: u8) -> u8 {
        self.table(number).0
    }

    /// How many pips a checker on `number` can move in the mean.
    pub(super) fn mobility(&self, number: u8) -> f32 {
        self.table(number).1
    }
}

/// What the throws of one side do to the blots of the other.
#[derive(Default)]
pub(super) struct Shots {
    /// Throws that hit.
    pub(super) any: f32,
    /// Throws that can hit one of two blots.
    pub(super) double: f32,
    /// The pips that the blots lose over the 36 throws, each throw counted for each blot that it can hit.
    pub(super) pips: f32,
}

/// The throws of `hitter` at the blots of `side`.
pub(super) fn shots(hitter: &Side, side: &Side) -> Shots {
    let ahead = Ahead::new(side);
    let mut shots = Shots::default();
    let (mut any, mut double) = (0_u64, 0_u64);
    for blot in (1..=24_u8).filter(|&number| side.at(number) == 1) {
        let hits = throws_at(hitter, &ahead, 25 - blot);
        double |= any & hits;
        any |= hits;
        shots.pips += hits.count_ones() as f32 * f32::from(25 - blot);
    }
    shots.any = any.count_ones() as f32;
    shots.double = double.count_ones() as f32;
    shots
}

/// The bit of a throw.
const fn bit(first: u32, second: u32) -> u64 {
    1 << (6 * (first - 1) + second - 1)
}

/// The throws with which `hitter` can hit on its point `target`.
fn throws_at(hitter: &Side, ahead: &Ahead, target: u8) -> u64 {
    let mut throws = 0;
    for from in (target + 1..=25).filter(|&number| hitter.at(number) > 0) {
        let distance = u32::from(from - target);
        throws |= match (hitter.bar(), from) {
            (0, _) | (1, 25) => throws_from(ahead.from(from), distance),
            (_, 25) => direct(distance, |_| true),
            (1, _) => direct(distance, |entering| open(ahead.from(25), entering)),
            _ => 0,
        };
    }
    throws
}

/// The throws that hit with one die alone, if the other one is `allowed`.
fn direct(distance: u32, allowed: impl Fn(u32) -> bool) -> u64 {
    if distance > 6 {
        return 0;
    }
    let other = (1..=6).filter(|&die| allowed(die));
    other.fold(0, |set, die| set | bit(distance, die) | bit(die, distance))
}

/// The throws that carry one checker exactly `distance` pips.
fn throws_from(blocked: u32, distance: u32) -> u64 {
    let mut throws = direct(distance, |_| true);
    for first in 1..=6_u32.min(distance - 1) {
        let second = distance - first;
        if second <= 6 && second != first && open(blocked, first) {
            throws |= bit(first, second) | bit(second, first);
        }
        let steps = distance / first;
        let even = distance.is_multiple_of(first) && (2..=4).contains(&steps);
        if even && (1..steps).all(|step| open(blocked, step * first)) {
            throws |= bit(first, first);
        }
    }
    throws
}

#[cfg(test)]
mod tests {
    use rules::{Board, BoardError, Setup};

    use super::*;

    /// The throws that hit one blot on the hitter's 4 point, from `hitters`, with points held on the hitter's `held`.
    fn hits(hitters: &[usize], held: &[usize]) -> Result<f32, BoardError> {
        let mut setup = Setup {
            own: [0; 26],
            opponent: [0; 26],
        };
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
        Ok(shots(board.own(), board.opponent()).any)
    }

    /// The well-known table of shots: 17 throws hit six pips away, 11 direct ones if the points between are held.
    #[test]
    fn shots_are_those_of_the_table_every_player_knows() -> Result<(), BoardError> {
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
    fn r36_two_on_the_bar_hit_by_entering_only() -> Result<(), BoardError> {
        assert!(hits(&[25, 25, 6], &[])?.abs() < 0.5);
        Ok(())
    }
}
