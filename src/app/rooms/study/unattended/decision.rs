//! Rollout of a library decision as a queue job.

use std::{cell::Cell, ops::Range, rc::Rc};

use analyst::{Plan, Report, RolloutSums};
use insight::{Rollout, RolloutMsg, read_rollout, write_rollout};
use library::EntryId;
use study::{JobOutcome, JobProblem};

use super::{
    engine_job::{End, Interruptible},
    review_match::{failed, model_of},
};
use crate::{browser::timer, rooms::study::storage};

/// Rolls out the decision at `place` according to `planned`, continuing from any stored trials; returns the outcome, or
/// `None` if the job was interrupted. Trials are stored as they are played.
pub(super) async fn roll_out(
    job: &Interruptible,
    entry: &EntryId,
    place: &str,
    planned: &str,
) -> Option<JobOutcome> {
    if let Err(outcome) = model_of(job, entry).await {
        return Some(outcome);
    }
    let mut rollout = match continued(entry, place, planned).await {
        Ok(rollout) => rollout,
        Err(outcome) => return Some(outcome),
    };
    let (began, before) = (timer::now(), rollout.count().0);
    rollout.update(RolloutMsg::Start(began as f64));
    while let Some((batch, trials)) = rollout.due() {
        if !job.is_active() {
            return None;
        }
        let (sums, end) = play(job, &rollout, trials).await;
        rollout.update(RolloutMsg::Sums(batch, sums, timer::now() as f64));
        if end == End::Over {
            rollout.update(RolloutMsg::BatchOver(batch));
        }
        if let Some(text) = write_rollout(&rollout) {
            match storage::store_rollout_of_entry(entry, place, &text).await {
                Ok(true) => {}
                Ok(false) => return Some(JobOutcome::Gone),
                Err(why) => return Some(failed(why)),
            }
        }
        match end {
            End::Over => {}
            End::Stopped => return None,
            End::Failed => return Some(JobOutcome::Failed(JobProblem::Engine)),
        }
    }
    let trials = rollout.count().0.saturating_sub(before) * rollout.choices().len() as u64;
    Some(JobOutcome::Done {
        units: u32::try_from(trials).unwrap_or(u32::MAX),
        ms: timer::now().saturating_sub(began),
    })
}

/// Returns the planned rollout with any stored trials; the error is the job's outcome.
async fn continued(entry: &EntryId, place: &str, planned: &str) -> Result<Rollout, JobOutcome> {
    // A plan from another release cannot be read.
    let planned = read_rollout(planned).ok_or(JobOutcome::Gone)?;
    let stored = storage::rollout(entry, place).await.map_err(failed)?;
    let stored = stored.as_deref().and_then(read_rollout);
    Ok(
        match stored.filter(|stored| stored.has_same_trials(&planned)) {
            Some(mut stored) => {
                stored.update(RolloutMsg::Set(*planned.options()));
                stored
            }
            None => planned,
        },
    )
}

/// Plays a batch of trials; returns the sums over the trials played, and how the engine job ended.
async fn play(job: &Interruptible, rollout: &Rollout, trials: Range<u64>) -> (RolloutSums, End) {
    let plan = Plan {
        decision: *rollout.decision(),
        choices: rollout.choices().to_vec(),
        settings: rollout.options().settings,
        trials,
    };
    let none = RolloutSums::new(plan.choices.len());
    let Ok(tasks) = plan.chunks() else {
        return (none, End::Failed);
    };
    let progress = job.progress();
    let sums = Rc::new(Cell::new(Some(none.clone())));
    let collected = Rc::clone(&sums);
    let (before, all) = rollout.count();
    let on_report = move |_, report| {
        let merged = collected.take().and_then(|mut sums| match report {
            Report::Rollout(more) => sums.merge(&more).ok().map(|()| sums),
            _ => None,
        });
        if let Some(merged) = &merged {
            progress((before + merged.count()) as f64 / all.max(1) as f64);
        }
        let is_whole = merged.is_some();
        collected.set(merged);
        is_whole
    };
    let end = job.judge(tasks, on_report).await;
    match sums.take() {
        Some(sums) => (sums, end),
        None => (none, End::Failed),
    }
}
