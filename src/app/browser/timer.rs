//! The current time, and callbacks after a delay.

use std::time::Duration;

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::{request_animation_frame, set_timeout};
use rules::Millis;
use web_sys::js_sys::Date;

/// Milliseconds since the page was opened, by a monotonic clock.
pub(crate) fn now() -> Millis {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance.map_or(0, |performance| performance.now() as Millis)
}

/// Returns the wall-clock time, in milliseconds since 1970.
pub(crate) fn unix_ms() -> u64 {
    Date::now() as u64
}

/// Calls `then` after `ms` milliseconds. What has been called leaves nothing behind.
pub(crate) fn after(ms: u32, then: impl FnOnce() + 'static) {
    set_timeout(then, Duration::from_millis(ms.into()));
}

/// Calls `then` in a task of its own once the next frame is drawn: what it builds is laid out and drawn in another frame.
pub(crate) fn after_frame(then: impl FnOnce() + 'static) {
    request_animation_frame(move || after(0, then));
}

/// Waits `ms` milliseconds.
pub(crate) async fn pause(ms: u32) {
    TimeoutFuture::new(ms).await;
}
