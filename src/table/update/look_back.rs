//! Shows an earlier play of the running game without changing the game.

use board::PastPlay;

use crate::{LookBack, Model, view::strip::shown_play};

/// Changes the play on display and returns its announcement. If there is no such play, the display does not change.
pub(super) fn look_back(model: &mut Model, at: LookBack) -> Option<String> {
    let shown = model.past.as_ref().map(|past| past.turn);
    let turns = model.session().record().len();
    let after = |turn| PastPlay::after(model.session(), model.hand.stacks(), turn);
    let past = match (at, shown) {
        (LookBack::Now, _) | (LookBack::Forward, None) => None,
        (LookBack::At(turn), _) => after(turn),
        (LookBack::Back, shown) => {
            // Until a checker is moved, the board already shows the position after the last play, so going back skips
            // that play.
            let draft = model.session().draft();
            let settled = draft.is_none_or(|draft| draft.steps().is_empty());
            let end = shown.unwrap_or(turns.saturating_sub(usize::from(settled)));
            let earlier = (0..end).rev().find_map(after);
            earlier.or_else(|| model.past.clone())
        }
        (LookBack::Forward, Some(shown)) => (shown + 1..turns).find_map(after),
    };
    model.past = past;
    shown_play(model).map(|strip| strip.spoken())
}
