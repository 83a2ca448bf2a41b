//! Positional features: points, anchors and primes held, blots, deep checkers, and blots hit by a play.

use rules::{Board, Pips, Point, Side};

/// Most valuable points, in the player's numbering: the player's own 5, 4 and bar points, then the opponent's.
pub(crate) const KEY: [u8; 6] = [5, 4, 7, 20, 21, 18];

/// Returns the points in [`KEY`].
pub(crate) fn key_points() -> impl Iterator<Item = Point> {
    KEY.into_iter().filter_map(Point::new)
}

/// Returns `true` if the player on roll on `board` holds `point`.
pub(crate) fn holds(board: &Board, point: Point) -> bool {
    board.own().at(point.number()) >= 2
}

/// Returns the anchors of the player on roll: points held in the opponent's home board, the most advanced (lowest)
/// first.
pub(crate) fn anchors(board: &Board) -> impl Iterator<Item = Point> {
    Point::all().filter(|point| point.flipped().is_home() && holds(board, *point))
}

/// Returns the length of the longest prime that the player on roll holds in front of the opponent's rearmost checker; 0
/// if there is none.
pub(crate) fn prime(board: &Board) -> u8 {
    let rearmost = board
        .opponent()
        .counts()
        .iter()
        .rposition(|&count| count > 0);
    let rearmost = 25_u8.saturating_sub(rearmost.unwrap_or_default() as u8);
    let (mut longest, mut row) = (0, 0);
    for point in Point::all().filter(|point| point.number() > rearmost) {
        row = if holds(board, point) { row + 1 } else { 0 };
        longest = longest.max(row);
    }
    longest
}

/// Returns the points on which the player on roll hit a blot between `before` and `after`. Both boards are from that
/// player's perspective.
pub(crate) fn hits(before: &Board, after: &Board) -> impl Iterator<Item = Point> {
    let blot = |point: &Point| {
        let place = point.flipped().number();
        before.opponent().at(place) == 1 && after.opponent().at(place) == 0
    };
    Point::all().filter(blot)
}

/// Returns the number of points that a side holds in its home board.
pub(crate) fn home_points(side: &Side) -> u8 {
    side.counts()[1..=6]
        .iter()
        .filter(|count| **count >= 2)
        .count() as u8
}

/// Returns the number of a side's blots.
pub(crate) fn blots(side: &Side) -> u8 {
    let blots = Point::all().filter(|point| side.at(point.number()) == 1);
    blots.count() as u8
}

/// Returns the number of a side's checkers on its 1 and 2 points.
pub(crate) fn deep(side: &Side) -> u8 {
    side.at(1) + side.at(2)
}

/// Returns the number of a side's checkers in the opponent's home board or on the bar.
pub(crate) fn back(side: &Side) -> u8 {
    side.counts()[19..].iter().sum()
}

/// Returns the number of a side's checkers that are not yet in its home board.
pub(crate) fn outside(side: &Side) -> u8 {
    side.counts()[7..].iter().sum()
}

/// Returns a side's spare pips: the total distance, to its home board, of its checkers between the two home boards.
pub(crate) fn spare_pips(side: &Side) -> Pips {
    let between = (7..=18_u8).map(|at| Pips::from(at - 6) * Pips::from(side.at(at)));
    between.sum()
}
