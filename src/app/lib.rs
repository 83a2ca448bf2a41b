//! The page: Leptos components over `table`, and the doors to the browser.
//!
//! Components draw what `table` says and send its messages; what happens is decided there. The only doors to the
//! outside are in `browser` and `effects`. *Must not know*: the engine, the rules of play.

#[macro_use]
mod split;

mod board;
mod browser;
mod effects;
mod keys;
mod later_part;
mod page;
mod panels;
mod rooms;
mod sharing;
mod staged_build;
mod store;
#[cfg(test)]
mod tests;

use browser::{storage::Opening, timer};
use leptos::{mount::mount_to_body, prelude::*};
use store::Store;
use table::{Msg, SettingsMsg};
use words::Words;

/// Puts the page into the document and starts it, once what is stored has been read and the texts of its language
/// are there.
pub fn mount() {
    browser::crash::install_panic_hook();
    later_part::open(|mut opening| {
        browser::language::first(opening.settings.language, |words, failed| {
            let missing = failed.then_some(Msg::Settings(SettingsMsg::WordsFailed));
            opening.others.extend(missing);
            browser::crash::translate(&words);
            // Starting the program has taken long enough for one task.
            timer::after(0, || {
                mount_to_body(|| staged_build::when_ready(page(words, opening)));
            });
        });
    });
}

/// The page: its state in one task, then what shows it.
async fn page(words: Words, opening: Opening) -> AnyView {
    let store = Store::open(words, opening);
    timer::pause(0).await;
    view! { <page::Page store/> }.into_any()
}
