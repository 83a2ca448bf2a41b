//! Small checker that represents a player.

use rules::Player;

/// Returns the CSS classes of the small checker of `player`.
pub(crate) const fn chip(player: Player) -> &'static str {
    match player {
        Player::White => "chip light",
        Player::Black => "chip dark",
    }
}
