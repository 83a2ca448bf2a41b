//! Values set by the start script before this program was loaded; see `script/start.js` and `script/mirror.js`.

use wasm_bindgen::JsValue;
use web_sys::js_sys::Reflect;

/// Returns the value that the start script stored under `name`; `None` if there is no such value.
pub(crate) fn value(name: &str) -> Option<JsValue> {
    let window: JsValue = super::window()?.into();
    Reflect::get(&window, &name.into()).ok()
}

/// Returns `true` if this page is the one, of all the pages open in the browser, that plays the game; always `true` in
/// native builds.
pub(crate) fn is_playing_tab() -> bool {
    super::IS_NATIVE || value("plays").is_some_and(|is_playing_tab| is_playing_tab.is_truthy())
}

/// Returns `true` if a lock determines the playing page, as in all browsers that support and grant locks.
pub(crate) fn has_locks() -> bool {
    value("held").is_some_and(|held| held.is_object())
}
