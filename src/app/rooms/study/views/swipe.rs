//! Swipe gestures: between plays over the board, and between errors over the panel.

use leptos::{ev, html, prelude::*};
use web_sys::PointerEvent;

use crate::browser::{focus, key_press::is_in};

/// Minimum length of a swipe, in CSS pixels.
const SWIPE: i32 = 40;
/// CSS selector for elements that handle drags themselves.
const TAKEN: &str = "[role=slider], input, select";

/// Calls `go` after a swipe over the children; `true` means a forward swipe, from right to left as when turning a page,
/// or from left to right in right-to-left languages.
#[component]
pub(crate) fn Swiped(
    class: &'static str,
    go: Callback<bool>,
    /// `true` if dragging with the mouse also counts as a swipe, which prevents text selection.
    #[prop(optional)]
    by_mouse: bool,
    /// `true` while drags move checkers, and are not swipes.
    #[prop(optional, into)]
    is_taken: Signal<bool>,
    #[prop(optional)] node: NodeRef<html::Div>,
    children: Children,
) -> impl IntoView {
    let start = StoredValue::new(None::<(i32, i32)>);
    let at = |event: &PointerEvent| (event.client_x(), event.client_y());
    let begin = move |event: PointerEvent| {
        let can = event.is_primary() && (by_mouse || event.pointer_type() != "mouse");
        start.set_value((can && !is_in(&event, TAKEN)).then(|| at(&event)));
    };
    let end = move |event: PointerEvent| {
        let Some((x, y)) = start.try_update_value(Option::take).flatten() else {
            return;
        };
        let (across, down) = (event.client_x() - x, event.client_y() - y);
        if !is_taken.get_untracked() && across.abs() >= SWIPE && across.abs() > 2 * down.abs() {
            let to_left = across < 0;
            go.run(to_left != (document().dir() == "rtl"));
        }
    };
    // The focus stays off the places of the board, so that the arrow keys keep stepping through the plays.
    let press = move |event: ev::MouseEvent| {
        if by_mouse {
            event.prevent_default();
            focus::release();
        }
    };
    view! {
        <div
            class=class
            node_ref=node
            on:mousedown=press
            on:pointerdown=begin
            on:pointerup=end
            on:pointercancel=move |_| start.set_value(None)
        >
            {children()}
        </div>
    }
}
