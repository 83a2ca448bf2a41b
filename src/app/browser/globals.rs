//! Global objects of the browser, its clock and its task queue. In native builds, where component tests render the
//! page, there is no window, the clock does not advance, and tasks run on the executor of the tests.

use web_sys::{Document, Window};

#[cfg(not(target_arch = "wasm32"))]
pub(crate) use leptos::task::spawn_local;
#[cfg(target_arch = "wasm32")]
pub(crate) use wasm_bindgen_futures::spawn_local;

/// `true` natively, where component tests render the page.
pub(crate) const IS_NATIVE: bool = cfg!(not(target_arch = "wasm32"));

/// Native date, in milliseconds since 1970: 1 January 2026.
#[cfg(not(target_arch = "wasm32"))]
const NATIVE_DATE_MS: u64 = 1_767_225_600_000;

/// Returns the window; `None` natively.
pub(crate) fn window() -> Option<Window> {
    #[cfg(target_arch = "wasm32")]
    return web_sys::window();
    #[cfg(not(target_arch = "wasm32"))]
    None
}

/// Returns the document; `None` natively.
pub(crate) fn document() -> Option<Document> {
    window()?.document()
}

/// Sets the page title, which the browser's tab and history display.
pub(crate) fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// Returns the current date, in milliseconds since 1970.
pub(crate) fn unix_ms() -> u64 {
    #[cfg(target_arch = "wasm32")]
    return web_sys::js_sys::Date::now() as u64;
    #[cfg(not(target_arch = "wasm32"))]
    NATIVE_DATE_MS
}
