//! Reader's side in a match, and the grammatical person for a player.

use board::SpeechContext;
use insight::explain::Voice;
use record::MatchRecord;
use rules::{ByPlayer, Player};

use crate::{Model, names};

/// Returns the side of the player whose name is one of `own`, the reader's names; `None` if neither or both players
/// have such a name.
pub fn side_named<'a>(
    record: &MatchRecord,
    own: impl IntoIterator<Item = &'a str>,
) -> Option<Player> {
    let same = |name: &str, other: &str| name.trim().to_lowercase() == other.trim().to_lowercase();
    let mut is_own = ByPlayer::new(|_| false);
    for own in own.into_iter().filter(|own| !own.trim().is_empty()) {
        for player in Player::BOTH {
            is_own[player] |= same(&record.players[player].name, own);
        }
    }
    match (is_own.white, is_own.black) {
        (true, false) => Some(Player::White),
        (false, true) => Some(Player::Black),
        _ => None,
    }
}

impl Model {
    /// Sets the side of the reader: the person who played the computer or a friend on this device, or the known player
    /// of an imported match. Without a side, neither player is addressed as "you".
    #[must_use]
    pub fn with_own_side(mut self, own: Option<Player>) -> Self {
        self.own = own;
        self
    }

    /// Returns the side of the reader; `None` if the reader is not one of the players.
    pub const fn own_side(&self) -> Option<Player> {
        self.own
    }

    /// Returns the player at the bottom of the board: the reader, or White; the mistakes of this player come first, and
    /// the line shows the chances of this player. The points are numbered for the deciding player, as in the notation
    /// beside the board.
    pub const fn bottom(&self) -> Player {
        match self.own {
            Some(own) => own,
            None => Player::White,
        }
    }

    /// Returns the grammatical person for `player`; "you" always refers to the reader.
    pub fn voice(&self, player: Player, context: SpeechContext) -> Voice {
        if self.own == Some(player) {
            Voice::You
        } else {
            Voice::Named(names(self, context)[player].clone())
        }
    }
}
