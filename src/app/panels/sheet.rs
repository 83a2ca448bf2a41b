//! A sheet over the lower part of a phone's screen, which is pulled down to see what lies under it, and up again.

use leptos::{ev::PointerEvent, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::store::Store;

/// Distance from which a press on the sheet's head is a pull, in CSS pixels.
const SLACK: f64 = 8.0;

/// Distance from which a pull lowers or raises the sheet, in CSS pixels.
const ENOUGH: f64 = 40.0;

/// The state of a sheet. Copies are the same sheet.
#[derive(Clone, Copy)]
pub(super) struct Sheet {
    store: Store,
    lowered: RwSignal<bool>,
    /// Distance from the top of the window to the point where the drag started, in CSS pixels.
    from: RwSignal<Option<f64>>,
    /// Distance of the drag, in CSS pixels, positive downwards; `None` before the drag has begun.
    by: RwSignal<Option<f64>>,
}

impl Sheet {
    /// A raised sheet.
    pub(super) fn new(store: Store) -> Self {
        Self {
            store,
            lowered: RwSignal::new(false),
            from: RwSignal::new(None),
            by: RwSignal::new(None),
        }
    }

    /// Returns `true` if only the sheet's head is seen.
    pub(super) fn is_lowered(self) -> bool {
        self.lowered.get() && self.store.turned.get()
    }

    /// Returns `true` while a finger pulls.
    pub(super) fn is_pulled(self) -> bool {
        self.by.with(Option::is_some)
    }

    /// Returns the distance that a finger has pulled, as a length of CSS.
    pub(super) fn pull(self) -> Option<String> {
        self.by.get().map(|by| format!("{by}px"))
    }

    /// Lowers or raises the sheet.
    pub(super) fn toggle(self) {
        self.lowered.update(|lowered| *lowered = !*lowered);
    }

    /// A finger comes down on the head.
    pub(super) fn down(self, event: &PointerEvent) {
        if event.button() == 0 && event.is_primary() && self.store.turned.get_untracked() {
            self.from.set(Some(f64::from(event.client_y())));
        }
    }

    /// The finger moves.
    pub(super) fn moved(self, event: &PointerEvent) {
        let Some(from) = self.from.get_untracked().filter(|_| event.is_primary()) else {
            return;
        };
        let by = f64::from(event.client_y()) - from;
        if self.by.get_untracked().is_none() {
            if by.abs() < SLACK {
                return;
            }
            // From here on the end of the press is no click on the button in the head.
            let head = event.current_target();
            if let Some(head) = head.and_then(|head| head.dyn_into::<Element>().ok()) {
                // A pointer that is gone already cannot be held: then there is nothing to pull either.
                let _gone = head.set_pointer_capture(event.pointer_id());
            }
        }
        self.by.set(Some(by));
    }

    /// The finger lets go.
    pub(super) fn up(self) {
        let by = self.by.get_untracked().unwrap_or_default();
        if by.abs() >= ENOUGH {
            self.lowered.set(by > 0.0);
        }
        self.cancel();
    }

    /// The system takes the finger away.
    pub(super) fn cancel(self) {
        self.from.set(None);
        self.by.set(None);
    }
}
