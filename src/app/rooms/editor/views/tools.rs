//! What a tap does, and what changes the whole board.

use editor::{Msg, Tool};
use leptos::prelude::*;
use rules::Player;

use crate::{form_fields::choice, rooms::editor::Editor};

/// The hand, and the buttons for the whole board.
#[component]
pub(crate) fn Tools(editor: Editor) -> impl IntoView {
    let words = editor.words;
    let tool = move |tool: Tool| {
        let label = move || match tool {
            Tool::Add(player) => editor.colour(player),
            Tool::Remove => words.read_value().editor_takes(),
        };
        let is_chosen = move || editor.model.with(|model| model.tool() == tool);
        choice("editor-hand", label, is_chosen, move || {
            editor.send(Msg::Use(tool));
        })
    };
    let tools = Player::BOTH
        .map(Tool::Add)
        .into_iter()
        .chain([Tool::Remove]);
    let button = move |label: String, msg: fn() -> Msg| {
        view! { <button class="button" on:click=move |_| editor.send_aloud(msg())>{label}</button> }
    };
    let can_undo = move || editor.model.with(editor::Model::can_undo);
    view! {
        <fieldset class="field-set">
            <legend>{words.read_value().editor_hand()}</legend>
            <div class="seg">{tools.map(tool).collect_view()}</div>
        </fieldset>
        <p class="hint editor-keys">{words.read_value().editor_keys()}</p>
        <div class="editor-buttons">
            <button class="button" disabled=move || !can_undo() on:click=move |_| editor.send_aloud(Msg::Undo)>
                {words.read_value().undo()}
            </button>
            {button(words.read_value().editor_clear(), || Msg::Clear)}
            {button(words.read_value().editor_start(), || Msg::Start)}
            {button(words.read_value().editor_mirror(), || Msg::Mirror)}
        </div>
    }
}
