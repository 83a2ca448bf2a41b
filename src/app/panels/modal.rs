//! A dialog over the page: the browser's own, so that focus stays in it, Escape closes it and focus returns.

use leptos::{html, prelude::*};
use table::{Dialog, Msg};

use crate::{browser::timer, store::Store};

/// Shows `children` in a modal dialog while `is_open` accepts the model's dialog.
#[component]
pub(super) fn Modal(
    store: Store,
    #[prop(into)] label: Signal<String>,
    is_open: fn(&Dialog) -> bool,
    /// Whether the dialog is printed instead of the board while it is open.
    #[prop(optional)]
    prints: bool,
    /// Whether the board stays in sight while the dialog is open.
    #[prop(optional)]
    beside: bool,
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
    view! {
        <dialog
            node_ref=node
            class="modal"
            class:prints=prints
            class:beside=beside
            aria-label=label
            on:close=move |_| {
                if open.get_untracked() {
                    store.send(Msg::CloseDialog);
                }
            }
        >
            {move || open.get().then(|| children())}
        </dialog>
    }
}
