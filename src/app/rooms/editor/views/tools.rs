//! Tools applied by tapping, and actions for the whole board.

use editor::{Msg, Tool};
use leptos::prelude::*;
use rules::Player;

use crate::{
    form_fields::choice,
    parts::{self, Icon, icon},
    rooms::{editor::Editor, views::position_actions::find_exactly},
};

/// Draws the tools, and the buttons that undo the last change and remove all checkers.
#[component]
pub(crate) fn Tools(
    editor: Editor,
    /// `true` for a pattern, in which points can be marked as required to be empty.
    #[prop(optional)]
    is_pattern: bool,
) -> impl IntoView {
    let words = editor.words;
    let tool = move |tool: Tool| {
        let picture = match tool {
            Tool::Add(player) => chip(player),
            Tool::Remove => icon(Icon::Close),
            Tool::KeepEmpty => icon(Icon::Practice),
        };
        let name = move || match tool {
            Tool::Add(player) => editor.colour(player),
            Tool::Remove => words.read_value().editor_takes(),
            Tool::KeepEmpty => words.read_value().find_mark_empty(),
        };
        let label = view! { {picture}<b>{name}</b> };
        let is_chosen = move || editor.model.with(|model| model.tool() == tool);
        choice("editor-hand", label, is_chosen, move || {
            editor.send(Msg::Use(tool));
        })
    };
    let tools = Player::BOTH
        .map(Tool::Add)
        .into_iter()
        .chain([Tool::Remove])
        .chain(is_pattern.then_some(Tool::KeepEmpty));
    let can_undo = move || editor.model.with(editor::Model::can_undo);
    view! {
        <div class="editor-tools">
            <fieldset>
                <legend class="title">{words.read_value().editor_hand()}</legend>
                {tools.map(tool).collect_view()}
            </fieldset>
            <button class="act" disabled=move || !can_undo() on:click=move |_| editor.send_aloud(Msg::Undo)>
                {icon(Icon::Undo)}
                {words.read_value().undo()}
            </button>
            <button class="act" on:click=move |_| editor.send_aloud(Msg::Clear)>
                {icon(Icon::Clear)}
                {words.read_value().editor_clear()}
            </button>
        </div>
    }
}

/// Draws a player's checker.
pub(super) fn chip(player: Player) -> AnyView {
    let class = parts::chip(player);
    view! { <span class=class aria-hidden="true"></span> }.into_any()
}

/// Effects of the search room: reading the library and searching it.
#[component]
pub(crate) fn WholeBoard(editor: Editor) -> impl IntoView {
    let words = editor.words;
    let button = move |label: String, msg: fn() -> Msg| {
        view! { <button class="button quiet" on:click=move |_| editor.send_aloud(msg())>{label}</button> }
    };
    let find = move |_| {
        let sketch = editor
            .model
            .with_untracked(|model| model.sketch().decider_first());
        find_exactly(&sketch.stored());
    };
    view! {
        <div class="editor-buttons">
            {button(words.read_value().editor_start(), || Msg::Start)}
            {button(words.read_value().editor_mirror(), || Msg::Mirror)}
            <button class="button quiet" on:click=find>{words.read_value().editor_find()}</button>
        </div>
    }
}
