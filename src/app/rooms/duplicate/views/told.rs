//! Notices shown in the duplicate room.

use ::duplicate::notice;
use leptos::prelude::*;

use crate::rooms::{duplicate::state::Duplicates, views::controls::Notices};

/// Draws the notices about the last link or button: those about pasted text if `answers`, otherwise the others.
#[component]
pub(crate) fn Told(room: Duplicates, answers: bool) -> impl IntoView {
    let notices = room.slice(move |model| {
        let all = model.notices().iter();
        let all = all.filter(|one| one.is_about_links() == answers);
        all.map(|one| (one.is_success(), notice(model.words(), one)))
            .collect()
    });
    view! { <Notices class="duplicate-told" notices/> }
}
