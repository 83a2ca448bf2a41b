//! Where one was in what was studied last, for as long as the tab lives: the study room opens there again after a reload.

use study::Place;

use crate::browser;

/// The key in the tab's own store, which `script/link.js` reads too.
const KEY: &str = "backgammon.place";

/// Notes where one is in the match with this name.
pub(super) fn save(name: &str, place: Place) {
    if let Some(store) = store() {
        // Where there is no room, the room opens at the beginning.
        let _full = store.set_item(KEY, &study::to_note(place, name));
    }
}

/// Returns where one was in the match with this name, if it was the last.
pub(super) fn load(name: &str) -> Option<Place> {
    study::from_note(&store()?.get_item(KEY).ok()??, name)
}

/// Forgets where one was, so that what is opened next begins at its beginning.
pub(super) fn forget() {
    if let Some(store) = store() {
        // Without the key there is nothing to forget.
        let _none = store.remove_item(KEY);
    }
}

fn store() -> Option<web_sys::Storage> {
    browser::window()?.session_storage().ok()?
}
