//! First page of the sheets room: the stored sheets, and the ways to create or open one.

use ::board::Scene;
use ::drill::StoredSheet;
use leptos::{html, prelude::*};
use table::Route;
use wasm_bindgen_futures::JsFuture;
use words::Words;

use crate::{
    board::LittleBoard,
    browser::{file, spawn_local},
    parts::{Icon, icon},
    rooms::{
        sheet_store,
        sheets::{effects, state::Sheets},
        views::{add_to_sheet::sheet_title, begin::Begin, paste_link::PasteLink},
    },
};

/// Maximum size of an imported file, in bytes.
const MAX_BYTES: f64 = 200_000.0;

/// Draws the button that creates a sheet; draws nothing while the introduction, which has the same button, is shown.
pub(crate) fn actions(room: Sheets) -> AnyView {
    let is_empty = room.stored.with_untracked(Vec::is_empty);
    (!is_empty)
        .then(|| create(room, "button primary"))
        .into_any()
}

/// Draws a button with this CSS class that creates a sheet.
fn create(room: Sheets, class: &'static str) -> impl IntoView {
    let press = move |_| effects::create(room, sheet_store::new_sheet(String::new()));
    view! {
        <button class=class on:click=press>{icon(Icon::Plus)}{room.text(Words::sheet_new)}</button>
    }
}

/// Draws the list of sheets, and the controls that open a link or a file.
pub(crate) fn body(room: Sheets) -> AnyView {
    let sheets = room.stored.get_untracked();
    let list = if sheets.is_empty() {
        empty(room)
    } else {
        let label = room.text(Words::sheet_list);
        let card = |stored: StoredSheet| card(room, &stored);
        view! {
            <div class="sheets-own">
                <p class="hint">{room.text(Words::sheet_about)}</p>
                <ul class="sheet-cards" aria-label=label>{sheets.into_iter().map(card).collect_view()}</ul>
            </div>
        }
        .into_any()
    };
    view! {
        <div class="sheets-home">
            {list}
            {open(room)}
        </div>
    }
    .into_any()
}

/// Draws a sheet as a card: the sheet's first position, its title, and the number of positions and answers.
fn card(room: Sheets, stored: &StoredSheet) -> impl IntoView + use<> {
    let sheet = &stored.sheet;
    let scene = sheet.items.first().map_or_else(
        || ::board::picture("", "", "", ""),
        |item| Scene::of_decision(&item.decision, super::picture::view_of(&item.decision)),
    );
    let (title, about) = room.text(|words| {
        let mut about = words.sheet_count(sheet.items.len() as u32);
        if !stored.replies.is_empty() {
            about = format!(
                "{about} · {}",
                words.sheet_reply_count(stored.replies.len() as u32)
            );
        }
        (sheet_title(words, &sheet.title), about)
    });
    view! {
        <li>
            <a href=Route::Sheets(Some(sheet.id)).to_string()>
                <span class="thumb"><LittleBoard scene/></span>
                <b dir="auto">{title}</b>
                <span>{about}</span>
            </a>
        </li>
    }
}

/// Draws the introduction to sheets.
fn empty(room: Sheets) -> AnyView {
    let steps = ["collect", "edit", "send"].map(|step| room.text(|words| words.sheet_how(step)));
    let picture = ::board::picture("24:2 13:5 8:3 6:5", "24:2 13:5 8:3 6:5", "6 4", "");
    let picture = view! { <LittleBoard scene=picture/> }.into_any();
    view! {
        <Begin picture title=room.text(Words::sheet_begin) about=room.text(Words::sheet_about) steps=steps.into()>
            {create(room, "button primary large")}
        </Begin>
    }
    .into_any()
}

/// Draws the field that opens a link, and the button that opens a file.
fn open(room: Sheets) -> AnyView {
    let field = NodeRef::<html::Input>::new();
    let open = move |text: String| effects::open_text(room, &text, false);
    let chosen = move |_| {
        let Some(file) = file::take_chosen(field).filter(|file| file.size() <= MAX_BYTES) else {
            return effects::open_text(room, "", true);
        };
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok();
            let text = text.and_then(|text| text.as_string()).unwrap_or_default();
            // The player may have left the room in the meantime.
            if room.speaks.try_get_untracked().is_some() {
                effects::open_text(room, &text, true);
            }
        });
    };
    let open_file = room.text(Words::sheet_open_file);
    view! {
        <div class="surface">
            <PasteLink label=room.text(Words::sheet_paste) button=room.text(Words::sheet_open) open>
                <button class="button quiet" type="button" on:click=move |_| file::choose(field)>
                    {icon(Icon::File)}{open_file.clone()}
                </button>
                <input node_ref=field type="file" accept=".txt,text/plain" hidden aria-label=open_file on:change=chosen/>
            </PasteLink>
        </div>
    }
    .into_any()
}
