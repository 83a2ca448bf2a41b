//! A position as numbers for a net: which checkers stand where, and what players see in it at a glance.
//!
//! Both sides are described by the same list, the player on roll first, each in its own numbering. Most numbers are
//! zero in any position, so they are given as a sparse list. Raw checkers follow Tesauro's TD-Gammon (1995); the
//! ideas behind the rest (shots, entering, primes, escape) are Berliner's and are computed here in our own way.

use rules::{Board, Roll, Side};

use crate::plain::shots;

/// Numbers for one side.
const SIDE: usize = POINTS + EXTRAS;
/// Four for each of 24 points, one each for the bar and for what is off.
const POINTS: usize = 24 * 4 + 2;
/// What is seen at a glance; see `extras`.
const EXTRAS: usize = 9;

/// How many numbers describe a position.
pub const INPUTS: usize = 2 * SIDE;

/// The numbers that are not zero, with their places (0 to [`INPUTS`] - 1).
pub type Sparse = Vec<(u16, f32)>;

/// Replaces `into` by the description of `board`, seen by the player on roll.
pub fn describe(board: &Board, into: &mut Sparse) {
    into.clear();
    describe_side(board.own(), board.opponent(), 0, into);
    describe_side(board.opponent(), board.own(), SIDE, into);
}

fn describe_side(side: &Side, other: &Side, start: usize, into: &mut Sparse) {
    let mut put = |at: usize, value: f32| {
        if value != 0.0 {
            into.push(((start + at) as u16, value));
        }
    };
    for (point, &count) in side.counts()[1..=24].iter().enumerate() {
        for (unit, least) in [1, 2, 3].into_iter().enumerate() {
            put(4 * point + unit, f32::from(u8::from(count >= least)));
        }
        put(4 * point + 3, f32::from(count.saturating_sub(3)) / 2.0);
    }
    put(POINTS - 2, f32::from(side.bar()) / 2.0);
    put(POINTS - 1, f32::from(side.off()) / 15.0);
    for (nth, value) in extras(side, other).into_iter().enumerate() {
        put(POINTS + nth, value);
    }
}

/// What is seen at a glance, each about 0 to 1.
fn extras(side: &Side, other: &Side) -> [f32; EXTRAS] {
    let made = |number: u8| side.at(number) >= 2;
    let home = (1..=6).filter(|&number| made(number)).count() as f32;
    let anchors = (19..=24).filter(|&number| made(number)).count() as f32;
    let back: u8 = (19..=25).map(|number| side.at(number)).sum();
    let rearmost = (1..=25)
        .rev()
        .find(|&number| side.at(number) > 0)
        .unwrap_or(0);
    let blots = (1..=24).filter(|&number| side.at(number) == 1).count() as f32;
    [
        f32::from(side.pips()) / 167.0,
        home / 6.0,
        anchors / 3.0,
        f32::from(back) / 5.0,
        f32::from(longest_prime(side)) / 6.0,
        shots::hitting_rolls(side, other) / 36.0,
        escaping_rolls(rearmost, other) / 36.0,
        f32::from(rearmost) / 25.0,
        blots / 5.0,
    ]
}

/// The most consecutive made points (R9).
fn longest_prime(side: &Side) -> u8 {
    let mut longest = 0;
    let mut run = 0;
    for number in 1..=24 {
        run = if side.at(number) >= 2 { run + 1 } else { 0 };
        longest = longest.max(run);
    }
    longest
}

/// How many of the 36 throws let a checker on `from` move both numbers, or the whole double, past `other`'s points.
fn escaping_rolls(from: u8, other: &Side) -> f32 {
    let free = |number: u8| number == 0 || other.at(25 - number) < 2;
    let path = |first: u8, second: u8| {
        let middle = from.saturating_sub(first);
        free(middle) && free(middle.saturating_sub(second))
    };
    let rolls = Roll::ALL.iter().filter(|roll| {
        let (high, low) = (roll.high().pips(), roll.low().pips());
        path(high, low) || path(low, high)
    });
    rolls.map(|roll| roll.weight() as f32).sum()
}

#[cfg(test)]
mod tests {
    use rules::Variant;

    use super::*;

    #[test]
    fn the_start_looks_the_same_to_both_sides() {
        let mut seen = Sparse::new();
        describe(&Board::start(Variant::Standard), &mut seen);
        let half = seen.len() / 2;
        let own = seen[..half].iter().copied();
        let other = seen[half..]
            .iter()
            .map(|&(at, value)| (at - SIDE as u16, value));
        assert!(own.eq(other));
        assert!(seen.iter().all(|&(at, _)| usize::from(at) < INPUTS));
    }

    #[test]
    fn nothing_escapes_a_full_prime() {
        let mut other = [0; 26];
        for count in &mut other[2..=7] {
            *count = 2;
        }
        other[0] = 3;
        let own: [u8; 26] = std::array::from_fn(|at| if at == 24 { 15 } else { 0 });
        let setup = rules::Setup {
            own,
            opponent: other,
        };
        let board = Board::try_from(setup).expect("a position that can occur");
        assert!(escaping_rolls(24, board.opponent()) < 0.5);
        assert_eq!(longest_prime(board.opponent()), 6);
    }
}
