//! Keyboard focus, which must survive the removal of the focused element.

use std::cell::RefCell;

use board::Place;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement, SvgElement};

use super::{
    board_element::{BoardKind, id},
    document, timer,
};

/// Selectors of the primary button: on the end card, which hides the other buttons, or below the board.
const BUTTONS: [&str; 2] = [".end-card .primary", ".controls .primary"];

/// Returns the first element that matches `selector`; `None` if there is none.
pub(super) fn find(selector: &str) -> Option<Element> {
    document()?.query_selector(selector).ok()?
}

/// Returns the focused element; `None` if no element has the focus.
pub(super) fn active() -> Option<Element> {
    document()?.active_element()
}

/// Focuses a place of a board.
pub(crate) fn place(kind: BoardKind, place: Place) {
    let found = document().and_then(|document| document.get_element_by_id(&id(kind, place)));
    if let Some(Ok(element)) = found.map(JsCast::dyn_into::<SvgElement>) {
        // Focusing the element of a place cannot fail.
        let _taken = element.focus();
    }
}

/// Removes the focus from the focused element.
pub(crate) fn release() {
    // Elements of HTML and SVG have the same method.
    let _released = active().map(|active| active.unchecked_into::<HtmlElement>().blur());
}

/// Focuses the primary button.
pub(crate) fn button() {
    focus(BUTTONS.into_iter().find_map(find));
}

/// Focuses the first element that matches `selector`.
pub(crate) fn first(selector: &str) {
    focus(find(selector));
}

/// Focuses an element, if it exists and can take the focus.
fn focus(found: Option<Element>) {
    if let Some(Ok(element)) = found.map(JsCast::dyn_into::<HtmlElement>) {
        let _taken = element.focus();
    }
}

thread_local! {
    /// Element that had the focus when the player left the game for a room.
    static LEFT: RefCell<Option<HtmlElement>> = const { RefCell::new(None) };
}

/// Remembers the focused element for [`come_back`].
pub(crate) fn leave() {
    LEFT.set(active().and_then(|active| active.dyn_into().ok()));
}

/// Returns the focus to the element remembered by [`leave`], or to the primary button if that element no longer exists.
pub(crate) fn come_back() {
    if let Some(left) = LEFT.take() {
        let _taken = left.focus();
    }
    keep();
}

/// Focuses the heading of the room that has just been entered.
pub(crate) fn heading() {
    let found = find(".room h1");
    if let Some(Ok(heading)) = found.map(JsCast::dyn_into::<HtmlElement>) {
        // The room must remain scrolled to its top: on a phone, the board is above the heading.
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _taken = heading.focus_with_options(&options);
    }
}

/// Focuses the heading of a room that is drawn only some time after it was entered, unless another element has the
/// focus.
pub(crate) fn late_heading() {
    if active().is_none_or(|active| active.tag_name() == "BODY") {
        heading();
    }
}

/// Returns `true` if the target of a focus event shows a focus ring, which appears after a key press but not after a
/// click.
pub(crate) fn is_by_keyboard(event: &web_sys::FocusEvent) -> bool {
    let target = event.target().map(JsCast::dyn_into::<Element>);
    matches!(target, Some(Ok(element)) if element.matches(":focus-visible") == Ok(true))
}

/// Returns `true` if a room's heading has the focus.
pub(crate) fn is_on_heading() -> bool {
    active().is_some_and(|active| active.tag_name() == "H1")
}

/// Focuses the room's link to `address`; returns `false` if there is no such link.
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

/// Focuses the end card's primary button, unless the focus is on the board or in a dialog.
pub(crate) fn card() {
    if is_below() {
        button();
    }
}

/// Focuses the first-visit panel under the same conditions as [`card`]. The panel itself receives the focus, so that a
/// key press in progress does not activate a button.
pub(crate) fn start_panel() {
    if is_below() {
        first(".first-visit");
    }
}

/// Returns `true` if the focus is on one of the buttons below the board or on no element at all.
pub(super) fn is_below() -> bool {
    active().is_none_or(|active| {
        let below = active.closest(".controls");
        active.tag_name() == "BODY" || matches!(below, Ok(Some(_)))
    })
}

/// Focuses the field with this ID, and expands the sections that hide it.
pub(crate) fn field(id: &str) {
    let Some(field) = document().and_then(|document| document.get_element_by_id(id)) else {
        return;
    };
    if let Ok(Some(fold)) = field.closest("details") {
        let _open = fold.set_attribute("open", "");
    }
    focus(Some(field));
}

/// Returns `true` if any element has the focus.
pub(crate) fn is_somewhere() -> bool {
    active().is_some_and(|active| active.tag_name() != "BODY")
}

/// Focuses the primary button after the current update has been drawn, if the focus was lost.
pub(crate) fn keep() {
    timer::after(0, || {
        if !is_somewhere() {
            button();
        }
    });
}
