//! A position as numbers for a net: which checkers stand where, and what players see in it at a glance.
//!
//! Both sides are described by the same list, the player on roll first, each in its own numbering. Most numbers are
//! zero in any position, so they are given as a sparse list. Raw checkers follow Tesauro's TD-Gammon (1995); the
//! ideas behind the rest (shots, escape, containment, timing, moments) are Berliner's and Tesauro's, worked out here
//! in our own way.

mod plans;
mod rays;
mod shape;
mod view;

use std::cell::RefCell;

use rules::{Board, Plays, Roll, Side, Variant};

use crate::{Fnv, final_outcomes};
use plans::{PLANS, plans};
use rays::{Shots, shots};
use shape::members;
use view::View;

/// Four for each of 24 points.
pub(crate) const POINTS: usize = 24 * 4;
/// One for the bar and three for what is off.
pub(crate) const REST: usize = 1 + 3;
/// What is seen at a glance; see [`extras`].
const EXTRAS: usize = 29;
/// The numbers of a side besides those of its points.
pub(crate) const VALUES: usize = REST + EXTRAS + PLANS;
/// All numbers of a side.
pub(crate) const SIDE: usize = POINTS + VALUES;

/// Turns of each game that the fingerprint of the inputs sees, or fewer, and what tells the games apart.
const SAMPLED: usize = 120;
const SENSES: [usize; 5] = [0, 1, 5, 7, 9];

/// How many numbers describe a position.
pub const INPUTS: usize = 2 * SIDE;

/// The numbers that are not zero, with their places (0 to [`INPUTS`] - 1).
pub type Sparse = Vec<(u16, f32)>;

/// The numbers of a side besides those of its points, those that are zero too.
pub(crate) type Values = [f32; VALUES];

/// Encodes the checkers on a point as inputs of the net: whether there is a first, a second, a third, and half of the rest.
pub(crate) fn on_point(count: u8) -> [f32; 4] {
    let is_there = |nth: u8| f32::from(u8::from(count >= nth));
    [
        is_there(1),
        is_there(2),
        is_there(3),
        f32::from(count.saturating_sub(3)) / 2.0,
    ]
}

/// Replaces `into` by the description of `board`, seen by the player on roll.
///
/// ```
/// use engine::training::{INPUTS, Net, describe};
/// use rules::{Board, Variant};
///
/// let mut inputs = Vec::new();
/// describe(&Board::start(Variant::Standard), &mut inputs);
/// assert!(inputs.iter().all(|&(input, _)| usize::from(input) < INPUTS));
/// let untrained = Net::build(8, || 0.0).outcomes(&inputs).expect("chances");
/// assert_eq!(untrained.win(), 0.5, "all six results are equally likely");
/// ```
pub fn describe(board: &Board, into: &mut Sparse) {
    list(board, values(board), into);
}

/// The same of checkers alone: what stands on the points and on the bar, and what is off.
pub fn describe_checkers(board: &Board, into: &mut Sparse) {
    list(board, checkers(board), into);
}

/// Lists the points of both sides and their other numbers.
fn list<const N: usize>(board: &Board, others: [[f32; N]; 2], into: &mut Sparse) {
    into.clear();
    let sides = [board.own(), board.opponent()].into_iter().zip(others);
    for (first, (side, others)) in (0..).step_by(SIDE).zip(sides) {
        let points = side.counts()[1..25].iter();
        let points = points.flat_map(|&count| on_point(count));
        let numbered = (first..).zip(points.chain(others));
        into.extend(numbered.filter(|(_, value)| *value != 0.0));
    }
}

/// The first numbers of both sides besides those of their points, the player on roll first: the bar and what is off.
pub(crate) fn checkers(board: &Board) -> [[f32; REST]; 2] {
    [board.own(), board.opponent()].map(|side| {
        let off = |third: u8| f32::from(side.off().saturating_sub(5 * third).min(5)) / 5.0;
        [f32::from(side.bar()) / 2.0, off(0), off(1), off(2)]
    })
}

/// The numbers of both sides besides those of their points, the player on roll first.
pub(crate) fn values(board: &Board) -> [Values; 2] {
    let sides = [board.own(), board.opponent()];
    let [own, opponent] = sides.map(View::new);
    let [own_first, opponent_first] = checkers(board);
    [
        values_of(sides[0], own_first, &own, &opponent),
        values_of(sides[1], opponent_first, &opponent, &own),
    ]
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
    for board in samples() {
        described(&board, |inputs| {
            for (at, value) in inputs {
                hash.add(&at.to_le_bytes());
                hash.add(&value.to_le_bytes());
            }
        });
    }
    hash.value() as u32
}

/// Positions in which, taken together, each input is seen: games from three starts, played without sense.
fn samples() -> Vec<Board> {
    let mut plays = Plays::default();
    let mut boards = Vec::new();
    for variant in [Variant::Standard, Variant::Hypergammon, Variant::Longgammon] {
        for sense in SENSES {
            let mut board = Board::start(variant);
            for turn in 0..SAMPLED {
                boards.push(board);
                if final_outcomes(&board).is_some() {
                    break;
                }
                plays.generate(&board, Roll::ALL[turn * 8 % Roll::ALL.len()]);
                let count = plays.len().max(1);
                let some = plays.get(turn * sense % count);
                board = some.map_or(board.flipped(), |legal| legal.after);
            }
        }
    }
    boards
}

/// The numbers of `side`, which looks like `own`; the `first` ones are known.
fn values_of(side: &Side, first: [f32; REST], own: &View, other: &View) -> Values {
    let mut values = [0.0; VALUES];
    let (rest, seen) = values.split_at_mut(REST);
    rest.copy_from_slice(&first);
    let danger = shots(&other.shape, own.shape.blots, &own.obstacles);
    let (glance, planned) = seen.split_at_mut(EXTRAS);
    glance.copy_from_slice(&extras(side, own, other, &danger));
    planned.copy_from_slice(&plans(side, own, other, &danger));
    values
}

/// What is seen at a glance, each about 0 to 1.
fn extras(side: &Side, own: &View, other: &View, shots: &Shots) -> [f32; EXTRAS] {
    let (shape, ahead) = (&own.shape, &other.obstacles);
    let pips_beyond = |number: usize| f32::from(shape.pips_beyond(number));
    let escapes = |number: u8| ahead.escapes(number);
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
        flag(shape.made_between(1, 6) == 6),
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
    fn the_fingerprint_sees_every_input() {
        let mut values = vec![std::collections::BTreeSet::new(); INPUTS];
        for board in samples() {
            described(&board, |inputs| {
                for (at, value) in inputs {
                    values[usize::from(*at)].insert(value.to_bits());
                }
            });
        }
        let unseen: Vec<usize> = (0..INPUTS).filter(|at| values[*at].is_empty()).collect();
        assert_eq!(unseen, []);
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
        assert!(primed.obstacles.escapes(24).abs() < 1e-6);
        assert_eq!(primed.shape.longest_prime(), 6);
        Ok(())
    }
}
