//! Staged page build: parts that are fetched, and parts that are built in separate tasks.

use std::pin::Pin;

use leptos::{prelude::*, reactive::spawn_local_scoped_with_cancellation};

use crate::browser::timer;

/// View that is being fetched or built. The future is boxed, because the code that awaits it would otherwise be
/// compiled once for each future type.
type PendingView = Pin<Box<dyn Future<Output = AnyView>>>;

/// Returns a view that appears once `pending` has completed.
pub(crate) fn when_ready(pending: impl Future<Output = AnyView> + 'static) -> AnyView {
    when_boxed(Box::pin(pending))
}

fn when_boxed(pending: PendingView) -> AnyView {
    let (arrived, there) = (StoredValue::new_local(None), RwSignal::new(false));
    spawn_local_scoped_with_cancellation(async move {
        let view = pending.await;
        arrived.set_value(Some(view));
        there.set(true);
    });
    let part = move || {
        there
            .get()
            .then(|| arrived.try_update_value(Option::take).flatten())
    };
    part.into_any()
}

/// Progress of a page that is built in stages.
#[derive(Clone, Copy)]
pub(crate) struct StagedBuild {
    /// `true` once all parts are built.
    pub(crate) is_complete: RwSignal<bool>,
    /// Number of outstanding parts.
    pending: StoredValue<u32>,
    /// `true` once the regions of the chunk `later` have been built.
    has_later: StoredValue<bool>,
}

impl StagedBuild {
    /// Returns the progress of a page before any part has been built.
    pub(crate) fn new() -> Self {
        Self {
            is_complete: RwSignal::new(false),
            pending: StoredValue::new(0),
            has_later: StoredValue::new(false),
        }
    }

    /// Returns the progress of a complete page.
    pub(crate) fn finished() -> Self {
        Self {
            is_complete: RwSignal::new(true),
            has_later: StoredValue::new(true),
            ..Self::new()
        }
    }

    /// Returns a view that is built in a separate task, so that no task blocks a phone for long; once the page is
    /// complete, the view is built immediately.
    pub(crate) fn deferred(self, part: impl FnOnce() -> AnyView + 'static) -> AnyView {
        if self.is_complete.get_untracked() {
            return part();
        }
        let expected = self.expect();
        in_own_task(move || {
            let _expected = expected;
            part()
        })
    }

    /// Yields to the next task before the regions of the chunk `later` are built for the first time.
    pub(crate) async fn later_came(self) {
        if !self.has_later.get_value() {
            timer::pause(0).await;
        }
    }

    /// Returns a region of the chunk `later`: built in a separate task when the chunk has just loaded, or immediately
    /// when the page is rebuilt in another language.
    pub(crate) fn later_region(self, region: impl FnOnce() -> AnyView + 'static) -> AnyView {
        if self.has_later.get_value() {
            return region();
        }
        in_own_task(region)
    }

    /// Marks the regions of the chunk `later` as built.
    pub(crate) fn later_is_built(self) {
        self.has_later.set_value(true);
    }

    /// Registers an outstanding part.
    fn expect(self) -> Expected {
        self.pending.update_value(|pending| *pending += 1);
        Expected(self)
    }

    /// Returns the number of similar elements to draw for now; the number grows with each task and is unlimited once
    /// the page is complete.
    pub(crate) fn growing_count(self) -> RwSignal<usize> {
        const STEP: usize = 8;
        /// Enough for both sides' checkers, and for the board's places.
        const ALL: usize = 32;
        if self.is_complete.get_untracked() {
            return RwSignal::new(usize::MAX);
        }
        let expected = self.expect();
        let built = RwSignal::new(STEP);
        spawn_local_scoped_with_cancellation(async move {
            for count in (2 * STEP..=ALL).step_by(STEP) {
                timer::pause(0).await;
                built.set(count);
            }
            built.set(usize::MAX);
            drop(expected);
        });
        built
    }
}

/// Part that has not been built yet. The value is dropped when the part is built or its task is cancelled, so that the
/// page no longer waits for the part.
struct Expected(StagedBuild);

impl Drop for Expected {
    /// Marks the page as complete after the last part, unless more parts have been registered by then.
    fn drop(&mut self) {
        let StagedBuild {
            is_complete,
            pending,
            ..
        } = self.0;
        pending.try_update_value(|pending| *pending -= 1);
        timer::after(0, move || {
            if pending.try_get_value() == Some(0) {
                is_complete.set(true);
            }
        });
    }
}

/// Returns a part that is always built in a separate task.
pub(crate) fn in_own_task(part: impl FnOnce() -> AnyView + 'static) -> AnyView {
    let part: Box<dyn FnOnce() -> AnyView> = Box::new(part);
    when_ready(async move {
        timer::pause(0).await;
        part()
    })
}
