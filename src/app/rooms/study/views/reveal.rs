//! Scrolling to parts that a press has opened.

use leptos::prelude::document;

use crate::browser::timer;

/// Number of attempts to find a part, whose page or texts may still have to load.
const LOOKS: u8 = 20;
/// Time between two attempts, in milliseconds.
const BETWEEN_MS: u32 = 50;

/// Scrolls the panel to the first element that `selector` matches, once that element has been drawn.
pub(in crate::rooms::study) fn reveal(selector: &'static str) {
    look(selector, LOOKS);
}

fn look(selector: &'static str, looks: u8) {
    timer::after_frame(move || match document().query_selector(selector) {
        Ok(Some(part)) => part.scroll_into_view(),
        _ if looks > 0 => timer::after(BETWEEN_MS, move || look(selector, looks - 1)),
        _ => {}
    });
}
