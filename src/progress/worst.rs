//! A player's costliest errors, with their positions.

use record::position_link;
use review::{Item, Judged, Preset, decision_figures};
use rules::Choice;
use serde::{Deserialize, Serialize};

use crate::Phase;

/// Maximum number of listed errors.
pub(crate) const MAX_WORST: usize = 3;

/// Player's error, with its position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WorstError {
    /// Position, as a URL fragment.
    pub position: String,
    /// Actual choice.
    pub made: Choice,
    /// Best choice.
    pub best: Choice,
    /// Equity lost, in EMG.
    pub loss: f32,
    /// Phase of the game; `None` in a link, which does not contain it.
    pub phase: Option<Phase>,
    /// Evaluation by the review, as a parameter for the link to the position; `None` in a link of an earlier release.
    pub figures: Option<String>,
}

impl WorstError {
    /// Returns the error made in a judged decision; `None` if the loss is too small for an error.
    pub(crate) fn of(item: &Item, judged: &Judged, phase: Phase) -> Option<Self> {
        let best = judged.candidates.first()?.choice;
        let is_error = judged.loss >= Preset::XG.error && best != judged.made;
        is_error.then(|| Self {
            position: position_link(&item.decided.decision),
            made: judged.made,
            best,
            loss: judged.loss,
            phase: Some(phase),
            figures: decision_figures(&item.decided.decision, judged),
        })
    }

    /// Returns `true` for a cube decision.
    pub const fn is_cube(&self) -> bool {
        !matches!(self.made, Choice::Play(_))
    }

    /// Returns the link to the position, with the evaluation if it is known.
    pub fn link(&self) -> String {
        match &self.figures {
            Some(figures) => format!("{}&{figures}", self.position),
            None => self.position.clone(),
        }
    }
}

/// Adds an error to a list sorted with the costliest first, keeping at most [`MAX_WORST`].
pub(crate) fn add_worst(list: &mut Vec<WorstError>, error: WorstError) {
    let place = list.partition_point(|one| one.loss >= error.loss);
    if place < MAX_WORST {
        list.insert(place, error);
        list.truncate(MAX_WORST);
    }
}
