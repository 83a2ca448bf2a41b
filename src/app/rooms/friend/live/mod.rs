//! A direct connection to the friend, and what else is no part of a turn: invitations, spectators, two versions of a
//! message. What the room needs of it is here; the rest is a part of the program that is fetched when it is shown.

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

/// The part, if it has come.
pub(super) fn line() -> Option<Line> {
    LINE.get().copied()
}

part! { live:
    /// Fetches the part.
    ///
    /// # Errors
    /// If it cannot be had.
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

/// Fetches the part; where it cannot be had, the page has said so.
fn fetch(friend: Friend) {
    spawn_local(async move {
        if let Ok(line) = entry().await {
            let Some(words) = friend.words.try_get_value() else {
                return;
            };
            part_files::load_texts(&words, Part::Live).await;
            // The room may have been left meanwhile.
            let _gone = friend.line.try_set(Some(line));
        }
    });
}

/// The choices for an invitation, once the part has come.
#[component]
pub(super) fn Inviting(friend: Friend) -> impl IntoView {
    fetch(friend);
    move || friend.line.get().map(|line| (line.invite)(friend))
}

/// The player's own invitation, once the part has come.
#[component]
pub(super) fn OwnInvitation(friend: Friend) -> impl IntoView {
    fetch(friend);
    move || friend.line.get().map(|line| (line.invited)(friend))
}

/// An invitation that somebody else has sent, once the part has come.
#[component]
pub(super) fn Offering(friend: Friend) -> impl IntoView {
    fetch(friend);
    move || friend.line.get().map(|line| (line.offered)(friend))
}

/// A game that others play, once the part has come.
#[component]
pub(super) fn Watch(friend: Friend, link: String) -> impl IntoView {
    fetch(friend);
    move || friend.line.get().map(|line| (line.watch)(friend, &link))
}

/// The connection or the way to one, and what else can be done with the game, once the part has come. The part takes the
/// code that a link has brought for the game.
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
