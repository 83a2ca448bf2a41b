//! What the screen is like, and the keys that are pressed on it.

use board::Theme;
use leptos::prelude::*;
use table::Mode;
use wasm_bindgen::{JsCast, closure::Closure};

/// A portrait phone, on which the board is better turned a quarter; a tablet has room for the flat one.
const PORTRAIT: &str = "(max-aspect-ratio: 4/5) and (max-width: 699px)";

/// The system likes it dark.
const DARK: &str = "(prefers-color-scheme: dark)";

/// The player has asked the system for less motion.
const LESS_MOTION: &str = "(prefers-reduced-motion: reduce)";

/// Whether the board is better turned, now and whenever the screen changes.
pub(crate) fn turned(turned: RwSignal<bool>) {
    follow(PORTRAIT, turned);
}

/// Whether the system likes it dark, now and whenever that changes.
pub(crate) fn dark() -> RwSignal<bool> {
    let dark = RwSignal::new(false);
    follow(DARK, dark);
    dark
}

/// Whether the player has asked the system for less motion, now and whenever that changes.
pub(crate) fn less_motion() -> RwSignal<bool> {
    let less = RwSignal::new(false);
    follow(LESS_MOTION, less);
    less
}

fn query(query: &str) -> Option<web_sys::MediaQueryList> {
    super::window()?.match_media(query).ok()?
}

/// Sets `holds` now and whenever the answer to a query changes.
fn follow(asked: &str, holds: RwSignal<bool>) {
    let Some(query) = query(asked) else {
        return;
    };
    holds.set(query.matches());
    let asked = query.clone();
    let changed = Closure::<dyn FnMut()>::new(move || holds.set(asked.matches()));
    query.set_onchange(Some(changed.as_ref().unchecked_ref()));
    // The page listens as long as it lives.
    changed.forget();
}

/// Whether the player asked the system for less motion.
pub(crate) fn reduced_motion() -> bool {
    query(LESS_MOTION).is_some_and(|query| query.matches())
}

/// Gives the page the colours of a theme in the light that the player has chosen, and the browser's bars that of the page.
pub(crate) fn show(theme: Theme, mode: Mode) {
    let Some(document) = super::document() else {
        return;
    };
    if let Some(root) = document.document_element() {
        // Attributes with these names can always be set.
        let _set = root.set_attribute("data-theme", theme.key());
        let _set = root.set_attribute("data-mode", mode.key());
    }
    let Ok(Some(bar)) = document.query_selector("meta[name=theme-color]") else {
        return;
    };
    let window = super::window();
    let style = document
        .body()
        .and_then(|body| window?.get_computed_style(&body).ok().flatten());
    let colour = style.and_then(|style| style.get_property_value("background-color").ok());
    if let Some(colour) = colour {
        let _set = bar.set_attribute("content", &colour);
    }
}
