//! Support for keyboard and voice input: a field for plays in notation, the list of keyboard shortcuts, and a
//! description of the position in words.

use leptos::{html, prelude::*};
use table::{
    Dialog, Model, Msg, PlayMsg, Route, SHORTCUTS, STUDY_SHORTCUTS, ShortcutLine, SideInWords,
    TypedPlay, position,
};

use super::modal::Modal;
use crate::store::Store;

/// Draws the field for a play in notation. Invalid input remains in the field, with the reason beside it.
#[component]
pub(crate) fn TypePlay(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let refused = store.slice(|model: &Model| match model.dialog() {
        Dialog::Type(why) => why.clone(),
        _ => None,
    });
    let field = NodeRef::<html::Input>::new();
    let play = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = field.get_untracked().map(|field| field.value());
        let text = text.unwrap_or_default();
        let typed = store
            .model
            .with_untracked(|model| TypedPlay::read(model, &text));
        store.send(Msg::Play(PlayMsg::Typed(typed)));
    };
    view! {
        <Modal store label=store.words().type_play() is_open=|dialog| matches!(dialog, Dialog::Type(_))>
            <form class="typed" on:submit=play>
                <label for="typed-play">{words.read_value().type_play()}</label>
                <input
                    id="typed-play"
                    node_ref=field
                    dir="ltr"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    aria-describedby="typed-hint typed-refused"
                />
                <p id="typed-hint" class="hint">{words.read_value().type_example()}</p>
                <p id="typed-refused" role="alert">{move || refused.get()}</p>
                <div class="modal-buttons">
                    <button type="button" class="button" on:click=move |_| store.send(Msg::CloseDialog)>
                        {words.read_value().cancel()}
                    </button>
                    <button class="button primary">{words.read_value().play_it()}</button>
                </div>
            </form>
        </Modal>
    }
}

/// Returns the keyboard shortcuts of the current page.
fn shortcuts(store: Store) -> &'static [ShortcutLine] {
    match store.navigation.route.get() {
        Route::Study(_) => &STUDY_SHORTCUTS,
        _ => &SHORTCUTS,
    }
}

/// Draws the list of keyboard shortcuts.
#[component]
pub(crate) fn Keys(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let line = move |ShortcutLine { label, text, .. }: &ShortcutLine| {
        view! { <tr><th scope="row"><kbd>{*label}</kbd></th><td>{text(&words.read_value())}</td></tr> }
    };
    view! {
        <Modal store label=store.words().keys() is_open=|dialog| *dialog == Dialog::Keys>
            <h2>{words.read_value().keys()}</h2>
            <table class="keys">
                <tbody>{move || shortcuts(store).iter().map(line).collect_view()}</tbody>
            </table>
            <Close store/>
        </Modal>
    }
}

/// Draws the position in words.
#[component]
pub(crate) fn PositionInWords(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let content = store.slice(position);
    let side = |SideInWords { heading, rows }| {
        let rows = rows.into_iter().map(|row| view! { <li>{row}</li> });
        view! { <h3>{heading}</h3><ul>{rows.collect_view()}</ul> }
    };
    view! {
        <Modal store label=store.words().position() is_open=|dialog| *dialog == Dialog::Position>
            <h2>{words.read_value().position()}</h2>
            {move || {
                let (facts, sides) = content.get();
                let facts = facts.into_iter().map(|fact| view! { <p>{fact}</p> }).collect_view();
                view! { {facts}{sides.map(side).collect_view()} }
            }}
            <Close store/>
        </Modal>
    }
}

/// Draws the close button of a list, which has the focus when the list opens.
#[component]
pub(super) fn Close(store: Store) -> impl IntoView {
    view! {
        <div class="modal-buttons">
            <button class="button primary" on:click=move |_| store.send(Msg::CloseDialog)>
                {store.words().close()}
            </button>
        </div>
    }
}
