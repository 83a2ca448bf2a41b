//! The places of the board, numbered by the player who moves (R2): 24 is far away, 1 is home.

use crate::Die;

/// A count of single steps (R10): what a die shows, or how far a side still has to go.
pub type Pips = u16;

/// One of the 24 points, in the mover's own numbering.
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
    /// The point with this number, if it is 1 to 24.
    pub const fn new(number: u8) -> Option<Self> {
        if matches!(number, 1..=24) {
            Some(Self(number))
        } else {
            None
        }
    }

    /// All points, from 1 to 24.
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

    /// 1 to 24, in the mover's numbering.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The same point in the opponent's numbering (R2): n becomes 25 - n.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self(25 - self.0)
    }

    /// Whether this is one of the mover's own points 1 to 6 (R3).
    pub const fn is_home(self) -> bool {
        self.0 <= 6
    }
}

/// Where a checker may start from: the bar counts as the mover's 25 point (R10, R37).
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
    /// A checker on a point.
    Point(Point),
    /// A hit checker that has to enter.
    Bar,
}

impl Origin {
    /// The bar and all points, in the order in which a checker passes them.
    pub fn all() -> impl Iterator<Item = Self> {
        std::iter::once(Self::Bar).chain(Point::all().rev().map(Self::Point))
    }

    /// 1 to 24 for a point, 25 for the bar.
    pub const fn number(self) -> u8 {
        match self {
            Self::Point(point) => point.number(),
            Self::Bar => 25,
        }
    }

    /// The inverse of [`Origin::number`].
    pub const fn from_number(number: u8) -> Option<Self> {
        match Point::new(number) {
            Some(point) => Some(Self::Point(point)),
            None if number == 25 => Some(Self::Bar),
            None => None,
        }
    }

    /// Where `die` takes a checker from here: off the board if it reaches beyond the 1 point.
    pub const fn minus(self, die: Die) -> Destination {
        match Point::new(self.number().saturating_sub(die.pips())) {
            Some(point) => Destination::Point(point),
            None => Destination::Off,
        }
    }
}

/// Where a checker may land: borne off counts as the mover's 0 point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Destination {
    /// Borne off.
    Off,
    /// On a point.
    Point(Point),
}

impl Destination {
    /// 1 to 24 for a point, 0 for off.
    pub const fn number(self) -> u8 {
        match self {
            Self::Point(point) => point.number(),
            Self::Off => 0,
        }
    }

    /// The inverse of [`Destination::number`].
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
    fn numbers_name_the_places_that_there_are_and_no_others() {
        let origins = (0..=255).filter(|&number| Origin::from_number(number).is_some());
        assert_eq!(origins.collect::<Vec<u8>>(), (1..=25).collect::<Vec<u8>>());
        let destinations = (0..=255).filter(|&number| Destination::from_number(number).is_some());
        let places: Vec<u8> = destinations.collect();
        assert_eq!(places, (0..=24).collect::<Vec<u8>>());
    }
}
