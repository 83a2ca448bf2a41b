//! Probabilities of the six game results, either exclusive ([`Outcomes`]) or cumulative ([`Cumulative`]).
//!
//! Cumulative gammon chances include backgammons; exclusive ones do not. Using separate types prevents confusion
//! between them.

use std::ops;

use rules::Scoring;

use crate::{Equity, Payoffs};

/// Exclusive probabilities of the six results, which are non-negative and add up to 1.
///
/// The probabilities are from the perspective of the player on roll, unless the function returning them states
/// otherwise.
///
/// ```
/// use engine::Outcomes;
///
/// // Wins, gammons, backgammons, then losses.
/// let chances = Outcomes::from_weights([0.4, 0.1, 0.0, 0.4, 0.1, 0.0]).expect("chances");
/// assert!((chances.win() - 0.5).abs() < 1e-6);
/// assert!(chances.equity().0.abs() < 1e-6);
/// assert!((chances.cumulative().win_gammon - 0.1).abs() < 1e-6);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "[f32; 6]", into = "[f32; 6]")
)]
pub struct Outcomes {
    win: [f32; 3],
    lose: [f32; 3],
}

/// Cumulative probabilities, as players usually quote them: `win` includes gammons won, and so on.
///
/// The fields are not validated, and may be inconsistent if they come from a net; [`Cumulative::exclusive`] corrects
/// them.
///
/// ```
/// use engine::Cumulative;
///
/// let said = Cumulative { win: 0.6, win_gammon: 0.2, lose_gammon: 0.5, ..Cumulative::default() };
/// let mended = said.exclusive().cumulative();
/// assert_eq!(mended.lose_gammon, 1.0 - mended.win, "no more gammons than games are lost");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Cumulative {
    /// Probability of winning a single game, gammon or backgammon.
    pub win: f32,
    /// Probability of winning a gammon or backgammon.
    pub win_gammon: f32,
    /// Probability of winning a backgammon.
    pub win_backgammon: f32,
    /// Probability of losing a gammon or backgammon.
    pub lose_gammon: f32,
    /// Probability of losing a backgammon.
    pub lose_backgammon: f32,
}

impl Cumulative {
    /// Returns the chances in field order.
    pub const fn listed(self) -> [f32; 5] {
        [
            self.win,
            self.win_gammon,
            self.win_backgammon,
            self.lose_gammon,
            self.lose_backgammon,
        ]
    }

    /// Creates the chances from an array in field order.
    pub const fn of_list(list: [f32; 5]) -> Self {
        let [
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        ] = list;
        Self {
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        }
    }

    /// Returns valid exclusive probabilities, each clamped to between 0 and the probability that includes it.
    ///
    /// NaN counts as 0.
    pub fn exclusive(self) -> Outcomes {
        let within = |chance: f32, whole: f32| chance.max(0.0).min(whole);
        let win = within(self.win, 1.0);
        let lose = 1.0 - win;
        let win_gammon = within(self.win_gammon, win);
        let win_backgammon = within(self.win_backgammon, win_gammon);
        let lose_gammon = within(self.lose_gammon, lose);
        let lose_backgammon = within(self.lose_backgammon, lose_gammon);
        Outcomes {
            win: [
                win - win_gammon,
                win_gammon - win_backgammon,
                win_backgammon,
            ],
            lose: [
                lose - lose_gammon,
                lose_gammon - lose_backgammon,
                lose_backgammon,
            ],
        }
    }
}

impl Outcomes {
    /// Certain win of a single game.
    pub const WIN: Self = Self::certain([1.0, 0.0, 0.0], [0.0; 3]);
    /// Certain win of a gammon.
    pub const WIN_GAMMON: Self = Self::certain([0.0, 1.0, 0.0], [0.0; 3]);
    /// Certain win of a backgammon.
    pub const WIN_BACKGAMMON: Self = Self::certain([0.0, 0.0, 1.0], [0.0; 3]);

    const fn certain(win: [f32; 3], lose: [f32; 3]) -> Self {
        Self { win, lose }
    }

    /// Normalises six weights, for a single game, gammon and backgammon won, then for the same lost.
    ///
    /// Returns `None` if a weight is negative or not finite, or if all weights are 0.
    pub fn from_weights(weights: [f32; 6]) -> Option<Self> {
        let sum: f32 = weights.iter().sum();
        let proper = weights.iter().all(|&weight| weight >= 0.0) && sum > 0.0 && sum.is_finite();
        let [w1, w2, w3, l1, l2, l3] = weights.map(|weight| weight / sum);
        proper.then_some(Self {
            win: [w1, w2, w3],
            lose: [l1, l2, l3],
        })
    }

