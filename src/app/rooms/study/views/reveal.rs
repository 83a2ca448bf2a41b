//! Scrolls to parts opened by a button press.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlDetailsElement;

use crate::browser::timer;

/// Maximum number of attempts to find a part; its page or texts may still be loading.
const ATTEMPTS: u8 = 21;

/// Time between attempts, in milliseconds.
const BETWEEN_MS: u32 = 50;

/// Scrolls the panel to the first element that matches `selector`, once that element has been drawn. A disclosure is
/// opened.
pub(in crate::rooms::study) fn reveal(selector: &'static str) {
    let attempt = move || match document().query_selector(selector) {
        Ok(Some(part)) => {
            if let Some(part) = part.dyn_ref::<HtmlDetailsElement>() {
                part.set_open(true);
            }
            part.scroll_into_view();
            true
        }
        _ => false,
    };
    timer::after_frame(move || timer::retry(ATTEMPTS, BETWEEN_MS, attempt));
}
