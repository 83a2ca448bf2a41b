//! Evaluated decision, with all the data that a review stores about it.

use engine::{Candidate, Depth, TrialLimit};
#[cfg(any(test, feature = "samples"))]
use engine::{Cumulative, Equity};
use rules::{Beavers, Choice, Player, Score};

/// Kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Kind {
    /// Checker play.
    Checker,
    /// Decision whether to double or roll.
    Double,
    /// Answer to a double: take, drop or beaver.
    Answer,
}

/// Evaluated decision, with the actual choice and its loss.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Judged {
    /// Player who made the decision.
    pub player: Player,
    /// Kind of decision.
    pub kind: Kind,
    /// Actual choice.
    pub made: Choice,
    /// `true` if only one play was legal. The number of [candidates](Self::candidates) does not tell: a link contains
    /// only the best choice and the actual one.
    pub forced: bool,
    /// `true` if GNU Backgammon counts the cube decision, either because it is close or because the choice was a
    /// double, take or drop.
    pub close: bool,
    /// `true` if XG counts the decision.
    pub counted: bool,
    /// Equity loss in units of the cube before the decision (EMG); never negative.
    pub loss: f32,
    /// Loss of match-winning chances (MWC), never negative; `None` in money play.
    pub loss_mwc: Option<f32>,
    /// Search depth of the actual choice and the best choice, in plies.
    pub plies: u8,
    /// Typical player's mean loss in this decision ([`crate::difficulty`]), in EMG.
    pub difficulty: f32,
    /// Best choices and the actual choice, sorted best first; no loss is negative.
    pub candidates: Vec<Candidate>,
    /// Equities of a decision whether to double; `None` for any other decision, or if doubling is not allowed.
    pub cube: Option<CubeEquities>,
    /// Luck of the roll; `None` if the decision has no roll.
    pub luck: Option<LuckOfRoll>,
    /// Fingerprint of the match equity table; `None` for the built-in table and in money play.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub table: Option<u64>,
}

impl Judged {
    /// Returns the number of trials that a Champion analysis played for the best choice; 0 for any other analysis.
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

/// Returns the rank of an analysis with this number of plies and, at the Champion level, of trials.
pub(crate) fn rank(plies: u8, trials: Option<u64>) -> (bool, u8) {
    let champion = Depth::Champion(TrialLimit::default());
    trials.map_or(Depth::Plies(plies), |_| champion).rank()
}

#[cfg(any(test, feature = "samples"))]
impl Judged {
    /// Creates an evaluation for tests: a counted decision with this loss at 1 ply, and no candidates or luck.
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

/// Creates a candidate evaluated at 2 plies, for tests.
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

/// Equities of a decision whether to double, from the perspective of the player on roll, in units of the cube before
/// the double.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CubeEquities {
    /// Equity of not doubling.
    pub no_double: f32,
    /// Equity of double/take.
    pub double_take: f32,
    /// Equity of double/pass.
    pub double_pass: f32,
}

impl CubeEquities {
    /// Returns `true` if doubling is at least as good as not doubling, by the engine's criterion.
    pub fn is_double(&self) -> bool {
        self.double_take.min(self.double_pass) >= self.no_double
    }

    /// Returns `true` if the opponent should beaver a double at `score`. The double's equity is then twice that of a
    /// take.
    pub fn is_beavered(&self, score: Score) -> bool {
        let may = matches!(score, Score::Money { beavers, .. } if beavers != Beavers::None);
        may && self.double_take < 0.0
    }

    /// Returns `true` if taking a double is at least as good as dropping.
    pub fn is_take(&self) -> bool {
        self.double_take <= self.double_pass
    }
}

/// Value of a roll compared with the mean over all rolls, from the perspective of the player who rolled.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LuckOfRoll {
    /// Luck as equity, in units of the cube before the roll (EMG).
    pub equity: f32,
    /// Luck in the unit of the match result: match-winning chances, or points in money play.
    pub result: f32,
}
