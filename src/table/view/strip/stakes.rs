//! Texts that state the stakes of a double or a resignation.

use board::score;
use rules::{Action, Phase, Player, Win};
use words::arg;

use crate::Model;

/// Returns "Take: play on for 2 points. Drop: lose 1 point, and the match stands 2–4." while a double awaits its
/// answer.
///
/// The answering player's points come first in the score.
pub(crate) fn stakes(model: &Model) -> Option<String> {
    let Phase::Doubled { value, .. } = model.session().phase() else {
        return None;
    };
    let take = model.words.stakes_take(value.points());
    Some(format!("{take} {}", stakes_of_drop(model)?))
}

/// Returns "Drop: lose 1 point, and the match stands 2–4.", from the view of the player who would drop.
pub(super) fn stakes_of_drop(model: &Model) -> Option<String> {
    let Phase::Doubled { value, .. } = model.session().phase() else {
        return None;
    };
    let (lost, dropper) = (value.halved().points(), model.session().decides()?);
    let new_score = score_after_drop(model, dropper, lost, dropper);
    Some(model.words.stakes_drop(
        arg::Play(match_or_money(model)),
        arg::Points(lost),
        arg::Score(new_score),
    ))
}

/// Returns "Take: play on for 2 points. Drop: win 1 point, and the match stands 4–2.", from the view of the player who
/// would double.
pub(super) fn stakes_of_double(model: &Model) -> Option<String> {
    let session = model.session();
    session.allows(Action::Double).ok()?;
    let (value, doubler) = (session.cube().value, session.decides()?);
    let take = model.words.stakes_take(value.doubled()?.points());
    let won = value.points();
    let new_score = score_after_drop(model, doubler.opponent(), won, doubler);
    let drop = model.words.stakes_win(
        arg::Play(match_or_money(model)),
        arg::Points(won),
        arg::Score(new_score),
    );
    Some(format!("{take} {drop}"))
}

/// Returns "Single game: lose 1 point. Gammon: lose 2 points.", for each win that could be conceded.
pub(super) fn stakes_of_resigning(model: &Model, wins: impl Iterator<Item = Win>) -> String {
    let cube = model.session().cube().value.points();
    let lost = |win: Win| {
        let points = cube * win.factor();
        model
            .words
            .stakes_resign(arg::Points(points), arg::Win(board::win(win)))
    };
    let all: Vec<String> = wins.map(lost).collect();
    all.join(" ")
}

/// Returns the score after `dropper` has lost these points, with `seen_by`'s points first.
///
/// A drop never ends a match: if a drop would win the match for a player, that player's cube is dead and doubling is
/// not allowed.
fn score_after_drop(model: &Model, dropper: Player, lost: u32, seen_by: Player) -> String {
    let winner = dropper.opponent();
    let won = model.session().score()[winner].saturating_add(lost);
    let points = |player| {
        if player == winner {
            won
        } else {
            score(model.session())[player]
        }
    };
    format!("{}–{}", points(seen_by), points(seen_by.opponent()))
}

/// Returns the catalogue key for match play or money play.
pub(crate) fn match_or_money(model: &Model) -> &'static str {
    match model.session().ruleset().playing_match() {
        Some(_) => "match",
        None => "money",
    }
}