    /// Returns the weighted mean; `None` if one of the six weighted sums is negative or not finite, or if all sums are
    /// 0.
    pub fn mean(parts: impl IntoIterator<Item = (f32, Self)>) -> Option<Self> {
        let mut sum = Chances::default();
        for (weight, part) in parts {
            sum.add(weight, &part);
        }
        sum.outcomes()
    }

    /// Returns the six exclusive probabilities: a single game, gammon and backgammon won, then the same lost.
    pub fn exclusive(&self) -> [f32; 6] {
        let ([w1, w2, w3], [l1, l2, l3]) = (self.win, self.lose);
        [w1, w2, w3, l1, l2, l3]
    }

    /// Returns the exclusive probabilities of winning a single game, gammon and backgammon.
    pub const fn won(&self) -> [f32; 3] {
        self.win
    }

    /// Returns the exclusive probabilities of losing a single game, gammon and backgammon.
    pub const fn lost(&self) -> [f32; 3] {
        self.lose
    }

    /// Returns the total winning probability.
    pub fn win(&self) -> f32 {
        self.win.iter().sum()
    }

    /// Returns the cumulative probabilities.
    pub fn cumulative(&self) -> Cumulative {
        Cumulative {
            win: self.win(),
            win_gammon: self.win[1] + self.win[2],
            win_backgammon: self.win[2],
            lose_gammon: self.lose[1] + self.lose[2],
            lose_backgammon: self.lose[2],
        }
    }

    /// Returns the probabilities from the perspective of the other player.
    #[must_use]
    pub const fn flipped(&self) -> Self {
        Self {
            win: self.lose,
            lose: self.win,
        }
    }

    /// Returns probabilities with this total winning chance, leaving the gammon and backgammon rates unchanged.
    #[must_use]
    pub(crate) fn with_win(self, win: f32) -> Self {
        let scaled = |chances: [f32; 3], whole: f32| {
            let sum: f32 = chances.iter().sum();
            if sum > f32::EPSILON {
                chances.map(|chance| chance * whole / sum)
            } else {
                [whole, 0.0, 0.0]
            }
        };
        Self {
            win: scaled(self.win, win),
            lose: scaled(self.lose, 1.0 - win),
        }
    }

    /// Counts wins above `win` as `win`, and losses above `lose` as `lose` (1 for a single game, 2 for a gammon, 3 for
    /// a backgammon).
    #[must_use]
    pub(crate) fn capped(self, win: usize, lose: usize) -> Self {
        let cap = |mut chances: [f32; 3], most: usize| {
            for larger in (most.max(1)..3).rev() {
                chances[larger - 1] += chances[larger];
                chances[larger] = 0.0;
            }
            chances
        };
        Self {
            win: cap(self.win, win),
            lose: cap(self.lose, lose),
        }
    }

    /// Returns the cubeless equity under these payoffs.
    pub fn worth(&self, payoffs: &Payoffs) -> Equity {
        Chances::from(*self).worth(payoffs)
    }

    /// Returns the cubeless money equity without the Jacoby rule.
    pub fn equity(&self) -> Equity {
        self.worth(&Payoffs::MONEY)
    }
}

/// Weighted sum of outcomes, such as a difference, whose entries may be negative.
///
/// Like [`Outcomes`], the sums are from one player's perspective; [`Chances::flipped`] returns the other player's
/// perspective.
///
/// ```
/// use engine::{Chances, Outcomes, Payoffs};
///
/// let mut gained = Chances::from(Outcomes::WIN_GAMMON);
/// gained.add(-1.0, &Outcomes::WIN);
/// assert_eq!(gained.worth(&Payoffs::MONEY).0, 1.0, "a gammon is worth a point more");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances {
    win: [f32; 3],
    lose: [f32; 3],
}

impl Chances {
    /// Adds `weight` times `outcomes`.
    pub fn add(&mut self, weight: f32, outcomes: &Outcomes) {
        for at in 0..3 {
            self.win[at] += weight * outcomes.win[at];
            self.lose[at] += weight * outcomes.lose[at];
        }
    }

    /// Returns the sums multiplied by `factor`.
    #[must_use]
    pub fn times(self, factor: f32) -> Self {
        Self {
            win: self.win.map(|chance| factor * chance),
            lose: self.lose.map(|chance| factor * chance),
        }
    }

    /// Returns outcomes proportional to these sums; `None` if a sum is negative or not finite, or if all sums are 0.
    pub fn outcomes(self) -> Option<Outcomes> {
        Outcomes::from_weights(self.exclusive())
    }

    /// Returns the six entries: a single game, gammon and backgammon won, then the same lost.
    pub const fn exclusive(self) -> [f32; 6] {
        let ([w1, w2, w3], [l1, l2, l3]) = (self.win, self.lose);
        [w1, w2, w3, l1, l2, l3]
    }

