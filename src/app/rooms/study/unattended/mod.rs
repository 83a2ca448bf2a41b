//! Runs the jobs of the analysis queue one after another, without showing any views.

mod decision;
mod engine_job;
mod review_match;

use std::cell::Cell;

use leptos::prelude::*;
use study::{Job, JobOutcome, QueueMsg, Task};

use self::engine_job::Interruptible;
use crate::{
    browser::spawn_local,
    rooms::{Shell, queue, study::effects},
};

thread_local! {
    /// `true` while this page runs jobs.
    static RUNS: Cell<bool> = const { Cell::new(false) };
}

/// Runs jobs until none is due, the queue is paused, or another tab is playing.
pub(super) fn run(shell: Shell) {
    if RUNS.replace(true) {
        return;
    }
    spawn_local(async move {
        while let Some(job) = next(shell) {
            let outcome = carry_out(shell, &job).await;
            effects::forget_kept();
            if let Some(outcome) = outcome {
                queue::change(QueueMsg::Ended(job.id, outcome)).await;
            }
        }
        queue::report(None);
        RUNS.set(false);
    });
}

/// Returns the next job; `None` if no job is due, another tab runs the jobs, or the queue cannot be stored.
fn next(shell: Shell) -> Option<Job> {
    let shared = queue::shared();
    let can_go_on = shell.plays() && shared.problem.get_untracked().is_none();
    let next = shared.queue.with_untracked(|queue| queue.next().cloned());
    next.filter(|_| can_go_on)
}

/// Runs a job and returns its outcome; `None` if the job was interrupted and stays in the queue.
async fn carry_out(shell: Shell, job: &Job) -> Option<JobOutcome> {
    let owner = Owner::new();
    let (id, queue) = (job.id, queue::shared().queue);
    let is_active = owner.with(|| {
        let plays = shell.is_playing();
        Memo::new(move |_| plays.get() && queue.with(|queue| queue.may_run(id)))
    });
    let interruptible = Interruptible {
        shell,
        owner: owner.clone(),
        is_active,
        id,
    };
    queue::report(Some((id, 0.0)));
    let outcome = match &job.task {
        Task::Review { entry, depth } => {
            review_match::review(&interruptible, entry, *depth, job.units).await
        }
        Task::Rollout {
            entry,
            place,
            rollout,
        } => decision::roll_out(&interruptible, entry, place, rollout).await,
    };
    owner.cleanup();
    outcome
}
