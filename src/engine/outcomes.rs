//! The chances of the six results of a game, in two shapes that are two types.
//!
//! *Why two*: with cumulative numbers a "gammon" includes the backgammons, with exclusive ones it does not, and
//! mixing the two shapes goes unnoticed for a long time when both are five or six bare numbers.

use std::ops;

use rules::Scoring;

use crate::{Equity, Payoffs};

/// The chances of the six results, each game counted once: none is negative, and they add up to 1.
///
/// Seen by the player on roll, or by whom the function that returns it says.
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

/// The same chances counted the way players say them: `win` includes the gammons won, and so on.
///
/// Plain numbers, perhaps impossible ones when a net gave them; [`Cumulative::exclusive`] mends that.
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
    /// The game is won: single game, gammon or backgammon.
    pub win: f32,
    /// At least a gammon is won.
    pub win_gammon: f32,
    /// A backgammon is won.
    pub win_backgammon: f32,
    /// At least a gammon is lost.
    pub lose_gammon: f32,
    /// A backgammon is lost.
    pub lose_backgammon: f32,
}

impl Cumulative {
    /// The nearest possible chances: each is brought between 0 and the one that includes it.
    ///
    /// What is not a number counts as 0, so nothing but proper chances comes out.
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
    /// A single game is won for certain.
    pub const WIN: Self = Self::certain([1.0, 0.0, 0.0], [0.0; 3]);
    /// A gammon is won for certain.
    pub const WIN_GAMMON: Self = Self::certain([0.0, 1.0, 0.0], [0.0; 3]);
    /// A backgammon is won for certain.
    pub const WIN_BACKGAMMON: Self = Self::certain([0.0, 0.0, 1.0], [0.0; 3]);

    const fn certain(win: [f32; 3], lose: [f32; 3]) -> Self {
        Self { win, lose }
    }

    /// The chances in proportion to six weights: single game, gammon and backgammon won, then the same lost.
    ///
    /// `None` if a weight is negative or not finite, or if they add up to nothing.
    pub fn from_weights(weights: [f32; 6]) -> Option<Self> {
        let sum: f32 = weights.iter().sum();
        let proper = weights.iter().all(|&weight| weight >= 0.0) && sum > 0.0 && sum.is_finite();
        let [w1, w2, w3, l1, l2, l3] = weights.map(|weight| weight / sum);
        proper.then_some(Self {
            win: [w1, w2, w3],
            lose: [l1, l2, l3],
        })
    }

    /// Returns the weighted mean; `None` if one of the six weighted sums is negative or not finite, or all are 0.
    pub fn mean(parts: impl IntoIterator<Item = (f32, Self)>) -> Option<Self> {
        let mut sum = Chances::default();
        for (weight, part) in parts {
            sum.add(weight, &part);
        }
        sum.outcomes()
    }

    /// Single game, gammon, backgammon won, then the same lost; each game counted once.
    pub fn exclusive(&self) -> [f32; 6] {
        let ([w1, w2, w3], [l1, l2, l3]) = (self.win, self.lose);
        [w1, w2, w3, l1, l2, l3]
    }

    /// Single game, gammon, backgammon won; each game counted once.
    pub const fn won(&self) -> [f32; 3] {
        self.win
    }

    /// Single game, gammon, backgammon lost; each game counted once.
    pub const fn lost(&self) -> [f32; 3] {
        self.lose
    }

    /// The chance of winning in any way.
    pub fn win(&self) -> f32 {
        self.win.iter().sum()
    }

    /// The same chances as players say them.
    pub fn cumulative(&self) -> Cumulative {
        Cumulative {
            win: self.win(),
            win_gammon: self.win[1] + self.win[2],
            win_backgammon: self.win[2],
            lose_gammon: self.lose[1] + self.lose[2],
            lose_backgammon: self.lose[2],
        }
    }

    /// The same seen by the other player.
    #[must_use]
    pub const fn flipped(&self) -> Self {
        Self {
            win: self.lose,
            lose: self.win,
        }
    }

    /// Other chances of winning and losing, divided into single games, gammons and backgammons as before.
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

    /// Counts wins as at most `win` and losses as at most `lose` (1 single, 2 gammon, 3 backgammon).
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

    /// Returns the cubeless equity with these payoffs.
    pub fn worth(&self, payoffs: &Payoffs) -> Equity {
        Chances::from(*self).worth(payoffs)
    }

    /// Cubeless money equity without the Jacoby rule.
    pub fn equity(&self) -> Equity {
        self.worth(&Payoffs::MONEY)
    }
}

/// Weighted sums of outcomes, such as differences, for each of the six results; entries may be negative.
///
/// Seen by one player, as [`Outcomes`] are; [`Chances::flipped`] is the other's view.
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

    /// Multiplies every entry by `factor`.
    #[must_use]
    pub fn times(self, factor: f32) -> Self {
        Self {
            win: self.win.map(|chance| factor * chance),
            lose: self.lose.map(|chance| factor * chance),
        }
    }

    /// Returns the outcomes in proportion to these sums; `None` if one is negative or not finite, or all are 0.
    pub fn outcomes(self) -> Option<Outcomes> {
        Outcomes::from_weights(self.exclusive())
    }

    /// Single game, gammon, backgammon won, then the same lost.
    pub const fn exclusive(self) -> [f32; 6] {
        let ([w1, w2, w3], [l1, l2, l3]) = (self.win, self.lose);
        [w1, w2, w3, l1, l2, l3]
    }

    /// The same seen by the other player.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self {
            win: self.lose,
            lose: self.win,
        }
    }

    /// Returns these chances of bearing off first as chances of winning a game with this scoring: at misère, where all
    /// wins are single games, who bears off first loses.
    #[must_use]
    pub(crate) fn scored(self, scoring: Scoring) -> Self {
        let single = |chances: [f32; 3]| [chances.iter().sum(), 0.0, 0.0];
        let (win, lose) = match scoring {
            Scoring::Standard | Scoring::Portes => (self.win, self.lose),
            Scoring::Misere => (single(self.lose), single(self.win)),
        };
        Self { win, lose }
    }

    /// Returns the equity with these payoffs.
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
        /// How far the sum may be from 1: what is read are rounded numbers.
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
    fn wildbg_40_cumulative_gammons_include_backgammons_and_exclusive_ones_do_not() {
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
    fn equity_is_the_formula_of_the_protocol() {
        let expected = 2.0 * 0.6 - 1.0 + 0.25 + 0.05 - 0.125;
        assert!((SOME.exclusive().equity().0 - expected).abs() < 1e-6);
        assert!((SOME.exclusive().flipped().equity().0 + expected).abs() < 1e-6);
    }

    #[test]
    fn impossible_numbers_of_a_net_become_possible_chances() {
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
    fn weights_are_scaled_or_refused() {
        let halves = Outcomes::from_weights([2.0, 0.0, 0.0, 2.0, 0.0, 0.0]);
        assert_eq!(halves.map(|outcomes| outcomes.win()), Some(0.5));
        for bad in [f32::NAN, -1.0, f32::INFINITY] {
            assert_eq!(Outcomes::from_weights([1.0, bad, 0.0, 0.0, 0.0, 0.0]), None);
        }
        assert_eq!(Outcomes::from_weights([0.0; 6]), None);
    }
}
