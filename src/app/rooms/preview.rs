//! Link preview: the linked board in the study room's layout, shown until the program has loaded.
//!
//! `script/link.js` inserts the preview into the page. The preview's button opens the game by changing the address, as
//! a link does.

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
