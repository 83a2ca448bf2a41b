//! Direct connection to the friend, and the views not needed to play a turn: invitations, spectators, and conflicting
//! versions of a message. This module is the room's interface to them; the implementation is a lazy-loaded chunk.

mod audience;
mod panel;
mod peer;
mod plays;
mod shown;
mod speech;
mod state;
mod stun;
mod watch;

use std::sync::OnceLock;

use leptos::prelude::*;
use words::Part;

use super::{
    state::{Friend, Line},
    views::form::{Invite, Invited, Offered},
};
use crate::{
    browser::{IS_NATIVE, spawn_local},
    rooms::part_files,
};

static LINE: OnceLock<Line> = OnceLock::new();

/// Returns the chunk's functions; `None` if it has not loaded.
pub(super) fn line() -> Option<Line> {
    LINE.get().copied()
}

part! { live:
    /// Returns the chunk's functions.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    fn entry() -> Line {
        *LINE.get_or_init(|| {
            if !IS_NATIVE {
                state::listen();
            }
            Line {
                panel: panel::panel,
                open: state::open,
                follow: state::follow,
                invite: |friend| view! { <Invite friend/> }.into_any(),
                invited: |friend| view! { <Invited friend/> }.into_any(),
                offered: |friend| view! { <Offered friend/> }.into_any(),
                watch: watch::watch,
            }
        })
    }
}

/// Fetches the chunk and stores it in the room; a failed load has already been reported.
fn fetch(friend: Friend) {
    spawn_local(async move {
        if let Ok(line) = entry().await {
            let Some(words) = friend.words.try_get_value() else {
                return;
            };
            part_files::load_texts(&words, Part::Live).await;
            // The room may have been closed in the meantime.
            let _gone = friend.line.try_set(Some(line));
        }
    });
}

/// Draws the invitation form once the chunk has loaded.
#[component]
pub(super) fn Inviting(friend: Friend) -> impl IntoView {
    fetch(friend);
    move || friend.line.get().map(|line| (line.invite)(friend))
}

/// Draws the player's own invitation once the chunk has loaded.
#[component]
pub(super) fn OwnInvitation(friend: Friend) -> impl IntoView {
    fetch(friend);
    move || friend.line.get().map(|line| (line.invited)(friend))
}

/// Draws a received invitation once the chunk has loaded.
#[component]
pub(super) fn Offering(friend: Friend) -> impl IntoView {
    fetch(friend);
    move || friend.line.get().map(|line| (line.offered)(friend))
}

/// Draws a game between other players once the chunk has loaded.
#[component]
pub(super) fn Watch(friend: Friend, link: String) -> impl IntoView {
    fetch(friend);
    move || friend.line.get().map(|line| (line.watch)(friend, &link))
}

/// Draws the connection or the controls that set it up, and the remaining actions for the game, once the chunk has
/// loaded. The chunk then processes the connection code that a link contained for the game.
#[component]
pub(super) fn Direct(friend: Friend) -> impl IntoView {
    fetch(friend);
    Effect::new(move |_| {
        if let (Some(line), Some((key, code))) = (friend.line.get(), friend.call.get()) {
            friend.call.set(None);
            if friend.shown_key() == Some(key) {
                (line.open)(friend, code);
            }
        }
    });
    move || friend.line.get().map(|line| (line.panel)(friend))
}
