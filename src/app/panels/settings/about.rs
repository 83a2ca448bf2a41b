//! Links to further reading: keys, the position in words, and the licences.

use leptos::prelude::*;
use table::{Msg, Panel};

use crate::{browser::address, parts::onward, store::Store};

/// Draws the rows with the links to further reading.
#[component]
pub(super) fn About(store: Store) -> impl IntoView {
    let words = store.words();
    let row = move |name: String, panel: fn() -> Panel| {
        view! {
            <button class="li" on:click=move |_| store.send(Msg::Open(panel()))>
                <span class="li-text">{name}</span>
                {onward()}
            </button>
        }
    };
    view! {
        <div class="group">
            {row(words.keys(), || Panel::Keys)}
            {row(words.position(), || Panel::Position)}
            <a class="li" href=address::licences() target="_blank">
                <span class="li-text">{words.licences()}</span>
                {onward()}
            </a>
        </div>
    }
}
