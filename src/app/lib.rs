//! The page: Leptos components over `table`, and the doors to the browser.
//!
//! Components draw what `table` says and send its messages; what happens is decided there. The only doors to the
//! outside are in `effects`. *Must not know*: the engine, the rules of play.

mod board;
mod effects;
mod keys;
mod page;
mod panels;
mod store;

/// Puts the page into the document and starts it.
pub fn mount() {
    effects::crash::watch();
    leptos::mount::mount_to_body(page::Page);
    effects::crash::loaded();
}
