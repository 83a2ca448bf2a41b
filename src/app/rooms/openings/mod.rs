//! Openings room: the book's opening rolls as boards, the plays for each roll with their statistics, and the replies.

mod state;
#[cfg(test)]
mod tests;
mod views;

use ::drill::{BookScore, Openings, OpeningsMsg};
use leptos::prelude::*;
use table::Route;
use words::{Part, Words};

use self::{
    state::Opened,
    views::{decision::Decision, rolls::Rolls},
};
use super::{
    Room, Shell, book, part_files,
    room_state::RoomState,
    views::head::{Inner, RoomHead},
};
use crate::{
    browser::spawn_local,
    parts::{Segment, segments},
};

part! { openings:
    /// Returns the entry point of the room's lazy-loaded chunk.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    pub(super) fn entry() -> Room {
        room
    }
}

fn room(shell: Shell) -> AnyView {
    let room = Opened::new(RoomState::new(shell, Openings::default()));
    shell.entitle(&shell.words().place_openings());
    spawn_local(async move {
        part_files::load_texts(&room.shell.words(), Part::Book).await;
        let book = book::fetch().await;
        // The room may have been closed in the meantime.
        if room.speaks.try_set(true).is_none() {
            room.send(OpeningsMsg::Book(book));
        }
    });
    let is_shown = room.slice(|model| !model.trail().is_empty());
    let inner = Inner::new(
        Route::Openings,
        is_shown.into(),
        Callback::new(move |()| room.go(OpeningsMsg::Back(None))),
    );
    let title = room.slice(|model| {
        let rolls = model.trail().iter().map(|step| step.entry.roll.to_string());
        rolls.collect::<Vec<_>>().join(" · ")
    });
    let title = Signal::derive(move || {
        title.with(|rolls| match rolls.as_str() {
            "" => room.text(Words::place_openings),
            rolls => rolls.to_owned(),
        })
    });
    view! {
        <main class="room openings-room">
            <RoomHead shell title inner/>
            <div class="room-body">{move || room.speaks.get().then(|| body(room))}</div>
        </main>
    }
    .into_any()
}

/// Draws the score picker, and the openings or a decision.
fn body(room: Opened) -> impl IntoView {
    let is_missing = room.slice(Openings::is_missing);
    let is_first = room.slice(|model| model.trail().is_empty());
    let about = move || {
        let score = room.model.with(Openings::score);
        room.text(|words| words.book_score_about(score.key()))
    };
    view! {
        <div class="openings-score">
            {scores(room)}
            <p id="openings-score">{about}</p>
        </div>
        <div role="alert">
            {move || {
                let missing = || room.text(|words| format!("{} {}", words.missing(), words.missing_help()));
                is_missing.get().then(|| view! { <p class="problem">{missing()}</p> })
            }}
        </div>
        {move || {
            if is_first.get() {
                view! { <Rolls room/> }.into_any()
            } else {
                view! { <Decision room/> }.into_any()
            }
        }}
    }
}

fn scores(room: Opened) -> AnyView {
    let score = |score: BookScore| {
        let label = room.text(|words| words.book_score(score.key()));
        let is_chosen = move || room.model.with(Openings::score) == score;
        Segment::new(label, is_chosen, move || {
            room.send(OpeningsMsg::Score(score));
        })
    };
    let all = BookScore::ALL.map(score).into();
    let label = room.text(Words::book_scores);
    segments("openings-scores", label, Some("openings-score"), all)
}
