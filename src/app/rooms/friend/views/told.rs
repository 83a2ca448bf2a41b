//! Notices shown in the friend room.

use correspondence::notice;
use leptos::prelude::*;

use crate::rooms::{friend::state::Friend, views::controls::Notices};

/// Draws the notice about the last link or button.
#[component]
pub(crate) fn Told(friend: Friend) -> impl IntoView {
    let notices = friend.slice(|model| {
        let line = model
            .notice()
            .map(|current| (false, notice(model, current)));
        line.into_iter().collect()
    });
    view! { <Notices class="friend-told" role="alert" notices/> }
}
