//! The position of a finger on a touch screen.

use web_sys::TouchEvent;

/// Returns the distance of the only finger from the top of the window, in CSS pixels; `None` with more than one finger, or
/// none.
pub(crate) fn height(event: &TouchEvent) -> Option<f64> {
    let touches = event.touches();
    let only = touches.get(0).filter(|_| touches.length() == 1)?;
    Some(f64::from(only.client_y()))
}
