//! What came of many dice, counted, and how far it is from what fair dice give on average.

use rules::Roll;

/// With fewer dice than this the test says nothing: each face is expected five times at least.
const ENOUGH: u64 = 30;

/// Values of chi-square with five degrees of freedom, in thousandths, and how rare it is that fair dice reach them: one series of so
/// many. Source: the usual table of quantiles (0.5, 0.75, 0.9, 0.95, 0.99, 0.999).
const RARE: [(u64, u16); 6] = [
    (4_351, 2),
    (6_626, 4),
    (9_236, 10),
    (11_070, 20),
    (15_086, 100),
    (20_515, 1000),
];

/// Dice and rolls, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How often each face came, the one first.
    pub faces: [u32; 6],
    /// How many times both dice were rolled; the throw for the start is none, for it is never a double.
    pub rolls: u32,
    /// How many of these were doubles.
    pub doubles: u32,
    /// The pips of these rolls, four times the face for a double.
    pub pips: u32,
}

impl Tally {
    /// Counts a roll.
    pub fn add(&mut self, roll: Roll) {
        self.add_opening(roll);
        self.rolls = self.rolls.saturating_add(1);
        let pips = u32::from(roll.high().pips() + roll.low().pips());
        let double = u32::from(roll.is_double());
        self.doubles = self.doubles.saturating_add(double);
        self.pips = self.pips.saturating_add(pips * (1 + double));
    }

    /// Counts the two dice that were thrown for the start.
    pub fn add_opening(&mut self, roll: Roll) {
        for die in [roll.high(), roll.low()] {
            let count = &mut self.faces[usize::from(die.pips() - 1)];
            *count = count.saturating_add(1);
        }
    }

    /// Both together.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Self {
            faces: std::array::from_fn(|face| self.faces[face].saturating_add(other.faces[face])),
            rolls: self.rolls.saturating_add(other.rolls),
            doubles: self.doubles.saturating_add(other.doubles),
            pips: self.pips.saturating_add(other.pips),
        }
    }

    /// How many pips more than fair dice give on average (49/6 a roll) have been rolled, in tenths; negative for fewer.
    pub fn pips_ahead(&self) -> i64 {
        let sixths = 6 * i64::from(self.pips) - 49 * i64::from(self.rolls);
        sixths * 10 / 6
    }

    /// How many doubles fair dice give on average in as many rolls, in tenths.
    pub fn fair_doubles(&self) -> u64 {
        u64::from(self.rolls) * 10 / 6
    }

    /// Pearson's chi-square of the faces against equal shares, with five degrees of freedom, in thousandths; nothing for too few
    /// dice.
    pub fn chi_square(&self) -> Option<u64> {
        let dice: u64 = self.faces.iter().copied().map(u64::from).sum();
        let square = |count: &u32| u128::from((6 * u64::from(*count)).abs_diff(dice)).pow(2);
        let squares: u128 = self.faces.iter().map(square).sum();
        (dice >= ENOUGH).then(|| (squares * 1_000 / (6 * u128::from(dice))) as u64)
    }

    /// Fair dice are at least as uneven as `chi_square` in about one series of so many; 1 for most of them.
    pub fn one_in(chi_square: u64) -> u16 {
        let reached = RARE.iter().rev().find(|(value, _)| chi_square >= *value);
        reached.map_or(1, |(_, one_in)| *one_in)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{DiceStream, Seed};
    use rules::{DiceSource as _, Die};

    #[test]
    fn rolls_are_counted_with_their_doubles_and_pips() {
        let die = |pips| Die::new(pips).expect("1 to 6");
        let mut tally = Tally::default();
        tally.add_opening(Roll::new(die(3), die(1)));
        tally.add(Roll::new(die(6), die(6)));
        tally.add(Roll::new(die(2), die(5)));
        assert_eq!(tally.faces, [1, 1, 1, 0, 1, 2]);
        assert_eq!((tally.rolls, tally.doubles, tally.pips), (2, 1, 31));
        // 31 - 98/6.
        assert_eq!((tally.pips_ahead(), tally.fair_doubles()), (146, 3));
        assert_eq!(tally.chi_square(), None);
        assert_eq!(tally.and(&tally).faces, [2, 2, 2, 0, 2, 4]);
    }

    #[test]
    fn chi_square_is_pearsons_and_its_rarity_that_of_the_table() {
        let even = Tally {
            faces: [10; 6],
            ..Tally::default()
        };
        assert_eq!(even.chi_square(), Some(0));
        let loaded = Tally {
            faces: [5, 8, 9, 8, 10, 20],
            ..Tally::default()
        };
        // (25 + 4 + 1 + 4 + 0 + 100) / 10.
        assert_eq!(loaded.chi_square(), Some(13_400));
        for (value, one_in) in [
            (0, 1),
            (4_400, 2),
            (9_300, 10),
            (13_400, 20),
            (21_000, 1000),
        ] {
            assert_eq!(Tally::one_in(value), one_in, "{value}");
        }
    }

    /// One series of twenty is that uneven: of a thousand series of fair dice about fifty, by chance 30 to 70.
    #[test]
    fn fair_dice_are_as_rarely_uneven_as_is_said() {
        let mut rare = 0;
        for number in 0..1_000_u32 {
            let mut seed = [0; 32];
            seed[..4].copy_from_slice(&number.to_le_bytes());
            let mut stream = DiceStream::new(Seed(seed));
            let mut tally = Tally::default();
            for _ in 0..100 {
                tally.add(Roll::new(stream.die(), stream.die()));
            }
            rare += u32::from(
                tally
                    .chi_square()
                    .is_some_and(|chi| Tally::one_in(chi) >= 20),
            );
        }
        assert!((30..=70).contains(&rare), "{rare}");
    }
}
