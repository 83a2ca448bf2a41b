//! The stored duplicates, and the ways to another one.

use ::duplicate::{Msg, line};
use leptos::prelude::*;
use library::EntryId;
use table::Route;
use words::Words;

use super::told::Told;
use crate::{
    browser::unix_ms,
    parts::{Icon, icon, onward},
    rooms::{
        duplicate::state::Duplicates,
        views::{controls::list_status, position_actions::store_problem},
    },
};

/// The page with the stored duplicates.
#[component]
pub(crate) fn List(room: Duplicates) -> impl IntoView {
    let entries = room.slice(|model| {
        let all = model.entries().into_iter();
        all.map(|(key, stored)| (key, line(model.words(), stored)))
            .collect::<Vec<_>>()
    });
    let loading = room.slice(::duplicate::Model::loading);
    let damaged = room.slice(::duplicate::Model::unreadable);
    let told = move || {
        let is_empty = entries.with(Vec::is_empty);
        room.text(|words| {
            list_status(
                words,
                loading.get(),
                is_empty,
                store_problem,
                Words::duplicate_empty,
            )
        })
    };
    let one = |(key, [title, about]): (EntryId, [String; 2])| {
        view! {
            <li>
                <a class="li" href=Route::Duplicate(Some(key)).to_string()>
                    {icon(Icon::Same)}
                    <span class="li-text"><b class="n">{title}</b><span class="s">{about}</span></span>
                    {onward()}
                </a>
            </li>
        }
    };
    view! {
        <div class="duplicate-page">
            <p class="hint">{room.text(Words::duplicate_about)}</p>
            <p class="hint" role="status">{told}</p>
            <ul class="group duplicate-list">{move || entries.get().into_iter().map(one).collect_view()}</ul>
            <div class="surface">
                <Paste room label=room.text(Words::duplicate_paste_any) button=room.text(Words::duplicate_open)/>
            </div>
            {move || {
                let count = damaged.get();
                (count > 0).then(|| view! { <p class="hint">{room.text(|words| words.duplicate_damaged(count))}</p> })
            }}
        </div>
    }
}

/// A field for a text with links, and the answer to the last one.
#[component]
pub(crate) fn Paste(
    room: Duplicates,
    /// The label of the field.
    label: String,
    /// The label of the button.
    button: String,
) -> impl IntoView {
    let field = NodeRef::<leptos::html::Textarea>::new();
    let submitted = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get_untracked() else {
            return;
        };
        let text = field.value();
        field.set_value("");
        room.send(Msg::OpenLink(text, unix_ms()));
    };
    view! {
        <form class="duplicate-paste" on:submit=submitted>
            <label>
                <span>{label}</span>
                <textarea node_ref=field rows="2" dir="ltr" autocomplete="off" spellcheck="false"></textarea>
            </label>
            <button class="button">{button}</button>
            <Told room answers=true/>
        </form>
    }
}
