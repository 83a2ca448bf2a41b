//! Board input for a game with a friend, and the room's keyboard shortcuts.

use ::board::{Input, Place};
use correspondence::{Button, Msg, Playing, Press, buttons};
use friend::{Act, Next};
use leptos::prelude::*;
use rules::{Action, Player};
use web_sys::KeyboardEvent;

use super::state::Friend;
use crate::{
    board,
    board::Handlers,
    browser::{
        focus,
        key_press::{is_in, on_shortcut, shortcut_key},
        unix_ms,
    },
};

/// Returns the input handlers that connect the board to the friend room.
pub(super) fn handlers(friend: Friend) -> Handlers {
    let me = Signal::derive(move || {
        let me = friend.model.with(|model| model.playing().map(Playing::me));
        me.unwrap_or(Player::White)
    });
    Handlers {
        input: Callback::new(move |input| handle_input(friend, input)),
        key: Callback::new(move |(place, key): (Place, String)| handle_key(friend, place, &key)),
        over: None,
        explain_cube: None,
        focused: friend.focused,
        stop: Signal::derive(move || friend.focused.get().unwrap_or(Place::of(me.get(), 6))),
        mover: Some(me),
        is_blocked: Signal::derive(move || {
            friend.model.with(|model| {
                let next = model.playing().and_then(Playing::next);
                !matches!(next, Some(Next::Play { .. }))
            })
        }),
        line: None,
    }
}

fn handle_input(friend: Friend, input: Input) {
    match input {
        Input::OfferDouble => press(friend, |button| {
            matches!(button.action, Press::Ask(Some(_)) | Press::Act(Act::Double))
        }),
        input => friend.send(Msg::Input(input, unix_ms())),
    }
}

/// Presses the first enabled button that satisfies `wanted`.
fn press(friend: Friend, wanted: impl Fn(&Button) -> bool) {
    let action = friend.model.with_untracked(|model| {
        let buttons = buttons(model, model.playing()?);
        let found = buttons
            .into_iter()
            .find(|button| button.enabled && wanted(button));
        found.map(|button| button.action)
    });
    if let Some(action) = action {
        friend.send(Msg::Press(action, unix_ms()));
    }
}

/// Handles a key pressed on a place; returns `true` if the key was used.
fn handle_key(friend: Friend, place: Place, key: &str) -> bool {
    let input = match (key, board::die(key)) {
        ("Enter", _) => Input::PickOrPlace(place),
        (_, Some(die)) => Input::MoveBy(place, die),
        _ => return false,
    };
    friend.send(Msg::Input(input, unix_ms()));
    true
}

/// Listens for keyboard shortcuts until the room is closed.
pub(super) fn listen(friend: Friend) {
    on_shortcut(move |event| key(friend, event));
}

fn key(friend: Friend, event: &KeyboardEvent) {
    let button = is_in(event, "button, summary, a, [role=button]:not(.spot)");
    let name = shortcut_key(event);
    let letters = friend.shell.settings().get_untracked().letter_keys;
    let input = |input| friend.send(Msg::Input(input, unix_ms()));
    match name.as_str() {
        " " if !button => {
            press(friend, |button| button.primary);
        }
        "u" if letters => input(Input::Do(Action::Undo)),
        "U" if letters => input(Input::Do(Action::UndoTurn)),
        // Unlike a tap on the dice, this key never sends the play.
        "x" if letters => input(Input::Do(Action::SwapDice)),
        "Escape" if friend.more.get_untracked() => close_more(friend),
        "Escape" => input(Input::DropOn(None)),
        _ => return,
    }
    event.prevent_default();
}

/// CSS selector for the button that shows the remaining actions.
const MORE: &str = ".friend-room .head-actions [aria-expanded]";

/// Hides the remaining actions and focuses the button that shows them.
fn close_more(friend: Friend) {
    friend.more.set(false);
    focus::first(MORE);
}
