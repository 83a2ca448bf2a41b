//! Match details, and the fields for announcements: score, clock and position.

use editor::transcript::{Detail, Msg};
use leptos::{html, prelude::*};
use record::MatchRecord;
use rules::{ByPlayer, Player};
use words::Words;

use crate::{
    browser::focus,
    rooms::transcribe::state::{Field, Transcription},
};

/// Draws the disclosures below the list of actions.
#[component]
pub(crate) fn Details(room: Transcription) -> impl IntoView {
    view! {
        <details class="editor-more transcribe-more">
            <summary>{room.text(Words::transcribe_details)}</summary>
            <div class="transcribe-fields">
                {Player::BOTH.map(|player| detail(room, Detail::Player(player))).collect_view()}
                <Length room/>
                {[Detail::Event, Detail::Round, Detail::Place, Detail::Date]
                    .map(|which| detail(room, which))
                    .collect_view()}
            </div>
        </details>
        <details class="editor-more transcribe-more">
            <summary>{room.text(Words::transcribe_more_tools)}</summary>
            <div>
                <Announced room field=Field::Score label=Words::transcribe_score/>
                <Announced room field=Field::Clock label=Words::transcribe_clock/>
                <Announced room field=Field::Position label=Words::transcribe_position/>
                <p class="hint">{room.text(Words::transcribe_keys)}</p>
            </div>
        </details>
    }
}

/// Returns the stored text for a detail.
fn stated(record: &MatchRecord, which: Detail) -> String {
    let event = &record.event;
    let text = match which {
        Detail::Player(player) => return record.players[player].name.clone(),
        Detail::Event => &event.event,
        Detail::Round => &event.round,
        Detail::Place => &event.place,
        Detail::Date => &event.date,
    };
    text.clone().unwrap_or_default()
}

/// Draws the field for a detail.
fn detail(room: Transcription, which: Detail) -> impl IntoView {
    let label = move || {
        let words = room.words.read_value();
        match which {
            Detail::Player(player) => room.colour(player),
            Detail::Event => words.transcribe_event(),
            Detail::Round => words.transcribe_round(),
            Detail::Place => words.transcribe_place(),
            Detail::Date => words.transcribe_date(),
        }
    };
    let value = room.slice(move |model| stated(model.record(), which));
    view! {
        <label class="field">
            {label}
            <input
                type="text"
                dir="auto"
                maxlength="80"
                prop:value=move || value.get()
                on:change=move |event| room.send(Msg::Detail(which, event_target_value(&event)))
            />
        </label>
    }
}

/// Draws the match length field.
#[component]
fn Length(room: Transcription) -> impl IntoView {
    let length = room.slice(|model| model.record().terms.length);
    let changed = move |event: leptos::ev::Event| {
        if let Ok(length) = event_target_value(&event).parse() {
            room.send(Msg::Length(length));
        }
    };
    view! {
        <label class="field">
            {room.text(Words::transcribe_length)}
            <input
                type="number"
                min="0"
                max="999"
                inputmode="numeric"
                prop:value=move || length.get().to_string()
                on:change=changed
            />
        </label>
    }
}

/// Returns the message for an announcement entered as text; `None` if the text is not a valid score.
fn announced(field: Field, text: String) -> Option<Msg> {
    Some(match field {
        Field::Play => Msg::Type(text),
        Field::Clock => Msg::Clock(text),
        Field::Position => Msg::Position(text),
        Field::Score => {
            let mut numbers = text.split(|c: char| !c.is_ascii_digit());
            let mut next = || numbers.find(|number| !number.is_empty())?.parse().ok();
            let (white, black) = (next()?, next()?);
            Msg::Score(ByPlayer { white, black })
        }
    })
}

/// Draws the field for an announcement.
#[component]
fn Announced(room: Transcription, field: Field, label: fn(&Words) -> String) -> impl IntoView {
    let node = NodeRef::<html::Input>::new();
    let invalid = RwSignal::new(false);
    let enter = move || {
        let Some(node) = node.get_untracked() else {
            return;
        };
        let msg = announced(field, node.value());
        invalid.set(msg.is_none());
        if let Some(msg) = msg {
            room.send_aloud(msg);
            node.set_value("");
            focus::heading();
        }
    };
    let placeholder = match field {
        Field::Score => "3-2",
        Field::Clock => "12:30 11:05",
        Field::Play | Field::Position => "XGID=…",
    };
    view! {
        <form
            class="transcribe-announced"
            on:submit=move |event| {
                event.prevent_default();
                enter();
            }
        >
            <label for=field.id()>{room.text(label)}</label>
            <input
                id=field.id()
                node_ref=node
                type="text"
                dir="ltr"
                maxlength="2000"
                placeholder=placeholder
                autocomplete="off"
                spellcheck="false"
                aria-invalid=move || invalid.get().to_string()
            />
            <button class="button">{room.text(Words::transcribe_enter)}</button>
        </form>
    }
}
