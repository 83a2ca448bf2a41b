//! What an offer is about: the points at stake if it is taken, and what is lost if it is dropped.

use rules::Phase;

use crate::{Model, scene::score};

/// "Take: play on for 2 points. Drop: lose 1 point, and the match stands 2–4.", while an offer waits for its answer.
///
/// The score is that of the player who answers first.
pub(crate) fn stakes(model: &Model) -> Option<String> {
    let Phase::Doubled { value, .. } = model.session().phase() else {
        return None;
    };
    let words = &model.words;
    let lost = value.halved().points();
    let dropper = model.session().decides()?;
    let own = score(model)[dropper];
    let other = model.session().score()[dropper.opponent()].saturating_add(lost);
    // A drop never ends a match: whoever would win it so has the points already, and a dead cube.
    let play = match model.session().ruleset().playing_match() {
        Some(_) => "match",
        None => "money",
    };
    let take = words.stakes_take(value.points());
    let drop = words.stakes_drop(play, lost, format!("{own}–{other}"));
    Some(format!("{take} {drop}"))
}
