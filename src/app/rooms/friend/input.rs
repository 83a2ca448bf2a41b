//! Input on the board of a game with a friend, and the keyboard shortcuts of the room.

use ::board::{Place, Speed};
use correspondence::{ButtonAction, Msg, buttons};
use friend::Next;
use leptos::{ev, prelude::*};
use rules::Action;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::state::Friend;
use crate::{
    board::{self, BoardEvent, BoardKind, InputHandler},
    browser::{
        focus,
        key_press::{is_in_field, shortcut_key},
        timer::unix_ms,
    },
};

impl InputHandler for Friend {
    fn takes_input(&self) -> bool {
        true
    }

    fn handle_event(&self, event: BoardEvent) -> bool {
        let friend = *self;
        let msg = match event {
            BoardEvent::Tap(place) => ::board::Input::Tap(place),
            BoardEvent::DoubleTap(place) => ::board::Input::DoubleTap(place),
            BoardEvent::Lift(place) => ::board::Input::Lift(place),
            BoardEvent::DropOn(place) => ::board::Input::DropOn(place),
            BoardEvent::Dice => {
                tap_dice(friend);
                return true;
            }
            BoardEvent::Cube(can_double) => {
                if can_double {
                    press(friend, |action| {
                        matches!(
                            action,
                            ButtonAction::Ask(_)
                                | ButtonAction::Press(correspondence::Press::Double)
                        )
                    });
                }
                return true;
            }
            BoardEvent::Focus(place) => {
                self.focused.set(Some(place));
                return true;
            }
            BoardEvent::Key(place, key) => return handle_key(friend, place, &key),
        };
        friend.send(Msg::Input(msg));
        true
    }

    fn stop(&self) -> Place {
        let me = self
            .model
            .with(|model| model.playing().map(correspondence::Playing::me));
        let home = Place::of(me.unwrap_or(rules::Player::White), 6);
        self.focused.get().unwrap_or(home)
    }

    fn is_input_blocked(&self) -> bool {
        self.model.with(|model| {
            let next = model.playing().and_then(correspondence::Playing::next);
            !matches!(next, Some(Next::Play { .. }))
        })
    }

    fn speed(&self) -> Speed {
        self.model.with_untracked(|model| model.settings().motion)
    }
}

/// Swaps the dice, or ends the turn once the play is complete.
fn tap_dice(friend: Friend) {
    let made = friend.model.with_untracked(|model| {
        let playing = model.playing();
        playing.is_some_and(|playing| playing.prepared().is_some())
    });
    if made {
        friend.send(Msg::Press(correspondence::Press::Send, unix_ms()));
    } else {
        friend.send(Msg::Input(::board::Input::TapDice));
    }
}

/// Presses the first enabled button with the wanted action; returns whether there is one.
fn press(friend: Friend, wanted: impl Fn(ButtonAction) -> bool) -> bool {
    let action = friend.model.with_untracked(|model| {
        let buttons = buttons(model, model.playing()?);
        let found = buttons
            .into_iter()
            .find(|button| button.enabled && wanted(button.action));
        found.map(|button| button.action)
    });
    if let Some(action) = action {
        friend.send(action.msg(unix_ms()));
    }
    action.is_some()
}

/// Handles a key pressed on a place of the board; returns whether the key has done something.
fn handle_key(friend: Friend, place: Place, key: &str) -> bool {
    let next = friend.model.with_untracked(|model| {
        let playing = model.playing()?;
        let me = playing.me();
        match key {
            "Home" => Some(Place::Bar(me)),
            "End" => Some(Place::Tray(me)),
            key => {
                let view = playing.board()?.view(friend.shell.turned().get_untracked());
                Some(view.neighbour(place, board::heading(key)?).unwrap_or(place))
            }
        }
    });
    if let Some(next) = next {
        focus::place(BoardKind::Room, next);
        return true;
    }
    let msg = match (key, board::die(key)) {
        ("Enter", _) => ::board::Input::PickOrPlace(place),
        (_, Some(die)) => ::board::Input::MoveBy(place, die),
        _ => return false,
    };
    friend.send(Msg::Input(msg));
    true
}

/// Listens to the keyboard shortcuts until the room is left.
pub(super) fn listen(friend: Friend) {
    let heard = window_event_listener(ev::keydown, move |event| key(friend, &event));
    on_cleanup(move || heard.remove());
}

fn key(friend: Friend, event: &KeyboardEvent) {
    let chord = event.ctrl_key() || event.meta_key() || event.alt_key();
    if chord || event.default_prevented() || is_in_field(event) {
        return;
    }
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let button = target.is_some_and(|target| {
        matches!(
            target.closest("button, summary, a, [role=button]:not(.spot)"),
            Ok(Some(_))
        )
    });
    let name = shortcut_key(event);
    let letters = friend
        .model
        .with_untracked(|model| model.settings().letter_keys);
    let input = |input| friend.send(Msg::Input(input));
    match name.as_str() {
        " " if !button => {
            expected(friend);
        }
        "u" if letters => input(::board::Input::Do(Action::Undo)),
        "U" if letters => input(::board::Input::Do(Action::UndoTurn)),
        "x" if letters => input(::board::Input::TapDice),
        "Escape" => input(::board::Input::DropOn(None)),
        _ => return,
    }
    event.prevent_default();
}

/// Presses the primary button if it is enabled.
fn expected(friend: Friend) {
    let action = friend.model.with_untracked(|model| {
        let buttons = buttons(model, model.playing()?);
        let found = buttons
            .into_iter()
            .find(|button| button.primary && button.enabled);
        found.map(|button| button.action)
    });
    if let Some(action) = action {
        friend.send(action.msg(unix_ms()));
    }
}
