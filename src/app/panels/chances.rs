//! Player's winning chances, shown beside the board once the player has agreed that they count as help.

use leptos::prelude::*;
use table::{Chances, chances};

use super::tables::track;
use crate::store::Store;

/// Draws a button for agreeing to see the chances, a text while they are being computed, or the chances as bars.
#[component]
pub(super) fn ChancesPart(store: Store) -> impl IntoView {
    let chances_part = store.slice(chances);
    move || {
        Some(match chances_part.get()? {
            Chances::Ask(text, show) => {
                let label = show.label.clone();
                let press = move |_| store.send(show.msg.clone());
                view! {
                    <p>{text}</p>
                    <button class="button" on:click=press>{label}</button>
                }
                .into_any()
            }
            Chances::Wait(text) => view! { <p>{text}</p> }.into_any(),
            Chances::Known(sides) => {
                let words = store.words();
                let names = [words.name_you(), words.name_computer()];
                let sides = names.into_iter().zip(sides);
                sides
                    .map(|(name, rows)| side_rows(name, rows))
                    .collect_view()
                    .into_any()
            }
        })
    }
}

fn side_rows(name: String, rows: Vec<(String, u32)>) -> AnyView {
    let row = |(label, thousandths): (String, u32)| {
        let percent = format!("{}\u{a0}%", (thousandths + 5) / 10);
        view! { <dt>{label}</dt><dd>{track(vec![(0, thousandths)], false)}<span>{percent}</span></dd> }
    };
    view! {
        <h3>{name}</h3>
        <dl>{rows.into_iter().map(row).collect_view()}</dl>
    }
    .into_any()
}
