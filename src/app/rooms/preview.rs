//! The preview of a link: its board, in the layout of the study room, from before the program was there.
//!
//! `script/link.js` puts it into the page. Its button leads to the game by the address, as links do.

use leptos::prelude::document;
use web_sys::Element;

/// The id of its element.
const ID: &str = "preview";

/// Whether there is one.
pub(super) fn is_shown() -> bool {
    element().is_some()
}

/// Removes it.
pub(super) fn close() {
    if let Some(preview) = element() {
        preview.remove();
    }
}

fn element() -> Option<Element> {
    document().get_element_by_id(ID)
}
