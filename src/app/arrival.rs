//! Parts of the page that come after the rest of it.

use std::pin::Pin;

use leptos::{prelude::*, reactive::spawn_local_scoped_with_cancellation};

use crate::effects::timer;

/// What brings a part. Boxed, because the program would hold all that follows once for each kind of it.
type Coming = Pin<Box<dyn Future<Output = AnyView>>>;

/// A part that is there once `coming` has brought it.
pub(crate) fn when(coming: impl Future<Output = AnyView> + 'static) -> AnyView {
    brought(Box::pin(coming))
}

fn brought(coming: Coming) -> AnyView {
    let (arrived, there) = (StoredValue::new_local(None), RwSignal::new(false));
    spawn_local_scoped_with_cancellation(async move {
        let view = coming.await;
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

/// How far a page has come that is built out of sight, part by part.
#[derive(Clone, Copy)]
pub(crate) struct Arrival {
    /// Whether the page stands.
    pub(crate) stands: RwSignal<bool>,
    /// How many of its parts are still to come.
    coming: StoredValue<u32>,
}

impl Arrival {
    /// Of a page of which nothing is there.
    pub(crate) fn new() -> Self {
        Self {
            stands: RwSignal::new(false),
            coming: StoredValue::new(0),
        }
    }

    /// Of a page that stands.
    pub(crate) fn over() -> Self {
        Self {
            stands: RwSignal::new(true),
            ..Self::new()
        }
    }

    /// A part of the page that opens in a task of its own, so that no task keeps a phone from answering for long; once
    /// the page stands, it is there at once.
    pub(crate) fn in_turn(self, part: impl FnOnce() -> AnyView + 'static) -> AnyView {
        if self.stands.get_untracked() {
            return part();
        }
        let expected = self.expect();
        apart(move || {
            let _expected = expected;
            part()
        })
    }

    /// Counts a part that is to come.
    fn expect(self) -> Expected {
        self.coming.update_value(|coming| *coming += 1);
        Expected(self)
    }

    /// How many of many like parts are there: some more with each task, and all of them once the page stands.
    pub(crate) fn growing(self) -> RwSignal<usize> {
        const STEP: usize = 8;
        /// Enough for the checkers of both sides, and for the places of the board.
        const ALL: usize = 32;
        if self.stands.get_untracked() {
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
struct Expected(Arrival);

impl Drop for Expected {
    /// The page stands with the last part, unless others have been counted since.
    fn drop(&mut self) {
        let Arrival { stands, coming } = self.0;
        coming.try_update_value(|coming| *coming -= 1);
        timer::after(0, move || {
            if coming.try_get_value() == Some(0) {
                stands.set(true);
            }
        });
    }
}

/// A part that always comes in a task of its own.
pub(crate) fn apart(part: impl FnOnce() -> AnyView + 'static) -> AnyView {
    let part: Box<dyn FnOnce() -> AnyView> = Box::new(part);
    when(async move {
        timer::pause(0).await;
        part()
    })
}
