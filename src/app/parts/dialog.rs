//! Dialogs that remain in the document while they are closed.

use leptos::{html, prelude::*};
use wasm_bindgen::JsCast as _;
use web_sys::HtmlDialogElement;

use crate::browser::{document, timer};

/// Shows a modal dialog whenever `is_open` returns `true`, and closes it otherwise.
pub(crate) fn show_while(node: NodeRef<html::Dialog>, is_open: impl Fn() -> bool + 'static) {
    Effect::new(move |_| {
        let is_open = is_open();
        if let Some(dialog) = node.get() {
            show_or_close(dialog, is_open);
        }
    });
}

/// Shows a modal dialog, or closes it; does nothing if the dialog is already in that state.
///
/// The content of the dialog is rendered first, so that the browser finds its first field to focus.
pub(crate) fn show_or_close(dialog: HtmlDialogElement, is_open: bool) {
    match (is_open, dialog.open()) {
        (true, false) => timer::after(0, move || {
            let _shown = dialog.show_modal();
        }),
        (false, true) => dialog.close(),
        _ => {}
    }
}

/// Closes all dialogs, whose owners then receive the event `close`.
pub(crate) fn close_dialogs() {
    let open = document().and_then(|document| document.query_selector_all("dialog[open]").ok());
    let Some(open) = open else {
        return;
    };
    let dialogs = (0..open.length()).filter_map(|nth| open.get(nth)?.dyn_into().ok());
    dialogs.for_each(|dialog: HtmlDialogElement| dialog.close());
}
