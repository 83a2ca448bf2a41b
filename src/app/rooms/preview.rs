//! Preview of a link: its board, in the layout of the study room, shown before the program has loaded.
//!
//! `script/link.js` inserts the preview into the page. Its button opens the game by its address, as a link does.

use leptos::prelude::document;
use web_sys::Element;

/// ID of the preview's element.
const ID: &str = "preview";

/// Returns `true` if a preview is shown.
pub(super) fn is_shown() -> bool {
    element().is_some()
}

/// Removes the preview.
pub(super) fn close() {
    if let Some(preview) = element() {
        preview.remove();
    }
}

fn element() -> Option<Element> {
    document().get_element_by_id(ID)
}
