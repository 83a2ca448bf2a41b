//! Screen media queries, and the page's colours.

use board::Theme;
use leptos::prelude::*;
use table::Mode;
use wasm_bindgen::{JsCast, closure::Closure};

/// Media query for a phone in portrait, on which the board is turned by 90 degrees; a tablet has room for the upright
/// board.
const PORTRAIT: &str = "(max-aspect-ratio: 4/5) and (max-width: 699px)";

/// Media query for a window without space for two columns.
const NARROW: &str = "(max-width: 1023px)";

/// Media query for the system's dark colour scheme.
const DARK: &str = "(prefers-color-scheme: dark)";

/// Media query for the system's reduced-motion setting.
const LESS_MOTION: &str = "(prefers-reduced-motion: reduce)";

/// Keeps `turned` up to date: `true` if a turned board suits the screen better.
pub(crate) fn turned(turned: RwSignal<bool>) {
    follow(PORTRAIT, turned);
}

/// Returns a signal that is `true` while the system has a dark colour scheme.
pub(crate) fn dark() -> RwSignal<bool> {
    let dark = RwSignal::new(false);
    follow(DARK, dark);
    dark
}

/// Returns a signal that is `true` while the system requests reduced motion.
pub(crate) fn less_motion() -> RwSignal<bool> {
    let less = RwSignal::new(false);
    follow(LESS_MOTION, less);
    less
}

fn query(query: &str) -> Option<web_sys::MediaQueryList> {
    super::window()?.match_media(query).ok()?
}

/// Sets `holds` to the result of a media query, now and whenever it changes.
fn follow(media: &str, holds: RwSignal<bool>) {
    let Some(query) = query(media) else {
        return;
    };
    holds.set(query.matches());
    let media = query.clone();
    let changed = Closure::<dyn FnMut()>::new(move || holds.set(media.matches()));
    query.set_onchange(Some(changed.as_ref().unchecked_ref()));
    // The listener must live as long as the page.
    changed.forget();
}

/// Scrolls the window and the body of a room to the top.
pub(crate) fn scroll_to_top() {
    if let Some(window) = super::window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
    let body = super::document().and_then(|page| page.query_selector(".room-body").ok().flatten());
    if let Some(body) = body {
        body.set_scroll_top(0);
    }
}

/// Returns `true` if the window has no space for two columns.
pub(crate) fn is_narrow() -> bool {
    query(NARROW).is_some_and(|query| query.matches())
}

/// Returns `true` if the system requests reduced motion.
pub(crate) fn reduced_motion() -> bool {
    query(LESS_MOTION).is_some_and(|query| query.matches())
}

/// Sets the page's colours to a theme in the chosen mode, light or dark, and the browser's toolbars to the page's
/// colour.
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
