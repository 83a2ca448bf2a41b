//! The phone's menu: what the side panel offers on a larger screen.

use leptos::prelude::*;
use rules::{Action, Win};
use table::{Dialog, Model, Msg, Panel, Route, StudySource, title};

use super::{
    back_to_review::BackToReview,
    coach::{Hint, RunningPr},
    modal::Modal,
    money::{Account, TakeBack},
    plays::Plays,
};
use crate::{sharing, store::Store};

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
    let share = move |_| {
        // The focus comes back to the button of the menu.
        store.send(Msg::CloseDialog);
        sharing::open_table(store);
    };
    view! {
        <Modal store label=store.words().menu() is_open=|dialog| *dialog == Dialog::Menu>
            <h2>{title}</h2>
            <Account store/>
            <Plays store/>
            <TakeBack store/>
            <Hint store/>
            <RunningPr store/>
            <div class="menu">
                <BackToReview store/>
                {entry(words.read_value().new_game(), || Msg::Open(Panel::NewGame))}
                <a class="button" href=Route::Friend(None).to_string()>{words.read_value().friend()}</a>
                <button
                    class="button"
                    aria-disabled=move || (!may_resign.get()).to_string()
                    on:click=move |_| store.send(Msg::Open(Panel::Resign))
                >
                    {words.read_value().resign()}
                </button>
                <a class="button" href=Route::Study(StudySource::Table).to_string()>{words.read_value().study_this_game()}</a>
                <a class="button" href=Route::Library.to_string()>{words.read_value().library()}</a>
                <a class="button" href=Route::Drill.to_string()>{words.read_value().drill()}</a>
                <a class="button" href=Route::Editor.to_string()>{words.read_value().editor()}</a>
                <button class="button" on:click=share>{words.read_value().share()}</button>
                {entry(words.read_value().settings(), || Msg::Open(Panel::Settings))}
                {entry(words.read_value().fair_dice(), || Msg::Open(Panel::Dice))}
                {entry(words.read_value().help(), || Msg::Open(Panel::Help))}
                {entry(words.read_value().position(), || Msg::Open(Panel::Position))}
                {entry(words.read_value().type_play(), || Msg::Open(Panel::TypePlay))}
                {entry(words.read_value().close(), || Msg::CloseDialog)}
            </div>
        </Modal>
    }
}
