//! What an offer is about: the points at stake if it is taken, and what is lost if it is dropped.

use rules::{Action, Phase, Player, Win};

use crate::{Model, scene::score, speech};

/// "Take: play on for 2 points. Drop: lose 1 point, and the match stands 2–4.", while an offer waits for its answer.
///
/// The score is that of the player who answers first.
pub(crate) fn stakes(model: &Model) -> Option<String> {
    let Phase::Doubled { value, .. } = model.session().phase() else {
        return None;
    };
    let take = model.words.stakes_take(value.points());
    Some(format!("{take} {}", stakes_of_drop(model)?))
}

/// "Drop: lose 1 point, and the match stands 2–4.", seen by the player who would drop.
pub(super) fn stakes_of_drop(model: &Model) -> Option<String> {
    let Phase::Doubled { value, .. } = model.session().phase() else {
        return None;
    };
    let (lost, dropper) = (value.halved().points(), model.session().decides()?);
    let stands = after_drop(model, dropper, lost, dropper);
    Some(model.words.stakes_drop(kind(model), lost, stands))
}

/// "Take: play on for 2 points. Drop: win 1 point, and the match stands 4–2.", seen by the player who would double.
pub(super) fn stakes_of_double(model: &Model) -> Option<String> {
    let session = model.session();
    session.allows(Action::Double).ok()?;
    let (value, doubler) = (session.cube().value, session.decides()?);
    let take = model.words.stakes_take(value.doubled()?.points());
    let won = value.points();
    let stands = after_drop(model, doubler.opponent(), won, doubler);
    let drop = model.words.stakes_win(kind(model), won, stands);
    Some(format!("{take} {drop}"))
}

/// "Single game: lose 1 point. Gammon: lose 2 points.", for each win that could be resigned.
pub(super) fn stakes_of_resigning(model: &Model, wins: impl Iterator<Item = Win>) -> String {
    let cube = model.session().cube().value.points();
    let lost = |win: Win| {
        let points = cube * win.factor();
        model.words.stakes_resign(speech::win(win), points)
    };
    let all: Vec<String> = wins.map(lost).collect();
    all.join(" ")
}

/// The score after `dropper` has lost these points, seen by `seen_by`.
///
/// A drop never ends a match: whoever would win it so has the points already, and a dead cube.
fn after_drop(model: &Model, dropper: Player, lost: u32, seen_by: Player) -> String {
    let winner = dropper.opponent();
    let won = model.session().score()[winner].saturating_add(lost);
    let points = |player| {
        if player == winner {
            won
        } else {
            score(model)[player]
        }
    };
    format!("{}–{}", points(seen_by), points(seen_by.opponent()))
}

/// What the catalogue calls what is played: a match, or games for points.
pub(crate) fn kind(model: &Model) -> &'static str {
    match model.session().ruleset().playing_match() {
        Some(_) => "match",
        None => "money",
    }
}
