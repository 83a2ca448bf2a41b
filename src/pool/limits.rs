//! How many workers there are at most, and how long things may take.

use std::time::Duration;

use protocol::Task;

/// More workers than this bring little and cost memory: each has nets and tables of its own.
const MOST_WORKERS: usize = 8;

/// How long a worker may take to confirm a stop before it is terminated.
pub(crate) const STOP: Duration = Duration::from_millis(50);

/// How long a move of the computer waits for a worker before it takes the place of other work.
pub(crate) const PATIENCE: Duration = Duration::from_millis(500);

/// How long a worker may take to start; its program comes over the network the first time.
pub(crate) const START: Duration = Duration::from_mins(2);

/// How long a worker that has nothing to do is kept while there are others.
pub(crate) const IDLE: Duration = Duration::from_secs(10);

/// How long the last worker that has nothing to do is kept: the computer's next move should not have to wait for it.
pub(crate) const LAST_IDLE: Duration = Duration::from_mins(5);

/// How often in a row a worker may fail to start while there is no other.
pub(crate) const FAILED_STARTS: u8 = 2;

/// How often the worker of a chunk may crash before the chunk's job fails.
pub(crate) const CRASHES: u8 = 2;

/// How many workers this many cores are good for: one is left for the page.
pub fn most_workers(cores: usize) -> usize {
    cores.saturating_sub(1).clamp(1, MOST_WORKERS)
}

/// How long a worker may take for a chunk before it counts as hanging: a slow phone takes seconds two rolls ahead, and
/// each ply more takes some hundred times as long.
pub(crate) fn watchdog(task: &Task) -> Duration {
    if task.plies() > 2 {
        Duration::from_mins(30)
    } else {
        Duration::from_mins(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_core_is_left_for_the_page_where_there_are_several() {
        let workers = [0, 1, 2, 4, 9, 128].map(most_workers);
        assert_eq!(workers, [1, 1, 1, 3, 8, 8]);
    }
}
