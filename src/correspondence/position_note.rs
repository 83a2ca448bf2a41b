//! The position that the player has to decide about, for the study room, which gives no advice about it.

use friend::StoredGame;
use library::EntryId;
use record::position_link;

use crate::Effect;

/// Notes the position that the player has to decide about in a game, here or where it was moved to.
pub(crate) fn position_effect(key: &EntryId, stored: &StoredGame) -> Effect {
    let decision = match stored {
        StoredGame::Game(game) if game.due() == Some(game.me()) => game.view().decision(),
        _ => None,
    };
    let link = decision.map(|decision| position_link(&decision));
    Effect::Position(key.clone(), link)
}
