//! Where the keyboard is: it must never be lost, whatever goes away under it.

use std::cell::RefCell;

use board::Place;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement, SvgElement};

use super::{
    board_element::{BoardKind, id},
    document, timer,
};

/// The expected button: on the card of a finished game, behind which the others are hidden, or below the board.
const BUTTONS: [&str; 2] = [".end-card .primary", ".controls .primary"];

/// Returns the first element that `selector` matches.
pub(super) fn find(selector: &str) -> Option<Element> {
    document()?.query_selector(selector).ok()?
}

/// Returns the focused element.
pub(super) fn active() -> Option<Element> {
    document()?.active_element()
}

/// Puts the focus on a place of a board.
pub(crate) fn place(kind: BoardKind, place: Place) {
    let found = document().and_then(|document| document.get_element_by_id(&id(kind, place)));
    if let Some(Ok(element)) = found.map(JsCast::dyn_into::<SvgElement>) {
        // A place can always take it.
        let _taken = element.focus();
    }
}

/// Puts the focus on the button of what is expected.
pub(crate) fn button() {
    let found = BUTTONS.into_iter().find_map(find);
    if let Some(Ok(button)) = found.map(JsCast::dyn_into::<HtmlElement>) {
        // A button that cannot take the focus leaves it where it is.
        let _taken = button.focus();
    }
}

thread_local! {
    /// Where the focus was when the game was left for a room.
    static LEFT: RefCell<Option<HtmlElement>> = const { RefCell::new(None) };
}

/// Keeps in mind where the focus is, for [`come_back`].
pub(crate) fn leave() {
    LEFT.set(active().and_then(|active| active.dyn_into().ok()));
}

/// Puts the focus back to where it was; where that is gone, on the expected button.
pub(crate) fn come_back() {
    if let Some(left) = LEFT.take() {
        let _taken = left.focus();
    }
    keep();
}

/// Puts the focus on the heading of the room that has just been entered.
pub(crate) fn heading() {
    let found = find(".room h1");
    if let Some(Ok(heading)) = found.map(JsCast::dyn_into::<HtmlElement>) {
        // The room is seen from its top: on a phone the board lies above its heading.
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _taken = heading.focus_with_options(&options);
    }
}

/// Returns whether the heading of a room has the focus.
pub(crate) fn is_on_heading() -> bool {
    active().is_some_and(|active| active.tag_name() == "H1")
}

/// Puts the focus on the link to this address in the room, and returns whether there is one.
pub(crate) fn link(address: &str) -> bool {
    let is_plain = !address.contains(['"', '\\']);
    let found = is_plain
        .then(|| find(&format!(".room-body a[href=\"{address}\"]")))
        .flatten();
    match found.map(JsCast::dyn_into::<HtmlElement>) {
        Some(Ok(link)) => link.focus().is_ok(),
        _ => false,
    }
}

/// Puts the focus on the card of a finished game, unless it is on the board or in a dialog.
pub(crate) fn card() {
    if is_below() {
        button();
    }
}

/// Puts the focus on the panel of a first visit in the same way: on the panel itself, so that a key that is just being
/// pressed chooses nothing.
pub(crate) fn start_panel() {
    let found = find(".first-visit");
    if let Some(Ok(panel)) = found
        .filter(|_| is_below())
        .map(JsCast::dyn_into::<HtmlElement>)
    {
        let _taken = panel.focus();
    }
}

/// Whether nothing has the focus, or one of the buttons below the board.
fn is_below() -> bool {
    active().is_none_or(|active| {
        let below = active.closest(".controls");
        active.tag_name() == "BODY" || matches!(below, Ok(Some(_)))
    })
}

/// Puts the focus on the field with this id, and unfolds what hides it.
pub(crate) fn field(id: &str) {
    let Some(field) = document().and_then(|document| document.get_element_by_id(id)) else {
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
    active().is_some_and(|active| active.tag_name() != "BODY")
}

/// After what is happening now has been drawn, puts the focus on the button if it has been lost.
pub(crate) fn keep() {
    timer::after(0, || {
        if !is_somewhere() {
            button();
        }
    });
}
