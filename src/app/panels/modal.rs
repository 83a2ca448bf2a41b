//! Modal dialog, based on the browser's native dialog, which traps the focus, closes on Escape and restores the focus.

use leptos::{
    ev::{MouseEvent, TouchEvent},
    html,
    prelude::*,
};
use table::{Dialog, Msg};

use super::pull::Pull;
use crate::{browser::timer, store::Store};

/// Distance in CSS pixels beyond which a downward drag closes a sheet.
const ENOUGH: f64 = 64.0;

/// Shows `children` in a modal dialog while `is_open` accepts the model's dialog.
#[component]
pub(super) fn Modal(
    store: Store,
    #[prop(into)] label: Signal<String>,
    is_open: fn(&Dialog) -> bool,
    /// `true` if the dialog is printed instead of the board while it is open.
    #[prop(optional)]
    prints: bool,
    /// `true` if the board remains visible while the dialog is open.
    #[prop(optional)]
    beside: bool,
    /// `true` if a tap outside and a swipe down close the dialog.
    #[prop(optional)]
    dismissible: bool,
    /// Called before the player closes the dialog with Escape or outside of it.
    #[prop(optional)]
    cancelled: Option<Callback<()>>,
    children: ChildrenFn,
) -> impl IntoView {
    let open = store.slice(move |model| is_open(model.dialog()));
    let node = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = node.get() else {
            return;
        };
        match (open.get(), dialog.open()) {
            // While the page is rebuilt in another language, the dialog is not in the document yet.
            (true, false) if dialog.show_modal().is_err() => {
                timer::after(0, move || {
                    let _shown = dialog.show_modal();
                });
            }
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    let close = move || {
        if open.get_untracked() {
            if let Some(cancelled) = cancelled {
                cancelled.run(());
            }
            store.send(Msg::CloseDialog);
        }
    };
    let closed = move |_| {
        // The event comes in a later task, by which the dialog may be open again.
        let is_open = node.get_untracked().is_some_and(|dialog| dialog.open());
        if !is_open {
            close();
        }
    };
    let tapped = move |event: MouseEvent| {
        if dismissible
            && node
                .get_untracked()
                .is_some_and(|sheet| is_outside(&sheet, &event))
        {
            close();
        }
    };
    let pull = Pull::new();
    let touched = move |event: TouchEvent| {
        // Once the content is scrolled down, a drag scrolls it instead of closing the sheet.
        let is_top = node
            .get_untracked()
            .is_some_and(|sheet| sheet.scroll_top() <= 0);
        if dismissible && is_top {
            pull.touch(&event);
        }
    };
    let released = move |_| {
        if pull.end() > ENOUGH {
            close();
        }
    };
    let translate = move || {
        pull.by()
            .filter(|by| *by > 0.0)
            .map(|by| format!("0 {by}px"))
    };
    view! {
        <dialog
            node_ref=node
            class="modal"
            class:prints=prints
            class:beside=beside
            aria-label=label
            style:translate=translate
            on:close=closed
            on:click=tapped
            on:touchstart=touched
            on:touchmove=move |event| pull.drag_to(&event)
            on:touchend=released
            on:touchcancel=released
        >
            {move || open.get().then(|| children())}
        </dialog>
    }
}

/// Returns `true` if a dialog was clicked outside its box, on the backdrop.
fn is_outside(sheet: &web_sys::HtmlDialogElement, event: &MouseEvent) -> bool {
    let edges = sheet.get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    // A click from the keyboard has no position.
    let is_pointer = event.detail() > 0;
    is_pointer
        && !((edges.left()..=edges.right()).contains(&x)
            && (edges.top()..=edges.bottom()).contains(&y))
}
