//! How far a checker gets past the other side's points, and which of the 36 rolls hit.

use std::sync::LazyLock;

use super::shape::{Shape, members};

/// How many points ahead of a checker the tables see.
const SEEN: u32 = 12;

/// What is known for each pattern of blocked points ahead.
struct Table {
    /// The share of the 36 rolls that carry a checker at least 7 pips, in 36ths.
    escapes: [u8; 1 << SEEN],
    /// The pips of all rolls.
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

/// The shares of 36 rolls.
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

/// Whether the point `pips` ahead is open.
const fn open(blocked: u32, pips: u32) -> bool {
    pips > 24 || blocked >> (pips - 1) & 1 == 0
}

/// How far one checker gets with this roll.
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
pub(super) struct PointsAhead {
    /// Bit 31 - n: the point n in the numbering of the side that moves is held by the other.
    reversed: u32,
    table: &'static Table,
}

impl PointsAhead {
    /// What the points block that the other side has `made`, a set in that side's numbering.
    pub(super) fn new(made: u32) -> Self {
        Self {
            // The other's point n is 25 - n here, so it comes to lie on bit 6 + n.
            reversed: made << 6,
            table: &TABLE,
        }
    }

    /// Bit d - 1: the point d pips ahead of `number` (1 to 25) is held.
    const fn from(&self, number: u8) -> u32 {
        self.reversed >> (32 - number as u32)
    }

    /// The pattern that a checker on `number` sees.
    const fn seen(&self, number: u8) -> usize {
        (self.from(number) & ((1 << SEEN) - 1)) as usize
    }

    /// The share of rolls that carry a checker on `number` at least 7 pips; 1 for 0, where none stands.
    pub(super) fn escapes(&self, number: u8) -> f32 {
        if number == 0 {
            return 1.0;
        }
        SHARES[usize::from(self.table.escapes[self.seen(number)])]
    }

    /// How many pips a checker on `number` can move in the mean; 0 for 0, where none stands.
    pub(super) fn mobility(&self, number: u8) -> f32 {
        if number == 0 {
            return 0.0;
        }
        f32::from(self.table.pips[self.seen(number)]) / 36.0
    }
}

/// What the rolls of one side do to the blots of the other.
#[derive(Default)]
pub(super) struct Shots {
    /// Rolls that hit.
    pub(super) any: f32,
    /// Rolls that can hit one of two blots.
    pub(super) double: f32,
    /// The pips that the blots lose over the 36 rolls, each roll counted for each blot that it can hit.
    pub(super) pips: f32,
}

/// The rolls of `hitter` at `blots` of the other side, a set in that side's numbering, whose points are `ahead` of him.
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

/// The bit of a roll.
pub(super) const fn bit(first: u32, second: u32) -> u64 {
    1 << (6 * (first - 1) + second - 1)
}

/// The rolls with which a side with checkers on `hitters` (bits 1 to 25), `bar` of them on the bar, can hit on its
/// point `target`.
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

/// The rolls that hit with one die alone, if the other one is `allowed`.
fn direct(distance: u32, allowed: impl Fn(u32) -> bool) -> u64 {
    if distance > 6 {
        return 0;
    }
    let other = (1..=6).filter(|&die| allowed(die));
    other.fold(0, |set, die| set | bit(distance, die) | bit(die, distance))
}

/// Rolls that carry a checker some distance if none of some points on the way is held.
#[derive(Clone, Copy)]
struct Way {
    /// Bit d - 1: the point d pips ahead has to be open.
    needs: u32,
    rolls: u64,
}

/// The most ways to one distance: one with each die first, three of doubles, the direct one.
const WAYS: usize = 10;

/// All ways by distance; the unused ones at the end have no rolls.
static WAYS_TO: [[Way; WAYS]; 25] = {
    let none = Way { needs: 0, rolls: 0 };
    let mut all = [[none; WAYS]; 25];
    let mut distance = 1;
    while distance < 25 {
        all[distance as usize] = ways_to(distance);
        distance += 1;
    }
    all
};

const fn ways_to(distance: u32) -> [Way; WAYS] {
    let mut ways = [Way { needs: 0, rolls: 0 }; WAYS];
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
            ways[found] = Way { needs, rolls };
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
            ways[found] = Way { needs, rolls };
            found += 1;
        }
        first += 1;
    }
    ways
}

/// By distance (at most [`NEAR`]) and the points held of the next six: the rolls that carry one checker there.
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

/// The farthest that only the next six points matter for: 12 is reached by three threes too, over the point 9 away.
const NEAR: usize = 11;

/// The rolls that carry one checker exactly `distance` pips.
fn rolls_from(blocked: u32, distance: usize) -> u64 {
    if distance <= NEAR {
        NEARBY[distance][(blocked & 63) as usize]
    } else {
        walked(blocked, distance)
    }
}

/// The same, found way by way.
const fn walked(blocked: u32, distance: usize) -> u64 {
    let (mut rolls, mut way) = (0, 0);
    while way < WAYS && WAYS_TO[distance][way].rolls != 0 {
        let Way { needs, rolls: own } = WAYS_TO[distance][way];
        rolls |= if blocked & needs == 0 { own } else { 0 };
        way += 1;
    }
    rolls
}

#[cfg(test)]
mod tests {
    use rules::{Board, BoardError, Setup};

    use super::*;

    /// The rolls that hit one blot on the hitter's 4 point, from `hitters`, with points held on the hitter's `held`.
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
        let [own, opponent] = [board.own(), board.opponent()].map(Shape::new);
        Ok(shots(&own, opponent.blots, &PointsAhead::new(opponent.made)).any)
    }

    /// The well-known table of shots: 17 rolls hit six pips away, 11 direct ones if the points between are held.
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
