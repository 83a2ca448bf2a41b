//! Form for a new duplicate.

use ::duplicate::{Msg, Page};
use leptos::prelude::*;
use terms::{DUPLICATE, Form, Purpose};

use super::list::two_tables;
use crate::{
    browser::unix_ms,
    form_fields::{Fields, ShownForm},
    rooms::duplicate::{effects::seed, state::Duplicates},
};

/// Draws the form with an explanation beside it.
#[component]
pub(crate) fn New(room: Duplicates) -> impl IntoView {
    let words = room.words.get_value();
    let form = room.slice(|model| match model.page() {
        Page::New(form) => form.clone(),
        Page::List | Page::Shown(_) => Form::new(Purpose::Duplicate),
    });
    let change = move |change| room.send(Msg::Change(change));
    let form = ShownForm::new(form, Purpose::Duplicate, words.clone(), change);
    view! {
        <div class="duplicate-home">
            <div class="surface duplicate-page">
                <Fields form fields=&DUPLICATE/>
                <div class="room-buttons">
                    <button class="button primary large" on:click=move |_| room.send(Msg::Create(seed(), unix_ms()))>
                        {words.duplicate_create()}
                    </button>
                </div>
            </div>
            <div class="surface duplicate-aside">
                <div aria-hidden="true">{two_tables()}</div>
                <p>{words.duplicate_dice()}</p>
                <details class="duplicate-fair">
                    <summary>{words.fair_how()}</summary>
                    <p>{words.duplicate_honest()}</p>
                </details>
            </div>
        </div>
    }
}
