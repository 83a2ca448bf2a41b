//! The list of plays.

use leptos::{html, prelude::*};
use table::{Entry, Look, Model, Msg, Row, columns, rows};

use super::score_sheet::ScoreSheetButton;
use crate::store::Store;

/// The list, scrolled to its end. A play in it shows the position after it on the board.
#[component]
pub(crate) fn Plays(store: Store) -> impl IntoView {
    let words = store.words();
    let names = store.slice(columns);
    let lines = store.slice(rows);
    let list = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        lines.track();
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    let line = move |row: Row| {
        view! {
            <tr class:now=row.current>
                <th scope="row">{row.number}</th>
                <td><bdi>{row.left.map(|entry| play(store, entry))}</bdi></td>
                <td><bdi>{row.right.map(|entry| play(store, entry))}</bdi></td>
            </tr>
        }
    };
    view! {
        <div class="plays" node_ref=list tabindex="0" role="region" aria-label=words.plays_region()>
            <table aria-label=words.plays()>
                <thead>
                    <tr>
                        <th scope="col">"#"</th>
                        <th scope="col"><bdi>{move || names.get()[0].clone()}</bdi></th>
                        <th scope="col"><bdi>{move || names.get()[1].clone()}</bdi></th>
                    </tr>
                </thead>
                <tbody>{move || lines.get().into_iter().map(line).collect_view()}</tbody>
            </table>
        </div>
        <Steps store/>
    }
}

/// A play that can be looked at, or what else was done in a turn.
fn play(store: Store, entry: Entry) -> AnyView {
    let Entry { text, turn, shown } = entry;
    match turn {
        Some(turn) => view! {
            <button
                class="play"
                aria-current=shown.then_some("step")
                on:click=move |_| {
                    store.send(Msg::CloseDialog);
                    store.send(Msg::Look(Look::At(turn)));
                }
            >
                {text}
            </button>
        }
        .into_any(),
        None => text.into_any(),
    }
}

/// The buttons that step through the plays, once there is one, and the way to the results.
#[component]
fn Steps(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let played = store.slice(|model: &Model| !model.session().record().is_empty());
    let looks = store.slice(|model: &Model| model.looks_at().is_some());
    let step = move |name: String, sign, to: Look| {
        view! {
            <button class="button quiet" aria-label=name.clone() title=name on:click=move |_| store.send(Msg::Look(to))>
                {sign}
            </button>
        }
    };
    view! {
        <div class="steps">
            <Show when=move || played.get()>
                {step(words.read_value().look_back(), "\u{2039}", Look::Back)}
                {step(words.read_value().look_forward(), "\u{203a}", Look::Forward)}
                <Show when=move || looks.get()>
                    <button class="button quiet" on:click=move |_| store.send(Msg::Look(Look::Now))>
                        {words.read_value().look_now()}
                    </button>
                </Show>
            </Show>
            <ScoreSheetButton store/>
        </div>
    }
}
