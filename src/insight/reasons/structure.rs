//! Structural causes: points, anchors, primes, stacks, blots, and checkers out of play or escaping.

use rules::{Board, Point};

use crate::reasons::{
    Compared, Reason,
    pair::{Cause, Pair},
    shape::{KEY, anchors, back, blots, deep, holds, home_points, prime},
    threats::WEAK_BOARD,
};

/// Minimum number of consecutive points in a prime.
const PRIME: u8 = 4;
/// Minimum number of checkers in a stack.
const STACK: u8 = 4;

/// Returns the structural causes.
pub(crate) fn causes(pair: &Pair) -> Vec<Cause> {
    let mut found: Vec<Cause> = Vec::new();
    found.extend(points(pair));
    found.extend(runs(pair));
    found.extend(moves_up(pair));
    found.extend(stack(pair));
    found.extend(buried(pair));
    found.extend(loose(pair));
    found
}

/// Returns the cause about the best play's strongest gain in points, anchors or primes. Returns only one, because these
/// gains often share a point.
fn points(pair: &Pair) -> Option<Cause> {
    let (made, best) = (&pair.made.board, &pair.best.board);
    let lengths = pair.boards(prime);
    let longer = lengths.best.saturating_sub(lengths.made);
    let is_prime = longer > 0 && lengths.best >= PRIME;
    let longer_prime = is_prime.then(|| {
        let strength = 0.15 * f32::from(longer) + 0.1 * f32::from(lengths.best - PRIME);
        Cause::new(strength, Reason::Prime(lengths))
    });
    let points = Point::all().filter(|&point| holds(best, point) && !holds(made, point));
    let points = points.map(|point| {
        let reason = if holds(&pair.before, point) {
            Reason::Breaks(point)
        } else {
            Reason::Makes(point)
        };
        Cause::new(point_strength(point), reason)
    });
    let all = points.chain(longer_prime).chain(anchor(pair));
    all.max_by(|a, b| a.strength.total_cmp(&b.strength))
}

/// Returns a cause if only the best play holds an anchor and one is needed, or if its anchor is farther advanced.
fn anchor(pair: &Pair) -> Option<Cause> {
    let best = anchors(&pair.best.board).next()?;
    let Some(made) = anchors(&pair.made.board).next() else {
        let cause = || Cause::new(point_strength(best).max(0.1), Reason::Anchor(best));
        return needs_anchor(&pair.made.board, best).then(cause);
    };
    let anchors = Compared { made, best };
    (best < made).then(|| {
        Cause::new(
            point_strength(best).max(0.12),
            Reason::BetterAnchor(anchors),
        )
    })
}

/// Returns `true` if the player on roll on `board`, who holds no anchor, needs the anchor on `point`. It is not needed
/// if no checker is back, nor, unless it is advanced, against a weak home board: splitting the back checkers in the
/// opening is no fault.
fn needs_anchor(board: &Board, point: Point) -> bool {
    let is_advanced = KEY.contains(&point.number());
    back(board.own()) > 0 && (is_advanced || home_points(board.opponent()) > WEAK_BOARD)
}

/// Returns the strength of a cause about a point: highest for key points, then for home-board and blocking points.
fn point_strength(point: Point) -> f32 {
    match point.number() {
        5 | 20 => 0.40,
        number if KEY.contains(&number) => 0.30,
        2..=6 | 8 => 0.15,
        9..=11 => 0.10,
        1 => 0.03,
        _ => 0.06,
    }
}

/// Returns a cause if the best play brings more checkers out of the opponent's home board or past the 8 point.
fn runs(pair: &Pair) -> Option<Cause> {
    let left = pair.boards(|board| back(board.own()));
    let behind = pair.both(|after| after.yours.behind());
    if left.best < left.made {
        return Some(Cause::new(0.24, Reason::Runs(left)));
    }
    let escapes = left.best == left.made && behind.best < behind.made;
    escapes.then(|| Cause::new(0.2, Reason::Escapes(behind)))
}

/// Returns a cause if the best play moves a back checker up within the opponent's home board and the actual play does
/// not.
fn moves_up(pair: &Pair) -> Option<Cause> {
    let at = |board: &Board, number: u8| board.own().at(number);
    let stays = (19..=25).all(|number| at(&pair.made.board, number) == at(&pair.before, number));
    let same = back(pair.before.own()) == back(pair.best.board.own());
    let up = (19..=23).find(|&number| at(&pair.best.board, number) > at(&pair.before, number));
    let point = Point::new(up?).filter(|_| stays && same && pair.before.own().bar() == 0)?;
    Some(Cause::new(0.17, Reason::MovesUp(point)))
}

/// Returns a cause if the actual play leaves more checkers stacked on a point that has too many.
fn stack(pair: &Pair) -> Option<Cause> {
    let of = |point: Point| {
        let checkers = pair.boards(|board| board.own().at(point.number()));
        let more = checkers.made.saturating_sub(checkers.best);
        let is_stack = more > 0 && checkers.made >= STACK && point.number() > 2;
        let strength = 0.03 + 0.02 * f32::from(more) + 0.03 * f32::from(checkers.made.min(8) - 3);
        is_stack.then(|| Cause::new(strength, Reason::Stacks { point, checkers }))
    };
    let found = Point::all().filter_map(|point| {
        let tall = pair.made.board.own().at(point.number()) >= STACK;
        tall.then(|| of(point)).flatten()
    });
    found.max_by(|a, b| a.strength.total_cmp(&b.strength))
}

/// Returns a cause if the actual play leaves more checkers on the 1 and 2 points.
fn buried(pair: &Pair) -> Option<Cause> {
    let low = pair.boards(|board| deep(board.own()));
    let more = low.made.saturating_sub(low.best);
    let moved = low.made > deep(pair.before.own());
    let strength = 0.10 + 0.08 * f32::from(more);
    (more > 0 && moved).then(|| Cause::new(strength, Reason::Buries(low)))
}

/// Returns a cause if the actual play leaves more blots.
fn loose(pair: &Pair) -> Option<Cause> {
    let blots = pair.boards(|board| blots(board.own()));
    let more = blots.made.saturating_sub(blots.best);
    let strength = if more > 1 { 0.08 } else { 0.05 };
    (more > 0).then(|| Cause::new(strength, Reason::Blots(blots)))
}
