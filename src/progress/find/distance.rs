//! Distance between two positions.

use rules::{Board, Side};

/// Maximum distance at which positions count as similar.
pub const MAX_DISTANCE: u32 = 40;

/// Weight, in pips, of a point that is made in only one of the two positions.
const MADE_POINT: u32 = 2;

/// Returns the distance between two positions: the number of pips that checkers must be moved to turn one position into
/// the other, plus two for each point that is made in only one of them. Identical positions have distance 0.
pub fn distance(one: &Board, other: &Board) -> u32 {
    of_sides(one.own(), other.own()) + of_sides(one.opponent(), other.opponent())
}

fn of_sides(one: &Side, other: &Side) -> u32 {
    // Checkers move along a line, so the cost is the sum of the absolute differences between the cumulative counts.
    let (mut surplus, mut pips, mut made) = (0_i32, 0, 0);
    for (count, wanted) in one.counts().iter().zip(other.counts()) {
        surplus += i32::from(*count) - i32::from(*wanted);
        pips += surplus.unsigned_abs();
        made += u32::from((*count >= 2) != (*wanted >= 2));
    }
    pips + MADE_POINT * made
}
