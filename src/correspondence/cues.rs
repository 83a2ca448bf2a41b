//! Sound cues for changes on the displayed board.

use board::Cue;
use rules::{Act, Board, Destination, Phase, Play, Player, Session};

use crate::{Effect, Playing};

/// Returns the cue for the changes on the board since `before`; `None` if no change has a sound.
pub(crate) fn between(before: Option<&Session>, playing: &Playing) -> Option<Effect> {
    let after = playing.board()?.session();
    cue(before?, after, playing.me()).map(Effect::Cue)
}

fn cue(before: &Session, after: &Session, me: Player) -> Option<Cue> {
    if after.outcomes().count() > before.outcomes().count() {
        return Some(Cue::Win);
    }
    let is_doubled = |session: &Session| matches!(session.phase(), Phase::Doubled { .. });
    if is_doubled(after) && !is_doubled(before) {
        return Some(Cue::Double);
    }
    if let (Phase::Moving(draft), None) = (after.phase(), before.draft()) {
        return Some(if draft.has_moves() {
            Cue::Roll
        } else {
            Cue::NoMove
        });
    }
    let (turns, seen) = (after.record(), before.record().len());
    let last = turns
        .last()
        .filter(|turn| turns.len() > seen && turn.player != me)?;
    match last.act {
        Act::Play { before, play, .. } => played(before, &play),
        Act::ClosedOut => Some(Cue::NoMove),
        _ => None,
    }
}

/// Returns the cue for a whole play; a hit or a borne-off checker takes precedence over other steps.
fn played(mut board: Board, play: &Play) -> Option<Cue> {
    let (mut hit, mut off, mut last) = (false, false, None);
    for step in play.steps() {
        let stepped = board.step(step).ok()?;
        (board, hit) = (stepped.board, hit | stepped.hit);
        match step.to() {
            Destination::Off => off = true,
            Destination::Point(point) => last = Some(board.own().at(point.number())),
        }
    }
    match last {
        _ if hit => Some(Cue::Hit),
        _ if off => Some(Cue::BearOff),
        Some(standing) => Some(Cue::Step(standing.saturating_sub(1))),
        None => Some(Cue::NoMove),
    }
}
