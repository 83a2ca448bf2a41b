//! The page: Leptos components over `table`, and the doors to the browser.
//!
//! Components draw what `table` says and send its messages; what happens is decided there. The only doors to the
//! outside are in `effects`. *Must not know*: the engine, the rules of play.

mod arrival;
mod board;
mod effects;
mod keys;
mod later;
mod page;
mod panels;
mod store;

use leptos::{mount::mount_to_body, prelude::*};
use store::Store;

/// Puts the page into the document and starts it, once what is stored has been read and the texts of its language
/// are there.
pub fn mount() {
    effects::crash::watch();
    later::open(|mut opening| {
        effects::language::first(opening.settings.language, |words, missing| {
            opening.others.extend(missing);
            effects::crash::translate(&words);
            // Each of these takes long enough for one task.
            effects::timer::after(0, || {
                let owner = Owner::new();
                let store = owner.with(|| Store::open(words, opening));
                effects::timer::after(0, move || {
                    mount_to_body(move || {
                        on_cleanup(move || drop(owner));
                        page::Page(page::PageProps { store })
                    });
                });
            });
        });
    });
}
