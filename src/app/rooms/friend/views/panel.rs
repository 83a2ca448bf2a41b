//! Panel beside the board: the next step, its buttons, and the remaining actions.

use correspondence::{
    Button, Msg, Version, buttons, is_due, library_entry, may_export, more_buttons, next, question,
    terms, tip, versions, waives,
};
use leptos::prelude::*;
use library::EntryId;
use table::{Route, StudySource};

use super::unbroken::unbroken;
use crate::{
    browser::{file, unix_ms},
    rooms::{
        friend::{effects::root, state::Friend},
        last_place,
    },
};

/// Draws the next step in plain language.
#[component]
pub(crate) fn Now(friend: Friend) -> impl IntoView {
    let instruction = friend.slice(|model| {
        let playing = model.playing()?;
        let question = playing
            .question()
            .map(|pending| question(model.words(), pending));
        Some(question.unwrap_or_else(|| next(model, playing)))
    });
    let due = friend.slice(is_due);
    // The instruction for connecting replaces the link to be sent, but not the player's own turn.
    let line = move || {
        let calling = friend.calling.get().filter(|_| !due.get());
        calling.or_else(|| instruction.get())
    };
    let line = move || line().map(|line| unbroken(&line));
    let tip = friend.slice(|model| tip(model, model.playing()?));
    let tip = move || {
        tip.get()
            .map(|tip| view! { " "<span class="friend-tip">{tip}</span> })
    };
    view! { <p class="friend-now">{line}{tip}</p> }
}

/// Draws the buttons for the next step.
#[component]
pub(crate) fn Actions(friend: Friend) -> impl IntoView {
    let all = friend.slice(|model| {
        let playing = model.playing();
        playing.map_or_else(Vec::new, |playing| buttons(model, playing))
    });
    let busy = friend.slice(correspondence::Model::is_busy);
    let waive = friend.slice(waives);
    let label = friend.text(words::Words::friend_waive);
    view! {
        {move || waive.get().map(|waive| {
            view! {
                <label class="switch">
                    <input
                        type="checkbox"
                        prop:checked=waive
                        on:change=move |event| friend.send(Msg::Waive(event_target_checked(&event)))
                    />
                    {label.clone()}
                </label>
            }
        })}
        <div class="friend-buttons friend-actions">
            {move || {
                let busy = busy.get();
                all.get().into_iter().map(|action| button(friend, action, busy)).collect_view()
            }}
        </div>
    }
}

fn button(friend: Friend, action: Button, busy: bool) -> impl IntoView {
    let Button {
        label,
        action,
        primary,
        enabled,
    } = action;
    view! {
        <button
            class="button"
            class:primary=primary
            disabled=!enabled || busy
            on:click=move |_| friend.send(Msg::Press(action, unix_ms()))
        >
            {label}
        </button>
    }
}

/// Draws two versions of a message, from which the player must choose.
#[component]
pub(crate) fn Versions(friend: Friend) -> impl IntoView {
    let both = friend.slice(|model| versions(model, model.playing()?));
    let one = move |version: Version| {
        view! {
            <li>
                <span>{version.what}</span>
                <code dir="ltr">{version.hash}</code>
                {button(friend, version.choose, false)}
            </li>
        }
    };
    move || {
        both.get()
            .map(|both| view! { <ol class="friend-versions">{both.map(one).collect_view()}</ol> })
    }
}

/// Draws the buttons that answer a question, but only until the invitation is accepted, because they have no other
/// place until then; also draws the links after a finished game.
#[component]
pub(crate) fn Answers(friend: Friend) -> impl IntoView {
    let over = friend.slice(|model| library_entry(model.playing()?));
    let is_asked =
        friend.slice(|model| model.playing().is_some_and(|one| one.question().is_some()));
    let is_invited = friend.slice(|model| model.playing().is_some_and(|one| one.game().is_none()));
    view! {
        {move || is_invited.get().then(|| view! { <Actions friend/> })}
        <div class="friend-buttons" hidden=is_asked>{move || over.get().map(|id| after_game(friend, id))}</div>
    }
}

/// Draws the remaining actions for the game.
#[component]
pub(crate) fn More(friend: Friend) -> impl IntoView {
    let words = friend.words.get_value();
    let content = friend.slice(|model| {
        let playing = model.playing()?;
        Some(more_buttons(model, playing))
    });
    let messages = friend.slice(|model| model.playing().and_then(correspondence::messages));
    let save = move |text: String| {
        move |_: leptos::ev::MouseEvent| file::download_bytes("backgammon.txt", text.as_bytes())
    };
    move || {
        let (all, time) = content.get()?;
        let record = messages.get().map(|text| {
            view! { <button class="button" on:click=save(text)>{words.friend_save_messages()}</button> }
        });
        let (export, about_export) = export(friend).unzip();
        Some(view! {
            {agreed_terms(friend)}
            {time.map(|time| view! { <p class="hint">{time}</p> })}
            <div class="friend-buttons">
                {all.into_iter().map(|action| button(friend, action, false)).collect_view()}
                {record}
                {export}
            </div>
            {about_export}
        })
    }
}

/// Draws the button for a rematch, and a link to the game in the study room.
fn after_game(friend: Friend, id: EntryId) -> impl IntoView {
    let words = friend.words.read_value();
    view! {
        <button class="button primary" on:click=move |_| friend.send(Msg::Rematch(root(), unix_ms()))>
            {words.friend_rematch()}
        </button>
        <a
            class="button" href=Route::Study(StudySource::Library(id)).to_string()
            on:click=move |_| last_place::forget()
        >
            {words.study_this_game()}
        </a>
    }
}

/// Draws the button that saves the game as text, and its explanation; `None` if the game cannot be exported.
fn export(friend: Friend) -> Option<(impl IntoView, impl IntoView)> {
    let may = friend
        .model
        .with_untracked(|model| model.playing().is_some_and(may_export));
    if !may {
        return None;
    }
    let give = move |_| friend.send(Msg::Export(unix_ms()));
    let words = friend.words.read_value();
    let (label, about) = (words.friend_export(), words.friend_export_about());
    Some((
        view! { <button class="button" on:click=give>{label}</button> },
        view! { <p class="hint">{about}</p> },
    ))
}

/// Draws the terms of the game.
fn agreed_terms(friend: Friend) -> Option<impl IntoView> {
    let agreed = friend.model.with_untracked(|model| {
        let invitation = model.playing()?.game()?.invitation();
        Some(terms(model.words(), invitation))
    })?;
    let all = agreed.into_iter().map(|term| view! { <li>{term}</li> });
    Some(view! { <ul class="friend-terms">{all.collect_view()}</ul> })
}
