//! The form for an invitation, and the page of one that somebody else has sent.

use correspondence::{Model, Msg, Page};
use friend::Message;
use leptos::prelude::*;
use record::PlayerName;
use terms::{Form, INVITATION, Purpose};

use crate::{
    browser::unix_ms,
    form_fields::{Fields, ShownForm},
    rooms::friend::{effects::root, state::Friend},
};

/// The form for an invitation.
#[component]
pub(crate) fn Invite(friend: Friend) -> impl IntoView {
    let words = friend.words.get_value();
    let form = friend.slice(|model| match model.page() {
        Page::New(form) => form.clone(),
        _ => Form::new(Purpose::Invitation),
    });
    let change = move |change| friend.send(Msg::Change(change));
    let form = ShownForm::new(form, Purpose::Invitation, words.clone(), change);
    let invite = move |_| friend.send(Msg::Invite(root(), unix_ms()));
    view! {
        <div class="friend-page">
            <Fields form fields=&INVITATION/>
            <p class="hint">{words.friend_fair()}</p>
            <div class="friend-buttons">
                <button class="button primary" on:click=invite>{words.friend_make_link()}</button>
            </div>
        </div>
    }
}

/// An invitation that somebody else has sent.
#[component]
pub(crate) fn Offered(friend: Friend) -> impl IntoView {
    let words = friend.words.get_value();
    let (terms, name) = friend
        .model
        .with_untracked(|model: &Model| match model.page() {
            Page::Offered(message, name) => match &**message {
                Message::Invitation(invitation) => (
                    correspondence::terms(model.words(), invitation),
                    name.clone(),
                ),
                Message::Acceptance(_) | Message::Turn(_) => (Vec::new(), name.clone()),
            },
            _ => (Vec::new(), String::new()),
        });
    let accept = move |_| friend.send(Msg::Accept(root(), unix_ms()));
    view! {
        <div class="friend-page">
            <ul class="friend-terms">
                {terms.into_iter().map(|term| view! { <li>{term}</li> }).collect_view()}
            </ul>
            <p class="hint">{words.friend_about()}" "{words.friend_fair()}</p>
            <label class="friend-field">
                <span>{words.friend_name()}</span>
                <input
                    type="text"
                    dir="auto"
                    maxlength=PlayerName::MAX
                    autocomplete="nickname"
                    prop:value=name
                    on:input=move |event| friend.send(Msg::Name(event_target_value(&event)))
                />
            </label>
            <div class="friend-buttons">
                <button class="button" on:click=move |_| friend.send(Msg::ShowList)>{words.friend_not_now()}</button>
                <button class="button primary" on:click=accept>{words.friend_accept()}</button>
            </div>
        </div>
    }
}
