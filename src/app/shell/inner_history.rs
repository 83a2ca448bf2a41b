//! Entries in the browser's history for what has no address: a menu, or a page inside a room.

use leptos::{ev, prelude::*};

use super::Navigation;
use crate::browser::address;

/// Adds an entry to the browser's history while `is_shown`, so that Back calls `leave`, and removes it when the player
/// leaves in another way. Does nothing while `is_here` is `false`, on another page.
pub(crate) fn keep_inner_history(
    is_shown: Signal<bool>,
    is_here: impl Fn() -> bool + Copy + 'static,
    leave: impl Fn() + 'static,
) {
    // `true` from the request to go back until the browser has gone back, which takes until a later task.
    let is_going_back = StoredValue::new(false);
    Effect::new(move |before: Option<bool>| {
        let is_shown = is_shown.get();
        match (before.unwrap_or_default(), is_shown) {
            (false, true) if is_here() => Navigation::enter_inner(),
            (true, false) if is_here() && Navigation::is_inner() => {
                is_going_back.set_value(true);
                address::back();
            }
            _ => {}
        }
        is_shown
    });
    let went = window_event_listener(ev::popstate, move |_| {
        let was_requested = is_going_back.try_update_value(std::mem::take) == Some(true);
        if !is_shown.get_untracked() || !is_here() || Navigation::is_inner() {
            return;
        }
        if was_requested {
            // Shown again in the meantime.
            Navigation::enter_inner();
        } else {
            leave();
        }
    });
    on_cleanup(move || went.remove());
}
