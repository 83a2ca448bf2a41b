//! Review filter: the decisions that are marked and to which "next" and "previous" navigate.

use review::{Judged, Kind, Mistake, Preset, is_avoidable};
use rules::Player;

use crate::{Entry, entry::mistake};

/// Filter for decisions. The default selects both players' errors and blunders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Player whose decisions are selected; `None` for both players.
    pub player: Option<Player>,
    /// Kind of decision selected; `None` for both kinds.
    pub part: Option<DecisionKind>,
    /// Category of decisions selected.
    pub only: Selection,
}

/// Kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionKind {
    /// Checker plays.
    Checker,
    /// Cube actions, including answers to doubles.
    Cube,
}

/// Category of decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Selection {
    /// Errors and blunders.
    #[default]
    Errors,
    /// Blunders only.
    Blunders,
    /// Errors and blunders that a typical player would have avoided.
    Avoidable,
    /// Decisions for which the file's analysis prefers a different choice.
    Disputed,
}

/// Mark on a decision, ordered from weakest to strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// The file's analysis prefers a different choice.
    Disputed,
    /// The decision is an error.
    Error,
    /// The decision is a blunder.
    Blunder,
}

impl From<Mistake> for Mark {
    fn from(mistake: Mistake) -> Self {
        match mistake {
            Mistake::Blunder => Self::Blunder,
            Mistake::Error | Mistake::Doubtful => Self::Error,
        }
    }
}

impl Filter {
    /// Returns the mark on a decision; `None` if the filter excludes the decision or it has not been evaluated.
    pub(crate) fn mark(self, entry: &Entry) -> Option<Mark> {
        let judged = entry.judged.as_ref()?;
        let of_player = self.player.is_none_or(|player| player == judged.player);
        let part = if judged.kind == Kind::Checker {
            DecisionKind::Checker
        } else {
            DecisionKind::Cube
        };
        let of_part = self.part.is_none_or(|wanted| wanted == part);
        let mark = self.only.mark(entry, judged);
        mark.filter(|_| of_player && of_part)
    }
}

impl Selection {
    fn mark(self, entry: &Entry, judged: &Judged) -> Option<Mark> {
        let found = mistake(judged).map(Mark::from);
        match self {
            Self::Errors => found,
            Self::Blunders => found.filter(|mark| *mark == Mark::Blunder),
            Self::Avoidable => {
                let error = Preset::XG.error;
                found.filter(|_| is_avoidable(judged.loss, judged.difficulty, error))
            }
            Self::Disputed => {
                let disputed = entry.is_disputed();
                disputed.then(|| found.unwrap_or(Mark::Disputed))
            }
        }
    }
}
