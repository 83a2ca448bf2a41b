//! How a game ended: who won, by how much, and in which way.

use crate::{BarBackgammon, CubeValue, Player, Ruleset, Scoring, Side};

/// The kind of a win (R58-R61).
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
    /// The loser has borne off none.
    Gammon,
    /// The loser has borne off none and has a checker on the bar or in the winner's home board.
    Backgammon,
    /// By option O2: a backgammon with a checker on the bar.
    Quadruple,
}

impl Win {
    /// Factor on the cube value: 1 to 4.
    pub const fn factor(self) -> u32 {
        match self {
            Self::Single => 1,
            Self::Gammon => 2,
            Self::Backgammon => 3,
            Self::Quadruple => 4,
        }
    }

    /// The largest win under this scoring.
    pub(crate) const fn largest(scoring: Scoring, bar_backgammon: BarBackgammon) -> Self {
        match (scoring, bar_backgammon) {
            (Scoring::Misere, _) => Self::Single,
            (Scoring::Portes, _) => Self::Gammon,
            (Scoring::Standard, BarBackgammon::Three) => Self::Backgammon,
            (Scoring::Standard, BarBackgammon::Four) => Self::Quadruple,
        }
    }

    /// How a player wins by bearing off while the loser stands like this, in the loser's own numbering.
    ///
    /// What counts in play may be less: see [`Ruleset`] and Jacoby.
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
    /// The largest kind of win that this ruleset knows.
    pub fn largest_win(&self) -> Win {
        Win::largest(self.variant.scoring(), self.bar_backgammon)
    }
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum EndedBy {
    /// The last checker was borne off (R52).
    BearingOff,
    /// A double was refused (R67).
    Drop,
    /// A resignation was accepted (R80).
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
    /// Who won.
    pub winner: Player,
    /// The kind that was counted: under Jacoby a gammon may count as a single game; time counts nothing (R90).
    pub win: Win,
    /// The cube at the end.
    pub cube: CubeValue,
    /// What ended it.
    pub by: EndedBy,
}

impl Outcome {
    /// Points for the winner (R62); none for time, by which the match is won and nothing scored (R90).
    pub const fn points(&self) -> u32 {
        match self.by {
            EndedBy::Time => 0,
            EndedBy::BearingOff | EndedBy::Drop | EndedBy::Resignation => {
                self.cube.points() * self.win.factor()
            }
        }
    }
}
