//! Selectable places on the board, independent of the player on roll.

use rules::{Destination, Origin, Player};

/// Selectable place. Points use White's numbers, regardless of the player on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// Point, by White's number from 1 to 24.
    Point(u8),
    /// Bar with this player's hit checkers.
    Bar(Player),
    /// Tray for this player's borne-off checkers.
    Tray(Player),
}

impl Place {
    /// Returns the origin of `player`'s move from this place, in that player's numbering; `None` for the opponent's bar
    /// or a tray.
    pub fn origin(self, player: Player) -> Option<Origin> {
        match self {
            Self::Point(white) => Origin::from_number(own_number(white, player)),
            Self::Bar(whose) => (whose == player).then_some(Origin::Bar),
            Self::Tray(_) => None,
        }
    }

    /// Returns the destination of `player`'s move to this place, in that player's numbering; `None` for a bar or the
    /// opponent's tray.
    pub fn destination(self, player: Player) -> Option<Destination> {
        match self {
            Self::Point(white) => Destination::from_number(own_number(white, player)),
            Self::Bar(_) => None,
            Self::Tray(whose) => (whose == player).then_some(Destination::Off),
        }
    }

    /// Returns the place with `player`'s number: 1 to 24 for the points, 25 for the bar, 0 for the tray.
    pub const fn of(player: Player, number: u8) -> Self {
        match number {
            0 => Self::Tray(player),
            1..=24 => Self::Point(own_number(number, player)),
            _ => Self::Bar(player),
        }
    }
}

/// Converts between White's number and `player`'s number for a point, in either direction (R2).
pub const fn own_number(number: u8, player: Player) -> u8 {
    match player {
        Player::White => number,
        Player::Black => 25 - number,
    }
}
