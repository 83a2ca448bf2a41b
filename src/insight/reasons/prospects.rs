//! Causes related to the deciding player's next roll, assuming that the opponent's roll changes nothing.

use rules::Point;

use crate::reasons::{
    Compared, Reason, Rolls,
    pair::{Cause, Pair, share_of_rolls},
    rolls::{RollSet, Turns},
    shape::{back, key_points, prime},
};

/// Minimum number of consecutive points that form a blockade.
const BLOCKADE: u8 = 3;

/// Returns the causes related to the deciding player's next roll.
pub(crate) fn causes(pair: &Pair) -> Vec<Cause> {
    let mut found: Vec<Cause> = Vec::new();
    found.extend(escape(pair));
    found.extend(slot(pair).or_else(|| points(pair)));
    found.extend(good_rolls(pair));
    found
}

fn yours(pair: &Pair, of: impl Fn(&Turns) -> RollSet) -> Compared<Rolls> {
    pair.both(|after| of(&after.yours).count())
}

/// Returns a cause if the deciding player escapes less easily after the actual play.
fn escape(pair: &Pair) -> Option<Cause> {
    let (made, best) = (&pair.made, &pair.best);
    let rolls = yours(pair, Turns::escape);
    let fewer = rolls.best.more_than(rolls.made);
    // Skipped if fewer checkers have yet to escape after the actual play, or if the plays leave different numbers of
    // back checkers.
    let blocked = |board: &rules::Board| prime(&board.flipped());
    let blocked = pair.boards(blocked);
    let backs = pair.boards(|board| back(board.own()));
    let held = blocked.made.max(blocked.best) >= BLOCKADE
        && made.yours.behind() >= best.yours.behind()
        && backs.made == backs.best;
    let reason = Reason::YouEscape(rolls);
    (held && fewer > 0).then(|| Cause::new(0.6 * share_of_rolls(fewer), reason))
}

/// Returns the cause for the key point at which the actual play costs the deciding player the most rolls that make or
/// cover the point.
fn points(pair: &Pair) -> Option<Cause> {
    let backs = pair.boards(|board| back(board.own()));
    let of = |point: Point| {
        let seen = pair.boards(|board| board.own().at(point.number()));
        let rolls = yours(pair, |yours| yours.make(point));
        let fewer = rolls.best.more_than(rolls.made);
        // Skipped if the actual play merely clears the point, or if the point would be an anchor and that play leaves
        // fewer back checkers.
        let left = seen.made == 0 && pair.before.own().at(point.number()) > 0;
        let fewer_back = point.number() >= 18 && backs.made < backs.best;
        let open = seen.made < 2 && seen.best < 2 && !left && !fewer_back;
        let covers = seen.made == 1 && seen.best == 1;
        let reason = if covers {
            Reason::YouCover { point, rolls }
        } else {
            Reason::YouMake { point, rolls }
        };
        (open && fewer > 0).then(|| Cause::new(0.4 * share_of_rolls(fewer), reason))
    };
    let found = key_points().filter_map(of);
    found.max_by(|a, b| a.strength.total_cmp(&b.strength))
}

/// Returns a cause if the actual play leaves the deciding player fewer rolls that hit or make a key point.
fn good_rolls(pair: &Pair) -> Option<Cause> {
    let good = yours(pair, Turns::good);
    let fewer = good.best.more_than(good.made);
    // Ranked low, because a reason that names a point is more specific.
    let strength = 0.2 * share_of_rolls(fewer);
    (fewer > 0).then(|| Cause::new(strength, Reason::YouDoWell(good)))
}

/// Returns the cause for a slot if the best play slots a key point, and more rolls cover the blot than hit it.
fn slot(pair: &Pair) -> Option<Cause> {
    let of = |point: Point| {
        let at = |board: &rules::Board| board.own().at(point.number());
        let slots = at(&pair.before) == 0 && at(&pair.best.board) == 1 && at(&pair.made.board) == 0;
        let hits = pair.best.theirs.hit_on(point.flipped()).count();
        let covers = pair.best.yours.make(point).count();
        let reason = Reason::Slots {
            point,
            hits,
            covers,
        };
        (slots && covers > hits).then(|| Cause::new(0.16, reason))
    };
    [5, 4, 7].into_iter().filter_map(Point::new).find_map(of)
}
