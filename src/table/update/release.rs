//! A new release of the game, which never comes in the middle of a game.

use crate::{Effect, Model, model::Release};

/// A new release is ready; a player who has already agreed to one is not asked again.
pub(super) fn ready(model: &mut Model) -> Vec<Effect> {
    if model.release != Release::Current {
        return Vec::new();
    }
    model.release = Release::Ready;
    vec![Effect::Announce(model.words.update_ready())]
}

/// The player agrees: it comes now if no game is being played, else with the next one.
pub(super) fn agree(model: &mut Model) -> Vec<Effect> {
    model.release = Release::Agreed;
    if model.session().decides().is_none() {
        return between_games(model).into_iter().collect();
    }
    vec![Effect::Announce(model.words.update_later())]
}

/// What an agreed release asks for between two games, once the game is stored: a restart, unless it would lose it.
pub(super) fn between_games(model: &Model) -> Option<Effect> {
    let wanted = model.release == Release::Agreed && model.may_restart();
    wanted.then_some(Effect::Restart)
}
