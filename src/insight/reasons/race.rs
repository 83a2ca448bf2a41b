//! Causes in a race or bear-off: checkers borne off or brought home, gaps, and checkers borne off next turn.

use rules::Point;

use crate::reasons::{
    Compared, Reason,
    pair::{Cause, Pair, share_of_rolls},
    shape::outside,
};

/// Returns the causes in a race, or in a bear-off against contact.
pub(crate) fn causes(pair: &Pair) -> Vec<Cause> {
    let mut found: Vec<Cause> = Vec::new();
    let weight = if pair.made.board.has_contact() || pair.best.board.has_contact() {
        0.4
    } else {
        1.0
    };
    let off = pair.boards(|board| board.own().off());
    found.extend((off.best > off.made).then(|| Cause::new(0.5 * weight, Reason::BearsOff(off))));
    let far = pair.boards(|board| outside(board.own()));
    found.extend((far.best < far.made).then(|| Cause::new(0.15 * weight, Reason::Outside(far))));
    if weight < 1.0 {
        return found;
    }
    found.extend(next(pair));
    found.extend(gap(pair));
    found
}

/// Returns the strongest cause about rolls that bear off a given number of checkers next turn: the one for the number
/// at which the actual play falls short of the best play by the most rolls.
fn next(pair: &Pair) -> Option<Cause> {
    let of = |checkers: u8| {
        let rolls: Compared<_> = pair.both(|after| after.yours.bear_off(checkers).count());
        let fewer = rolls.best.more_than(rolls.made);
        let reason = Reason::BearsOffNext { checkers, rolls };
        (fewer > 0).then(|| Cause::new(0.6 * share_of_rolls(fewer), reason))
    };
    let found = (1..=4).filter_map(of);
    found.max_by(|a, b| a.strength.total_cmp(&b.strength))
}

/// Returns a cause if the actual play leaves a home point empty that the best play occupies.
fn gap(pair: &Pair) -> Option<Cause> {
    let gaps = |point: &Point| {
        let at = pair.boards(|board| board.own().at(point.number()));
        point.is_home() && at.made == 0 && at.best > 0
    };
    let point = Point::all().rev().find(gaps)?;
    Some(Cause::new(0.1, Reason::Gap(point)))
}
