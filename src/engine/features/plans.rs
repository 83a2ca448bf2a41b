//! Features for each side's plans: containment of its rear checkers, exposure, and the points that it can make next.

use rules::Side;

use super::rays::{Shots, bit};
use super::shape::{Shape, members, six};
use super::view::View;

/// Number of features for one side's plans.
pub(super) const PLANS: usize = 19;

/// Returns the features for `side`, which `own` describes; `danger` contains the other side's shots at `side`'s blots.
pub(super) fn plans(side: &Side, own: &View, other: &View, danger: &Shots) -> [f32; PLANS] {
    let (shape, ahead) = (&own.shape, &other.obstacles);
    let number = |count: u8| f32::from(count);
    let escapes = |from: u8| ahead.escapes(from);
    let trapped: f32 = members(shape.occupied & (u32::MAX << 16))
        .map(|from| number(side.at(from)) * (1.0 - escapes(from)))
        .sum();
    let pips_beyond = |number: usize| f32::from(shape.pips_beyond(number));
    let made = |first, last| shape.made_between(first, last) as f32;
    let others_home = other.shape.made_between(1, 6) as f32;
    let others_rearmost = other.shape.rearmost();
    let past = 25 - usize::from(others_rearmost);
    let safe = if past == 0 { 0 } else { shape.between(1, past) };
    let pips = f32::from(shape.pips());
    let others_pips = f32::from(other.shape.pips());
    let crossovers = shape.between(7, 25) + shape.between(13, 25) + shape.between(19, 25);
    let crossovers = crossovers + shape.between(25, 25);
    let blots = |first: u32| six(shape.blots >> first & 63) as f32;
    // Points made by the other side, in `side`'s numbering.
    let held = other.shape.made.reverse_bits() >> 6;
    let makes = |first, last| makes(shape, held, first, last) as f32 / 36.0;
    let makes_home = makes(2, 6);
    [
        trapped / 3.0,
        number(shape.between(7, 18)) / 8.0,
        (pips_beyond(6) - pips_beyond(18) - 12.0 * number(shape.between(19, 25))) / 50.0,
        made(20, 21),
        made(22, 24) / 2.0,
        number(safe) / 15.0,
        danger.any / 36.0 * others_home / 6.0,
        danger.any / 36.0 * escapes(25),
        (others_pips - pips) / (pips + others_pips).max(4.0).sqrt() / 5.0,
        number(crossovers) / 20.0,
        blots(1) / 3.0,
        blots(19) / 3.0,
        best_block(shape.made) / 6.0,
        best_block(shape.occupied) / 6.0,
        makes_home,
        makes(4, 8),
        makes(17, 22),
        number(others_rearmost) / 25.0 * made(1, 6) / 6.0,
        number(other.shape.bar()) * makes_home,
    ]
}

/// Returns the maximum number of points in `set` within any block of six consecutive points, for blocks starting on
/// points 2 to 14.
///
/// All blocks are counted simultaneously with bitwise addition: bit n belongs to the block that starts on point n.
fn best_block(set: u32) -> f32 {
    let add = |a: u32, b: u32, c: u32| (a ^ b ^ c, a & b | c & (a ^ b));
    let (low_ones, low_twos) = add(set, set >> 1, set >> 2);
    let (ones, carried) = (low_ones ^ low_ones >> 3, low_ones & low_ones >> 3);
    let (twos, fours) = add(low_twos, low_twos >> 3, carried);
    // Finds the maximum count bit by bit, highest bit first, among the blocks that still have all bits found so far.
    let blocks = (1 << 15) - (1 << 2);
    let (most, _) = [fours, twos, ones]
        .into_iter()
        .fold((0, blocks), |(most, blocks), bit| {
            let having = blocks & bit;
            if having == 0 {
                (2 * most, blocks)
            } else {
                (2 * most + 1, having)
            }
        });
    f32::from(most as u8)
}

/// Counts the rolls, out of 36, with which spare checkers can make a point, from `first` to `last`, that neither side
/// holds.
///
/// Only direct moves count; a double that moves both checkers from the same point does not count.
fn makes(shape: &Shape, held: u32, first: u8, last: u8) -> u32 {
    let spare = shape.blots | shape.stacks | shape.occupied & 1 << 25;
    let between = (2 << last) - (1 << first);
    let mut rolls = 0;
    for target in members(between & !shape.made & !held) {
        let from = (spare >> (target + 1) & 63) as usize;
        rolls |= if shape.blots >> target & 1 == 1 {
            COVERING[from]
        } else {
            MEETING[from]
        };
    }
    rolls.count_ones()
}

/// Rolls that contain at least one die in a set, so that a spare checker can cover a blot, indexed by the set of dice
/// (bit 0 is a one).
static COVERING: [u64; 64] = rolls(false);
/// Rolls that contain two different dice in a set, so that two spare checkers can make a point, indexed by the set of
/// dice.
static MEETING: [u64; 64] = rolls(true);

const fn rolls(both: bool) -> [u64; 64] {
    let mut table = [0; 64];
    let mut set = 0;
    while set < 64 {
        let mut roll = 0;
        while roll < 36 {
            let (first, second) = (roll / 6, roll % 6);
            let (one, other) = (set >> first & 1 == 1, set >> second & 1 == 1);
            if both && one && other && first != second || !both && (one || other) {
                table[set] |= bit(first as u32 + 1, second as u32 + 1);
            }
            roll += 1;
        }
        set += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use rules::{Board, Variant};

    use super::*;

    #[test]
    fn counts_the_rolls_that_make_a_point_from_the_starting_position() {
        let start = Shape::new(Board::start(Variant::Standard).own());
        for (point, rolls) in [(5, 2), (4, 2), (6, 0), (7, 2)] {
            assert_eq!(makes(&start, 0, point, point), rolls, "{point} point");
        }
        assert_eq!(makes(&start, 1 << 5, 5, 5), 0);
    }
}
