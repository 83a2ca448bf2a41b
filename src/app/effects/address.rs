//! What the address asks for besides the page: the shortcuts of the installed game. And where the licences are.

use table::Msg;
use wasm_bindgen::JsValue;

/// What a shortcut of the manifest asks for; once, so that a reload does not ask again.
pub(crate) fn shortcut() -> Option<Msg> {
    let window = web_sys::window()?;
    let location = window.location();
    let query = web_sys::UrlSearchParams::new_with_str(&location.search().ok()?).ok()?;
    let msg = match query.get("open")?.as_str() {
        "new-game" => Msg::AskNewGame,
        _ => return None,
    };
    let (history, path) = (window.history().ok()?, location.pathname().ok()?);
    let _stays = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    Some(msg)
}

/// Where the page says that the licences of what is built in are.
pub(crate) fn licences() -> Option<String> {
    let document = web_sys::window()?.document()?;
    let named = document.query_selector("link[rel=license]").ok()??;
    named.get_attribute("href")
}
