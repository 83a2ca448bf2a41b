//! Table of all places with their checker counts, an alternative to the board for screen readers and keyboards.

use editor::{Msg, Sketch};
use leptos::prelude::*;
use rules::Player;

use crate::rooms::editor::Editor;

const MAX_CHECKERS: u8 = 15;
/// Place number of the bar.
const BAR: u8 = 25;

/// Draws the table in a disclosure.
#[component]
pub(crate) fn Counts(editor: Editor) -> impl IntoView {
    let words = editor.words;
    let open = RwSignal::new(false);
    let rows = move || {
        let rows = (1..=BAR).rev().map(|number| row(editor, number));
        open.get().then(|| rows.collect_view())
    };
    let head = move |player: Player| {
        view! { <th scope="col">{move || editor.colour(player)}</th> }
    };
    let toggled = move |event: leptos::ev::Event| {
        let details: web_sys::HtmlDetailsElement = event_target(&event);
        open.set(details.open());
    };
    view! {
        <details class="editor-counts" on:toggle=toggled>
            <summary>{words.read_value().editor_list()}</summary>
            <p class="hint editor-keys">{words.read_value().editor_keys()}</p>
            <table>
                <thead>
                    <tr>
                        <td></td>
                        {Player::BOTH.map(head)}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </details>
    }
}

/// Draws the row for a place, numbered from the perspective of the player on roll.
fn row(editor: Editor, number: u8) -> impl IntoView {
    let words = editor.words;
    let name = move || match number {
        BAR => words.read_value().place_bar(),
        number => words.read_value().place_point(number),
    };
    let on_roll = editor.slice(|sketch: &Sketch| sketch.on_roll);
    let own = move |player: Player| match number {
        number if number == BAR || on_roll.get() == player => number,
        number => BAR - number,
    };
    let field = move |player: Player| {
        let count = move || {
            let number = usize::from(own(player));
            editor.model.with(|model| {
                let side = model.sketch().side(player);
                side.get(number).copied().unwrap_or_default()
            })
        };
        let typed = move |event: leptos::ev::Event| {
            let field: web_sys::HtmlInputElement = event_target(&event);
            if let Ok(wanted) = field.value().parse() {
                editor.send(Msg::Count(player, untrack(|| own(player)), wanted));
            }
            // The stored number may be lower than the number entered.
            field.set_value(&untrack(count).to_string());
        };
        view! {
            <td>
                <input
                    type="number"
                    min="0"
                    max=MAX_CHECKERS
                    inputmode="numeric"
                    aria-label=move || format!("{}: {}", name(), editor.colour(player))
                    prop:value=move || count().to_string()
                    on:change=typed
                />
            </td>
        }
    };
    view! {
        <tr>
            <th scope="row">{name}</th>
            {Player::BOTH.map(field)}
        </tr>
    }
}
