//! Evaluated decision, with all data that a review stores about the decision.

use engine::{Candidate, Depth, TrialLimit};
#[cfg(any(test, feature = "samples"))]
use engine::{Cumulative, Equity};
use rules::{Beavers, Choice, Player, Score};

/// Kind of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Kind {
    /// A checker play.
    Checker,
    /// Decision to double or to roll.
    Double,
    /// Answer to a double: take, drop or beaver.
    Answer,
}

/// Decision with the choice that was made and its loss.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Judged {
    /// Player who made the decision.
    pub player: Player,
    /// Kind of decision.
    pub kind: Kind,
    /// Choice that was made.
    pub made: Choice,
    /// `true` if only one play was legal.
    pub forced: bool,
    /// `true` if GNU Backgammon counts the cube decision, because it was close, or because the choice was a double, a
    /// take or a drop.
    pub close: bool,
    /// `true` if XG counts the decision.
    pub counted: bool,
    /// Equity loss per cube before the decision (EMG); never negative.
    pub loss: f32,
    /// Loss of match-winning chances, never negative; `None` in money play.
    pub loss_mwc: Option<f32>,
    /// Search depth of the choice that was made and of the best choice, in plies.
    pub plies: u8,
    /// Mean loss of a typical player in this decision ([`crate::difficulty`]), in EMG.
    pub difficulty: f32,
    /// Best choices and the choice that was made, sorted best first, with losses that are never negative.
    pub candidates: Vec<Candidate>,
    /// Equities of a decision to double; `None` for any other decision, or if doubling is not allowed.
    pub cube: Option<CubeEquities>,
    /// Luck of the roll; `None` if there was no roll to play.
    pub luck: Option<LuckOfRoll>,
    /// Fingerprint of the match equity table; `None` for the shipped table and in money play.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub table: Option<u64>,
}

impl Judged {
    /// Returns the number of trials of the best choice in a Champion analysis; 0 for any other analysis.
    pub fn trials(&self) -> u64 {
        self.candidates
            .first()
            .and_then(|best| best.trials)
            .unwrap_or(0)
    }

    /// Returns the rank of the analysis depth, as defined by [`Depth::rank`].
    pub fn rank(&self) -> (bool, u8) {
        let best = self.candidates.first();
        rank(self.plies, best.and_then(|best| best.trials))
    }
}

/// Returns the rank of an analysis with these plies and, at the Champion level, these trials.
pub(crate) fn rank(plies: u8, trials: Option<u64>) -> (bool, u8) {
    let champion = Depth::Champion(TrialLimit::default());
    trials.map_or(Depth::Plies(plies), |_| champion).rank()
}

#[cfg(any(test, feature = "samples"))]
impl Judged {
    /// Creates an evaluation for tests: a decision that counts, with this loss at 1 ply and without candidates and
    /// luck.
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
            table: None,
        }
    }
}

/// Creates the evaluation of a choice at 2 plies, for tests.
#[cfg(any(test, feature = "samples"))]
pub fn sample_candidate(choice: Choice, loss: f32) -> Candidate {
    Candidate {
        choice,
        after: None,
        outcomes: Cumulative::of_list([0.6, 0.2, 0.0, 0.1, 0.0]).exclusive(),
        cubeless: Equity(0.1),
        equity: Equity(0.1),
        mwc: None,
        loss: Equity(loss),
        plies: 2,
        trials: None,
    }
}

/// Equities of a decision to double, from the view of the player on roll, per cube before doubling.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CubeEquities {
    /// Equity of not doubling.
    pub no_double: f32,
    /// Equity of a double that is taken.
    pub double_take: f32,
    /// Equity of a double that is passed.
    pub double_pass: f32,
}

impl CubeEquities {
    /// Returns `true` if doubling is correct, which includes the case that it equals not doubling, as in the engine.
    pub fn is_double(&self) -> bool {
        self.double_take.min(self.double_pass) >= self.no_double
    }

    /// Returns `true` if a double would be beavered at `score`. The equity of the double is then that of the beaver,
    /// which is twice the equity of a take.
    pub fn is_beavered(&self, score: Score) -> bool {
        let may = matches!(score, Score::Money { beavers, .. } if beavers != Beavers::None);
        may && self.double_take < 0.0
    }

    /// Returns `true` if taking a double is correct, which includes the case that it equals dropping.
    pub fn is_take(&self) -> bool {
        self.double_take <= self.double_pass
    }
}

/// Value of a roll compared with the mean of all rolls, from the view of the player who rolled.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LuckOfRoll {
    /// Luck in equity per cube before the roll (EMG).
    pub equity: f32,
    /// Luck in the unit of the result: match-winning chances, or points in money play.
    pub result: f32,
}
