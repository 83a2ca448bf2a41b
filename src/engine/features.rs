//! A position as numbers for a net: which checkers stand where, and what players see in it at a glance.
//!
//! Both sides are described by the same list, the player on roll first, each in its own numbering. Most numbers are
//! zero in any position, so they are given as a sparse list. Raw checkers follow Tesauro's TD-Gammon (1995); the
//! ideas behind the rest (shots, escape, containment, timing, moments) are Berliner's and Tesauro's, worked out here
//! in our own way.

mod rays;

use std::cell::RefCell;

use rules::{Board, Side, Variant};

use crate::Fnv;
use rays::{Ahead, shots};

/// Four for each of 24 points, one for the bar, three for what is off.
const RAW: usize = 24 * 4 + 1 + 3;
/// What is seen at a glance; see [`extras`].
const EXTRAS: usize = 29;
const SIDE: usize = RAW + EXTRAS;

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

thread_local! {
    static BUFFER: RefCell<Sparse> = const { RefCell::new(Sparse::new()) };
}

/// What `read` makes of the description of `board`, without room being made for it each time.
pub(crate) fn described<T>(board: &Board, read: impl FnOnce(&Sparse) -> T) -> T {
    BUFFER.with_borrow_mut(|inputs| {
        describe(board, inputs);
        read(inputs)
    })
}

/// A number that changes when the description does, so that nets trained on another one are noticed.
pub(crate) fn fingerprint() -> u32 {
    let mut hash = Fnv::default();
    for variant in [Variant::Standard, Variant::Hypergammon, Variant::Longgammon] {
        described(&Board::start(variant), |inputs| {
            for (at, value) in inputs {
                hash.add(&at.to_le_bytes());
                hash.add(&value.to_le_bytes());
            }
        });
    }
    hash.value() as u32
}

fn describe_side(side: &Side, other: &Side, start: usize, into: &mut Sparse) {
    let mut put = |at: usize, value: f32| {
        if value != 0.0 {
            into.push(((start + at) as u16, value));
        }
    };
    for (point, &count) in side.counts()[1..=24].iter().enumerate() {
        if count == 0 {
            continue;
        }
        for (unit, least) in [1, 2, 3].into_iter().enumerate() {
            put(4 * point + unit, f32::from(u8::from(count >= least)));
        }
        put(4 * point + 3, f32::from(count.saturating_sub(3)) / 2.0);
    }
    put(96, f32::from(side.bar()) / 2.0);
    for third in 0..3_u8 {
        let off = side.off().saturating_sub(5 * third).min(5);
        put(97 + usize::from(third), f32::from(off) / 5.0);
    }
    for (nth, value) in extras(side, other).into_iter().enumerate() {
        put(RAW + nth, value);
    }
}

/// What is seen at a glance, each about 0 to 1.
fn extras(side: &Side, other: &Side) -> [f32; EXTRAS] {
    let counts = side.counts();
    let count_of = |range: std::ops::RangeInclusive<usize>| -> u8 { counts[range].iter().sum() };
    let made_in = |range: std::ops::RangeInclusive<usize>| {
        counts[range].iter().filter(|&&count| count >= 2).count() as f32
    };
    // The pips that checkers beyond `number` need to reach it.
    let pips_beyond = |number: usize| -> f32 {
        let beyond = (number + 1..=25).map(|at| (at - number) * usize::from(counts[at]));
        beyond.sum::<usize>() as f32
    };
    let ahead = Ahead::new(other);
    let mut rear = (1..=25_u8).rev().filter(|&number| side.at(number) > 0);
    let rearmost = rear.next().unwrap_or(0);
    let second = rear.next().unwrap_or(0);
    let escapes = |number: u8| f32::from(ahead.escapes(number)) / 36.0;
    let held = (16..=25).map(escapes);
    let others_rearmost = (1..=25)
        .rev()
        .find(|&number| other.at(number) > 0)
        .unwrap_or(0);
    let moving: f32 = (1..=25)
        .map(|number| f32::from(side.at(number)) * ahead.mobility(number))
        .sum();
    let shots = shots(other, side);
    let pips = f32::from(side.pips());
    let on_board = f32::from(side.checkers() - side.off()).max(1.0);
    let mean = pips / on_board;
    let variance = (0_u8..)
        .zip(counts)
        .skip(1)
        .map(|(number, &count)| f32::from(count) * (f32::from(number) - mean).powi(2))
        .sum::<f32>()
        / on_board;
    let others_home = other.counts()[1..=6]
        .iter()
        .filter(|&&count| count >= 2)
        .count() as f32;
    let bar = f32::from(side.bar());
    let blots = (1..=24).filter(|&number| side.at(number) == 1).count() as f32;
    let stacked: u8 = (1..=24)
        .map(|number| side.at(number).saturating_sub(3))
        .sum();
    [
        pips / 167.0,
        made_in(1..=6) / 6.0,
        made_in(19..=24) / 3.0,
        f32::from(count_of(19..=25)) / 5.0,
        longest_prime(side) / 6.0,
        shots.any / 36.0,
        shots.double / 18.0,
        shots.pips / 36.0 / 20.0,
        escapes(rearmost),
        escapes(second),
        ahead.mobility(rearmost) / 12.0,
        held.clone().fold(1.0, f32::min),
        held.sum::<f32>() / 10.0,
        f32::from(rearmost) / 25.0,
        blots / 5.0,
        (36.0 - others_home * others_home) / 36.0,
        pips_beyond(25 - usize::from(others_rearmost)) / 100.0,
        pips_beyond(6) / 100.0,
        f32::from(count_of(7..=25)) / 10.0,
        pips_beyond(18) / 20.0,
        variance / 80.0,
        f32::from(stacked) / 6.0,
        f32::from(count_of(0..=2)) / 10.0,
        (pips - f32::from(other.pips())) / 50.0,
        moving / 120.0,
        f32::from(u8::from(side.bar() > 0)),
        bar * others_home / 6.0,
        f32::from(u8::from(side.is_closed_board())),
        f32::from(u8::from(side.off() == 0)),
    ]
}

/// The most consecutive made points (R9).
fn longest_prime(side: &Side) -> f32 {
    let mut longest = 0.0_f32;
    let mut run = 0.0;
    for &count in &side.counts()[1..=24] {
        run = if count >= 2 { run + 1.0 } else { 0.0 };
        longest = longest.max(run);
    }
    longest
}

#[cfg(test)]
mod tests {
    use rules::{BoardError, Setup, Variant};

    use super::*;

    #[test]
    fn the_start_looks_the_same_to_both_sides() {
        let mut seen = Sparse::new();
        describe(&Board::start(Variant::Standard), &mut seen);
        let (own, other) = seen.split_at(seen.len() / 2);
        let other = other.iter().map(|&(at, value)| (at - SIDE as u16, value));
        assert!(own.iter().copied().eq(other));
        assert!(seen.iter().all(|&(at, _)| usize::from(at) < INPUTS));
    }

    #[test]
    fn nothing_escapes_a_full_prime() -> Result<(), BoardError> {
        let mut setup = Setup {
            own: [0; 26],
            opponent: [0; 26],
        };
        setup.own[24] = 15;
        setup.opponent[2..=7].fill(2);
        setup.opponent[0] = 3;
        let board = Board::try_from(setup)?;
        assert_eq!(Ahead::new(board.opponent()).escapes(24), 0);
        assert!((longest_prime(board.opponent()) - 6.0).abs() < f32::EPSILON);
        Ok(())
    }
}
