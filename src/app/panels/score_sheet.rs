//! Score sheet dialog: the match score, and the results of the match's games.

use leptos::prelude::*;
use table::{Dialog, ScoreSheet, score_sheet};

use super::{
    modal::Modal,
    tables::{bars, table},
    words::Close,
};
use crate::store::Store;

#[component]
pub(crate) fn ScoreSheetDialog(store: Store) -> impl IntoView {
    view! {
        <Modal store label=store.words().score_sheet() is_open=|dialog| *dialog == Dialog::ScoreSheet prints=true>
            <Sheet store/>
            <Close store/>
        </Modal>
    }
}

#[component]
fn Sheet(store: Store) -> impl IntoView {
    let content = store.slice(score_sheet);
    move || sheet(content.get())
}

fn sheet(sheet: ScoreSheet) -> AnyView {
    let ScoreSheet {
        heading,
        standings,
        caption,
        heads,
        games,
        none,
    } = sheet;
    let games = match none {
        Some(none) => view! { <p class="hint">{none}</p> }.into_any(),
        None => table("results", caption, heads, games),
    };
    view! { <h2>{heading}</h2>{bars(standings, false)}{games} }.into_any()
}
