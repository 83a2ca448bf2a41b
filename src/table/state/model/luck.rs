//! How lucky the rolls of the game were, as far as the engine has said so.

use analyst::JobId;
use dice::Seed;
use engine::Equity;
use rules::{Decision, Roll};

/// A roll to be played for points, and the same apart.
pub(crate) type Rolled = (Decision, Roll);

/// A finished game whose luck the book of all waits for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct OwedLuck {
    pub(crate) seed: Seed,
    pub(crate) rolls: Vec<Rolled>,
    /// Which of the players are the computer's.
    pub(crate) computers: [bool; 2],
}

/// How lucky the rolls of a game were, as far as that is known.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct JudgedRolls {
    /// In their order, seen by who rolled.
    pub(crate) rolls: Vec<(Rolled, Equity)>,
    pub(crate) asked: Option<(JobId, Rolled)>,
    /// Whether the engine could not answer.
    pub(crate) failed: bool,
    pub(crate) owed: Option<OwedLuck>,
}

impl JudgedRolls {
    /// What another game on the table leaves of it: what the book waits for. A question still waiting is asked again.
    pub(crate) fn for_another_game(self) -> Self {
        let kept = self.owed.is_some();
        Self {
            rolls: if kept { self.rolls } else { Vec::new() },
            owed: self.owed,
            ..Self::default()
        }
    }

    /// Whether this question is waiting for its answer.
    pub(crate) fn is_asked(&self, job: JobId) -> bool {
        self.asked.is_some_and(|(asked, _)| asked == job)
    }

    /// Waits for no answer any more; one that comes is dropped.
    pub(crate) const fn withdraw(&mut self) {
        self.asked = None;
    }

    /// Takes the answer to a question, unless that was withdrawn.
    pub(crate) fn record_luck(&mut self, job: JobId, equity: Equity) {
        let asked = self.asked.take_if(|(asked, _)| *asked == job);
        self.rolls.extend(asked.map(|(_, rolled)| (rolled, equity)));
    }

    /// The engine could not answer, if it was asked.
    pub(crate) const fn fail(&mut self) {
        self.failed |= self.asked.take().is_some();
    }

    /// How many of these rolls are judged, from the first one on, and the first that is not.
    pub(crate) fn progress(&self, rolled: &[Rolled]) -> (usize, Option<Rolled>) {
        let pairs = rolled.iter().zip(&self.rolls);
        let known = pairs
            .take_while(|(one, (judged, _))| *one == judged)
            .count();
        (known, rolled.get(known).copied())
    }

    /// Asks again if the engine could not answer.
    pub(crate) const fn try_again(&mut self) {
        self.failed = false;
    }
}
