//! Threads that play a rollout's trials.

use std::{ops::Range, thread};

use engine::{Noisy, Rollout, RolloutMemory, RolloutSums, Search};

use crate::resources::{LevelSearch, Resources};

/// Threads for the trials of one decision, each with its own caches.
///
/// rayon is not used, because it would also be linked into the npm package's program, which has no threads.
pub(crate) struct Threads<'a>(Vec<(LevelSearch<'a>, RolloutMemory)>);

impl<'a> Threads<'a> {
    pub(crate) fn new(resources: &Resources<'a>) -> Self {
        let thread = |_| {
            let search = Search::new(Noisy::new(resources.judge, 0.0), 0);
            (search, RolloutMemory::default())
        };
        Self((0..resources.threads.max(1)).map(thread).collect())
    }

    /// Plays these trials of the rollout created by `rollout`. A worker in a browser has one thread and cannot start
    /// others.
    ///
    /// # Errors
    /// Returns an error if a trial has failed.
    pub(crate) fn play(
        &mut self,
        rollout: impl for<'s> Fn(&'s LevelSearch<'a>) -> Rollout<'s, Noisy<&'a engine::Judge>> + Sync,
        trials: Range<u64>,
    ) -> Result<RolloutSums, String> {
        let run = |(search, memory): &mut (LevelSearch<'a>, RolloutMemory), part: Range<u64>| {
            rollout(search).run_with(part, memory)
        };
        if let [only] = &mut self.0[..] {
            return Ok(run(only, trials));
        }
        let share = (trials.end - trials.start)
            .div_ceil(self.0.len() as u64)
            .max(1);
        let parts = thread::scope(|scope| {
            let firsts = trials
                .clone()
                .step_by(usize::try_from(share).unwrap_or(usize::MAX));
            let parts = firsts.zip(&mut self.0).map(|(first, thread)| {
                let part = first..(first + share).min(trials.end);
                scope.spawn(move || run(thread, part))
            });
            let parts: Vec<_> = parts.collect();
            parts
                .into_iter()
                .map(thread::ScopedJoinHandle::join)
                .collect::<Vec<_>>()
        });
        let mut total: Option<RolloutSums> = None;
        for part in parts {
            let part = part.map_err(|_| "a trial has failed".to_owned())?;
            match &mut total {
                None => total = Some(part),
                Some(total) => total.merge(&part).map_err(|error| error.to_string())?,
            }
        }
        total.ok_or_else(|| "no trials, no result".to_owned())
    }
}
