//! Runs several jobs in parallel, so that downloads do not hold up the processor.

use std::thread;

use anyhow::{Result, anyhow};

/// A job.
pub type Job<'a> = &'a (dyn Fn() -> Result<()> + Sync);

/// Runs all `jobs` in parallel and waits for all of them, so that none is interrupted.
///
/// # Errors
/// The error of the first failed job in the list.
pub fn run_parallel(jobs: &[Job]) -> Result<()> {
    thread::scope(|scope| {
        let running: Vec<_> = jobs.iter().map(|&job| scope.spawn(job)).collect();
        let ended: Vec<Result<()>> = running
            .into_iter()
            .map(|job| {
                let ended = job.join();
                ended.unwrap_or_else(|_| Err(anyhow!("a step has broken off")))
            })
            .collect();
        ended.into_iter().collect()
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use anyhow::bail;

    use super::*;

    #[test]
    fn jobs_run_at_the_same_time() -> Result<()> {
        let meeting = Barrier::new(2);
        let meet = || {
            meeting.wait();
            Ok(())
        };
        run_parallel(&[&meet, &meet])
    }

    #[test]
    fn returns_the_first_failure_in_the_list() {
        let fail = |why: &'static str| move || -> Result<()> { bail!(why) };
        let told = run_parallel(&[&|| Ok(()), &fail("one"), &fail("two")]);
        assert_eq!(
            told.map_err(|error| error.to_string()),
            Err("one".to_owned())
        );
    }
}
