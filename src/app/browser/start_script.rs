//! Values that the start script has read before this program was loaded; see `script/start.js` and `script/mirror.js`.

use wasm_bindgen::JsValue;
use web_sys::js_sys::Reflect;

/// A value that the start script has left under this name.
pub(crate) fn value(name: &str) -> Option<JsValue> {
    let window: JsValue = super::window()?.into();
    Reflect::get(&window, &name.into()).ok()
}

/// Whether this page plays, and no other page of the browser. Natively there is no other page.
pub(crate) fn is_playing_tab() -> bool {
    super::IS_NATIVE || value("plays").is_some_and(|is_playing_tab| is_playing_tab.is_truthy())
}

/// Whether a lock says which page plays, as it does in all browsers that have locks and grant them.
pub(crate) fn has_locks() -> bool {
    value("held").is_some_and(|held| held.is_object())
}
