//! Value and owner of the doubling cube.

use std::fmt;

use crate::Player;

/// Cube value: 1, 2, 4, ... up to 2^20. The rules do not limit redoubles (R69), but this limit far exceeds any value in
/// a real game.
///
/// ```
/// use rules::CubeValue;
///
/// assert_eq!(CubeValue::ONE.shown(), 64, "a real cube in the middle");
/// assert_eq!(CubeValue::ONE.doubled().map(CubeValue::points), Some(2));
/// assert_eq!(CubeValue::new(3), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "u32", into = "u32")
)]
pub struct CubeValue {
    log2: u8,
}

impl CubeValue {
    /// Value at the start of a game (R65).
    pub const ONE: Self = Self { log2: 0 };

    const MAX_LOG2: u8 = 20;

    /// Returns the cube value for `points`; `None` unless `points` is a power of two within the limit.
    pub const fn new(points: u32) -> Option<Self> {
        let log2 = points.trailing_zeros() as u8;
        if points.is_power_of_two() && log2 <= Self::MAX_LOG2 {
            Some(Self { log2 })
        } else {
            None
        }
    }

    /// Returns the number of points that a single win is worth.
    pub const fn points(self) -> u32 {
        1 << self.log2
    }

    /// Returns the number of doublings since 1, that is, the binary logarithm of the value.
    pub const fn log2(self) -> u8 {
        self.log2
    }

    /// Returns twice the value; `None` if the result exceeds the limit.
    pub const fn doubled(self) -> Option<Self> {
        if self.log2 < Self::MAX_LOG2 {
            Some(Self {
                log2: self.log2 + 1,
            })
        } else {
            None
        }
    }

    /// Returns half the value; a value of 1 remains unchanged.
    #[must_use]
    pub const fn halved(self) -> Self {
        Self {
            log2: self.log2.saturating_sub(1),
        }
    }

    /// Returns the number shown on a real cube, where 64 stands for 1 (R69).
    pub const fn shown(self) -> u32 {
        if self.log2 == 0 { 64 } else { self.points() }
    }
}

impl fmt::Display for CubeValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.points().fmt(f)
    }
}

/// Cube value and owner.
///
/// ```
/// use rules::{Cube, CubeValue, Player};
///
/// let centred = Cube::default();
/// assert_eq!((centred.value, centred.owner), (CubeValue::ONE, None));
/// let redoubled = Cube { value: CubeValue::new(4).expect("a power of two"), owner: Some(Player::White) };
/// assert!(redoubled.was_turned() && !centred.was_turned());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cube {
    /// Number of points that a single win is worth.
    pub value: CubeValue,
    /// Player who alone may double next (R68); `None` for a centred cube, which either player may turn (R65).
    pub owner: Option<Player>,
}

impl Cube {
    /// Returns `true` if a double has been taken; automatic doubles do not count (R71).
    pub const fn was_turned(&self) -> bool {
        self.owner.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r69_values_above_64_are_possible_and_a_cube_of_1_shows_64() {
        let mut value = CubeValue::ONE;
        for log2 in 0..=12 {
            assert_eq!(value.points(), 1 << log2);
            assert_eq!(CubeValue::new(value.points()), Some(value));
            assert_eq!(value.log2(), log2);
            assert_eq!(value.to_string(), value.points().to_string());
            value = value.doubled().expect("far below the limit");
        }
        assert_eq!(CubeValue::ONE.shown(), 64);
        assert_eq!(CubeValue::new(128).map(CubeValue::shown), Some(128));
    }

    #[test]
    fn rejects_values_beyond_the_limit() {
        let last = CubeValue::new(1 << 20).expect("the largest value");
        assert_eq!(last.doubled(), None);
        assert_eq!(CubeValue::new(1 << 21), None);
        assert_eq!(CubeValue::new(0), None);
        assert_eq!(CubeValue::new(3), None);
    }
}
