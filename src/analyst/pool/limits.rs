//! Limits of the pool: the number of workers, and timeouts.

use std::{collections::BTreeMap, time::Duration};

use crate::Query;

/// Maximum number of workers. More workers would gain little speed, and each one needs memory for its own nets and
/// tables.
const MAX_WORKERS: usize = 8;

/// Time allowed for a worker to finish a stopped job's task before the worker is terminated.
pub(crate) const STOP_TIMEOUT: Duration = Duration::from_millis(50);

/// Time for which the computer's move waits for a free worker before it displaces other work.
pub(crate) const MOVE_PATIENCE: Duration = Duration::from_millis(500);

/// Time allowed for a worker to start, which may include downloading its program.
pub(crate) const START_TIMEOUT: Duration = Duration::from_mins(2);

/// Time for which an idle worker is kept while there are other workers.
pub(crate) const IDLE_TIMEOUT: Duration = Duration::from_secs(10);

/// Time for which the last idle worker is kept, so that the computer's next move need not wait for a worker to start.
pub(crate) const LAST_IDLE_TIMEOUT: Duration = Duration::from_mins(5);

/// Time allowed for a Champion analysis on a single worker, from the start of its search until no further trials are
/// started.
const CHAMPION_TIME: Duration = Duration::from_secs(3);

/// Maximum divisor of [`CHAMPION_TIME`], which is divided by the number of workers.
const CHAMPION_WORKERS: usize = 3;

/// Number of single-position trials in one task of a Champion analysis, which takes about 20 ms on an ordinary machine.
pub(crate) const CHAMPION_CHUNK: usize = 36;

/// Number of consecutive failed starts, while no worker is running, after which all jobs fail.
pub(crate) const MAX_FAILED_STARTS: u8 = 2;

/// Number of workers lost on the same task, by crashing or hanging, after which the task's job fails.
pub(crate) const MAX_CRASHES: u8 = 2;

/// Minimum time allowed for a task before its worker is considered dead, on a machine that has already completed tasks
/// of the same depth. A phone may take seconds to solve a bear-off exactly, even if it has just evaluated many
/// positions in a few milliseconds each.
const MIN_PATIENCE: Duration = Duration::from_secs(12);

/// Maximum ratio of a task's duration to that of the longest earlier task of the same depth. A worker that exceeds this
/// ratio is considered dead.
const MAX_SLOWDOWN: u32 = 10;

/// Returns the number of workers for a machine with `cores` cores, one of which is reserved for the page.
pub fn max_workers(cores: usize) -> usize {
    cores.saturating_sub(1).clamp(1, MAX_WORKERS)
}

/// Returns the time limit for a Champion analysis with this number of workers, which is 1 to 3 seconds.
pub(crate) fn champion_time(workers: usize) -> Duration {
    CHAMPION_TIME / workers.clamp(1, CHAMPION_WORKERS) as u32
}

/// Task durations on this machine, from which timeouts are derived.
#[derive(Debug, Default)]
pub(crate) struct Watchdog {
    /// Duration of the longest completed task, by search depth in plies.
    longest: BTreeMap<u8, Duration>,
}

impl Watchdog {
    /// Records the duration of a completed task of this depth.
    pub(crate) fn note(&mut self, plies: u8, took: Duration) {
        let longest = self.longest.entry(plies).or_default();
        *longest = took.max(*longest);
    }

    /// Returns the time allowed for a task before its worker is considered hung. A slow phone takes seconds at two
    /// plies, and each further ply takes about a hundred times as long.
    ///
    /// A worker may die without an event while the game is waiting, so the timeout is much shorter on a machine that
    /// has completed tasks of this depth. The shorter timeout applies only to `is_fresh` tasks, during which no worker
    /// has crashed or hung yet.
    pub(crate) fn patience(&self, task: &Query, is_fresh: bool) -> Duration {
        let most = if task.plies() > 2 {
            Duration::from_mins(30)
        } else {
            Duration::from_mins(1)
        };
        let longest = self.longest.range(task.plies()..).next();
        longest.filter(|_| is_fresh).map_or(most, |(_, longest)| {
            let usual = longest.saturating_mul(MAX_SLOWDOWN);
            usual.clamp(MIN_PATIENCE, most)
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::{Depth, RolloutSettings, Trials};
    use rules::{Board, Choice, Decision, Variant};

    use super::*;

    fn analysis(decision: Decision, plies: u8) -> Query {
        Query::Analyse {
            decision,
            made: None,
            depth: Depth::Plies(plies),
        }
    }

    #[test]
    fn limits_lookahead_rollouts_like_deep_analyses() {
        let decision = Decision::builder(Board::start(Variant::Standard)).double();
        let decision = decision.build().expect("a decision");
        let rollout = |plies| {
            let settings = RolloutSettings {
                cubeful: true,
                plies,
                cube_plies: 0,
                truncate: None,
                seed: 0,
            };
            let trials = Trials::new(decision, &[Choice::Roll], settings, 0..216);
            Query::Rollout(trials.expect("trials"))
        };
        let times = [0, 1, 2].map(|plies| Watchdog::default().patience(&rollout(plies), true));
        assert_eq!(times, [1, 30, 30].map(Duration::from_mins));
        let analysis = |plies| analysis(decision, plies);
        let times = [2, 3].map(|plies| Watchdog::default().patience(&analysis(plies), true));
        assert_eq!(times, [1, 30].map(Duration::from_mins));
    }

    #[test]
    fn a_fast_machine_gets_less_time() {
        let decision = Decision::builder(Board::start(Variant::Standard)).double();
        let task = analysis(decision.build().expect("a decision"), 2);
        let times = [1, 400, 3_000, 60_000].map(|longest| {
            let mut watchdog = Watchdog::default();
            watchdog.note(2, Duration::from_millis(longest));
            assert_eq!(watchdog.patience(&task, false), Duration::from_mins(1));
            watchdog.patience(&task, true).as_millis()
        });
        assert_eq!(times, [12_000, 12_000, 30_000, 60_000]);
    }

    #[test]
    fn a_champion_analysis_gets_more_time_with_fewer_workers() {
        let times = [1, 2, 3, 8].map(|workers| champion_time(workers).as_millis());
        assert_eq!(times, [3_000, 1_500, 1_000, 1_000]);
    }

    #[test]
    fn one_of_several_cores_is_reserved_for_the_page() {
        let workers = [0, 1, 2, 4, 9, 128].map(max_workers);
        assert_eq!(workers, [1, 1, 1, 3, 8, 8]);
    }
}
