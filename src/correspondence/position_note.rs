//! Position of the pending decision, about which the study room gives no advice.

use friend::StoredGame;
use library::EntryId;
use record::position_link;

use crate::Effect;

/// Returns the effect that stores the position of the player's pending decision in a game, on this or another device.
pub(crate) fn position_effect(key: &EntryId, stored: &StoredGame) -> Effect {
    let decision = match stored {
        StoredGame::Game(game) if game.due() == Some(game.me()) => game.view().decision(),
        _ => None,
    };
    let link = decision.map(|decision| position_link(&decision));
    Effect::Position(key.clone(), link)
}
