//! A position as numbers for a net: which checkers stand where, and what players see in it at a glance.
//!
//! Both sides are described by the same list, the player on roll first, each in its own numbering. Most numbers are
//! zero in any position, so they are given as a sparse list. Raw checkers follow Tesauro's TD-Gammon (1995); the
//! ideas behind the rest (shots, escape, containment, timing, moments) are Berliner's and Tesauro's, worked out here
//! in our own way.

mod plans;
mod rays;
mod shape;

use std::cell::RefCell;

use rules::{Board, Side, Variant};

use crate::Fnv;
use plans::{PLANS, plans};
use rays::{Ahead, Shots, shots};
use shape::{Shape, members};

/// Four for each of 24 points, one for the bar, three for what is off.
const RAW: usize = 24 * 4 + 1 + 3;
/// What is seen at a glance; see [`extras`].
const EXTRAS: usize = 29;
const SIDE: usize = RAW + EXTRAS + PLANS;

/// How many numbers describe a position.
pub const INPUTS: usize = 2 * SIDE;

/// The numbers that are not zero, with their places (0 to [`INPUTS`] - 1).
pub type Sparse = Vec<(u16, f32)>;

/// Replaces `into` by the description of `board`, seen by the player on roll.
pub fn describe(board: &Board, into: &mut Sparse) {
    into.clear();
    into.reserve(INPUTS);
    let [own, opponent] = [board.own(), board.opponent()].map(View::new);
    describe_side(board.own(), &own, &opponent, 0, into);
    describe_side(board.opponent(), &opponent, &own, SIDE, into);
}

/// A side as it is looked at from several directions.
struct View {
    shape: Shape,
    /// What it puts in the way of the other side.
    obstacles: Ahead,
}

impl View {
    fn new(side: &Side) -> Self {
        let shape = Shape::new(side);
        let obstacles = Ahead::new(shape.made);
        Self { shape, obstacles }
    }
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

/// Describes `side`, which looks like `own`, from input `start` on.
fn describe_side(side: &Side, own: &View, other: &View, start: usize, into: &mut Sparse) {
    let start = start as u16;
    for point in members(own.shape.occupied & !(1 << 25)) {
        let first = start + 4 * (u16::from(point) - 1);
        let count = side.at(point);
        into.extend((0..u16::from(count.min(3))).map(|unit| (first + unit, 1.0)));
        if count > 3 {
            into.push((first + 3, f32::from(count - 3) / 2.0));
        }
    }
    let mut put = |at: usize, value: f32| {
        if value != 0.0 {
            into.push((start + at as u16, value));
        }
    };
    put(96, f32::from(side.bar()) / 2.0);
    for third in 0..3_u8 {
        let off = side.off().saturating_sub(5 * third).min(5);
        put(97 + usize::from(third), f32::from(off) / 5.0);
    }
    let danger = shots(&other.shape, own.shape.blots, &own.obstacles);
    let seen = extras(side, own, other, &danger);
    let seen = seen.into_iter().chain(plans(side, own, other, &danger));
    for (nth, value) in seen.enumerate() {
        put(RAW + nth, value);
    }
}

/// What is seen at a glance, each about 0 to 1.
fn extras(side: &Side, own: &View, other: &View, shots: &Shots) -> [f32; EXTRAS] {
    let (shape, ahead) = (&own.shape, &other.obstacles);
    let pips_beyond = |number: usize| f32::from(shape.pips_beyond(number));
    let escapes = |number: u8| f32::from(ahead.escapes(number)) / 36.0;
    let held = (16..=25).map(escapes);
    let rearmost = shape.rearmost();
    let moving: f32 = members(shape.occupied)
        .map(|number| f32::from(side.at(number)) * ahead.mobility(number))
        .sum();
    let pips = f32::from(shape.pips());
    let others_home = other.shape.made_between(1, 6) as f32;
    let bar = f32::from(side.bar());
    let flag = |is_so: bool| f32::from(u8::from(is_so));
    [
        pips / 167.0,
        shape.made_between(1, 6) as f32 / 6.0,
        shape.made_between(19, 24) as f32 / 3.0,
        f32::from(shape.between(19, 25)) / 5.0,
        shape.longest_prime() as f32 / 6.0,
        shots.any / 36.0,
        shots.double / 18.0,
        shots.pips / 36.0 / 20.0,
        escapes(rearmost),
        escapes(shape.second()),
        ahead.mobility(rearmost) / 12.0,
        held.clone().fold(1.0, f32::min),
        held.sum::<f32>() / 10.0,
        f32::from(rearmost) / 25.0,
        shape.blots.count_ones() as f32 / 5.0,
        (36.0 - others_home * others_home) / 36.0,
        pips_beyond(25 - usize::from(other.shape.rearmost())) / 100.0,
        pips_beyond(6) / 100.0,
        f32::from(shape.between(7, 25)) / 10.0,
        pips_beyond(18) / 20.0,
        shape.variance() / 80.0,
        f32::from(shape.stacked) / 6.0,
        f32::from(side.off() + shape.between(1, 2)) / 10.0,
        (pips - f32::from(other.shape.pips())) / 50.0,
        moving / 120.0,
        flag(side.bar() > 0),
        bar * others_home / 6.0,
        flag(side.is_closed_board()),
        flag(side.off() == 0),
    ]
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
        let primed = View::new(board.opponent());
        assert_eq!(primed.obstacles.escapes(24), 0);
        assert_eq!(primed.shape.longest_prime(), 6);
        Ok(())
    }
}
