//! Places of the board that can be pointed at, whoever is on roll.

use rules::{Destination, Origin, Player};

/// A place that can be pointed at. Points have White's numbers, so that they are the same whoever is on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// The point with this number of White's, 1 to 24.
    Point(u8),
    /// The bar, where this player's hit checkers are.
    Bar(Player),
    /// Where this player's borne-off checkers go.
    Tray(Player),
}

impl Place {
    /// Where a checker of `player` starts from here, in that player's numbering; `None` from the other's bar or a tray.
    pub fn origin(self, player: Player) -> Option<Origin> {
        match self {
            Self::Point(white) => Origin::from_number(own_number(white, player)),
            Self::Bar(whose) => (whose == player).then_some(Origin::Bar),
            Self::Tray(_) => None,
        }
    }

    /// Where a checker of `player` lands here, in that player's numbering; `None` on a bar or in the other's tray.
    pub fn destination(self, player: Player) -> Option<Destination> {
        match self {
            Self::Point(white) => Destination::from_number(own_number(white, player)),
            Self::Bar(_) => None,
            Self::Tray(whose) => (whose == player).then_some(Destination::Off),
        }
    }

    /// The place with `player`'s number: 1 to 24 for the points, 25 for the bar, 0 for the tray.
    pub const fn of(player: Player, number: u8) -> Self {
        match number {
            0 => Self::Tray(player),
            1..=24 => Self::Point(own_number(number, player)),
            _ => Self::Bar(player),
        }
    }
}

/// White's number of a point in `player`'s numbering, or the other way round (R2).
pub const fn own_number(number: u8, player: Player) -> u8 {
    match player {
        Player::White => number,
        Player::Black => 25 - number,
    }
}
