//! Current time, and delayed callbacks.

#[cfg(target_arch = "wasm32")]
use {
    gloo_timers::future::TimeoutFuture,
    leptos::prelude::{request_animation_frame, set_timeout},
    std::time::Duration,
};

use rules::Millis;

/// Returns the milliseconds since the page was opened, measured by a monotonic clock.
pub(crate) fn now() -> Millis {
    let performance = super::window().and_then(|window| window.performance());
    performance.map_or(0, |performance| performance.now() as Millis)
}

/// Calls `then` after `ms` milliseconds. The timer is freed after the call.
pub(crate) fn after(ms: u32, then: impl FnOnce() + 'static) {
    #[cfg(target_arch = "wasm32")]
    set_timeout(then, Duration::from_millis(ms.into()));
    #[cfg(not(target_arch = "wasm32"))]
    super::spawn_local(async move {
        pause(ms).await;
        then();
    });
}

/// Calls `then` in a separate task after the next frame, so that the views that it builds are laid out in a later
/// frame.
pub(crate) fn after_frame(then: impl FnOnce() + 'static) {
    #[cfg(target_arch = "wasm32")]
    request_animation_frame(move || after(0, then));
    #[cfg(not(target_arch = "wasm32"))]
    after(0, then);
}

/// Calls `attempt` until it returns `true`, up to `attempts` times at intervals of `ms` milliseconds.
pub(crate) fn retry(attempts: u8, ms: u32, attempt: impl Fn() -> bool + 'static) {
    if attempts > 0 && !attempt() {
        after(ms, move || retry(attempts - 1, ms, attempt));
    }
}

#[cfg(test)]
thread_local! {
    static STOPS: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

/// Makes every pause endless if `stops`, so that a test can inspect a page before the browser's next task.
#[cfg(test)]
pub(crate) fn stop(stops: bool) {
    STOPS.set(stops);
}

/// Waits `ms` milliseconds. In native builds, the clock does not advance: a pause of 0 ms ends immediately, and a
/// longer pause never ends.
pub(crate) async fn pause(ms: u32) {
    #[cfg(target_arch = "wasm32")]
    TimeoutFuture::new(ms).await;
    #[cfg(not(target_arch = "wasm32"))]
    {
        #[cfg(test)]
        let ms = ms.max(u32::from(STOPS.get()));
        if ms > 0 {
            std::future::pending::<()>().await;
        }
    }
}

/// Ends the current task, so that the page can handle input and draw. On a hidden page, which draws nothing and whose
/// timers the browser delays by up to a minute, the current task continues instead.
pub(crate) async fn breathe() {
    if !super::document().is_some_and(|document| document.hidden()) {
        pause(0).await;
    }
}
