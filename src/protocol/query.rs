//! What the rooms ask the engine, and what they are told.

use engine::{Analysis, Equity, Level, Outcomes, RolloutSums, Settings};
use reasons::{Compared, CubeFacts, Reason, ReplyRow};
use review::{Assessed, Item, Judged};
use rules::{Choice, Decision};
use serde::{Deserialize, Serialize};

use crate::{Sealed, Task, Trials};

/// A question that is none of the running game's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Query {
    /// All choices of a decision. Answered by [`Report::Analysis`].
    Analyse {
        /// What is to be decided.
        decision: Decision,
        /// The choice that was made, if one was.
        made: Option<Choice>,
        /// How deep to look, and at what.
        settings: Settings,
    },
    /// A decision of a recorded game for its review. Answered by [`Report::Judged`].
    Judge {
        /// The decision with what was chosen.
        item: Item,
        /// How deep to look, and at what.
        settings: Settings,
    },
    /// Some trials of a rollout. Answered by [`Report::Rollout`].
    Rollout(Trials),
    /// Why a choice was worse than the best. Answered by [`Report::Reasons`].
    Explain {
        /// What was to be decided.
        decision: Decision,
        /// The choice that was made and the best one.
        choices: Compared<Assessed>,
    },
    /// What decides about the cube. Answered by [`Report::Cube`].
    Cube {
        /// Whether to double, or how to answer a double.
        decision: Decision,
        /// The chances of the player on roll.
        outcomes: Outcomes,
    },
    /// What each of the opponent's rolls makes of two plays. Answered by [`Report::Replies`].
    Replies {
        /// How to play a roll.
        decision: Decision,
        /// The two plays.
        plays: Compared<Choice>,
        /// How many rolls ahead replies are judged.
        plies: u8,
    },
    /// How likely a level finds some choices. Answered by [`Report::Found`].
    Find {
        /// What is to be decided.
        decision: Decision,
        /// The choices.
        choices: Vec<Choice>,
        /// Who looks for them.
        level: Level,
    },
}

impl Query {
    /// How many rolls ahead it looks.
    pub const fn plies(&self) -> u8 {
        match self {
            Self::Analyse { settings, .. } | Self::Judge { settings, .. } => settings.plies,
            Self::Rollout(trials) => trials.settings().plies,
            Self::Replies { plies, .. } => *plies,
            Self::Find { level, .. } => level.plies(),
            Self::Explain { .. } | Self::Cube { .. } => 0,
        }
    }
}

/// The answer to a [`Query`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Report {
    /// The choices of a decision.
    Analysis(Analysed),
    /// What a review keeps of a decision; none if its choice is none that the rules know.
    Judged(Option<Box<Judged>>),
    /// The sums over the trials that were played.
    Rollout(RolloutSums),
    /// At most three facts, causes before numbers; none if nothing stands out.
    Reasons(Vec<Reason>),
    /// What decides about the cube; none if it cannot be turned.
    Cube(Option<CubeFacts>),
    /// A row for each of the 21 rolls; none if a play ends the game or is not possible.
    Replies(Vec<ReplyRow>),
    /// The chance of each choice; none if the level finds none of the decision's choices.
    Found(Option<Vec<f32>>),
}

/// A decision with what its choices are worth, and its roll.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysed {
    /// The choices.
    pub analysis: Analysis,
    /// What the roll was worth to its player beyond the mean of all rolls, cubeless and per cube; none without a roll.
    pub luck: Option<Equity>,
}

/// [`Query::Analyse`] and its answer apart: whoever asks nothing else needs no code for the other questions.
mod apart {
    use super::{Analysed, Choice, Decision, Deserialize, Serialize, Settings};

    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub(super) enum Query {
        Analyse {
            decision: Decision,
            made: Option<Choice>,
            settings: Settings,
        },
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub(super) enum Report {
        Analysis(Analysed),
    }
}

impl Task {
    /// The task of [`Query::Analyse`] with no choice made.
    pub fn analyse(decision: Decision, settings: Settings) -> Self {
        let query = apart::Query::Analyse {
            decision,
            made: None,
            settings,
        };
        Self::Query {
            plies: settings.plies,
            query: Sealed::like(&query),
        }
    }
}

impl Sealed<Report> {
    /// The choices of a decision, if they were asked for; `None` of any other report.
    pub fn analysis(&self) -> Option<Analysed> {
        let apart::Report::Analysis(analysed) = self.open_as().ok()?;
        Some(analysed)
    }
}

#[cfg(test)]
mod tests;
