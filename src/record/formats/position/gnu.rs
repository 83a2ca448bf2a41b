//! Conversion between decisions and GNU Backgammon's position and match IDs.

use rules::{ByPlayer, CubeValue, Decision, Offer, Pending, Question, Score, Variant};

use super::{Identified, built, in_match, xgid::pending};
use crate::{MatchId, MatchState, board_from_id, position_id};

/// Returns a decision as `position ID:match ID`. The IDs do not contain the variant, the options for money play, or
/// beavers.
///
/// ```
/// use record::{decision_from_gnu_ids, gnu_ids};
///
/// let decision = decision_from_gnu_ids("4HPwATDgc/ABMA", None).expect("a position");
/// assert!(gnu_ids(&decision).starts_with("4HPwATDgc/ABMA:"));
/// ```
pub fn gnu_ids(decision: &Decision) -> String {
    let (length, score) = match decision.score() {
        Score::Money { .. } => (0, ByPlayer::default()),
        Score::Match { length, points, .. } => (length.points().into(), points.map(u16::from)),
    };
    let id = MatchId {
        cube: decision.value(),
        owner: decision.cube().and_then(|cube| cube.owner),
        on_roll: decision.on_roll(),
        crawford: decision.score().is_crawford(),
        state: MatchState::Playing,
        decides: decision.player(),
        doubled: matches!(pending(decision), Pending::Answer { .. }),
        resigned: match decision.question() {
            Question::Resignation { win, .. } => Some(win),
            _ => None,
        },
        dice: match pending(decision) {
            Pending::Play(roll) => Some([roll.high(), roll.low()]),
            _ => None,
        },
        length,
        score,
    };
    format!("{}:{}", position_id(decision.board()), id.encode())
}

/// Returns the decision for a position ID and an optional match ID. Without a match ID, the decision is in money play,
/// with the cube centred and White on roll. `None` if the position or the decision is impossible.
///
/// ```
/// use record::{decision_from_gnu_ids, gnu_ids};
///
/// let decision = decision_from_gnu_ids("4HPwATDgc/ABMA", Some("cAkAAAAAAAAA")).expect("IDs");
/// assert_eq!(gnu_ids(&decision), "4HPwATDgc/ABMA:cAkAAAAAAAAA");
/// assert_eq!(decision_from_gnu_ids("no position", None), None);
/// ```
pub fn decision_from_gnu_ids(position: &str, state: Option<&str>) -> Option<Decision> {
    read(position, state).map(|found| found.decision)
}

pub(super) fn read(position: &str, state: Option<&str>) -> Option<Identified> {
    let board = board_from_id(position, Variant::Standard).ok()?;
    let builder = Decision::builder(board);
    let Some(state) = state else {
        return built(builder, false);
    };
    let id = MatchId::decode(state).ok()?;
    let mut builder = builder.on_roll(id.on_roll);
    let is_match = id.length > 0;
    if is_match {
        builder = in_match(builder, id.length.into(), id.score.map(u32::from))?;
    }
    let unused = id.length == 1;
    if !unused {
        builder = builder.cube(id.cube.points(), id.owner);
    }
    builder = match id.dice {
        Some([a, b]) => builder.play(a.pips(), b.pips()),
        None if id.doubled => {
            let value = id.cube.doubled().map_or(0, CubeValue::points);
            builder.answer(Offer::Double, value)
        }
        None => builder.before_roll(),
    };
    if let Some(win) = id.resigned {
        builder = builder.resigned(win);
    }
    built(builder, id.crawford && is_match)
}
