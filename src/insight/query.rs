//! Queries to the engine, and the engine's reports.

use engine::{Analysis, Candidate, Champion, Depth, Equity, Level, Outcomes, RolloutSums};
use review::{Item, Judged};
use rules::{Choice, Decision};
use serde::{Deserialize, Serialize};

use crate::{
    Trials,
    reasons::{Compared, CubeFacts, KnownEquities, Reason, ReplyRow},
};

/// Query to the engine, which one worker answers without interruption.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Query {
    /// Makes the choice of the computer player. Answered by [`Report::Chosen`]; at the Champion level, a worker answers
    /// by [`Report::Close`] if trials are needed, which the pool then distributes.
    Choose {
        /// The decision.
        decision: Decision,
        /// The level of play.
        level: Level,
        /// `true` if the engine may resign before a roll when the game is certainly lost.
        may_resign: bool,
    },
    /// Judges the luck of a decision's roll. Answered by [`Report::Luck`].
    Luck(Decision),
    /// Analyses all choices of a decision. The answer is [`Report::Analysis`]; at the Champion level as for
    /// [`Query::Choose`].
    Analyse {
        /// The decision.
        decision: Decision,
        /// The choice that was made, if any.
        made: Option<Choice>,
        /// Depth of the analysis.
        depth: Depth,
    },
    /// Judges a decision of a recorded game for its review. The answer is [`Report::Judged`].
    Judge {
        /// The decision and the choice that was made.
        item: Item,
        /// Depth of the analysis; at the Champion level, one worker plays all trials.
        depth: Depth,
    },
    /// Plays trials of a rollout. The answer is [`Report::Rollout`].
    Rollout(Trials),
    /// Explains why a choice was worse than the best. The answer is [`Report::Reasons`].
    Explain {
        /// The decision.
        decision: Decision,
        /// The choice that was made and the best choice.
        choices: Box<Compared<Candidate>>,
        /// The equities that the judgement gives of a double.
        known: KnownEquities,
    },
    /// Collects the facts of a cube decision. The answer is [`Report::Cube`].
    Cube {
        /// Decision to double, or to answer a double.
        decision: Decision,
        /// The chances of the player on roll.
        outcomes: Outcomes,
        /// The equities that the judgement gives of the double.
        known: KnownEquities,
    },
    /// Judges each of the opponent's rolls after two plays. The answer is [`Report::Replies`].
    Replies {
        /// The decision, with its roll.
        decision: Decision,
        /// The two plays.
        plays: Compared<Choice>,
        /// Plies at which replies are judged.
        plies: u8,
    },
    /// Estimates the probability that a level makes each of the given choices. The answer is [`Report::LevelChances`].
    LevelChances {
        /// The decision.
        decision: Decision,
        /// The choices.
        choices: Vec<Choice>,
        /// The level.
        level: Level,
    },
}

/// Plies added for a rollout with look-ahead: a chunk of trials takes as long as one decision that is this many plies
/// deeper.
const TRIALS_PLIES: u8 = 2;

/// Plies of a decision that takes about as long as a Champion analysis by one worker.
const CHAMPION_PLIES: u8 = 3;

/// Plies of a decision that takes about as long as the luck of a roll.
const LUCK_PLIES: u8 = 1;

/// Plies at which equities missing from the facts of a cube decision are judged.
const FACT_PLIES: u8 = 2;

impl Query {
    /// Returns the depth, in plies, of a single decision that takes about as long as the query; used for timeouts.
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
            Self::Replies { plies, .. } => *plies,
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
    /// The choice of the computer player.
    Chosen {
        /// The choice; the moves of a play are in a legal order.
        choice: Choice,
        /// The player's cubeless equity after a play, per unit of the cube; `None` for other choices.
        equity: Option<Equity>,
        /// Trials of the choice at the Champion level, 0 if it was clear; `None` at other levels.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        trials: Option<u64>,
    },
    /// The cubeless equity of the roll minus the mean of all rolls, per unit of the cube; 0 without a roll.
    Luck(Equity),
    /// The choices of a decision.
    Analysis(Analysis),
    /// Champion analysis of a decision whose choices are close; the trials are still to be played.
    Close(Box<Champion>),
    /// The review of a decision; `None` if its choice is illegal.
    Judged(Option<Box<Judged>>),
    /// The sums over the trials that were played.
    Rollout(RolloutSums),
    /// At most three reasons, causes before numbers; empty if no reason is strong enough.
    Reasons(Vec<Reason>),
    /// The facts of a cube decision; `None` if the cube cannot be turned.
    Cube(Option<CubeFacts>),
    /// A row for each of the 21 rolls; empty if a play ends the game or is impossible.
    Replies(Vec<ReplyRow>),
    /// The probability of each choice; `None` if the level makes none of the decision's choices.
    LevelChances(Option<Vec<f32>>),
}

impl Report {
    /// Returns the report on the choice of the computer player.
    pub fn chosen(best: &Candidate) -> Self {
        Self::Chosen {
            choice: best.choice,
            equity: best.after.map(|_| best.cubeless),
            trials: best.trials,
        }
    }
}
