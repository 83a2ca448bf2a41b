//! Luck of the game's rolls, as far as the engine has evaluated them.

use dice::Seed;
use engine::Equity;
use rules::{Decision, Roll};

use crate::state::job::JobId;

/// Roll, with the decision that preceded it.
pub(crate) type Rolled = (Decision, Roll);

/// Finished game whose luck has not yet been added to the statistics over all games.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct OwedLuck {
    pub(crate) seed: Seed,
    pub(crate) rolls: Vec<Rolled>,
    /// `true` for each player controlled by the computer, White first.
    pub(crate) computers: [bool; 2],
}

/// Luck of a game's evaluated rolls, and the pending request.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct JudgedRolls {
    /// Luck of each evaluated roll in game order, from the view of the player who rolled.
    pub(crate) rolls: Vec<(Rolled, Equity)>,
    pub(crate) pending: Option<(JobId, Rolled)>,
    pub(crate) failed: bool,
    pub(crate) owed: Option<OwedLuck>,
}

impl JudgedRolls {
    /// Returns the state for another game, keeping only luck still missing from the statistics; a pending request will
    /// be sent again.
    pub(crate) fn for_another_game(self) -> Self {
        let has_owed = self.owed.is_some();
        Self {
            rolls: if has_owed { self.rolls } else { Vec::new() },
            owed: self.owed,
            ..Self::default()
        }
    }

    /// Returns `true` if `job` is the pending request.
    pub(crate) fn is_asked(&self, job: JobId) -> bool {
        self.pending.is_some_and(|(pending, _)| pending == job)
    }

    /// Cancels the pending request, so that its reply is dropped as stale.
    pub(crate) const fn withdraw(&mut self) {
        self.pending = None;
    }

    /// Records the luck returned for a request, unless the request was cancelled.
    pub(crate) fn record_luck(&mut self, job: JobId, equity: Equity) {
        let pending = self.pending.take_if(|(pending, _)| *pending == job);
        self.rolls
            .extend(pending.map(|(_, rolled)| (rolled, equity)));
    }

    /// Records an engine failure if a request was pending.
    pub(crate) const fn fail(&mut self) {
        self.failed |= self.pending.take().is_some();
    }

    /// Returns the number of leading rolls that have been evaluated, and the first roll that has not.
    pub(crate) fn progress(&self, rolled: &[Rolled]) -> (usize, Option<Rolled>) {
        let pairs = rolled.iter().zip(&self.rolls);
        let known = pairs
            .take_while(|(one, (judged, _))| *one == judged)
            .count();
        (known, rolled.get(known).copied())
    }

    /// Clears a recorded engine failure, so that requests are sent again.
    pub(crate) const fn try_again(&mut self) {
        self.failed = false;
    }
}
