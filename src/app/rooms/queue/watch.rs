//! Starts the jobs of the queue in the tab that plays.

use leptos::prelude::*;

use super::state::{self, shared};
use crate::{
    browser::spawn_local,
    rooms::{Shell, study},
};

/// Carries out the jobs of the queue whenever there are any and this tab is the one that plays. The jobs left by an
/// earlier page continue.
pub(in crate::rooms) fn watch(shell: Shell) {
    state::listen();
    if state::has_jobs() {
        spawn_local(state::reload());
    }
    let queue = shared().queue;
    let is_due = Memo::new(move |_| queue.with(|queue| queue.next().is_some()));
    let plays = shell.is_playing();
    Effect::new(move |_| {
        if is_due.get() && plays.get() {
            spawn_local(async move {
                // The page has already reported a missing chunk.
                if let Ok(run) = study::run_queue().await {
                    run(shell);
                }
            });
        }
    });
}
