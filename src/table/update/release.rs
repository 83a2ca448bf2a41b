//! Handlers for new releases, which are never installed in the middle of a game.

use crate::{Effect, Model, state::model::Release};

/// Offers the new release, unless the player has already agreed to install a release.
pub(super) fn update_ready(model: &mut Model) -> Vec<Effect> {
    if model.release != Release::Current {
        return Vec::new();
    }
    model.release = Release::Ready;
    vec![Effect::Announce(model.words.update_ready())]
}

/// Installs the new release now if no game is in progress, otherwise before the next game.
pub(super) fn update_after_game(model: &mut Model) -> Vec<Effect> {
    model.release = Release::Agreed;
    if model.session().decides().is_none() {
        return between_games(model).into_iter().collect();
    }
    vec![Effect::Announce(model.words.update_later())]
}

/// Returns the effect that restarts the page for an accepted release between two games, once the game is stored; `None`
/// if a restart would lose the game.
pub(super) fn between_games(model: &Model) -> Option<Effect> {
    let wanted = model.release == Release::Agreed && model.may_restart();
    wanted.then_some(Effect::Restart)
}
