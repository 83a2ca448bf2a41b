//! Where the keyboard is: it must never be lost, whatever goes away under it.

use leptos::prelude::document;
use rules::Player;
use table::Place;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, SvgElement};

use super::timer;

/// The expected button: on the card of a finished game, or below the board. One of them is always there.
const BUTTON: &str = ".end-card .primary, .controls .primary";

/// The id of the element of a place.
pub(crate) fn id(place: Place) -> String {
    let side = |player: Player| table::side(player);
    match place {
        Place::Point(white) => format!("point-{white}"),
        Place::Bar(player) => format!("bar-{}", side(player)),
        Place::Tray(player) => format!("tray-{}", side(player)),
    }
}

/// Puts the focus on a place of the board.
pub(crate) fn place(place: Place) {
    let found = document().get_element_by_id(&id(place));
    if let Some(Ok(element)) = found.map(JsCast::dyn_into::<SvgElement>) {
        // A place can always take it.
        let _taken = element.focus();
    }
}

/// Puts the focus on the button of what is expected.
pub(crate) fn button() {
    let found = document().query_selector(BUTTON).ok().flatten();
    if let Some(Ok(button)) = found.map(JsCast::dyn_into::<HtmlElement>) {
        // A button that cannot take the focus leaves it where it is.
        let _taken = button.focus();
    }
}

/// Puts the focus on the card of a finished game, unless it is on the board or in a dialog.
pub(crate) fn card() {
    let lost = document().active_element().is_none_or(|active| {
        let below = active.closest(".controls");
        active.tag_name() == "BODY" || matches!(below, Ok(Some(_)))
    });
    if lost {
        button();
    }
}

/// Puts the focus on the field with this id, and unfolds what hides it.
pub(crate) fn field(id: &str) {
    let Some(field) = document().get_element_by_id(id) else {
        return;
    };
    if let Ok(Some(fold)) = field.closest("details") {
        let _open = fold.set_attribute("open", "");
    }
    if let Ok(field) = field.dyn_into::<HtmlElement>() {
        let _taken = field.focus();
    }
}

/// Whether anything has the focus.
pub(crate) fn is_somewhere() -> bool {
    let active = document().active_element();
    active.is_some_and(|active| active.tag_name() != "BODY")
}

/// After what is happening now has been drawn, puts the focus on the button if it has been lost.
pub(crate) fn keep() {
    timer::after(0, || {
        if !is_somewhere() {
            button();
        }
    });
}