    /// Returns the sums from the perspective of the other player.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self {
            win: self.lose,
            lose: self.win,
        }
    }

    /// Converts probabilities of bearing off first into winning probabilities under `scoring`. At misère, the player
    /// who bears off first loses, and every win is a single game.
    #[must_use]
    pub(crate) fn scored(self, scoring: Scoring) -> Self {
        let single = |chances: [f32; 3]| [chances.iter().sum(), 0.0, 0.0];
        let (win, lose) = match scoring {
            Scoring::Standard | Scoring::Portes => (self.win, self.lose),
            Scoring::Misere => (single(self.lose), single(self.win)),
        };
        Self { win, lose }
    }

    /// Returns the equity under these payoffs.
    pub fn worth(&self, payoffs: &Payoffs) -> Equity {
        let part = |chances: [f32; 3], pay: [Equity; 3]| {
            chances
                .iter()
                .zip(pay)
                .map(|(chance, Equity(points))| chance * points)
                .sum::<f32>()
        };
        Equity(part(self.win, payoffs.win) + part(self.lose, payoffs.lose))
    }
}

impl From<Outcomes> for Chances {
    fn from(Outcomes { win, lose }: Outcomes) -> Self {
        Self { win, lose }
    }
}

impl ops::AddAssign for Chances {
    fn add_assign(&mut self, other: Self) {
        for at in 0..3 {
            self.win[at] += other.win[at];
            self.lose[at] += other.lose[at];
        }
    }
}

impl ops::Sub for Chances {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        let less = |all: [f32; 3], part: [f32; 3]| std::array::from_fn(|at| all[at] - part[at]);
        Self {
            win: less(self.win, other.win),
            lose: less(self.lose, other.lose),
        }
    }
}

#[cfg(feature = "serde")]
impl TryFrom<[f32; 6]> for Outcomes {
    type Error = &'static str;

    fn try_from(chances: [f32; 6]) -> Result<Self, Self::Error> {
        /// Tolerance for the sum of rounded numbers when deserialising outcomes.
        const ROUNDING: f32 = 1e-3;
        let sum: f32 = chances.iter().sum();
        let proper = chances.iter().all(|&chance| chance >= 0.0) && (sum - 1.0).abs() <= ROUNDING;
        let [w1, w2, w3, l1, l2, l3] = chances;
        proper
            .then_some(Self {
                win: [w1, w2, w3],
                lose: [l1, l2, l3],
            })
            .ok_or("six chances are not negative and add up to 1")
    }
}

#[cfg(feature = "serde")]
impl From<Outcomes> for [f32; 6] {
    fn from(outcomes: Outcomes) -> Self {
        outcomes.exclusive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOME: Cumulative = Cumulative {
        win: 0.6,
        win_gammon: 0.25,
        win_backgammon: 0.05,
        lose_gammon: 0.125,
        lose_backgammon: 0.0,
    };

    #[test]
    fn wildbg_40_only_cumulative_gammons_include_backgammons() {
        let outcomes = SOME.exclusive();
        let expected = [0.35, 0.2, 0.05, 0.275, 0.125, 0.0];
        for (chance, expected) in outcomes.exclusive().into_iter().zip(expected) {
            assert!((chance - expected).abs() < 1e-6, "{chance} {expected}");
        }
        let back = outcomes.cumulative();
        assert!((back.win_gammon - SOME.win_gammon).abs() < 1e-6);
        assert!((back.lose_gammon - SOME.lose_gammon).abs() < 1e-6);
    }

    #[test]
    fn equity_matches_the_formula_of_the_protocol() {
        let expected = 2.0 * 0.6 - 1.0 + 0.25 + 0.05 - 0.125;
        assert!((SOME.exclusive().equity().0 - expected).abs() < 1e-6);
        assert!((SOME.exclusive().flipped().equity().0 + expected).abs() < 1e-6);
    }

    #[test]
    fn clamps_inconsistent_net_outputs() {
        let wild = [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, -0.5, 0.3, 2.0];
        for win in wild {
            for gammon in wild {
                let outcomes = Cumulative {
                    win,
                    win_gammon: gammon,
                    win_backgammon: win,
                    lose_gammon: gammon,
                    lose_backgammon: 0.9,
                }
                .exclusive();
                let chances = outcomes.exclusive();
                assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)));
                assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5);
            }
        }
    }

    #[test]
    fn normalises_or_rejects_weights() {
        let halves = Outcomes::from_weights([2.0, 0.0, 0.0, 2.0, 0.0, 0.0]);
        assert_eq!(halves.map(|outcomes| outcomes.win()), Some(0.5));
        for bad in [f32::NAN, -1.0, f32::INFINITY] {
            assert_eq!(Outcomes::from_weights([1.0, bad, 0.0, 0.0, 0.0, 0.0]), None);
        }
        assert_eq!(Outcomes::from_weights([0.0; 6]), None);
    }
}
