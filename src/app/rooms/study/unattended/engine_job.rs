//! Engine job that ends with its queue job.

use std::{
    cell::{Cell, RefCell},
    future::poll_fn,
    rc::Rc,
    task::{Poll, Waker},
};

use analyst::{JobEvent, Priority, Query, Report, Ticket};
use leptos::prelude::*;
use study::JobId;

use crate::{
    browser::timer,
    rooms::{Shell, queue},
};

/// Interval between progress updates, in milliseconds.
const SHOWN_MS: u64 = 1_000;

/// Queue job that may be interrupted: paused, removed, or taken over by another tab.
#[derive(Clone)]
pub(super) struct Interruptible {
    pub(super) shell: Shell,
    /// Reactive owner of the job's effects.
    pub(super) owner: Owner,
    /// `false` once the job must stop.
    pub(super) is_active: Memo<bool>,
    pub(super) id: JobId,
}

/// Reason why an engine job ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// All tasks are done.
    Over,
    /// The queue job was interrupted.
    Stopped,
    /// The engine failed.
    Failed,
}

/// End of an engine job, and the waker of the task that awaits it.
#[derive(Default)]
struct Ending {
    end: Cell<Option<End>>,
    waker: RefCell<Option<Waker>>,
}

impl Interruptible {
    /// Returns `true` until the job must stop.
    pub(super) fn is_active(&self) -> bool {
        self.is_active.get_untracked()
    }

    /// Submits the queries and waits until they have all been answered or the job is interrupted. `on_report` receives
    /// each report with the index of its query; it returns `false` to stop.
    pub(super) async fn judge(
        &self,
        tasks: Vec<Query>,
        mut on_report: impl FnMut(usize, Report) -> bool + 'static,
    ) -> End {
        let ending = Rc::new(Ending::default());
        let outcome = Rc::new(Cell::new(End::Over));
        let ticket = Rc::new(Cell::new(None::<Ticket>));
        let analyst = self.shell.analyst();
        let (end, result, own) = (Rc::clone(&ending), Rc::clone(&outcome), Rc::clone(&ticket));
        let engine = analyst.clone();
        let on_event = move |event| match event {
            JobEvent::Found { nth, report } => {
                if !on_report(nth, report)
                    && result.get() == End::Over
                    && let Some(ticket) = own.get()
                {
                    result.set(End::Stopped);
                    let engine = engine.clone();
                    // A job must not be stopped while its listener is running.
                    timer::after(0, move || engine.stop(ticket));
                }
            }
            JobEvent::Stopped => result.set(End::Stopped),
            JobEvent::Failed(_) => result.set(End::Failed),
            JobEvent::Over => {
                end.end.set(Some(result.get()));
                if let Some(waker) = end.waker.take() {
                    waker.wake();
                }
            }
        };
        let submitted = analyst.submit(Priority::Queue, tasks, on_event);
        ticket.set(Some(submitted));
        let is_active = self.is_active;
        let effects = self.owner.child();
        effects.with(|| {
            Effect::new(move |_| {
                if !is_active.get() {
                    analyst.stop(submitted);
                }
            });
        });
        let end = poll_fn(move |context| {
            if let Some(end) = ending.end.get() {
                return Poll::Ready(end);
            }
            ending.waker.replace(Some(context.waker().clone()));
            Poll::Pending
        })
        .await;
        effects.cleanup();
        end
    }

    /// Returns a function that reports the completed fraction of the job, from 0 to 1, at most once a second.
    pub(super) fn progress(&self) -> impl Fn(f64) + Clone + 'static {
        let (id, shown) = (self.id, Rc::new(Cell::new(0)));
        move |part| {
            let now = timer::now();
            if now.saturating_sub(shown.get()) >= SHOWN_MS {
                shown.set(now);
                queue::report(Some((id, part)));
            }
        }
    }
}
