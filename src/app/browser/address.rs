//! Page address: its fragment, which names the room; the installed app's shortcuts; and the address of the licences.

use table::{Msg, Panel};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Array, Reflect};

use super::{start_script, window};

/// Returns the message for the manifest shortcut in the address, and removes the shortcut from it, so that a reload
/// does not repeat it; `None` if the address has no shortcut.
pub(crate) fn shortcut() -> Option<Msg> {
    let window = window()?;
    let location = window.location();
    let query = web_sys::UrlSearchParams::new_with_str(&location.search().ok()?).ok()?;
    let msg = match query.get("open")?.as_str() {
        "new-game" => Msg::Open(Panel::NewGame),
        _ => return None,
    };
    let (history, path) = (window.history().ok()?, location.pathname().ok()?);
    let _stays = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    Some(msg)
}

/// Returns the address's fragment, with its `#`; empty if the address has no fragment.
pub(crate) fn fragment() -> String {
    let window = window();
    let fragment = window.and_then(|window| window.location().hash().ok());
    fragment.unwrap_or_default()
}

/// Replaces the fragment, given with its `#`; an empty fragment removes it. The history entry's note does not change.
pub(crate) fn replace(fragment: &str) {
    let _stays = go_in_place(fragment);
}

/// Returns the text that [`set_note`] attached to the current history entry; `None` if there is no such text.
pub(crate) fn note() -> Option<String> {
    window()?.history().ok()?.state().ok()?.as_string()
}

/// Attaches a text to the current history entry, where it survives a reload.
pub(crate) fn set_note(note: &str) {
    let history = window().and_then(|window| window.history().ok());
    // Without a note, the back link leads to the home page of the current place.
    let _noted = history.map(|history| history.replace_state(&note.into(), ""));
}

/// Adds a history entry with this note and the same address, so that Back returns to the current entry.
pub(crate) fn push_note(note: &str) {
    let history = window().and_then(|window| window.history().ok());
    // Without a separate entry, Back leaves the page.
    let _pushed = history.map(|history| history.push_state(&note.into(), ""));
}

/// Navigates to another fragment, given with its `#`; Back returns to the current fragment.
pub(crate) fn go(fragment: &str) {
    if let Some(window) = window() {
        let _gone = window.location().set_hash(fragment);
    }
}

fn go_in_place(fragment: &str) -> Option<()> {
    let window = window()?;
    let location = window.location();
    let address = location.pathname().ok()? + &location.search().ok()? + fragment;
    let history = window.history().ok()?;
    let note = history.state().unwrap_or(JsValue::NULL);
    history
        .replace_state_with_url(&note, "", Some(&address))
        .ok()
}

/// Navigates back to the previous address.
pub(crate) fn back() {
    let history = window().and_then(|window| window.history().ok());
    let _gone: Option<Result<(), JsValue>> = history.map(|history| history.back());
}

/// Navigates forward to the address from which the player has gone back.
pub(crate) fn forward() {
    let history = window().and_then(|window| window.history().ok());
    let _gone: Option<Result<(), JsValue>> = history.map(|history| history.forward());
}

/// Returns the address of the bundled code's licences; `None` if the build does not list them.
pub(crate) fn licences() -> Option<String> {
    listed("licences").map(|[address, _]| address)
}

/// Returns the address and the hash of a file listed by the chunk `later` (see `script/start.js`); `None` if the file
/// is not listed.
pub(crate) fn listed(name: &str) -> Option<[String; 2]> {
    let listed = Reflect::get(&start_script::value("parts")?, &name.into()).ok()?;
    let listed: Array = listed.dyn_into().ok()?;
    Some([listed.get(0).as_string()?, listed.get(1).as_string()?])
}
