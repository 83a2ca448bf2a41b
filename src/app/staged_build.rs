//! Building the page part by part: parts that are fetched, and parts that wait for a task of their own.

use std::pin::Pin;

use leptos::{prelude::*, reactive::spawn_local_scoped_with_cancellation};

use crate::browser::timer;

/// A view that is being fetched or built. Boxed, because the program would hold all that follows once for each kind of it.
type PendingView = Pin<Box<dyn Future<Output = AnyView>>>;

/// A part that is shown once `pending` has returned its view.
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

/// The progress of a page that is built part by part.
#[derive(Clone, Copy)]
pub(crate) struct StagedBuild {
    /// Whether all parts are there.
    pub(crate) is_complete: RwSignal<bool>,
    /// Number of parts that are still to come.
    pending: StoredValue<u32>,
    /// Whether the regions of the part `later` have been built before.
    has_later: StoredValue<bool>,
}

impl StagedBuild {
    /// The progress of a page of which nothing is there.
    pub(crate) fn new() -> Self {
        Self {
            is_complete: RwSignal::new(false),
            pending: StoredValue::new(0),
            has_later: StoredValue::new(false),
        }
    }

    /// The progress of a page of which all parts are there.
    pub(crate) fn finished() -> Self {
        Self {
            is_complete: RwSignal::new(true),
            has_later: StoredValue::new(true),
            ..Self::new()
        }
    }

    /// A part of the page that opens in a task of its own, so that no task keeps a phone from answering for long; once
    /// the page is complete, it is there at once.
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

    /// Waits for a task of its own before the first regions of the part `later` are built.
    pub(crate) async fn later_came(self) {
        if !self.has_later.get_value() {
            timer::pause(0).await;
        }
    }

    /// A region of the part `later`: each opens in a task of its own when the part has just come, and at once when the
    /// page is built anew in another language.
    pub(crate) fn later_region(self, region: impl FnOnce() -> AnyView + 'static) -> AnyView {
        if self.has_later.get_value() {
            return region();
        }
        in_own_task(region)
    }

    /// The regions of the part `later` are there.
    pub(crate) fn later_is_built(self) {
        self.has_later.set_value(true);
    }

    /// Counts a part that is to come.
    fn expect(self) -> Expected {
        self.pending.update_value(|pending| *pending += 1);
        Expected(self)
    }

    /// How many of many like parts are there: some more with each task, and all of them once the page is complete.
    pub(crate) fn growing_count(self) -> RwSignal<usize> {
        const STEP: usize = 8;
        /// Enough for the checkers of both sides, and for the places of the board.
        const ALL: usize = 32;
        if self.is_complete.get_untracked() {
            return RwSignal::new(usize::MAX);
        }
        let expected = self.expect();
        let there = RwSignal::new(STEP);
        spawn_local_scoped_with_cancellation(async move {
            for many in (2 * STEP..=ALL).step_by(STEP) {
                timer::pause(0).await;
                there.set(many);
            }
            there.set(usize::MAX);
            drop(expected);
        });
        there
    }
}

/// A part that is to come. Dropped when it has come, or when its task is cancelled: then it is not waited for.
struct Expected(StagedBuild);

impl Drop for Expected {
    /// The page is complete with the last part, unless others have been counted since.
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

/// A part that always comes in a task of its own.
pub(crate) fn in_own_task(part: impl FnOnce() -> AnyView + 'static) -> AnyView {
    let part: Box<dyn FnOnce() -> AnyView> = Box::new(part);
    when_ready(async move {
        timer::pause(0).await;
        part()
    })
}
