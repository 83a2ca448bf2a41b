//! Stored duplicates, and the controls for adding a duplicate.

use ::board::Scene;
use ::duplicate::{Msg, line};
use leptos::prelude::*;
use library::{EntryId, room::Loading};
use rules::{Board, Player, Variant};
use table::Route;
use words::Words;

use super::told::Told;
use crate::{
    board::LittleBoard,
    browser::unix_ms,
    parts::{Icon, icon, onward},
    rooms::{
        duplicate::state::Duplicates,
        views::{
            begin::Begin, controls::list_status, paste_link::PasteLink,
            position_actions::store_problem,
        },
    },
};

/// Draws the stored duplicates and the field for pasting links.
#[component]
pub(crate) fn List(room: Duplicates) -> impl IntoView {
    let entries = room.slice(|model| {
        let all = model.entries().into_iter();
        all.map(|(key, stored)| (key, line(model.words(), stored)))
            .collect::<Vec<_>>()
    });
    let loading = room.slice(::duplicate::Model::loading);
    let damaged = room.slice(::duplicate::Model::unreadable);
    let status = move || room.text(|words| list_status(words, loading.get(), store_problem));
    let is_empty =
        Memo::new(move |_| entries.with(Vec::is_empty) && loading.get() == Loading::Ready);
    let one = |(key, [title, about]): (EntryId, [String; 2])| {
        view! {
            <li>
                <a class="li" href=Route::Duplicate(Some(key)).to_string()>
                    <span class="duplicate-thumb"><LittleBoard scene=start()/></span>
                    <span class="li-text"><b class="n">{title}</b><span class="s">{about}</span></span>
                    {onward()}
                </a>
            </li>
        }
    };
    let list = move || {
        entries.with(|entries| !entries.is_empty()).then(|| {
            view! {
                <ul class="group duplicate-list" aria-label=room.text(Words::duplicate_list)>
                    {move || entries.get().into_iter().map(one).collect_view()}
                </ul>
            }
        })
    };
    view! {
        <div class="duplicate-home" class:none=is_empty>
            <div class="duplicate-page">
                {move || is_empty.get().then(|| view! { <Empty room/> })}
                <p class="hint" role="status">{status}</p>
                {list}
                {move || {
                    let count = damaged.get();
                    (count > 0).then(|| view! { <p class="hint">{room.text(|words| words.duplicate_damaged(count))}</p> })
                }}
            </div>
            <div class="surface duplicate-aside">
                {move || (!is_empty.get()).then(|| view! {
                    <div aria-hidden="true">{two_tables()}</div>
                    <p>{room.text(Words::duplicate_about)}</p>
                })}
                <Paste room label=room.text(Words::duplicate_paste_any) button=room.text(Words::duplicate_open)/>
            </div>
        </div>
    }
}

/// Draws an introduction to duplicates, with a button for creating the first one.
#[component]
fn Empty(room: Duplicates) -> impl IntoView {
    let words = room.words.get_value();
    let steps = ["make", "play", "compare"].map(|step| words.duplicate_how(step));
    view! {
        <Begin
            picture=two_tables()
            title=words.duplicate_begin()
            about=words.duplicate_about()
            steps=steps.into()
        >
            <button class="button primary large" on:click=move |_| room.send(Msg::ShowForm)>
                {icon(Icon::Plus)}
                {words.duplicate_new()}
            </button>
        </Begin>
    }
}

/// Returns the starting position.
fn start() -> Scene {
    let board = Board::start(Variant::Standard);
    Scene::little(&board, None, None, Player::White)
}

/// Draws two boards with the same dice.
pub(crate) fn two_tables() -> AnyView {
    let positions = [
        ("24:2 13:5 8:3 6:4 5:1", "24:2 13:4 11:1 8:3 6:5"),
        ("24:1 18:1 13:4 8:4 6:5", "24:2 13:5 8:3 6:4 4:1"),
    ];
    let table = |(white, black)| {
        let scene = ::board::picture(white, black, "6 4", "");
        view! { <LittleBoard scene/> }
    };
    view! { <div class="begin-two">{positions.map(table).collect_view()}</div> }.into_any()
}

/// Draws a field for pasting text with links, and the result of the last paste.
#[component]
pub(crate) fn Paste(
    room: Duplicates,
    /// Field label.
    label: String,
    /// Button label.
    button: String,
) -> impl IntoView {
    let field = NodeRef::<leptos::html::Input>::new();
    let open = move |text| {
        if let Some(field) = field.get_untracked() {
            field.set_value("");
        }
        room.send(Msg::OpenLink(text, unix_ms()));
    };
    view! {
        <PasteLink label button open field>
            <Told room answers=true/>
        </PasteLink>
    }
}
