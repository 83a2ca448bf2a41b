//! Scrolling to parts that a press has opened.

use leptos::prelude::document;

use crate::browser::timer;

/// Scrolls the panel to the first element that `selector` matches, once that element has been drawn.
pub(in crate::rooms::study) fn reveal(selector: &'static str) {
    timer::after_frame(move || {
        if let Ok(Some(part)) = document().query_selector(selector) {
            part.scroll_into_view();
        }
    });
}
