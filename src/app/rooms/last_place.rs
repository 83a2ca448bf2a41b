//! Reader's last place in the most recently studied match, kept for the lifetime of the tab, so that the study room
//! opens at that place after a reload.

use study::Place;

use crate::browser;

/// Key in the tab's session storage, which `script/link.js` also reads.
const KEY: &str = "backgammon.place";

/// Stores the reader's place in the match named `name`.
pub(super) fn save(name: &str, place: Place) {
    if let Some(store) = store() {
        // Without storage, the room opens at the beginning.
        let _full = store.set_item(KEY, &study::to_note(place, name));
    }
}

/// Returns the reader's place in the match named `name`; `None` if another match was studied more recently.
pub(super) fn load(name: &str) -> Option<Place> {
    study::from_note(&store()?.get_item(KEY).ok()??, name)
}

/// Removes the stored place, so that the next match opens at its beginning.
pub(super) fn forget() {
    if let Some(store) = store() {
        // Removing a missing key is harmless.
        let _none = store.remove_item(KEY);
    }
}

fn store() -> Option<web_sys::Storage> {
    browser::window()?.session_storage().ok()?
}
