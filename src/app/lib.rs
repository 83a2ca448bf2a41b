//! Page: Leptos components that draw the models from `table` and the room crates, and their access to the browser.
//!
//! Components draw a model and send its messages; `effect_handlers` and `effects` carry out the effects of an update.
//! `browser` wraps the browser APIs that the whole page shares, with native replacements for tests. Rooms access the
//! APIs that only they use themselves: workers, direct connections, dropped files.

#![cfg_attr(
    any(not(target_arch = "wasm32"), debug_assertions),
    expect(
        clippy::large_types_passed_by_value,
        reason = "the state of a room is a copy of its signals, which are larger natively and in a debug build"
    )
)]

#[macro_use]
mod split;

mod board;
mod browser;
mod effect_handlers;
mod effects;
mod form_fields;
mod keys;
mod later;
mod listeners;
mod page;
mod panels;
mod parts;
mod rooms;
mod sharing;
mod shell;
mod staged_build;
mod store;
#[cfg(test)]
mod tests;

use browser::{crash, language, storage::Opening, timer};
use leptos::{mount::mount_to_body, prelude::*};
use store::Store;
use table::{Msg, SettingsMsg};
use words::Words;

use crate::browser::spawn_local;

/// Mounts and starts the page, once the stored data and its language's texts have loaded.
pub fn mount() {
    crash::install_panic_hook();
    spawn_local(async {
        // Each step is a separate task, because one long task would make a phone unresponsive.
        timer::pause(0).await;
        let Some(mut opening) = Opening::load().await else {
            return;
        };
        let (words, failed) = language::first(opening.settings.language).await;
        let missing = failed.then_some(Msg::Settings(SettingsMsg::WordsFailed));
        opening.others.extend(missing);
        crash::translate(&words);
        timer::pause(0).await;
        mount_to_body(|| staged_build::when_ready(page(words, opening)));
    });
}

/// Builds the page: first its state in one task, then its views.
async fn page(words: Words, opening: Opening) -> AnyView {
    timer::pause(0).await;
    let store = Store::open(words, opening, effect_handlers::carry_out);
    timer::pause(0).await;
    view! { <page::Page store/> }.into_any()
}
