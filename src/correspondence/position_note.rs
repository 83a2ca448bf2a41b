//! Position with a pending decision, about which the study room gives no advice.

use friend::StoredGame;
use library::EntryId;
use record::position_link;

use crate::Effect;

/// Returns the effect that stores the position of the player's pending decision in a game, together with the friend's
/// name, regardless of the device on which the game continues.
pub(crate) fn position_effect(key: &EntryId, stored: &StoredGame) -> Effect {
    let pending = match stored {
        StoredGame::Game(game) if game.due() == Some(game.me()) => {
            let name = game.names()[game.me().opponent()].clone();
            let name = name.map(|name| name.as_str().to_owned());
            let decision = game.view().decision();
            decision.map(|decision| (position_link(&decision), name))
        }
        _ => None,
    };
    Effect::Position(key.clone(), pending)
}
