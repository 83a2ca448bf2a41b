//! Dice of a roll that have yet to be played: two numbers, or the same number up to four times (R23).

use crate::Die;

/// Remaining dice of a turn, in display order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DiceLeft {
    shown: [Die; 2],
    counts: [u8; 2],
}

impl DiceLeft {
    /// Creates the full set of dice for a roll, in display order.
    pub(crate) fn new(shown: [Die; 2]) -> Self {
        let counts = if shown[0] == shown[1] { [4, 0] } else { [1, 1] };
        Self { shown, counts }
    }

    /// Returns the distinct remaining numbers in display order.
    pub(crate) fn distinct(self) -> impl Iterator<Item = Die> {
        let pairs = self.shown.into_iter().zip(self.counts);
        pairs.filter(|&(_, count)| count > 0).map(|(die, _)| die)
    }

    /// Returns `true` if `die` has yet to be played.
    pub(crate) fn has(self, die: Die) -> bool {
        self.distinct().any(|left| left == die)
    }

    /// Returns the remaining dice after another move with `die`; unchanged if that die has already been played.
    #[must_use]
    pub(crate) fn without(mut self, die: Die) -> Self {
        let mut pairs = self.shown.into_iter().zip(&mut self.counts);
        if let Some((_, count)) = pairs.find(|(shown, count)| *shown == die && **count > 0) {
            *count -= 1;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_played_die_is_no_longer_available() {
        let [one, two, ..] = Die::ALL;
        let left = DiceLeft::new([two, one]).without(two);
        assert!(left.has(one) && !left.has(two));
        let double = (0..4).fold(DiceLeft::new([one, one]), |left, _| {
            assert!(left.has(one) && !left.has(two));
            left.without(one)
        });
        assert!(!double.has(one));
    }
}
