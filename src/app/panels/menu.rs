//! The phone's menu: what the side panel offers on a larger screen.

use leptos::prelude::*;
use rules::{Action, Win};
use table::{Dialog, Model, Msg, title};

use super::{
    modal::Modal,
    money::{Account, TakeBack},
    plays::Plays,
};
use crate::store::Store;

/// The menu.
#[component]
pub(crate) fn Menu(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let title = store.slice(title);
    let may_resign = store.slice(|model: &Model| {
        model.person_decides() && model.session().allows(Action::Resign(Win::Single)).is_ok()
    });
    let entry = move |label: String, msg: fn() -> Msg| {
        view! { <button class="button" on:click=move |_| store.send(msg())>{label}</button> }
    };
    view! {
        <Modal store label=store.words().menu() is_open=|dialog| *dialog == Dialog::Menu>
            <h2>{title}</h2>
            <Account store/>
            <Plays store/>
            <TakeBack store/>
            <div class="menu">
                {entry(words.read_value().new_game(), || Msg::AskNewGame)}
                <button
                    class="button"
                    disabled=move || !may_resign.get()
                    on:click=move |_| store.send(Msg::AskResign)
                >
                    {words.read_value().resign()}
                </button>
                {entry(words.read_value().settings(), || Msg::AskSettings)}
                {entry(words.read_value().fair_dice(), || Msg::AskDice)}
                {entry(words.read_value().help(), || Msg::AskHelp)}
                {entry(words.read_value().position(), || Msg::AskPosition)}
                {entry(words.read_value().type_play(), || Msg::AskPlay)}
                {entry(words.read_value().close(), || Msg::CloseDialog)}
            </div>
        </Modal>
    }
}
