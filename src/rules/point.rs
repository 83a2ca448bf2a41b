//! Places on the board, numbered from the mover's perspective (R2): point 24 is the farthest point, and point 1 is the
//! last before bearing off.

use crate::Die;

/// Distance in pips (R10), such as the number on a die or a side's pip count.
pub type Pips = u16;

/// Point on the board, in the mover's numbering.
///
/// ```
/// use rules::Point;
///
/// let bar_point = Point::new(7).expect("1 to 24");
/// assert!(!bar_point.is_home());
/// assert_eq!(bar_point.flipped().number(), 18);
/// assert_eq!(Point::new(25), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "u8", into = "u8")
)]
pub struct Point(u8);

impl Point {
    /// Returns the point with the given number; `None` unless the number is 1 to 24.
    pub const fn new(number: u8) -> Option<Self> {
        if matches!(number, 1..=24) {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Returns all points from 1 to 24.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        const ALL: [Point; 24] = {
            let mut points = [Point(1); 24];
            let mut i = 0;
            while i < 24 {
                points[i] = Point(i as u8 + 1);
                i += 1;
            }
            points
        };
        ALL.into_iter()
    }

    /// Returns the point's number, 1 to 24, in the mover's numbering.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the same point in the opponent's numbering (R2): n becomes 25 - n.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self(25 - self.0)
    }

    /// Returns `true` for the mover's points 1 to 6 (R3).
    pub const fn is_home(self) -> bool {
        self.0 <= 6
    }
}

/// Place from which a checker can move. The bar counts as the mover's point 25 (R10, R37).
///
/// ```
/// use rules::{Destination, Die, Origin};
///
/// let [.., six] = Die::ALL;
/// assert_eq!(Origin::Bar.minus(six).number(), 19);
/// let four = Origin::from_number(4).expect("a point");
/// assert_eq!(four.minus(six), Destination::Off);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Origin {
    /// Point on the board.
    Point(Point),
    /// Bar, from which a hit checker has to enter.
    Bar,
}

impl Origin {
    /// Returns the bar and all points, in the direction of movement.
    pub fn all() -> impl Iterator<Item = Self> {
        std::iter::once(Self::Bar).chain(Point::all().rev().map(Self::Point))
    }

    /// Returns the place's number: 1 to 24 for a point, 25 for the bar.
    pub const fn number(self) -> u8 {
        match self {
            Self::Point(point) => point.number(),
            Self::Bar => 25,
        }
    }

    /// Returns the origin with the given number; inverse of [`Origin::number`].
    pub const fn from_number(number: u8) -> Option<Self> {
        match Point::new(number) {
            Some(point) => Some(Self::Point(point)),
            None if number == 25 => Some(Self::Bar),
            None => None,
        }
    }

    /// Returns the destination of a checker moved from this place with `die`; off if that lies beyond point 1.
    pub const fn minus(self, die: Die) -> Destination {
        match Point::new(self.number().saturating_sub(die.pips())) {
            Some(point) => Destination::Point(point),
            None => Destination::Off,
        }
    }
}

/// Place on which a checker can land. Off counts as the mover's point 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Destination {
    /// Off the board.
    Off,
    /// Point on the board.
    Point(Point),
}

impl Destination {
    /// Returns the place's number: 1 to 24 for a point, 0 for off.
    pub const fn number(self) -> u8 {
        match self {
            Self::Point(point) => point.number(),
            Self::Off => 0,
        }
    }

    /// Returns the destination with the given number; inverse of [`Destination::number`].
    pub const fn from_number(number: u8) -> Option<Self> {
        match Point::new(number) {
            Some(point) => Some(Self::Point(point)),
            None if number == 0 => Some(Self::Off),
            None => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_valid_numbers_convert_to_places() {
        let origins = (0..=255).filter(|&number| Origin::from_number(number).is_some());
        assert_eq!(origins.collect::<Vec<u8>>(), (1..=25).collect::<Vec<u8>>());
        let destinations = (0..=255).filter(|&number| Destination::from_number(number).is_some());
        let places: Vec<u8> = destinations.collect();
        assert_eq!(places, (0..=24).collect::<Vec<u8>>());
    }
}
