//! What the screen is like, and the keys that are pressed on it.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};

/// Taller than wide by so much that the board is better turned a quarter.
const PORTRAIT: &str = "(max-aspect-ratio: 4/5)";

/// Sets `turned` now and whenever the screen changes.
pub(crate) fn watch(turned: RwSignal<bool>) {
    let query = web_sys::window().and_then(|window| window.match_media(PORTRAIT).ok().flatten());
    let Some(query) = query else {
        return;
    };
    turned.set(query.matches());
    let asked = query.clone();
    let changed = Closure::<dyn FnMut()>::new(move || turned.set(asked.matches()));
    query.set_onchange(Some(changed.as_ref().unchecked_ref()));
    // The page listens as long as it lives.
    changed.forget();
}

/// Whether the player asked the system for less motion.
pub(crate) fn reduced_motion() -> bool {
    let window = web_sys::window();
    let query = window.and_then(|window| {
        window
            .match_media("(prefers-reduced-motion: reduce)")
            .ok()
            .flatten()
    });
    query.is_some_and(|query| query.matches())
}
