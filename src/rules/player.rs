//! Both players, and values per player.

use std::ops::{Index, IndexMut};

/// Player, identified by the colour of the checkers.
///
/// ```
/// use rules::Player;
///
/// assert_eq!(Player::White.opponent(), Player::Black);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Player {
    /// Player with the light checkers.
    White,
    /// Player with the dark checkers.
    Black,
}

impl Player {
    /// Both players, White first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// Returns the other player.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// Value per player, indexed by [`Player`].
///
/// ```
/// use rules::{ByPlayer, Player};
///
/// let score = ByPlayer { white: 3, black: 5 };
/// assert_eq!(score[Player::Black], 5);
/// assert_eq!(score.map(|points| 7 - points), ByPlayer { white: 4, black: 2 });
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ByPlayer<T> {
    /// White's value.
    pub white: T,
    /// Black's value.
    pub black: T,
}

impl<T> ByPlayer<T> {
    /// Creates the values by calling `value` once for each player.
    pub fn new(mut value: impl FnMut(Player) -> T) -> Self {
        Self {
            white: value(Player::White),
            black: value(Player::Black),
        }
    }

    /// Applies `change` to both values.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> ByPlayer<U> {
        ByPlayer {
            white: change(self.white),
            black: change(self.black),
        }
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    fn index(&self, player: Player) -> &T {
        match player {
            Player::White => &self.white,
            Player::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::White => &mut self.white,
            Player::Black => &mut self.black,
        }
    }
}
