//! All numbers as CSV.

use leptos::prelude::*;
use progress::CsvTable;
use wasm_bindgen_futures::spawn_local;
use words::Words;

use crate::{
    browser::file,
    rooms::progress::{Progress, Shown},
};

/// A button for each file.
pub(crate) fn buttons(progress: Progress, shown: &Shown) -> AnyView {
    let who = shown.who.clone();
    let button = |(what, table): (&'static str, CsvTable)| {
        let who = who.clone();
        let label = progress.tell(|words| words.progress_export_what(what));
        let press = move |_| {
            let (statistics, who) = (progress.statistics(), who.clone());
            spawn_local(async move {
                let Some(statistics) = statistics else {
                    return;
                };
                match statistics.csv(table, who).await {
                    Ok(text) => file::download_bytes(&format!("backgammon-{what}.csv"), &text),
                    Err(stopped) => progress.fail(stopped.into()),
                }
            });
        };
        view! { <button class="button" on:click=press>{label}</button> }
    };
    let tables = [
        ("games", CsvTable::Games),
        ("decisions", CsvTable::Decisions),
        ("summary", CsvTable::Summary),
    ];
    let title = progress.tell(Words::progress_export);
    view! {
        <section>
            <h2>{title.clone()}</h2>
            <div class="ways" role="group" aria-label=title>{tables.map(button).collect_view()}</div>
        </section>
    }
    .into_any()
}
