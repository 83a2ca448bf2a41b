//! Brings what a press has opened into view.

use leptos::prelude::document;

use crate::browser::timer;

/// Scrolls the panel to the first element that `selector` matches, once it has been drawn.
pub(in crate::rooms::study) fn reveal(selector: &'static str) {
    timer::after_frame(move || {
        if let Ok(Some(part)) = document().query_selector(selector) {
            part.scroll_into_view();
        }
    });
}
