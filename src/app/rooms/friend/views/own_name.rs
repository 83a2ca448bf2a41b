//! Field for the player's own name.

use leptos::prelude::*;
use record::PlayerName;

use crate::rooms::friend::state::Friend;

/// Draws the field for the player's own name, which `typed` receives on each input; `about` is the ID of the element
/// that describes it.
pub(super) fn own_name_field(
    friend: Friend,
    name: String,
    about: Option<&'static str>,
    typed: impl Fn(String) + 'static,
) -> AnyView {
    view! {
        <label class="friend-field">
            <span>{friend.words.read_value().friend_name()}</span>
            <input
                type="text"
                dir="auto"
                maxlength=PlayerName::MAX
                autocomplete="nickname"
                aria-describedby=about
                prop:value=name
                on:input=move |event| typed(event_target_value(&event))
            />
        </label>
    }
    .into_any()
}
