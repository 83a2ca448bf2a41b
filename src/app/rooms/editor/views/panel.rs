//! Panel beside the board: a note saying whether the position is possible, the controls, and the links to other rooms.

use editor::{Sketch, problem, remaining};
use leptos::prelude::*;
use library::share::ShareSubject;
use record::{Start, position_link};
use rules::Player;

use super::{
    conditions::{Conditions, More, Turn},
    paste::Paste,
    tools::{Tools, chip},
};
use crate::{
    parts::{Icon, icon},
    rooms::{
        editor::Editor,
        views::{head::RoomHead, position_actions::SavePosition},
    },
    sharing::SHARE,
};

#[component]
pub(crate) fn Panel(editor: Editor) -> impl IntoView {
    let words = editor.words.get_value();
    let possible = editor.slice(|sketch: &Sketch| sketch.decision().is_ok());
    let share = words.share();
    let open_sheet = move |_| {
        editor.shell.share(ShareSubject {
            position: editor.decision(),
            ..ShareSubject::default()
        });
    };
    view! {
        <section class="editor-panel" aria-label=words.editor()>
            <RoomHead shell=editor.shell title=words.editor()>
                <button
                    class="icon"
                    aria-label=share.clone()
                    title=share
                    disabled=move || !possible.get()
                    on:click=open_sheet
                >
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=SHARE/></svg>
                </button>
            </RoomHead>
            <Tools editor/>
            <State editor possible/>
            <div class="editor-parts">
                <p class="hint">{words.editor_tap()}</p>
                <Turn editor/>
                <Conditions editor/>
                <Paste editor/>
                <More editor/>
            </div>
            <Ways editor/>
        </section>
    }
}

/// Draws a note that the position is possible, or the reason why it is not, and both pip counts.
#[component]
fn State(editor: Editor, possible: Memo<bool>) -> impl IntoView {
    let status = Memo::new(move |_| {
        editor.with_context(|context, model| {
            problem(model.sketch(), context).unwrap_or_else(|| context.words.editor_possible())
        })
    });
    let checkers_left = move |player: Player| {
        let name = move || {
            editor.with_context(|context, model| remaining(model.sketch(), player, context))
        };
        let pips = move || {
            let pips = editor.model.with(|model| model.sketch().pips(player));
            editor.words.read_value().pips(pips)
        };
        view! { <span class="editor-left" role="img" aria-label=name title=name>{chip(player)}{pips}</span> }
    };
    let mark = move || {
        icon(if possible.get() {
            Icon::Check
        } else {
            Icon::Warn
        })
    };
    view! {
        <div class="editor-state" class:bad=move || !possible.get()>
            {mark}
            <p role="status">{status}</p>
            {Player::BOTH.map(checkers_left)}
        </div>
    }
}

/// Draws the actions that require a possible position.
#[component]
fn Ways(editor: Editor) -> impl IntoView {
    let words = editor.words;
    let position = editor.slice(|sketch: &Sketch| sketch.decision().ok());
    let link = move || {
        position
            .get()
            .map(|decision| format!("#{}", position_link(&decision)))
    };
    let study = move || {
        // The visible label is the name of the study room; the accessible name is longer.
        let (label, name) =
            words.with_value(|words| (words.editor_study(), words.editor_study_position()));
        match link() {
            Some(link) => {
                view! { <a class="button primary large" href=link aria-label=name>{label}</a> }.into_any()
            }
            None => {
                view! { <button class="button primary large" disabled aria-label=name>{label}</button> }
                    .into_any()
            }
        }
    };
    let play = move |_| {
        if let Some(decision) = position.get_untracked() {
            editor.shell.play_from(Start::of(&decision));
        }
    };
    view! {
        <footer class="editor-ways">
            {study}
            <button
                class="button"
                aria-label=words.read_value().play_on()
                disabled=move || position.get().is_none()
                on:click=play
            >
                {words.read_value().resign_play_on()}
            </button>
            <SavePosition shell=editor.shell position/>
        </footer>
    }
}
