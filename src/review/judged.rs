//! A judged decision, with everything that a review keeps of it.

use rules::{Beavers, Choice, Player, Score};

/// The kind of a judged decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Kind {
    /// A checker play.
    Checker,
    /// Whether to double or to roll.
    Double,
    /// The answer to a double: take, drop or beaver.
    Answer,
}

/// A decision with the choice made and its loss.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Judged {
    /// The player who decided.
    pub player: Player,
    /// The kind of decision.
    pub kind: Kind,
    /// The choice that was made.
    pub made: Choice,
    /// Whether there was only one legal play.
    pub forced: bool,
    /// Whether GNU Backgammon counts the cube decision: it was close, or the choice was a double, a take or a drop.
    pub close: bool,
    /// Whether XG counts the decision.
    pub counted: bool,
    /// Equity lost, per cube as it lay (EMG); 0 or more.
    pub loss: f32,
    /// Match-winning chance lost, 0 or more; `None` in money play.
    pub loss_mwc: Option<f32>,
    /// The plies at which the choice made and the best were judged.
    pub plies: u8,
    /// The mean loss of a typical player in this decision ([`crate::difficulty`]), in EMG.
    pub difficulty: f32,
    /// The best choices and the one that was made, best first.
    pub candidates: Vec<Assessed>,
    /// The equities of a decision whether to double, if this is one and doubling is allowed.
    pub cube: Option<CubeEquities>,
    /// The luck of the roll; `None` unless a roll was to be played.
    pub luck: Option<LuckOfRoll>,
}

#[cfg(any(test, feature = "samples"))]
impl Judged {
    /// Creates a judgement for tests: a decision that counts and lost so much at 1 ply, without candidates and luck.
    pub const fn sample(player: Player, kind: Kind, loss: f32) -> Self {
        Self {
            player,
            kind,
            made: Choice::Roll,
            forced: false,
            close: true,
            counted: true,
            loss,
            loss_mwc: None,
            plies: 1,
            difficulty: 0.0,
            candidates: Vec::new(),
            cube: None,
            luck: None,
        }
    }
}

#[cfg(any(test, feature = "samples"))]
impl Assessed {
    /// Creates the assessment of a choice for tests, at 2 plies.
    pub const fn sample(choice: Choice, loss: f32) -> Self {
        Self {
            choice,
            equity: 0.1,
            cubeless: 0.1,
            mwc: None,
            loss,
            plies: 2,
            chances: [0.5, 0.1, 0.0, 0.1, 0.0],
        }
    }
}

/// A choice with its worth, seen by the player who decided.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Assessed {
    /// The choice.
    pub choice: Choice,
    /// Cubeful equity, per cube before the decision (EMG).
    pub equity: f32,
    /// Cubeless equity, per cube before the decision (EMG).
    pub cubeless: f32,
    /// Match-winning chance; `None` in money play.
    pub mwc: Option<f32>,
    /// How much less the choice is worth than the best (EMG), 0 or more.
    pub loss: f32,
    /// The plies at which the choice was judged.
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

impl CubeEquities {
    /// Whether doubling is right: as for the engine, also where it loses nothing.
    pub fn is_double(&self) -> bool {
        self.double_take.min(self.double_pass) >= self.no_double
    }

    /// Whether a double would be beavered at `score`; its equity is then that of the beaver, twice that of a take.
    pub fn is_beavered(&self, score: Score) -> bool {
        let may = matches!(score, Score::Money { beavers, .. } if beavers != Beavers::None);
        may && self.double_take < 0.0
    }

    /// Whether taking a double is right, also where it loses nothing.
    pub fn is_take(&self) -> bool {
        self.double_take <= self.double_pass
    }
}

/// What a roll was worth beyond the mean of all rolls, seen by the player who rolled.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LuckOfRoll {
    /// Equity per cube before the roll (EMG).
    pub equity: f32,
    /// In the unit of the result: match-winning chance, or points in money play.
    pub result: f32,
}
