//! Engine queries and the engine's reports.

use engine::{Analysis, Candidate, Champion, Depth, Equity, Level, Outcomes, RolloutSums};
use review::{Item, Judged};
use rules::{Choice, Decision};
use serde::{Deserialize, Serialize};

use crate::{
    Trials,
    reasons::{Compared, CubeFacts, KnownEquities, Reason, Replies},
};

/// Engine query, which a single worker answers without interruption.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Query {
    /// Chooses a play or cube action for the computer player. The answer is [`Report::Chosen`]. At the Champion level,
    /// a worker answers with [`Report::Close`] if rollout trials are needed, and the pool then distributes those
    /// trials.
    Choose {
        /// Decision to make.
        decision: Decision,
        /// Level of play.
        level: Level,
        /// `true` if the engine may resign before rolling when the game is certainly lost.
        may_resign: bool,
    },
    /// Evaluates the luck of the roll in a decision. The answer is [`Report::Luck`].
    Luck(Decision),
    /// Analyses all choices in a decision. The answer is [`Report::Analysis`] or, at the Champion level, possibly
    /// [`Report::Close`], as for [`Query::Choose`].
    Analyse {
        /// Decision to analyse.
        decision: Decision,
        /// Actual choice, if any.
        made: Option<Choice>,
        /// Depth of the analysis.
        depth: Depth,
    },
    /// Judges a decision from a recorded game for a review. The answer is [`Report::Judged`].
    Judge {
        /// Decision and actual choice.
        item: Item,
        /// Depth of the analysis. At the Champion level, one worker plays all trials.
        depth: Depth,
    },
    /// Plays a chunk of a rollout's trials. The answer is [`Report::Rollout`].
    Rollout(Trials),
    /// Finds the reasons why a choice was worse than the best choice. The answer is [`Report::Reasons`].
    Explain {
        /// Decision to explain.
        decision: Decision,
        /// Actual choice and best choice.
        choices: Box<Compared<Candidate>>,
        /// Equities from the judgement, for a double.
        known: KnownEquities,
    },
    /// Collects the facts about a cube decision. The answer is [`Report::Cube`].
    Cube {
        /// Decision whether to double, or how to answer a double.
        decision: Decision,
        /// Outcome probabilities for the player on roll.
        outcomes: Outcomes,
        /// Equities of the double from the judgement.
        known: KnownEquities,
    },
    /// Evaluates the opponent's cube action and all the opponent's rolls after two plays. The answer is
    /// [`Report::Replies`].
    Replies {
        /// Decision with its roll.
        decision: Decision,
        /// Plays to compare.
        plays: Compared<Choice>,
        /// Search depth for the replies, in plies.
        plies: u8,
        /// `true` if equities are in units of half the cube, because the cube was turned during the turns compared.
        halved: bool,
    },
    /// Estimates the probabilities with which a level makes the given choices. The answer is [`Report::LevelChances`].
    LevelChances {
        /// Decision to make.
        decision: Decision,
        /// Choices whose probabilities are requested.
        choices: Vec<Choice>,
        /// Level of play.
        level: Level,
    },
}

/// Number of plies added to the search depth of a rollout with look-ahead, because a chunk of its trials takes about as
/// long as one decision searched this many plies deeper.
const TRIALS_PLIES: u8 = 2;

/// Search depth, in plies, at which one decision takes about as long as a Champion analysis by one worker.
const CHAMPION_PLIES: u8 = 3;

/// Search depth, in plies, at which one decision takes about as long as evaluating a roll's luck.
const LUCK_PLIES: u8 = 1;

/// Search depth, in plies, for equities that are missing when collecting the facts about a cube decision.
const FACT_PLIES: u8 = 2;

impl Query {
    /// Returns the search depth, in plies, at which a single decision takes about as long as this query; used for
    /// timeouts.
    pub const fn plies(&self) -> u8 {
        match self {
            Self::Judge {
                depth: Depth::Champion(_),
                ..
            } => CHAMPION_PLIES,
            Self::Analyse { depth, .. } | Self::Judge { depth, .. } => depth.plies(),
            Self::Rollout(trials) => match trials.settings().max_plies() {
                0 => 0,
                plies => plies.saturating_add(TRIALS_PLIES),
            },
            Self::Replies { plies, .. } => plies.saturating_add(1),
            Self::Choose { level, .. } | Self::LevelChances { level, .. } => level.plies(),
            Self::Luck(_) => LUCK_PLIES,
            Self::Explain { .. } | Self::Cube { .. } => FACT_PLIES,
        }
    }
}

/// Answer to a [`Query`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Report {
    /// Computer player's choice.
    Chosen {
        /// Choice; the moves of a play are in a legal order.
        choice: Choice,
        /// Mover's cubeless equity after a play, in units of the cube; `None` for other choices.
        equity: Option<Equity>,
        /// Number of rollout trials per choice at the Champion level, 0 if the choice was clear; `None` at other
        /// levels.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        trials: Option<u64>,
    },
    /// Luck of the roll: its cubeless equity minus the mean over all rolls, in units of the cube; 0 if there is no
    /// roll.
    Luck(Equity),
    /// Analysis of all choices in a decision.
    Analysis(Analysis),
    /// Champion analysis of a close decision, whose rollout trials are still to be played.
    Close(Box<Champion>),
    /// Judgement of a decision for a review; `None` if the choice is illegal.
    Judged(Option<Box<Judged>>),
    /// Sums over the completed trials.
    Rollout(RolloutSums),
    /// At most three reasons, with causes before chances; empty if no reason is strong enough.
    Reasons(Vec<Reason>),
    /// Facts about a cube decision; `None` if the cube cannot be turned.
    Cube(Option<CubeFacts>),
    /// Opponent's turns; `None` if either play ends the game or is illegal.
    Replies(Option<Replies>),
    /// Probabilities of the choices; `None` if the level never makes any of them.
    LevelChances(Option<Vec<f32>>),
}

impl Report {
    /// Creates the report of the computer player's choice.
    pub fn chosen(best: &Candidate) -> Self {
        Self::Chosen {
            choice: best.choice,
            equity: best.after.map(|_| best.cubeless),
            trials: best.trials,
        }
    }
}
