//! Encoding of a position as net inputs: raw checker counts and hand-crafted features.
//!
//! Both sides have the same inputs, each in the side's own numbering; the player on roll comes first. Most inputs are
//! zero in any given position, so the encoding is sparse. The raw checker inputs follow Tesauro's TD-Gammon (1995). The
//! ideas behind the other features (shots, escapes, containment, timing, moments) are Berliner's and Tesauro's; the
//! implementation is independent.

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

/// Number of point inputs per side: four for each of the 24 points.
pub(crate) const POINTS: usize = 24 * 4;
/// Number of inputs for the bar (one) and for checkers borne off (three).
pub(crate) const REST: usize = 1 + 3;
/// Number of hand-crafted features other than those for plans; see [`extras`].
const EXTRAS: usize = 29;
/// Number of inputs per side other than the point inputs.
pub(crate) const VALUES: usize = REST + EXTRAS + PLANS;
/// Number of inputs per side.
pub(crate) const SIDE: usize = POINTS + VALUES;

/// Maximum number of turns in each sampled game, and the strides used to pick its plays.
const SAMPLED: usize = 120;
const STRIDES: [usize; 5] = [0, 1, 5, 7, 9];

/// Number of net inputs.
pub const INPUTS: usize = 2 * SIDE;

/// Non-zero inputs with their indices (0 to [`INPUTS`] - 1).
pub type Sparse = Vec<(u16, f32)>;

/// Dense inputs for one side, excluding its point inputs.
pub(crate) type Values = [f32; VALUES];

/// Encodes the checkers on a point as flags for the first, second and third checker, plus half the number of checkers
/// beyond the third.
pub(crate) fn on_point(count: u8) -> [f32; 4] {
    let has = |nth: u8| f32::from(u8::from(count >= nth));
    [
        has(1),
        has(2),
        has(3),
        f32::from(count.saturating_sub(3)) / 2.0,
    ]
}

/// Replaces the contents of `into` with the inputs for `board`, from the perspective of the player on roll.
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

/// Replaces the contents of `into` with the raw checker inputs for `board`: points, bar, and checkers borne off.
pub fn describe_checkers(board: &Board, into: &mut Sparse) {
    list(board, checkers(board), into);
}

/// Lists the point inputs of both sides, followed by each side's inputs in `others`.
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

/// Returns the bar and borne-off inputs for both sides; the player on roll comes first.
pub(crate) fn checkers(board: &Board) -> [[f32; REST]; 2] {
    [board.own(), board.opponent()].map(|side| {
        let off = |third: u8| f32::from(side.off().saturating_sub(5 * third).min(5)) / 5.0;
        [f32::from(side.bar()) / 2.0, off(0), off(1), off(2)]
    })
}

/// Returns the inputs for both sides other than the point inputs; the player on roll comes first.
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

/// Calls `read` with the inputs for `board`, which are held in a reused buffer.
pub(crate) fn described<T>(board: &Board, read: impl FnOnce(&Sparse) -> T) -> T {
    BUFFER.with_borrow_mut(|inputs| {
        describe(board, inputs);
        read(inputs)
    })
}

/// Returns a fingerprint of the encoding, used to detect nets that were trained with other inputs.
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

/// Returns positions from pseudo-random games in three variants, which together exercise every input.
fn samples() -> Vec<Board> {
    let mut plays = Plays::default();
    let mut boards = Vec::new();
    for variant in [Variant::Standard, Variant::Hypergammon, Variant::Longgammon] {
        for stride in STRIDES {
            let mut board = Board::start(variant);
            for turn in 0..SAMPLED {
                boards.push(board);
                if final_outcomes(&board).is_some() {
                    break;
                }
                plays.generate(&board, Roll::ALL[turn * 8 % Roll::ALL.len()]);
                let count = plays.len().max(1);
                let some = plays.get(turn * stride % count);
                board = some.map_or(board.flipped(), |legal| legal.after);
            }
        }
    }
    boards
}

/// Returns the inputs for `side` other than its point inputs. The bar and borne-off inputs, which come first, are given
/// in `first`; `own` describes `side`.
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

/// Returns the hand-crafted features of `side`, scaled to about 0 to 1.
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
    fn encodes_the_starting_position_symmetrically() {
        let mut seen = Sparse::new();
        describe(&Board::start(Variant::Standard), &mut seen);
        let (own, other) = seen.split_at(seen.len() / 2);
        let other = other.iter().map(|&(at, value)| (at - SIDE as u16, value));
        assert!(own.iter().copied().eq(other));
        assert!(seen.iter().all(|&(at, _)| usize::from(at) < INPUTS));
    }

    #[test]
    fn fingerprint_samples_exercise_every_input() {
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
    fn no_checker_escapes_a_full_prime() -> Result<(), BoardError> {
        let mut setup = Setup::EMPTY;
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
