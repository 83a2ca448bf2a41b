//! Keys on a board: where an arrow leads, and where the Tab key stops.

use ::board::{Heading, Place, View};
use leptos::prelude::*;
use rules::{Die, Player};
use table::Msg;

use crate::store::Store;

/// Where an arrow key points. The first load needs it without the table of all keys.
pub(crate) fn heading(key: &str) -> Option<Heading> {
    match key {
        "ArrowLeft" => Some(Heading::Left),
        "ArrowRight" => Some(Heading::Right),
        "ArrowUp" => Some(Heading::Up),
        "ArrowDown" => Some(Heading::Down),
        _ => None,
    }
}

/// Where a key leads from a place: an arrow to the next one, Home to the bar, End to the tray of who is on roll.
pub(crate) fn step(store: Store, from: Place, key: &str) -> Option<Place> {
    let turned = store.turned.get_untracked();
    store.model.with_untracked(|model| {
        let mover = model.session().decides().unwrap_or(model.bottom());
        step_on(&model.view(turned), mover, from, key)
    })
}

/// The same on any board, where `mover` is on roll.
pub(crate) fn step_on(view: &View, mover: Player, from: Place, key: &str) -> Option<Place> {
    match key {
        "Home" => Some(Place::Bar(mover)),
        "End" => Some(Place::Tray(mover)),
        key => {
            let next = view.neighbour(from, heading(key)?);
            // At the edge the focus stays, and so does the page.
            Some(next.unwrap_or(from))
        }
    }
}

/// The place of the board at which the Tab key and the first arrow stop: the one that the lesson asks for, the last one,
/// or the nearest home point.
pub(crate) fn stop(store: Store) -> Place {
    let (bottom, asked) = store
        .model
        .with(|model| (model.bottom(), model.asked_place()));
    let last = store.place.get();
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
