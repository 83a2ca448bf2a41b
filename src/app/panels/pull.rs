//! Vertical touch drag of a sheet.

use leptos::{ev::TouchEvent, prelude::*};

/// Distance in CSS pixels beyond which a touch becomes a drag.
const SLACK: f64 = 8.0;

/// Vertical touch drag, from its start to its end. Copies refer to the same drag.
#[derive(Clone, Copy)]
pub(super) struct Pull {
    /// Distance from the top of the window to the point where the touch began, in CSS pixels.
    from: StoredValue<Option<f64>>,
    /// Distance of the drag, in CSS pixels, positive downwards; `None` before the drag has begun.
    by: RwSignal<Option<f64>>,
}

impl Pull {
    /// Returns a drag that has not begun.
    pub(super) fn new() -> Self {
        Self {
            from: StoredValue::new(None),
            by: RwSignal::new(None),
        }
    }

    /// Starts a drag at the position of the touch.
    pub(super) fn touch(self, event: &TouchEvent) {
        self.from.set_value(height(event));
    }

    /// Updates the distance of the drag.
    pub(super) fn drag_to(self, event: &TouchEvent) {
        let Some((from, to)) = self.from.get_value().zip(height(event)) else {
            return;
        };
        let distance = to - from;
        if distance.abs() >= SLACK || self.by.get_untracked().is_some() {
            self.by.set(Some(distance));
        }
    }

    /// Ends the drag and returns its distance in CSS pixels, positive downwards.
    pub(super) fn end(self) -> f64 {
        self.from.set_value(None);
        let distance = self.by.get_untracked();
        self.by.set(None);
        distance.unwrap_or_default()
    }

    /// Returns the distance so far; reactive.
    pub(super) fn by(self) -> Option<f64> {
        self.by.get()
    }
}

/// Returns the touch's distance from the top of the window, in CSS pixels; `None` unless exactly one finger touches the
/// screen.
fn height(event: &TouchEvent) -> Option<f64> {
    let touches = event.touches();
    let only = touches.get(0).filter(|_| touches.length() == 1)?;
    Some(f64::from(only.client_y()))
}
