//! Keys on a board: where they move the focus, and where the Tab key stops.

use ::board::{Heading, Place, View};
use leptos::prelude::*;
use rules::{Die, Player};
use table::Msg;

use crate::store::Store;

/// Direction of an arrow key. The first load needs it without the table of all keys.
fn heading(key: &str) -> Option<Heading> {
    match key {
        "ArrowLeft" => Some(Heading::Left),
        "ArrowRight" => Some(Heading::Right),
        "ArrowUp" => Some(Heading::Up),
        "ArrowDown" => Some(Heading::Down),
        _ => None,
    }
}

/// Returns the place to which a key moves the focus: an arrow to the next one, Home to the bar and End to the tray of
/// `mover`, if there is one.
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
            // At the edge the focus stays, and so does the page.
            Some(next.unwrap_or(from))
        }
    }
}

/// The place of the game's board at which the Tab key and the first arrow stop: the one that the lesson asks for, the last
/// one, or the nearest home point.
pub(crate) fn stop(store: Store) -> Place {
    let (bottom, asked) = store
        .model
        .with(|model| (model.bottom(), model.asked_place()));
    let last = store.focused.get();
    asked.or(last).unwrap_or(Place::of(bottom, 6))
}

/// Returns the message of the primary button, if it is enabled: the expected next input.
pub(crate) fn expected(store: Store) -> Option<Msg> {
    store.model.with_untracked(table::expected)
}

/// The die of a number key.
pub(crate) fn die(key: &str) -> Option<Die> {
    key.parse().ok().and_then(Die::new)
}
