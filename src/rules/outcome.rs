//! Result of a game: winner, kind of win, and end of the game.

use crate::{BarBackgammon, CubeValue, Player, Ruleset, Scoring, Side};

/// Kind of win (R58-R61).
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
    /// The loser has borne off a checker.
    Single,
    /// The loser has borne off no checker.
    Gammon,
    /// The loser has borne off no checker, and has a checker on the bar or in the winner's home board.
    Backgammon,
    /// Backgammon with a checker on the bar, under option O2.
    Quadruple,
}

impl Win {
    /// Returns the factor on the cube value, 1 to 4.
    pub const fn factor(self) -> u32 {
        match self {
            Self::Single => 1,
            Self::Gammon => 2,
            Self::Backgammon => 3,
            Self::Quadruple => 4,
        }
    }

    /// Returns the largest win under this scoring.
    pub(crate) const fn largest(scoring: Scoring, bar_backgammon: BarBackgammon) -> Self {
        match (scoring, bar_backgammon) {
            (Scoring::Misere, _) => Self::Single,
            (Scoring::Portes, _) => Self::Gammon,
            (Scoring::Standard, BarBackgammon::Three) => Self::Backgammon,
            (Scoring::Standard, BarBackgammon::Four) => Self::Quadruple,
        }
    }

    /// Returns the win by bearing off against the `loser`'s remaining checkers, in the loser's own numbering.
    ///
    /// The scored win may be less: see [`Ruleset`] and Jacoby.
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
    /// Returns the largest kind of win under this ruleset.
    pub fn largest_win(&self) -> Win {
        Win::largest(self.variant.scoring(), self.bar_backgammon)
    }
}

/// End of a game.
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
    /// The loser's time ran out, which loses the match (R90).
    Time,
}

/// The result of a finished game.
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
    /// Winner.
    pub winner: Player,
    /// Kind of win as scored: under Jacoby, a gammon may count as a single game. A win on time scores nothing (R90).
    pub win: Win,
    /// Cube value at the end.
    pub cube: CubeValue,
    /// End of the game.
    pub by: EndedBy,
}

impl Outcome {
    /// Returns the points for the winner (R62); 0 for a win on time, which wins the match without scoring (R90).
    pub const fn points(&self) -> u32 {
        match self.by {
            EndedBy::Time => 0,
            EndedBy::BearingOff | EndedBy::Drop | EndedBy::Resignation => {
                self.cube.points() * self.win.factor()
            }
        }
    }
}
