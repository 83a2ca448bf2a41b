//! Which decisions of a review are marked and gone through.

use review::{Judged, Kind, Mistake, Preset, is_avoidable};
use rules::Player;

use crate::{Entry, reviewing::mistake};

/// Which decisions are of interest. By default all errors and blunders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Those of one player alone.
    pub player: Option<Player>,
    /// Checker plays alone, or cube actions alone.
    pub part: Option<Part>,
    /// Which of the errors, or other decisions instead.
    pub only: Only,
}

/// A part of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Checker plays.
    Checker,
    /// Doubles and answers to them.
    Cube,
}

/// Which decisions are looked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Only {
    /// Errors and blunders.
    #[default]
    Errors,
    /// Blunders.
    Blunders,
    /// Errors and blunders in decisions that most players would have got right.
    Avoidable,
    /// Decisions in which the file's analysis has another best choice.
    Disputed,
}

/// What a decision is marked as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// The file's analysis has another best choice.
    Disputed,
    /// An error.
    Error,
    /// A blunder.
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
    /// What a decision is marked as; nothing if it is not looked for.
    pub(crate) fn mark(self, entry: &Entry) -> Option<Mark> {
        let judged = entry.judged.as_ref()?;
        let of_player = self.player.is_none_or(|player| player == judged.player);
        let part = if judged.kind == Kind::Checker {
            Part::Checker
        } else {
            Part::Cube
        };
        let of_part = self.part.is_none_or(|wanted| wanted == part);
        let mark = self.only.mark(entry, judged);
        mark.filter(|_| of_player && of_part)
    }
}

impl Only {
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
