//! Rollouts, split into chunks of trials.

use std::ops::Range;

use rules::{Choice, Decision};

use crate::{
    Analyst, Query, Report, RolloutSettings, RolloutSums, Trials, TrialsError,
    pool::{JobEvent, Priority, Ticket},
};

/// Number of 0-ply trials of one choice that take about 40 ms on an ordinary machine.
const TRIALS_PER_40_MS: u64 = 12;

/// Maximum number of trials per request. Further requests with different trial numbers can add more trials.
const MAX_TRIALS_PER_REQUEST: u64 = 100_000;

/// Request for a rollout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Decision whose choices are rolled out.
    pub decision: Decision,
    /// Choices to compare, all rolled out with the same dice.
    pub choices: Vec<Choice>,
    /// Settings for the trials.
    pub settings: RolloutSettings,
    /// Range of trial numbers. A resumed rollout continues after the last trial that was played.
    pub trials: Range<u64>,
}

/// Progress of a rollout.
#[derive(Clone, Debug, PartialEq)]
pub enum Progress {
    /// More of this request's trials have been played. The value contains their sums so far, excluding earlier
    /// requests. The same trials always yield the same sums, bit for bit.
    Sums(RolloutSums),
    /// The rollout has been stopped.
    Stopped,
    /// The rollout has failed, with a reason intended for developers.
    Failed(String),
    /// The rollout has ended, and no further events follow.
    Over,
}

impl Plan {
    /// Splits the trials into chunks of at least one trial, each of which takes a worker a fraction of a second.
    ///
    /// # Errors
    /// Returns an error if a choice cannot be rolled out, or if there are too many choices, plies or trials.
    pub fn chunks(&self) -> Result<Vec<Query>, TrialsError> {
        let choices = self.choices.len().max(1) as u64;
        let step = match self.settings.max_plies() {
            0 => (TRIALS_PER_40_MS / choices).max(1),
            _ => 1,
        };
        let Range { start, end } = self.trials;
        if end.saturating_sub(start) > MAX_TRIALS_PER_REQUEST {
            return Err(TrialsError::Numbers);
        }
        let chunk = |from: u64| {
            let numbers = from..from.saturating_add(step).min(end);
            let trials = Trials::new(self.decision, &self.choices, self.settings, numbers)?;
            Ok(Query::Rollout(trials))
        };
        (start..end).step_by(step as usize).map(chunk).collect()
    }
}

impl Analyst {
    /// Plays the trials in `plan`. `listener` receives the sums after each chunk.
    ///
    /// # Errors
    /// Returns an error if a choice cannot be rolled out, or if there are too many choices, plies or trials.
    pub fn roll_out(
        &self,
        priority: Priority,
        plan: &Plan,
        mut listener: impl FnMut(Progress) + 'static,
    ) -> Result<Ticket, TrialsError> {
        let mut sums = RolloutSums::new(plan.choices.len());
        // After a failure, the sums would be missing trials, so later chunks are ignored.
        let mut has_failed = false;
        let ticket = self.submit(priority, plan.chunks()?, move |event| match event {
            JobEvent::Found { .. } if has_failed => {}
            JobEvent::Found { report, .. } => {
                // Workers answer this query only with rollout sums. The sums are deterministic, so trials whose sums
                // cannot be merged are not requested again.
                let merged = match report {
                    Report::Rollout(chunk) => sums.merge(&chunk).map_err(|error| error.to_string()),
                    _ => Err("an answer cannot be read".to_owned()),
                };
                match merged {
                    Ok(()) => listener(Progress::Sums(sums.clone())),
                    Err(why) => {
                        has_failed = true;
                        listener(Progress::Failed(why));
                    }
                }
            }
            JobEvent::Stopped => listener(Progress::Stopped),
            JobEvent::Failed(why) => listener(Progress::Failed(why)),
            JobEvent::Over => listener(Progress::Over),
        });
        Ok(ticket)
    }
}
