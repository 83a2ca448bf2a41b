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

/// Puts the page into the document and starts it, once what is stored has been read and the texts of its language
/// are there.
pub fn mount() {
    effects::crash::watch();
    later::open(|opening| {
        effects::language::first(opening.settings.language, |words| {
            effects::crash::translate(&words);
            // Starting the program has taken long enough for one task.
            effects::timer::after(0, || {
                leptos::mount::mount_to_body(|| page::Page(page::PageProps { words, opening }));
            });
        });
    });
}
