//! Numbers typed into the form. Text that is not a number within the limits stays in its field to be corrected.

use rules::MatchLength;
use words::{Words, arg};

/// Number typed into a form field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// Match length in points.
    Length,
    /// Stake in money play: the value of a point.
    Stake,
    /// Minutes on the clock per point of match length.
    PerPoint,
    /// Minutes subtracted from the clock per point already scored.
    PerPointScored,
    /// Delay in seconds: the free time in each turn.
    Delay,
}

impl Number {
    /// All numbers, in the order in which they must be corrected.
    pub const ALL: [Self; 5] = [
        Self::Length,
        Self::Stake,
        Self::PerPoint,
        Self::PerPointScored,
        Self::Delay,
    ];

    /// Returns the number's minimum and maximum.
    pub const fn limits(self) -> (f64, f64) {
        match self {
            Self::Length => (1.0, MatchLength::MAX as f64),
            Self::Stake => (1.0, u16::MAX as f64),
            Self::PerPoint => (0.5, 30.0),
            Self::PerPointScored => (0.0, 30.0),
            Self::Delay => (0.0, 60.0),
        }
    }

    /// Returns the number's step. Valid numbers are rounded to multiples of the step.
    pub const fn step(self) -> f64 {
        match self {
            Self::PerPoint | Self::PerPointScored => 0.5,
            Self::Length | Self::Stake | Self::Delay => 1.0,
        }
    }

    /// Returns `true` for clock settings, which may have decimals.
    pub const fn is_of_clock(self) -> bool {
        !matches!(self, Self::Length | Self::Stake)
    }

    /// Returns a sentence that states the limits.
    pub fn limits_in_words(self, words: &Words) -> String {
        let written = |limit: f64| limit.to_string().replace('.', &words.decimal_mark());
        let (least, most) = self.limits();
        if self.is_of_clock() {
            words.decimal_range(arg::Least(written(least)), arg::Most(written(most)))
        } else {
            words.number_range(arg::Least(least as u16), arg::Most(most as u16))
        }
    }
}

/// Typed texts that are not numbers within the limits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mistyped(Vec<(Number, String)>);

impl Mistyped {
    /// Returns the invalid text typed for `number`; `None` if the number is valid.
    pub(crate) fn text(&self, number: Number) -> Option<&str> {
        let wrong = self.0.iter().find(|(wrong, _)| *wrong == number);
        wrong.map(|(_, text)| text.as_str())
    }

    pub(crate) fn remove(&mut self, number: Number) {
        self.0.retain(|(wrong, _)| *wrong != number);
    }

    pub(crate) fn insert(&mut self, number: Number, text: &str) {
        self.remove(number);
        self.0.push((number, text.to_owned()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_formatted_in_words() {
        let words = Words::english();
        let texts = Number::ALL.map(|number| number.limits_in_words(&words));
        assert_eq!(texts[0], "A whole number from 1 to 25");
        assert_eq!(texts[1], "A whole number from 1 to 65535");
        assert_eq!(texts[2], "A number from 0.5 to 30");
        assert_eq!(texts[4], "A number from 0 to 60");
    }
}
