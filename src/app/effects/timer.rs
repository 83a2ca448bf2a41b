//! Things that happen after a while.

use gloo_timers::callback::Timeout;

/// Calls `then` after `ms` milliseconds.
pub(crate) fn after(ms: u32, then: impl FnOnce() + 'static) {
    Timeout::new(ms, then).forget();
}
