//! Keyboard navigation on a board: the place to which each key moves the focus, and the tab stop.

use ::board::{Heading, Place, View};
use leptos::prelude::*;
use rules::{Die, Player};
use table::Msg;

use crate::store::Store;

/// Returns the direction of an arrow key; `None` for other keys. Kept separate from the table of all keys, which is not
/// part of the first load.
fn heading(key: &str) -> Option<Heading> {
    match key {
        "ArrowLeft" => Some(Heading::Left),
        "ArrowRight" => Some(Heading::Right),
        "ArrowUp" => Some(Heading::Up),
        "ArrowDown" => Some(Heading::Down),
        _ => None,
    }
}

/// Returns the place to which a key moves the focus: the neighbouring place for an arrow key, `mover`'s bar for Home,
/// and `mover`'s tray for End; `None` for any other key, or if there is no such place.
pub(super) fn destination(
    view: &View,
    mover: Option<Player>,
    from: Place,
    key: &str,
) -> Option<Place> {
    match (key, mover) {
        ("Home", Some(mover)) => Some(Place::Bar(mover)),
        ("End", Some(mover)) => Some(Place::Tray(mover)),
        _ => {
            let next = view.neighbour(from, heading(key)?);
            // At the edge, the focus does not move, and the page does not scroll.
            Some(next.unwrap_or(from))
        }
    }
}

/// Returns the tab stop of the game's board, which is also the starting point of the first arrow key: the place
/// requested by the lesson, else the last focused place, else the nearest home point.
pub(crate) fn stop(store: Store) -> Place {
    let (bottom, lesson_place) = store
        .model
        .with(|model| (model.bottom(), model.asked_place()));
    let last = store.focused.get();
    lesson_place.or(last).unwrap_or(Place::of(bottom, 6))
}

/// Returns the message that the primary button would send; `None` if the button is disabled.
pub(crate) fn expected(store: Store) -> Option<Msg> {
    store.model.with_untracked(table::expected)
}

/// Returns the die for a number key; `None` unless the key is a digit from 1 to 6.
pub(crate) fn die(key: &str) -> Option<Die> {
    key.parse().ok().and_then(Die::new)
}
