//! The phone's menu: what the side panel offers on a larger screen.

use leptos::prelude::*;
use table::{Dialog, Msg, title};

use super::{modal::Modal, plays::Plays};
use crate::store::Store;

/// The menu.
#[component]
pub(crate) fn Menu(store: Store) -> impl IntoView {
    let title = store.slice(title);
    let entry = move |label: &'static str, msg: fn() -> Msg| {
        view! { <button class="button" on:click=move |_| store.send(msg())>{label}</button> }
    };
    view! {
        <Modal store label="Menu" is_open=|dialog| *dialog == Dialog::Menu>
            <h2>{title}</h2>
            <Plays store/>
            <div class="modal-buttons">
                {entry("Resign", || Msg::AskResign)}
                {entry("New game", || Msg::AskNewGame)}
                {entry("Settings", || Msg::AskSettings)}
                {entry("Close", || Msg::CloseDialog)}
            </div>
        </Modal>
    }
}
