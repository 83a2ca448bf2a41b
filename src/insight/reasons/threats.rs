//! Causes related to the opponent's next roll: hits, shots, entering, making points, and escaping.

use rules::{Die, Origin, Pips, Point, Step};

use crate::reasons::{
    Compared, Reason,
    pair::{After, CLEAR, Cause, Pair, share_of_rolls},
    rolls::Turns,
    shape::{KEY, home_points, key_points, prime},
};

/// Minimum difference in hitting or entering rolls, out of 36, that is given as a reason.
const ROLLS_HIT: i16 = 4;
/// Minimum number of consecutive points that form a blockade.
const BLOCKADE: u8 = 3;
/// Minimum number of pips that a hit must cost to be given as a reason.
const PIPS_HIT: u16 = 7;
/// Minimum number of points made in the opponent's home board at which being hit is dangerous.
const STRONG_BOARD: u8 = 4;
/// Maximum number of points made in the opponent's home board at which being hit is harmless.
pub(crate) const WEAK_BOARD: u8 = 2;
/// Maximum number of hitting rolls, out of 36, that a bold play may allow. With more, a hit is almost certain.
const MAX_BOLD: u8 = 30;
/// Minimum difference in pips lost by being hit that is given as a reason.
const PIPS_LOST: u16 = 4;

/// Returns the causes related to the opponent's next roll.
pub(crate) fn causes(pair: &Pair) -> Vec<Cause> {
    let mut found: Vec<Cause> = Vec::new();
    found.extend(hit(pair));
    found.extend(shots(pair));
    found.extend(board(pair));
    found.extend(entering(pair));
    found.extend(escape(pair));
    found.extend(points(pair));
    found.extend(duplication(pair));
    found.extend(good_rolls(pair));
    found.extend(pips_lost(pair));
    found
}

/// Returns a cause if the best play hits more checkers or costs the opponent more pips by hitting. A single hit that
/// costs few pips is for tempo.
fn hit(pair: &Pair) -> Option<Cause> {
    let (made, best) = (&pair.made, &pair.best);
    let more = || best.hits.iter().filter(|point| !made.hits.contains(point));
    let point = *more().max()?;
    let cost = |point: &Point| Pips::from(point.number());
    let pips = more().map(cost).sum::<Pips>();
    let less = made.hits.iter().filter(|point| !best.hits.contains(point));
    let missed = less.map(cost).sum::<Pips>();
    // A hit that only the actual play makes counts against the best play.
    if missed > 0 && (pips < missed + PIPS_HIT || best.hits.len() < made.hits.len()) {
        return None;
    }
    // A second hit is explained together with the first one, even if the actual play makes that one too.
    let hits_more = best.hits.len() > made.hits.len().max(1);
    if hits_more || pips >= PIPS_HIT {
        let told: Vec<&Point> = if hits_more {
            best.hits.iter().collect()
        } else {
            more().collect()
        };
        let reason = Reason::Hits {
            point: told.iter().copied().max().copied()?,
            checkers: told.len() as u8,
            pips: told.into_iter().map(cost).sum::<Pips>(),
            bar: best.board.opponent().bar(),
            enters: best.theirs.enter().count(),
        };
        return Some(Cause::new(0.3 + f32::from(pips) / 36.0, reason));
    }
    let good = pair.theirs(Turns::good).counts();
    let reason = Reason::Tempo {
        point,
        good,
        dances: best.theirs.dance().count(),
    };
    let fewer = share_of_rolls(good.made.more_than(good.best)).max(0.0);
    Some(Cause::new(0.35 + fewer, reason))
}

/// Returns a cause if the actual play leaves more shots.
fn shots(pair: &Pair) -> Option<Cause> {
    let rolls = pair.theirs(Turns::hit);
    let any = rolls.counts();
    let more = any.made.more_than(any.best);
    let aimed = |point: Point| (pair.made.theirs.hit_on(point.flipped()).count(), point);
    // Among blots exposed to equally many shots, the one nearest home loses the most pips when hit.
    let worst = Point::all()
        .map(aimed)
        .max_by_key(|(rolls, point)| (*rolls, 25 - point.number()));
    let (at_blot, blot) = worst?;
    let reason = Reason::Shots { blot, at_blot, any };
    let risk = 0.15 + 0.8 * f32::from(25 - blot.number()) / 24.0;
    let least = if more >= ROLLS_HIT { CLEAR } else { 0.0 };
    let strength = (risk * share_of_rolls(more)).max(least);
    (more > 0).then(|| Cause::of_rolls(strength, reason, rolls))
}

/// Returns a cause if the strength of the opponent's home board calls for a safe or bold play.
fn board(pair: &Pair) -> Option<Cause> {
    let rolls = pair.theirs(Turns::hit);
    let shots = rolls.counts();
    let more = shots.made.more_than(shots.best);
    let points = home_points(pair.best.board.opponent());
    let same = points == home_points(pair.made.board.opponent());
    if same && points >= STRONG_BOARD && more >= 2 {
        let strength = 0.12 + 0.06 * f32::from(points - STRONG_BOARD);
        let reason = Reason::Safe { points, shots };
        return Some(Cause::of_rolls(strength, reason, rolls));
    }
    let is_risk = shots.best.count() <= MAX_BOLD;
    let bold = same && is_risk && points <= WEAK_BOARD && -more >= ROLLS_HIT;
    bold.then(|| Cause::new(0.12, Reason::Bold { points, shots }))
}

