//! Statistics on rolled dice, including their deviation from the averages for fair dice.

use rules::{Die, Roll};

/// Minimum number of dice for a chi-square test, at which each face is expected five times.
const MIN_DICE: u64 = 30;

/// Counts of dice and rolls.
///
/// ```
/// use dice::Tally;
/// use rules::{Die, Roll};
///
/// let mut tally = Tally::default();
/// tally.add(Roll::new(Die::ALL[5], Die::ALL[5]));
/// tally.add(Roll::new(Die::ALL[2], Die::ALL[0]));
/// assert_eq!((tally.rolls, tally.doubles, tally.pips), (2, 1, 28));
/// assert_eq!(tally.faces, [1, 0, 1, 0, 0, 2]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Number of dice showing each face, from 1 to 6.
    pub faces: [u32; 6],
    /// Number of rolls, excluding the opening rolls, which are never doubles.
    pub rolls: u32,
    /// Number of doubles among these rolls.
    pub doubles: u32,
    /// Total pips of these rolls; a double counts four times its face.
    pub pips: u32,
}

impl Tally {
    /// Counts both dice of a roll, and the roll itself.
    pub fn add(&mut self, roll: Roll) {
        self.add_opening(roll);
        self.rolls = self.rolls.saturating_add(1);
        let pips = u32::from(roll.high().pips() + roll.low().pips());
        let double = u32::from(roll.is_double());
        self.doubles = self.doubles.saturating_add(double);
        self.pips = self.pips.saturating_add(pips * (1 + double));
    }

    /// Counts the two dice of an opening roll by face only.
    pub fn add_opening(&mut self, roll: Roll) {
        self.add_die(roll.high());
        self.add_die(roll.low());
    }

    /// Counts one die of an opening roll by face only.
    pub fn add_die(&mut self, die: Die) {
        let count = &mut self.faces[usize::from(die.pips() - 1)];
        *count = count.saturating_add(1);
    }

    /// Returns the sum of both tallies.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Self {
            faces: std::array::from_fn(|face| self.faces[face].saturating_add(other.faces[face])),
            rolls: self.rolls.saturating_add(other.rolls),
            doubles: self.doubles.saturating_add(other.doubles),
            pips: self.pips.saturating_add(other.pips),
        }
    }

    /// Returns the number of pips rolled above the average for fair dice (49/6 per roll), in tenths of a pip; negative
    /// if below.
    pub fn pips_ahead(&self) -> i64 {
        let sixths = 6 * i64::from(self.pips) - 49 * i64::from(self.rolls);
        sixths * 10 / 6
    }

    /// Returns the expected number of doubles for fair dice in the same number of rolls, in tenths.
    pub fn fair_doubles(&self) -> u64 {
        u64::from(self.rolls) * 10 / 6
    }

    /// Returns Pearson's chi-square statistic of the faces against a uniform distribution, with five degrees of
    /// freedom, in thousandths; `None` for fewer than 30 dice.
    pub fn chi_square(&self) -> Option<u64> {
        let dice: u64 = self.faces.iter().copied().map(u64::from).sum();
        let square = |count: &u32| u128::from((6 * u64::from(*count)).abs_diff(dice)).pow(2);
        let squares: u128 = self.faces.iter().map(square).sum();
        (dice >= MIN_DICE).then(|| (squares * 1_000 / (6 * u128::from(dice))) as u64)
    }

    /// Returns the number of series of fair dice, out of a thousand, that are at least as uneven as `chi_square` (in
    /// thousandths), rounded.
    ///
    /// The probability that chi-square with five degrees of freedom is less than 2h is the regularised incomplete gamma
    /// function P(5/2, h), computed from its series (Abramowitz and Stegun, 6.5.29). All terms of the series are
    /// positive, so there is no cancellation.
    ///
    /// ```
    /// use dice::Tally;
    ///
    /// let uneven = Tally { faces: [20, 10, 10, 10, 10, 0], ..Tally::default() };
    /// let chi_square = uneven.chi_square().expect("30 dice or more");
    /// assert_eq!(chi_square, 20_000);
    /// assert_eq!(Tally::per_mille(chi_square), 1, "fair dice are so uneven in one of a thousand series");
    /// ```
    pub fn per_mille(chi_square: u64) -> u16 {
        /// Gamma function of 7/2.
        const GAMMA: f64 = 3.323_350_970_447_842_6;
        // Above this limit, the result rounds to 0, and larger values would only need more terms.
        let half = (chi_square as f64 / 2_000.0).min(50.0);
        let mut term = half.powi(2) * half.sqrt() * (-half).exp() / GAMMA;
        let mut less = 0.0;
        for n in 1..200 {
            less += term;
            term *= half / (2.5 + f64::from(n));
        }
        (1_000.0 * (1.0 - less)).round() as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{DiceStream, Seed};
    use rules::DiceSource as _;

    #[test]
    fn counts_rolls_along_with_their_doubles_and_pips() {
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
    fn chi_square_matches_pearsons_formula() {
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
    }

    /// Compares the function with the standard quantile table and with values between the quantiles.
    #[test]
    fn per_mille_matches_the_quantile_table() {
        for (chi_square, per_mille) in [
            (0, 1_000),
            (554, 990),
            (1_145, 950),
            (1_610, 900),
            (4_351, 500),
            (5_500, 358),
            (6_626, 250),
            (9_200, 101),
            (9_236, 100),
            (11_070, 50),
            (12_833, 25),
            (15_086, 10),
            (20_515, 1),
            (30_000, 0),
            (1_000_000, 0),
            (u64::MAX, 0),
        ] {
            assert_eq!(Tally::per_mille(chi_square), per_mille, "{chi_square}");
        }
        let all = (0..60_000).step_by(10).map(Tally::per_mille);
        assert!(all.is_sorted_by(|less, more| less >= more));
    }

    /// In about one series of fair dice in twenty, the result is at most 50 per mille: about fifty in a thousand, with
    /// random variation between 30 and 70.
    #[test]
    fn fair_dice_match_the_per_mille_probability() {
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
                    .is_some_and(|chi| Tally::per_mille(chi) <= 50),
            );
        }
        assert!((30..=70).contains(&rare), "{rare}");
    }
}
