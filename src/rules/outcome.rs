//! Result of a game: the winner, the type of win, and how the game ended.

use crate::{BarBackgammon, CubeValue, Player, Ruleset, Scoring, Side};

/// Type of win (R58-R61).
///
/// ```
/// use rules::Win;
///
/// assert_eq!(Win::Gammon.factor(), 2);
/// assert!(Win::Gammon < Win::Backgammon);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Win {
    /// The loser has borne off at least one checker.
    Single,
    /// The loser has not borne off any checkers.
    Gammon,
    /// The loser has not borne off any checkers, and has a checker on the bar or in the winner's home board.
    Backgammon,
    /// Backgammon with one of the loser's checkers on the bar, under option O2.
    Quadruple,
}

impl Win {
    /// Returns the factor by which the win multiplies the cube value, 1 to 4.
    pub const fn factor(self) -> u32 {
        match self {
            Self::Single => 1,
            Self::Gammon => 2,
            Self::Backgammon => 3,
            Self::Quadruple => 4,
        }
    }

    /// Returns the largest type of win under this scoring.
    pub(crate) const fn largest(scoring: Scoring, bar_backgammon: BarBackgammon) -> Self {
        match (scoring, bar_backgammon) {
            (Scoring::Misere, _) => Self::Single,
            (Scoring::Portes, _) => Self::Gammon,
            (Scoring::Standard, BarBackgammon::Three) => Self::Backgammon,
            (Scoring::Standard, BarBackgammon::Four) => Self::Quadruple,
        }
    }

    /// Returns the type of win when the winner has borne off all checkers and the `loser` still has these checkers, in
    /// the loser's own numbering.
    ///
    /// The win may be scored lower: see [`Ruleset`] and the Jacoby rule.
    pub(crate) fn by_bearing_off(loser: &Side, ruleset: &Ruleset) -> Self {
        let in_winners_home = loser.counts()[19..=24].iter().any(|&count| count > 0);
        let win = if loser.off() > 0 {
            Self::Single
        } else if loser.bar() > 0 && ruleset.bar_backgammon == BarBackgammon::Four {
            Self::Quadruple
        } else if loser.bar() > 0 || in_winners_home {
            Self::Backgammon
        } else {
            Self::Gammon
        };
        win.min(ruleset.largest_win())
    }
}

impl Ruleset {
    /// Returns the largest type of win under this ruleset.
    pub fn largest_win(&self) -> Win {
        Win::largest(self.variant.scoring(), self.bar_backgammon)
    }
}

/// Way in which a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum EndedBy {
    /// The winner bore off the last checker (R52).
    BearingOff,
    /// The loser refused a double (R67).
    Drop,
    /// The loser resigned (R80).
    Resignation,
    /// The loser ran out of time, which loses the match (R90).
    Time,
}

/// Result of a finished game.
///
/// ```
/// use rules::{CubeValue, EndedBy, Outcome, Player, Win};
///
/// let outcome = Outcome {
///     winner: Player::White,
///     win: Win::Gammon,
///     cube: CubeValue::new(2).expect("a power of two"),
///     by: EndedBy::BearingOff,
/// };
/// assert_eq!(outcome.points(), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Winner of the game.
    pub winner: Player,
    /// Type of win as scored. Under the Jacoby rule, a gammon may count as a single game. A win on time scores no
    /// points (R90).
    pub win: Win,
    /// Cube value at the end of the game.
    pub cube: CubeValue,
    /// Way in which the game ended.
    pub by: EndedBy,
}

impl Outcome {
    /// Returns the points scored by the winner (R62). A win on time returns 0, because it wins the match without
    /// scoring (R90).
    pub const fn points(&self) -> u32 {
        match self.by {
            EndedBy::Time => 0,
            EndedBy::BearingOff | EndedBy::Drop | EndedBy::Resignation => {
                self.cube.points() * self.win.factor()
            }
        }
    }
}
