//! Other programs' position IDs with the match state, found anywhere in a text.

mod find;
mod gnu;
mod ogid;
mod snowie;
mod xgid;

pub use find::{FoundPosition, PositionFormat, find_positions};
pub use gnu::{decision_from_gnu_ids, gnu_ids};
pub(super) use snowie::after_illegal_play;
pub(super) use xgid::{Placed, pending};
pub use xgid::{decision_from_xgid, xgid};

use rules::{ByPlayer, Decision, DecisionBuilder, MatchLength, Setup};

/// Decision described by an ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Identified {
    decision: Decision,
    /// `true` if the ID claims a Crawford game although that is impossible, for example because the cube has been
    /// turned.
    drops_crawford: bool,
}

/// Builds the decision, dropping the claim of a Crawford game if that is impossible.
fn built(builder: DecisionBuilder, crawford: bool) -> Option<Identified> {
    let now = crawford
        .then(|| builder.crawford(rules::Crawford::Now).build().ok())
        .flatten();
    let drops_crawford = crawford && now.is_none();
    let decision = now.or_else(|| builder.build().ok())?;
    Some(Identified {
        decision,
        drops_crawford,
    })
}

/// Returns the position with each side's missing checkers borne off, for a total of fifteen; `None` if a side has too
/// many checkers in places 1 to 25.
fn completed(mut own: [u8; 26], mut opponent: [u8; 26]) -> Option<Setup> {
    for side in [&mut own, &mut opponent] {
        let standing: u16 = side[1..].iter().map(|&count| u16::from(count)).sum();
        side[0] = u8::try_from(15_u16.checked_sub(standing)?).ok()?;
    }
    Some(Setup { own, opponent })
}

/// Adds the match length and the score to a decision. A match longer than the rules support is replaced with one in
/// which both players need the same numbers of points; `None` if a player needs more points than the longest supported
/// match has.
pub(super) fn in_match(
    builder: DecisionBuilder,
    length: u32,
    score: ByPlayer<u32>,
) -> Option<DecisionBuilder> {
    let known =
        u8::try_from(length).map_or(MatchLength::MAX, |length| length.min(MatchLength::MAX));
    let spare = length - u32::from(known);
    let points = |points: u32| {
        let points = points.checked_sub(spare)?;
        Some(u8::try_from(points).unwrap_or(u8::MAX))
    };
    let score = ByPlayer {
        white: points(score.white)?,
        black: points(score.black)?,
    };
    Some(builder.match_to(known).score(score))
}

#[cfg(test)]
mod tests {
    use rules::{Board, Player, Variant};

    use super::*;

    #[test]
    fn a_long_match_is_shortened_to_the_points_needed() {
        let away = |length, white, black| {
            let builder = Decision::builder(Board::start(Variant::Standard));
            let decision = in_match(builder, length, ByPlayer { white, black })?.build();
            let score = decision.ok()?.score();
            Some(Player::BOTH.map(|player| score.away(player)))
        };
        assert_eq!(away(7, 0, 6), Some([Some(7), Some(1)]));
        assert_eq!(away(25, 0, 3), Some([Some(25), Some(22)]));
        assert_eq!(away(64, 62, 41), Some([Some(2), Some(23)]));
        assert_eq!(away(64, 39, 39), Some([Some(25), Some(25)]));
        assert_eq!(away(64, 62, 38), None);
        assert_eq!(away(64, 64, 41), None, "the match is over");
        assert_eq!(away(2000, 1999, 1990), Some([Some(1), Some(10)]));
    }
}
