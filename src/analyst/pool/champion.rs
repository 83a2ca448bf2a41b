//! Champion analysis of a query, whose trials become additional tasks of the job.

use std::time::Duration;

use engine::{Champion, RolloutSums};

use crate::{Query, Report, Trials, pool::limits::CHAMPION_CHUNK};

/// Champion analysis whose trials are being played.
#[derive(Debug)]
pub(super) struct Spread {
    /// Index of the query within the job.
    pub(super) nth: usize,
    /// Time after which no further trials are started.
    pub(super) deadline: Duration,
    champion: Champion,
    /// Sums of the trials in the current round.
    sums: RolloutSums,
}

impl Spread {
    pub(super) fn new(nth: usize, champion: Champion, deadline: Duration) -> Self {
        Self {
            nth,
            deadline,
            champion,
            sums: RolloutSums::default(),
        }
    }

    /// Adds trials to the current round.
    pub(super) fn merge(&mut self, sums: &RolloutSums) -> Result<(), String> {
        self.sums.merge(sums).map_err(|error| error.to_string())
    }

    /// Ends the current round and returns the tasks for the next one. The list is empty if the lead is clear, if all
    /// trials have been played, or if time has run out.
    pub(super) fn next_round(&mut self, now: Duration) -> Result<Vec<Query>, String> {
        if self.sums.count() > 0 {
            let added = self.champion.add(&self.sums);
            added.map_err(|error| error.to_string())?;
        }
        let positions = self.champion.starts().len();
        self.sums = RolloutSums::new(positions);
        let Some(round) = self.champion.next_round().filter(|_| now < self.deadline) else {
            return Ok(Vec::new());
        };
        let step = (CHAMPION_CHUNK / positions).max(1);
        let chunk = |from: u64| {
            let numbers = from..round.end.min(from + step as u64);
            let trials = Trials::of_champion(&self.champion, numbers);
            trials
                .map(Query::Rollout)
                .map_err(|error| error.to_string())
        };
        round.clone().step_by(step).map(chunk).collect()
    }

    /// Returns the report on the query, based on the trials so far.
    pub(super) fn finish(self, query: Option<&Query>) -> Report {
        let found = self.champion.finish();
        match (query, found.candidates.first()) {
            (Some(Query::Choose { .. }), Some(best)) => Report::chosen(best),
            _ => Report::Analysis(found),
        }
    }
}
