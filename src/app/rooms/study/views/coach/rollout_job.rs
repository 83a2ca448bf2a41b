//! Runs a rollout on the engine's workers.

use std::time::Duration;

use analyst::{Plan, Priority, Progress};
use insight::{Rollout, RolloutMsg};
use leptos::prelude::*;

use super::state::{self, CoachState};
use crate::{browser::timer, rooms::Shell};

/// Interval at which rollout sums are shown on the page.
const COLLECT: Duration = Duration::from_millis(250);

/// Starts, continues or extends the rollout, depending on `msg`.
pub(super) fn play(shell: Shell, state: &CoachState, msg: RolloutMsg) {
    update(state, msg);
    batch(shell, state);
}

/// Stops the rollout and stores it.
pub(super) fn stop(shell: Shell, state: &CoachState) {
    if let Some(ticket) = state.ticket.try_update_value(Option::take).flatten() {
        shell.analyst().stop(ticket);
    }
    show(state);
    update(state, RolloutMsg::Stop);
    state::write(state);
}

/// Returns the time since the page was opened, in milliseconds.
pub(super) fn now() -> f64 {
    timer::now() as f64
}

fn update(state: &CoachState, msg: RolloutMsg) {
    state.rollout.update(|rollout| {
        if let Some(rollout) = rollout {
            rollout.update(msg);
        }
    });
}

/// Submits the next batch of trials, if any are due.
fn batch(shell: Shell, state: &CoachState) {
    let due = state.rollout.with_untracked(|rollout| {
        let rollout = rollout.as_ref()?;
        let (number, trials) = rollout.due()?;
        let plan = Plan {
            decision: *rollout.decision(),
            choices: Rollout::choices(rollout).to_vec(),
            settings: rollout.options().settings,
            trials,
        };
        Some((number, plan))
    });
    let Some((number, plan)) = due else {
        state.ticket.set_value(None);
        return;
    };
    let with = state.clone();
    let on_progress = move |progress| match progress {
        Progress::Sums(sums) => collect(&with, RolloutMsg::Sums(number, sums, now())),
        Progress::Stopped => {}
        Progress::Failed(_) => update(&with, RolloutMsg::Fail(number)),
        Progress::Over => {
            show(&with);
            update(&with, RolloutMsg::BatchOver(number));
            state::write(&with);
            batch(shell, &with);
        }
    };
    match shell
        .analyst()
        .roll_out(Priority::Rollout, &plan, on_progress)
    {
        Ok(ticket) => state.ticket.set_value(Some(ticket)),
        Err(_) => update(state, RolloutMsg::Fail(number)),
    }
}

fn collect(state: &CoachState, msg: RolloutMsg) {
    let before = state
        .pending
        .try_update_value(|pending| pending.replace(msg));
    if before.flatten().is_none() {
        let state = state.clone();
        set_timeout(move || show(&state), COLLECT);
    }
}

/// Shows the collected sums, and stores them periodically in case the page is closed.
fn show(state: &CoachState) {
    if let Some(msg) = state.pending.try_update_value(Option::take).flatten() {
        update(state, msg);
        state::write_periodically(state, now());
    }
}
