//! Button "More", which opens a menu of actions that are rarely needed.

use leptos::{ev, html, prelude::*};
use wasm_bindgen::JsCast as _;
use web_sys::Node;

use crate::parts::{Icon, icon};

/// Draws the button and its menu, whose items are buttons of the class `more-item`.
///
/// The menu closes when one of its items is pressed, unless the item stops the event, when the focus leaves it, and on
/// Escape.
#[component]
pub(crate) fn MoreMenu(
    /// Accessible name of the button.
    label: String,
    children: Children,
) -> impl IntoView {
    let menu = NodeRef::<html::Details>::new();
    let close = move || {
        if let Some(menu) = menu.get_untracked() {
            menu.set_open(false);
        }
    };
    let left = move |event: ev::FocusEvent| {
        let target = event.related_target();
        let target = target.and_then(|target| target.dyn_into::<Node>().ok());
        let is_inside = menu
            .get_untracked()
            .is_some_and(|menu| menu.contains(target.as_ref()));
        if !is_inside {
            close();
        }
    };
    let summary = NodeRef::<html::Summary>::new();
    let pressed = move |event: ev::KeyboardEvent| {
        let is_open = menu.get_untracked().is_some_and(|menu| menu.open());
        if event.key() == "Escape" && is_open {
            event.prevent_default();
            close();
            // Without the button, the focus stays where it is.
            let _focused = summary.get_untracked().map(|summary| summary.focus());
        }
    };
    view! {
        <details class="more-menu" node_ref=menu on:focusout=left on:keydown=pressed>
            <summary class="icon" node_ref=summary aria-label=label.clone() title=label>
                {icon(Icon::More)}
            </summary>
            // Some browsers do not focus a pressed button, but the element around it that accepts the focus.
            <div class="more-items" tabindex="-1" on:click=move |_| close()>
                {children()}
            </div>
        </details>
    }
}
