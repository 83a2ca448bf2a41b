//! Notices of the room.

use correspondence::notice;
use leptos::prelude::*;

use crate::rooms::{friend::state::Friend, views::controls::Notices};

/// Draws the notice about the last link or button.
#[component]
pub(crate) fn Told(friend: Friend) -> impl IntoView {
    let notices = friend.slice(|model| {
        let shown = model.notice().map(|shown| (false, notice(model, shown)));
        shown.into_iter().collect()
    });
    view! { <Notices class="friend-told" role="alert" notices/> }
}
