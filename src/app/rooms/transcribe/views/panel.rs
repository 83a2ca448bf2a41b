//! Panel beside the board: the prompt for the next entry, the actions so far, and the match details.

use leptos::prelude::*;
use library::share::ShareSubject;

use super::{actions::Actions, details::Details, entry::Entry};
use crate::{
    browser::focus,
    parts::{Icon, icon},
    rooms::{
        transcribe::{
            state::{Saved, Transcription},
            storage,
        },
        views::{head::RoomHead, position_actions::store_problem},
    },
    sharing::SHARE,
};

#[component]
pub(crate) fn Panel(room: Transcription) -> impl IntoView {
    let words = room.words.get_value();
    let title = words.transcribe();
    let share = words.share();
    let open_sheet = move |_| {
        let subject = room.model.with_untracked(|model| ShareSubject {
            position: model.decision(),
            record: Some(model.record().clone()),
            game: model.cursor().game,
            ..ShareSubject::default()
        });
        room.shell.share(subject);
    };
    let body = move || {
        room.is_ready.get().then(|| {
            view! {
                <div class="transcribe-body">
                    <Entry room/>
                    <Actions room/>
                    <Details room/>
                </div>
                <Foot room/>
            }
        })
    };
    view! {
        <section class="editor-panel transcribe-panel" aria-label=title.clone()>
            <RoomHead shell=room.shell title=title.clone()>
                <button class="icon" aria-label=share.clone() title=share on:click=open_sheet>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=SHARE/></svg>
                </button>
            </RoomHead>
            {body}
        </section>
    }
}

/// Draws the save status, and the button for a new match.
#[component]
fn Foot(room: Transcription) -> impl IntoView {
    let text = move || {
        let words = room.words.read_value();
        match room.saved.get() {
            Saved::Nothing => String::new(),
            Saved::Stored => words.transcribe_saved(),
            Saved::Failed(why) => words.transcribe_unsaved(store_problem(&words, why)),
            Saved::Beside => words.transcribe_other_tab(),
            Saved::Damaged => words.transcribe_damaged(),
        }
    };
    let is_problem = move || !matches!(room.saved.get(), Saved::Nothing | Saved::Stored);
    let is_new = room.slice(|model| !model.can_undo().0 && model.record().games.len() < 2);
    let can_begin = move || match room.saved.get() {
        Saved::Nothing => !is_new.get(),
        // If a new match were started now, this unsaved one would be lost.
        Saved::Failed(_) => false,
        Saved::Stored | Saved::Beside | Saved::Damaged => true,
    };
    let is_over = room.slice(editor::transcript::Transcript::is_match_over);
    let begin = move |_| {
        storage::begin_new(room);
        // The pressed button has disappeared, so the heading receives the focus.
        focus::heading();
    };
    view! {
        <footer class="editor-ways transcribe-foot">
            <p class="hint" class:problem=is_problem role="status">{text}</p>
            <Show when=can_begin>
                <button class="button" class:primary=is_over class:quiet=move || !is_over.get() on:click=begin>
                    {icon(Icon::Plus)}
                    {room.text(words::Words::transcribe_new)}
                </button>
            </Show>
        </footer>
    }
}
