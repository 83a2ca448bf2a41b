//! Money play: the running total, and the button that takes back plays in a practice game.

use leptos::prelude::*;
use table::{account, take_back};

use crate::store::Store;

/// Draws the total that each player has won or lost, once a game has been finished.
#[component]
pub(crate) fn Account(store: Store) -> impl IntoView {
    let account = store.slice(account);
    move || {
        account
            .get()
            .map(|line| view! { <p class="account">{line}</p> })
    }
}

/// Draws the button that takes back the last play in a practice game.
#[component]
pub(crate) fn TakeBack(store: Store) -> impl IntoView {
    let button = store.slice(take_back);
    move || {
        let button = button.get()?;
        let press = move |_| store.send(button.msg.clone());
        Some(view! {
            <button class="button" aria-disabled=(!button.enabled).to_string() on:click=press>{button.label}</button>
        })
    }
}
