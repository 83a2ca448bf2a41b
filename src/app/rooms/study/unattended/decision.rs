//! Rollout of a decision of the library.

use std::{cell::Cell, rc::Rc};

use analyst::{Plan, Query, Report, RolloutSums};
use insight::{Rollout, RolloutMsg, RolloutState, read_rollout, write_rollout};
use library::EntryId;
use study::{JobOutcome, JobProblem};

use super::{
    engine_job::{End, Interruptible},
    review_match::{failed, record_of},
};
use crate::{browser::timer, rooms::study::storage};

/// Rolls out the decision at this place as `planned` says, from the trials stored so far, and returns the outcome;
/// `None` if the job was interrupted. The trials are stored as they come.
pub(super) async fn roll_out(
    job: &Interruptible,
    entry: &EntryId,
    place: &str,
    planned: &str,
) -> Option<JobOutcome> {
    if let Err(outcome) = record_of(job, entry).await {
        return Some(outcome);
    }
    // A plan of another release cannot be carried out.
    let Some(mut rollout) = read_rollout(planned) else {
        return Some(JobOutcome::Gone);
    };
    match storage::rollout(entry, place).await {
        Ok(stored) => {
            if let Some(mut stored) = stored.as_deref().and_then(read_rollout)
                && stored.has_same_trials(&rollout)
            {
                stored.update(RolloutMsg::Set(*rollout.options()));
                rollout = stored;
            }
        }
        Err(why) => return Some(failed(why)),
    }
    let (began, before) = (timer::now(), rollout.count().0);
    rollout.update(RolloutMsg::Start(began as f64));
    let progress = job.progress();
    while let Some((batch, trials)) = rollout.due() {
        if !job.goes_on() {
            return None;
        }
        let plan = Plan {
            decision: *rollout.decision(),
            choices: rollout.choices().to_vec(),
            settings: rollout.options().settings,
            trials,
        };
        let Ok(tasks) = plan.chunks() else {
            return Some(JobOutcome::Failed(JobProblem::Engine));
        };
        let (sums, end) = play(job, &rollout, tasks, &progress).await;
        match end {
            End::Stopped => return None,
            End::Failed => return Some(JobOutcome::Failed(JobProblem::Engine)),
            End::Over => {}
        }
        rollout.update(RolloutMsg::Sums(batch, sums, timer::now() as f64));
        rollout.update(RolloutMsg::BatchOver(batch));
        let text = write_rollout(&rollout).unwrap_or_default();
        match storage::store_rollout_of_entry(entry, place, &text).await {
            Ok(true) => {}
            Ok(false) => return Some(JobOutcome::Gone),
            Err(why) => return Some(failed(why)),
        }
    }
    if rollout.state() != RolloutState::Done {
        return Some(JobOutcome::Failed(JobProblem::Engine));
    }
    let trials = rollout.count().0.saturating_sub(before) * rollout.choices().len() as u64;
    Some(JobOutcome::Done {
        units: u32::try_from(trials).unwrap_or(u32::MAX),
        ms: timer::now().saturating_sub(began),
    })
}

/// Plays the trials of a batch and returns their sums.
async fn play(
    job: &Interruptible,
    rollout: &Rollout,
    tasks: Vec<Query>,
    progress: &(impl Fn(f64) + Clone + 'static),
) -> (RolloutSums, End) {
    let sums = Rc::new(Cell::new(Some(RolloutSums::new(rollout.choices().len()))));
    let (collected, progress) = (Rc::clone(&sums), progress.clone());
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
        None => (RolloutSums::new(0), End::Failed),
    }
}
