//! A judged decision: everything that a review keeps of it.

use rules::{Choice, Player};

/// What was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Kind {
    /// To play a roll.
    Checker,
    /// To double or to roll.
    Double,
    /// To take, to pass or to beaver.
    Answer,
}

/// A decision with what was lost in it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Judged {
    /// Who decided.
    pub player: Player,
    /// What was asked.
    pub kind: Kind,
    /// What was chosen.
    pub made: Choice,
    /// Whether there was only one legal play.
    pub forced: bool,
    /// Whether GNU Backgammon counts a cube decision: it was close, or the cube was turned, taken or passed.
    pub close: bool,
    /// Whether XG counts the decision.
    pub counted: bool,
    /// Equity lost, per cube as it lay (EMG); 0 or more.
    pub loss: f32,
    /// Chance of winning the match that was lost, 0 or more; none in money play.
    pub loss_mwc: Option<f32>,
    /// How many rolls ahead the choice and the best were judged.
    pub plies: u8,
    /// The mean loss of a player who finds this decision as hard as it looks ([`crate::difficulty`]), in EMG.
    pub difficulty: f32,
    /// The best choices and the one that was made, best first.
    pub candidates: Vec<Assessed>,
    /// The equities that a cube decision follows from.
    pub cube: Option<CubeEquities>,
    /// How lucky the roll was.
    pub luck: Option<LuckOfRoll>,
}

/// A choice with what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Assessed {
    /// The choice.
    pub choice: Choice,
    /// Equity with the cube in play, per cube as it lay.
    pub equity: f32,
    /// The same with a cube that nobody turns any more.
    pub cubeless: f32,
    /// The chance of winning the match; none in money play.
    pub mwc: Option<f32>,
    /// How much less than the best, 0 or more.
    pub loss: f32,
    /// How many rolls ahead it was judged.
    pub plies: u8,
    /// The chances to win, win a gammon or more, win a backgammon, lose a gammon or more, lose a backgammon.
    pub chances: [f32; 5],
}

/// The equities of a decision to double, seen by the player on roll, per cube before doubling.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CubeEquities {
    /// Without doubling.
    pub no_double: f32,
    /// Doubled and taken.
    pub double_take: f32,
    /// Doubled and passed.
    pub double_pass: f32,
}

/// What a roll brought beyond the mean of all that could come, seen by who rolled it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LuckOfRoll {
    /// In equity per cube as it lay (EMG).
    pub equity: f32,
    /// In the unit of the result: chances of winning the match, or points in money play.
    pub result: f32,
}
