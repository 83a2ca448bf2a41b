//! A direct connection to the friend, and what else is no part of a turn: invitations, spectators, two versions of a
//! message. What the room needs of it is here; the rest is a part of the program that is fetched when it is shown.

mod audience;
mod panel;
mod peer;
mod state;
mod stun;
mod watch;

use std::sync::OnceLock;

use leptos::prelude::*;
use words::Part;

use super::{
    Friend,
    form::{Invite, Offered},
};
use crate::{
    browser::{IS_NATIVE, spawn_local},
    rooms::part_files,
};

/// Functions of the part that the room calls.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    /// The panel of the connection.
    panel: fn(Friend) -> AnyView,
    /// A link has brought this code.
    open: fn(Friend, String),
    /// The room has changed.
    follow: fn(Friend),
    /// The choices for an invitation.
    invite: fn(Friend) -> AnyView,
    /// An invitation that somebody else has sent.
    offered: fn(Friend) -> AnyView,
    /// A game that others play, from its link.
    watch: fn(Friend, &str) -> AnyView,
}

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
                offered: |friend| view! { <Offered friend/> }.into_any(),
                watch: watch::watch,
            }
        })
    }
}

/// Lets `act` use the part; where it cannot be had, the page has said so.
fn with_line(friend: Friend, act: impl FnOnce(Line) + 'static) {
    spawn_local(async move {
        if let Ok(line) = entry().await {
            let Some(words) = friend.words.try_get_value() else {
                return;
            };
            part_files::load_texts(&words, Part::Live).await;
            // The room may have been left meanwhile.
            let _gone = friend.line.try_set(Some(line));
            act(line);
        }
    });
}

/// A link has brought the code of a connection for the shown game.
pub(super) fn open(friend: Friend, code: String) {
    with_line(friend, move |line| (line.open)(friend, code));
}

/// The room has changed.
pub(super) fn follow(friend: Friend) {
    if let Some(line) = line() {
        (line.follow)(friend);
    }
}

/// The choices for an invitation, once the part has come.
#[component]
pub(super) fn Inviting(friend: Friend) -> impl IntoView {
    with_line(friend, |_| {});
    move || friend.line.get().map(|line| (line.invite)(friend))
}

/// An invitation that somebody else has sent, once the part has come.
#[component]
pub(super) fn Offering(friend: Friend) -> impl IntoView {
    with_line(friend, |_| {});
    move || friend.line.get().map(|line| (line.offered)(friend))
}

/// A game that others play, once the part has come.
#[component]
pub(super) fn Watch(friend: Friend, link: String) -> impl IntoView {
    with_line(friend, |_| {});
    move || friend.line.get().map(|line| (line.watch)(friend, &link))
}

/// The connection or the way to one, and what else can be done with the game, once the part has come.
#[component]
pub(super) fn Direct(friend: Friend) -> impl IntoView {
    with_line(friend, |_| {});
    move || friend.line.get().map(|line| (line.panel)(friend))
}
