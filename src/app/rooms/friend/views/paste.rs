//! Field for a pasted link.

use correspondence::Msg;
use leptos::{html, prelude::*};

use crate::{browser::unix_ms, rooms::friend::state::Friend};

/// Element ID of the field.
pub(crate) const LINK_FIELD: &str = "friend-link";

/// Draws a field for a pasted link.
#[component]
pub(crate) fn Paste(friend: Friend) -> impl IntoView {
    let words = friend.words.get_value();
    let field = NodeRef::<html::Input>::new();
    let open = move || {
        if let Some(field) = field.get_untracked() {
            friend.send(Msg::OpenLink(field.value(), unix_ms()));
        }
    };
    let submitted = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        open();
    };
    view! {
        <form class="paste-link" on:submit=submitted>
            <label class="field">
                <span>{words.friend_paste_field()}</span>
                <input id=LINK_FIELD node_ref=field type="text" dir="ltr" autocomplete="off" spellcheck="false"/>
            </label>
            <button class="button">{words.friend_open()}</button>
        </form>
    }
}
