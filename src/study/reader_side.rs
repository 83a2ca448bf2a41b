//! User's side in a match.

use record::MatchRecord;
use rules::{ByPlayer, Player};

use crate::Model;

/// Returns the side of the player whose name is one of `own`, the user's names; `None` if neither or both players have
/// such a name.
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
    /// Sets the user's side: the player who faced the computer or a friend on this device, or the user's side in an
    /// imported match, if known. If there is none, neither player is addressed as "you".
    #[must_use]
    pub fn with_own_side(mut self, own: Option<Player>) -> Self {
        self.own = own;
        self
    }

    /// Returns the user's side; `None` if the user is not one of the players.
    pub const fn own_side(&self) -> Option<Player> {
        self.own
    }

    /// Returns the player at the bottom of the board: the user, or else White. This player's mistakes come first, and
    /// the graph shows this player's chances. The points are numbered for the deciding player, as in the notation
    /// beside the board.
    pub const fn bottom(&self) -> Player {
        match self.own {
            Some(own) => own,
            None => Player::White,
        }
    }
}
