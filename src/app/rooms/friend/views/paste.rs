//! Field for a pasted link.

use correspondence::Msg;
use leptos::prelude::*;

use crate::{
    browser::unix_ms,
    rooms::{friend::state::Friend, views::paste_link::PasteLink},
};

/// Element ID of the field.
pub(crate) const LINK_FIELD: &str = "friend-link";

/// Draws a field for a pasted link.
#[component]
pub(crate) fn Paste(friend: Friend) -> impl IntoView {
    let words = friend.words.get_value();
    let open = move |text| friend.send(Msg::OpenLink(text, unix_ms()));
    view! { <PasteLink label=words.friend_paste_field() button=words.friend_open() open id=LINK_FIELD/> }
}
