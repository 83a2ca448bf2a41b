//! What the browser reports about the page, and new releases, which never come in the middle of a game.

use words::Words;

use super::{clock, refuse};
use crate::{Effect, Model, PageMsg, state::model::Release};

/// Reacts to what the browser reports.
pub(super) fn handle(model: &mut Model, msg: PageMsg) -> Vec<Effect> {
    match msg {
        PageMsg::ReducedMotion(wanted) => {
            model.timing.less_motion = wanted;
            Vec::new()
        }
        PageMsg::Hidden => clock::hide(model),
        PageMsg::Shown => clock::show(model),
        PageMsg::Blurred => clock::book(model),
        PageMsg::UpdateReady => update_ready(model),
        PageMsg::UpdateAfterGame => update_after_game(model),
        PageMsg::UnknownAddress => refuse(model, Words::unknown_address),
    }
}

/// Offers the new release, unless the player has already agreed to one.
fn update_ready(model: &mut Model) -> Vec<Effect> {
    if model.release != Release::Current {
        return Vec::new();
    }
    model.release = Release::Ready;
    vec![Effect::Announce(model.words.update_ready())]
}

/// Installs the new release now if no game is in progress, else before the next one.
fn update_after_game(model: &mut Model) -> Vec<Effect> {
    model.release = Release::Agreed;
    if model.session().decides().is_none() {
        return between_games(model).into_iter().collect();
    }
    vec![Effect::Announce(model.words.update_later())]
}

/// Returns what an agreed release asks for between two games, once the game is stored: a restart, unless it would lose
/// the game.
pub(super) fn between_games(model: &Model) -> Option<Effect> {
    let wanted = model.release == Release::Agreed && model.may_restart();
    wanted.then_some(Effect::Restart)
}
