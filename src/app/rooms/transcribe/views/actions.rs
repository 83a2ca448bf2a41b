//! List of the actions entered so far; pressing an action shows the position before it, where it can be corrected.

use editor::transcript::{Cursor, Msg, Row};
use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use words::Words;

use crate::{
    browser::timer,
    parts::{Icon, chip, icon},
    rooms::{transcribe::state::Transcription, views::remark_text},
};

/// CSS selector for the action at the cursor.
const CURRENT: &str = "[aria-current]";

/// Draws the actions in the game at the cursor, the game picker, and irregularities to check near the cursor.
#[component]
pub(crate) fn Actions(room: Transcription) -> impl IntoView {
    let cursor = room.slice(editor::transcript::Transcript::cursor);
    let game = Memo::new(move |_| cursor.get().game);
    let rows = Memo::new(move |_| {
        let game = game.get();
        room.with_context(|context, model| model.rows(game, context.words))
    });
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move |_| {
        cursor.get();
        rows.track();
        if let Some(list) = list.get() {
            timer::after_frame(move || show_current(&list));
        }
    });
    let drawn = move || {
        let rows = rows.get();
        rows.into_iter()
            .map(|row| action(room, cursor, row))
            .collect_view()
    };
    view! {
        <section class="transcribe-actions" aria-label=room.text(Words::transcribe_actions)>
            <Games room game/>
            <ol node_ref=list>{drawn}</ol>
            <Checks room cursor/>
        </section>
    }
}

/// Scrolls the list to the action at the cursor.
fn show_current(list: &HtmlElement) {
    let found = list.query_selector(CURRENT);
    if let Ok(Some(Ok(current))) = found.map(|found| found.map(JsCast::dyn_into::<HtmlElement>)) {
        let middle = current.offset_top() - list.offset_top() - list.client_height() / 2;
        list.set_scroll_top(middle);
    }
}

/// Draws an action as a button.
fn action(room: Transcription, cursor: Memo<Cursor>, row: Row) -> impl IntoView {
    let Row {
        cursor: place,
        player,
        text,
        is_flagged,
    } = row;
    let spoken = text.clone();
    let name = move || match player {
        Some(player) => format!("{}: {spoken}", room.names()[player]),
        None => spoken.clone(),
    };
    let current = move || (cursor.get() == place).then_some("true");
    view! {
        <li>
            <button
                class="transcribe-action"
                aria-label=name
                aria-current=current
                on:click=move |_| room.send_aloud(Msg::Go(place))
            >
                {player.map(|player| view! { <span class=chip(player) aria-hidden="true"></span> })}
                <span dir="ltr">{text}</span>
                {is_flagged.then(|| icon(Icon::Warn))}
            </button>
        </li>
    }
}

/// Draws the games with their scores, if there is more than one.
#[component]
fn Games(room: Transcription, game: Memo<usize>) -> impl IntoView {
    let scores = room.slice(|model| {
        let games = model.record().games.iter();
        games
            .map(|game| (game.number, game.score))
            .collect::<Vec<_>>()
    });
    let choose = move |event: leptos::ev::Event| {
        if let Ok(game) = event_target_value(&event).parse() {
            let nth = usize::MAX;
            room.send_aloud(Msg::Go(Cursor { game, nth }));
        }
    };
    let options = move || {
        let option = |(nth, (number, score)): (usize, (u32, rules::ByPlayer<u32>))| {
            let name = room.text(|words| words.game_title(number));
            let label = format!("{name}: {}–{}", score.white, score.black);
            view! { <option value=nth.to_string() selected=move || game.get() == nth>{label}</option> }
        };
        scores
            .get()
            .into_iter()
            .enumerate()
            .map(option)
            .collect_view()
    };
    view! {
        <Show when=move || { scores.with(Vec::len) > 1 }>
            <select class="transcribe-games" aria-label=room.text(Words::game_region) on:change=choose>
                {options}
            </select>
        </Show>
    }
}

/// Draws the irregularities of the actions just before and at the cursor, and those of the whole game.
#[component]
fn Checks(room: Transcription, cursor: Memo<Cursor>) -> impl IntoView {
    let texts = Memo::new(move |_| {
        let cursor = cursor.get();
        room.with_context(|context, model| {
            let before = cursor.nth.checked_sub(1);
            let near =
                |nth: Option<usize>| nth.is_none() || nth == Some(cursor.nth) || nth == before;
            let flags = model
                .flags()
                .iter()
                .filter(|flag| flag.game == cursor.game && near(flag.nth));
            let words = context.words;
            let text = |flag: &record::Irregularity| {
                words.transcribe_check(remark_text::kind_text(words, &flag.kind))
            };
            flags.map(text).collect::<Vec<_>>()
        })
    });
    view! {
        {move || {
            let line = |text: String| view! { <p class="transcribe-check">{icon(Icon::Warn)}<span>{text}</span></p> };
            texts.get().into_iter().map(line).collect_view()
        }}
    }
}
