//! Things that happen after a while.

use std::time::Duration;

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::set_timeout;

/// Calls `then` after `ms` milliseconds. What has been called leaves nothing behind.
pub(crate) fn after(ms: u32, then: impl FnOnce() + 'static) {
    set_timeout(then, Duration::from_millis(ms.into()));
}

/// Waits `ms` milliseconds.
pub(crate) async fn pause(ms: u32) {
    TimeoutFuture::new(ms).await;
}
