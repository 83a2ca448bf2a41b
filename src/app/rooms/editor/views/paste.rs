//! Field for a position ID or a link.

use editor::{Msg, paste_error};
use leptos::{html, prelude::*};

use crate::rooms::editor::Editor;

/// Draws the field and the result of the last input.
#[component]
pub(crate) fn Paste(editor: Editor) -> impl IntoView {
    let words = editor.words;
    let field = NodeRef::<html::Input>::new();
    let status = move || {
        let words = words.read_value();
        editor.model.with(|model| match model.pasted() {
            None => String::new(),
            Some(Ok(pasted)) if pasted.drops_crawford => words.editor_paste_no_crawford(),
            Some(Ok(_)) => words.editor_paste_done(),
            Some(Err(why)) => paste_error(why, &words),
        })
    };
    let wrong = move || {
        editor
            .model
            .with(|model| matches!(model.pasted(), Some(Err(_))))
    };
    let set_up = move || {
        if let Some(field) = field.get_untracked() {
            editor.send(Msg::Paste(field.value()));
            if !untrack(wrong) {
                field.set_value("");
            }
        }
    };
    view! {
        <form
            class="editor-paste"
            on:submit=move |event| {
                event.prevent_default();
                set_up();
            }
        >
            <label for="editor-paste">{words.read_value().editor_paste()}</label>
            <input
                id="editor-paste"
                node_ref=field
                type="text"
                dir="ltr"
                placeholder=words.read_value().editor_paste()
                autocomplete="off"
                spellcheck="false"
                aria-invalid=move || wrong().to_string()
                aria-describedby="editor-pasted"
            />
            <button class="button">{words.read_value().editor_paste_use()}</button>
            <p id="editor-pasted" role="status">{status}</p>
        </form>
    }
}
