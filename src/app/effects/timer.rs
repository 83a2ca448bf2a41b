//! Things that happen after a while.

use gloo_timers::{callback::Timeout, future::TimeoutFuture};

/// Calls `then` after `ms` milliseconds.
pub(crate) fn after(ms: u32, then: impl FnOnce() + 'static) {
    Timeout::new(ms, then).forget();
}

/// Waits `ms` milliseconds.
pub(crate) async fn pause(ms: u32) {
    TimeoutFuture::new(ms).await;
}
