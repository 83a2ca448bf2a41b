//! Plays a rollout out on the engine's workers.

use std::time::Duration;

use analyst::{Plan, Priority, Progress};
use coach::{Rollout, RolloutMsg};
use leptos::prelude::*;

use super::kept::{self, Kept};
use crate::rooms::Shell;

/// How long sums are collected before the page shows them.
const COLLECT: Duration = Duration::from_millis(250);

/// Begins, goes on or plays more, as `msg` says.
pub(super) fn play(shell: Shell, kept: &Kept, msg: RolloutMsg) {
    update(kept, msg);
    batch(shell, kept);
}

/// Begins no more trials.
pub(super) fn stop(shell: Shell, kept: &Kept) {
    if let Some(ticket) = kept.ticket.try_update_value(Option::take).flatten() {
        shell.analyst().stop(ticket);
    }
    show(kept);
    update(kept, RolloutMsg::Stop);
    kept::write(kept);
}

/// Milliseconds since the page was opened.
pub(super) fn now() -> f64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance.map_or(0.0, |performance| performance.now())
}

fn update(kept: &Kept, msg: RolloutMsg) {
    kept.rollout.update(|rollout| {
        if let Some(rollout) = rollout {
            rollout.update(msg);
        }
    });
}

/// Has the trials played that are due.
fn batch(shell: Shell, kept: &Kept) {
    let due = kept.rollout.with_untracked(|rollout| {
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
        kept.ticket.set_value(None);
        return;
    };
    let with = kept.clone();
    let told = move |progress| match progress {
        Progress::Sums(sums) => collect(&with, RolloutMsg::Sums(number, sums, now())),
        Progress::Stopped => {}
        Progress::Failed(_) => update(&with, RolloutMsg::Fail(number)),
        Progress::Over => {
            show(&with);
            update(&with, RolloutMsg::BatchOver(number));
            kept::write(&with);
            batch(shell, &with);
        }
    };
    match shell.analyst().roll_out(Priority::Rollout, &plan, told) {
        Ok(ticket) => kept.ticket.set_value(Some(ticket)),
        Err(_) => update(kept, RolloutMsg::Fail(number)),
    }
}

fn collect(kept: &Kept, msg: RolloutMsg) {
    let before = kept.heard.try_update_value(|heard| heard.replace(msg));
    if before.flatten().is_none() {
        let kept = kept.clone();
        set_timeout(move || show(&kept), COLLECT);
    }
}

/// Shows what has been collected, and stores it now and then: a page may go at any moment.
fn show(kept: &Kept) {
    if let Some(msg) = kept.heard.try_update_value(Option::take).flatten() {
        update(kept, msg);
        kept::write_now_and_then(kept, now());
    }
}
