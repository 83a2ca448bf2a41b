//! Browser globals, clock and task queue. In native builds, where component tests render the page, there is no window,
//! the clock does not advance, and tasks run on the tests' executor.

use web_sys::{Document, Window};

#[cfg(not(target_arch = "wasm32"))]
pub(crate) use leptos::task::spawn_local;
#[cfg(target_arch = "wasm32")]
pub(crate) use wasm_bindgen_futures::spawn_local;

/// `true` in native builds, where component tests render the page.
pub(crate) const IS_NATIVE: bool = cfg!(not(target_arch = "wasm32"));

/// Date in native builds, in milliseconds since the Unix epoch: 1 January 2026.
#[cfg(not(target_arch = "wasm32"))]
const NATIVE_DATE_MS: u64 = 1_767_225_600_000;

/// Returns the window; `None` in native builds.
pub(crate) fn window() -> Option<Window> {
    #[cfg(target_arch = "wasm32")]
    return web_sys::window();
    #[cfg(not(target_arch = "wasm32"))]
    None
}

/// Returns the document; `None` in native builds.
pub(crate) fn document() -> Option<Document> {
    window()?.document()
}

/// Sets the page title, which the browser's tab and history display.
pub(crate) fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// Returns the current time, in milliseconds since the Unix epoch.
pub(crate) fn unix_ms() -> u64 {
    #[cfg(target_arch = "wasm32")]
    return web_sys::js_sys::Date::now() as u64;
    #[cfg(not(target_arch = "wasm32"))]
    NATIVE_DATE_MS
}
