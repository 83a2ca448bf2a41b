//! State of the analysis queue in this tab: a copy of the stored queue, and the progress of the running job.
//!
//! Tabs notify each other over a broadcast channel when the queue has changed or a job has progressed.

use std::cell::RefCell;

use leptos::prelude::*;
use library::room::StoreError;
use record::KeyValueStore as _;
use study::{JobId, Queue, QueueMsg};
use wasm_bindgen::{JsCast as _, closure::Closure};
use web_sys::{BroadcastChannel, MessageEvent};

use crate::browser::{IS_NATIVE, database, spawn_local, storage::Browser};

/// `localStorage` key that exists while the queue has jobs, so that a page without jobs need not read the database.
const KEY: &str = "backgammon.queue";
/// Name of the broadcast channel.
const CHANNEL: &str = "backgammon.queue";
/// Message that reports a change of the stored queue.
const CHANGED: &str = "changed";

/// Running job and its completed fraction, from 0 to 1.
pub(in crate::rooms) type JobProgress = (JobId, f64);

thread_local! {
    static SHARED: SharedQueue = SharedQueue::default();
    static OPEN: RefCell<Option<BroadcastChannel>> = const { RefCell::new(None) };
}

/// Analysis queue. Clones refer to the same queue.
#[derive(Clone, Default)]
pub(in crate::rooms) struct SharedQueue {
    /// Copy of the stored queue.
    pub(in crate::rooms) queue: ArcRwSignal<Queue>,
    /// Progress of the job that is running in this tab or another one.
    pub(in crate::rooms) progress: ArcRwSignal<Option<JobProgress>>,
    /// Error from the last change; `None` if it was stored.
    pub(in crate::rooms) problem: ArcRwSignal<Option<StoreError>>,
}

/// Returns this tab's queue.
pub(in crate::rooms) fn shared() -> SharedQueue {
    SHARED.with(Clone::clone)
}

/// Updates the stored queue and notifies the other tabs. If the database rejects the update, it applies to this tab
/// only, and the error is shown.
pub(in crate::rooms) async fn change(msg: QueueMsg) {
    let mut changed = None;
    let in_memory = msg.clone();
    let stored = database::change_queue(|text| {
        let mut queue = Queue::from_text(text.unwrap_or_default());
        queue.update(msg);
        changed.insert(queue).to_text()
    });
    let stored = stored.await;
    let SharedQueue { queue, problem, .. } = shared();
    match changed.filter(|_| stored.is_ok()) {
        Some(changed) => take(changed),
        None => queue.update(|queue| queue.update(in_memory)),
    }
    problem.set(stored.err());
    send(CHANGED);
}

/// Reloads the queue from the database.
pub(super) async fn reload() {
    if let Ok(text) = database::queue().await {
        take(Queue::from_text(&text.unwrap_or_default()));
    }
}

fn take(changed: Queue) {
    let is_empty = changed.jobs().is_empty();
    if is_empty {
        Browser.remove(KEY);
    } else if Browser.get(KEY).is_none() {
        // Without the key, the queue resumes only when the player opens Games.
        let _stored = Browser.set(KEY, "1");
    }
    let SharedQueue {
        queue, progress, ..
    } = shared();
    let is_gone = |(id, _): &JobProgress| !changed.may_run(*id);
    if progress.with_untracked(|progress| progress.as_ref().is_some_and(is_gone)) {
        progress.set(None);
    }
    if queue.with_untracked(|queue| *queue != changed) {
        queue.set(changed);
    }
}

/// Returns `true` if the stored queue has jobs, according to the `localStorage` key.
pub(super) fn has_jobs() -> bool {
    Browser.get(KEY).is_some()
}

/// Publishes the running job's progress to all tabs; `None` means that no job is running.
pub(in crate::rooms) fn report(now: Option<JobProgress>) {
    shared().progress.set(now);
    if let Some((JobId(id), part)) = now {
        send(&format!("{id} {part:.3}"));
    }
}

/// Listens for messages from other tabs for the lifetime of the page.
pub(super) fn listen() {
    if IS_NATIVE {
        return;
    }
    let Ok(channel) = BroadcastChannel::new(CHANNEL) else {
        return;
    };
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        receive(&event.data().as_string().unwrap_or_default());
    });
    channel.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    OPEN.set(Some(channel));
}

/// Handles a message from another tab, which may be malformed.
fn receive(text: &str) {
    if text == CHANGED {
        return spawn_local(reload());
    }
    if let Some(progress) = read_progress(text) {
        shared().progress.set(Some(progress));
    }
}

fn read_progress(text: &str) -> Option<JobProgress> {
    let (id, part) = text.split_once(' ')?;
    let part = part.parse::<f64>().ok().filter(|part| part.is_finite())?;
    Some((JobId(id.parse().ok()?), part.clamp(0.0, 1.0)))
}

fn send(text: &str) {
    OPEN.with_borrow(|channel| {
        if let Some(channel) = channel {
            // A closed channel has no listeners.
            let _sent = channel.post_message(&text.into());
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn malformed_messages_from_other_tabs_are_ignored() {
        assert_eq!(read_progress("7 0.250"), Some((JobId(7), 0.25)));
        assert_eq!(read_progress("7 9"), Some((JobId(7), 1.0)));
        for text in ["", "7", "7 NaN", "x 0.5", "-1 0.5", "7 0.5 0.5"] {
            assert_eq!(read_progress(text), None, "{text}");
        }
    }
}
