//! Dice: a [`Die`] shows 1 to 6, and a [`Roll`] is an unordered pair of dice.

use std::fmt;

/// Face value of a die.
///
/// ```
/// use rules::Die;
///
/// let six = Die::new(6).expect("1 to 6");
/// assert_eq!(six.pips(), 6);
/// assert_eq!(Die::new(7), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Die(u8);

impl Die {
    /// All six face values, from 1 to 6.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// Returns the die with this number of pips; `None` unless it is 1 to 6.
    pub const fn new(pips: u8) -> Option<Self> {
        if matches!(pips, 1..=6) {
            Some(Self(pips))
        } else {
            None
        }
    }

    /// Returns the number of pips, 1 to 6.
    pub const fn pips(self) -> u8 {
        self.0
    }
}

/// Dice source, such as a seeded stream or a script in tests. Only the rules draw from the source (R17).
///
/// ```
/// use rules::{DiceSource, Die};
///
/// /// Dice of a test, in order.
/// struct Script(Vec<Die>);
///
/// impl DiceSource for Script {
///     fn die(&mut self) -> Die {
///         self.0.remove(0)
///     }
/// }
///
/// let mut dice = Script(Die::ALL.to_vec());
/// assert_eq!(dice.die().pips(), 1);
/// // An array of two dice is a source that repeats them.
/// let mut roll = [Die::ALL[2], Die::ALL[0]];
/// assert_eq!([(); 3].map(|()| roll.die().pips()), [3, 1, 3]);
/// ```
pub trait DiceSource {
    /// Draws the next die.
    fn die(&mut self) -> Die;
}

/// Yields the two dice alternately, without end.
impl DiceSource for [Die; 2] {
    fn die(&mut self) -> Die {
        self.rotate_left(1);
        self[1]
    }
}

/// Two dice rolled together. Their order is irrelevant (R19), so the larger is stored first (R16).
///
/// ```
/// use rules::{Die, Roll};
///
/// let [one, .., six] = Die::ALL;
/// assert_eq!(Roll::new(one, six), Roll::new(six, one));
/// assert_eq!(Roll::new(six, one).to_string(), "6-1");
/// let rolls: u32 = Roll::ALL.iter().map(|roll| roll.weight()).sum();
/// assert_eq!(rolls, 36);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "[u8; 2]", into = "[u8; 2]")
)]
pub struct Roll {
    high: Die,
    low: Die,
}

impl Roll {
    /// All 21 distinct rolls, from 1-1 to 6-6.
    pub const ALL: [Self; 21] = {
        let mut rolls = [Self {
            high: Die(1),
            low: Die(1),
        }; 21];
        let (mut i, mut high) = (0, 1);
        while high <= 6 {
            let mut low = 1;
            while low <= high {
                rolls[i] = Self {
                    high: Die(high),
                    low: Die(low),
                };
                i += 1;
                low += 1;
            }
            high += 1;
        }
        rolls
    };

    /// Creates a roll from two dice in either order.
    pub const fn new(a: Die, b: Die) -> Self {
        if a.0 >= b.0 {
            Self { high: a, low: b }
        } else {
            Self { high: b, low: a }
        }
    }

    /// Returns the larger die; equal to [`Self::low`] for a double.
    pub const fn high(self) -> Die {
        self.high
    }

    /// Returns the smaller die; equal to [`Self::high`] for a double.
    pub const fn low(self) -> Die {
        self.low
    }

    /// Returns `true` if both dice show the same number, which gives the player four moves (R23).
    pub const fn is_double(self) -> bool {
        self.high.0 == self.low.0
    }

    /// Parses a roll such as `31` or `3-1`; the order of the numbers does not matter.
    pub fn read(text: &str) -> Option<Self> {
        let die = |digit: u8| Die::new(digit.checked_sub(b'0')?);
        match *text.as_bytes() {
            [a, b] | [a, b'-', b] => Some(Self::new(die(a)?, die(b)?)),
            _ => None,
        }
    }

    /// Returns how many of the 36 ordered pairs of dice produce this roll: 1 for a double, 2 otherwise.
    pub const fn weight(self) -> u32 {
        if self.is_double() { 1 } else { 2 }
    }
}

/// Formats the roll with the larger number first, separated by a hyphen (R16): `6-3`.
impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.high.0, self.low.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_of_the_21_rolls_add_up_to_36() {
        assert_eq!(Roll::ALL.iter().map(|roll| roll.weight()).sum::<u32>(), 36);
        assert!(Roll::ALL.is_sorted());
    }

    #[test]
    fn r16_the_larger_number_comes_first() {
        let [three, six] = [Die(3), Die(6)];
        assert_eq!(Roll::new(three, six).to_string(), "6-3");
        assert_eq!(Roll::new(three, six), Roll::new(six, three));
    }
}
