//! Jobs in the analysis queue.

use library::EntryId;
use review::ReviewDepth;

/// Job number, unique in the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct JobId(pub u32);

/// Analysis to run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Review of all decisions in a match.
    Review {
        /// Library entry of the match.
        entry: EntryId,
        /// Depth of the review.
        depth: ReviewDepth,
    },
    /// Rollout of one decision.
    Rollout {
        /// Library entry of the match.
        entry: EntryId,
        /// Location of the decision in the stored review: index of the game, index of the move, and fingerprint.
        place: String,
        /// Rollout as text, with its choices and options.
        rollout: String,
    },
}

impl Task {
    /// Returns the match's library entry.
    pub const fn entry(&self) -> &EntryId {
        match self {
            Self::Review { entry, .. } | Self::Rollout { entry, .. } => entry,
        }
    }

    /// Returns `true` if both tasks have the same subject: the same match, or the same decision.
    pub(super) fn covers(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Review { entry, .. }, Self::Review { entry: own, .. }) => entry == own,
            (
                Self::Rollout { entry, place, .. },
                Self::Rollout {
                    entry: own,
                    place: own_place,
                    ..
                },
            ) => (entry, place) == (own, own_place),
            (Self::Review { .. }, Self::Rollout { .. })
            | (Self::Rollout { .. }, Self::Review { .. }) => false,
        }
    }

    /// Adopts settings from a later task with the same subject: the greater depth, or the later rollout options.
    pub(super) fn take_over(&mut self, later: Self) {
        let rank = |depth: ReviewDepth| ReviewDepth::ALL.iter().position(|one| *one == depth);
        match (self, later) {
            (Self::Review { depth, .. }, Self::Review { depth: later, .. }) => {
                if rank(later) > rank(*depth) {
                    *depth = later;
                }
            }
            (own, later) => *own = later,
        }
    }
}

/// Reason why a job has not been completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobProblem {
    /// The engine has failed.
    Engine,
    /// The browser's storage is full; earlier results are kept.
    Full,
    /// The results could not be stored for some other reason.
    NotStored,
}

impl JobProblem {
    /// All problems.
    pub const ALL: [Self; 3] = [Self::Engine, Self::Full, Self::NotStored];

    /// Returns the key of the problem in the catalogue and in storage.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Engine => "engine",
            Self::Full => "full",
            Self::NotStored => "not-stored",
        }
    }
}

/// Job in the analysis queue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// Number that identifies the job.
    pub id: JobId,
    /// Analysis to run.
    pub task: Task,
    /// Amount of work: the decisions in the match, or a rollout's trials multiplied by its choices.
    pub units: u32,
    /// Reason why the job failed; `None` if it is waiting or running.
    pub problem: Option<JobProblem>,
}

impl Job {
    pub(super) const fn new(id: JobId, task: Task, units: u32) -> Self {
        Self {
            id,
            task,
            units,
            problem: None,
        }
    }
}