/// Returns a cause if the opponent is on the bar after both plays, and enters more easily after the actual play.
fn entering(pair: &Pair) -> Option<Cause> {
    let on_bar = pair.boards(|board| board.opponent().bar());
    let same = on_bar.made > 0 && on_bar.made == on_bar.best;
    let rolls = pair.theirs(Turns::enter);
    let counts = rolls.counts();
    let more = counts.made.more_than(counts.best);
    let cause = || Cause::of_rolls(1.5 * share_of_rolls(more), Reason::Enters(counts), rolls);
    (same && more >= ROLLS_HIT).then(cause)
}

/// Returns a cause if the opponent escapes more easily after the actual play.
fn escape(pair: &Pair) -> Option<Cause> {
    let (made, best) = (&pair.made, &pair.best);
    let rolls = pair.theirs(Turns::escape);
    let counts = rolls.counts();
    let more = counts.made.more_than(counts.best);
    // Escapes count only past a blockade, and only if the opponent has no more checkers left to escape after the actual
    // play.
    let blocked = prime(&made.board).max(prime(&best.board)) >= BLOCKADE;
    let caught = blocked && made.theirs.behind() <= best.theirs.behind();
    let reason = Reason::TheyEscape(counts);
    (caught && more > 0).then(|| Cause::of_rolls(0.8 * share_of_rolls(more), reason, rolls))
}

/// Returns the cause for the key point at which the actual play gives the opponent the most additional rolls that make
/// or cover the point.
fn points(pair: &Pair) -> Option<Cause> {
    let of = |point: Point| {
        let seen = pair.boards(|board| board.opponent().at(point.number()));
        let rolls = pair.theirs(|theirs| theirs.make(point));
        let counts = rolls.counts();
        let more = counts.made.more_than(counts.best);
        let open = seen.made < 2 && seen.best < 2;
        let covers = seen.made == 1 && seen.best == 1;
        let point = point.flipped();
        let reason = if covers {
            Reason::TheyCover {
                point,
                rolls: counts,
            }
        } else {
            Reason::TheyMake {
                point,
                rolls: counts,
            }
        };
        (open && more > 0).then(|| Cause::of_rolls(0.7 * share_of_rolls(more), reason, rolls))
    };
    let found = key_points().filter_map(of);
    found.max_by(|a, b| a.strength.total_cmp(&b.strength))
}

/// Returns a cause if the best play uses duplication: the opponent needs the same number for two purposes, and has at
/// least two fewer good rolls than after the actual play.
fn duplication(pair: &Pair) -> Option<Cause> {
    let rolls = pair.theirs(Turns::good);
    let good = rolls.counts();
    let more = good.made.more_than(good.best);
    let mut numbers = Die::ALL.into_iter().filter_map(|die| {
        let point = duplicated(&pair.best, die)?;
        duplicated(&pair.made, die)
            .is_none()
            .then_some((die, point))
    });
    let (die, point) = numbers.next().filter(|_| more >= 2)?;
    let reason = Reason::Duplicates {
        number: die.pips(),
        point,
        good,
    };
    let strength = 0.08 + 0.5 * share_of_rolls(more);
    Some(Cause::of_rolls(strength, reason, rolls))
}

/// Returns the key point, in the deciding player's numbering, that the opponent covers with the same number that hits a
/// blot.
fn duplicated(after: &After, die: Die) -> Option<Point> {
    let board = after.board.flipped();
    let steps = || Origin::all().map(|from| Step { from, die });
    let hits = steps().any(|step| board.step(step).is_ok_and(|stepped| stepped.hit));
    let covers = |point: &u8| {
        let covered = |step: Step| {
            let stepped = board.step(step);
            stepped.is_ok_and(|stepped| stepped.board.own().at(*point) >= 2)
        };
        board.own().at(*point) == 1 && steps().any(covered)
    };
    let point = KEY.into_iter().find(covers).filter(|_| hits)?;
    Point::new(point).map(Point::flipped)
}

/// Returns a cause if the actual play gives the opponent more rolls that hit or make a key point.
fn good_rolls(pair: &Pair) -> Option<Cause> {
    let rolls = pair.theirs(Turns::good);
    let good = rolls.counts();
    let more = good.made.more_than(good.best);
    // Ranked low, because a reason that names a blot or a point is more specific.
    let strength = 0.2 * share_of_rolls(more);
    (more > 0).then(|| Cause::of_rolls(strength, Reason::TheyDoWell(good), rolls))
}

/// Returns a cause if being hit costs more pips after the actual play.
fn pips_lost(pair: &Pair) -> Option<Cause> {
    let pips: Compared<_> = pair.both(|after| after.theirs.most_pips_hit());
    let more = pips.made.saturating_sub(pips.best);
    // The worst roll says little about the others, so this cause ranks last.
    let strength = (0.04 + f32::from(more) / 360.0).min(0.09);
    (more >= PIPS_LOST).then(|| Cause::new(strength, Reason::PipsAtRisk(pips)))
}
