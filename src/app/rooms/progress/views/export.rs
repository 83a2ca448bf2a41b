//! Sheet for exporting all statistics as CSV.

use leptos::{html, prelude::*};
use progress::CsvTable;
use words::Words;

use crate::{
    browser::{file, spawn_local},
    parts::{Icon, icon, show_while},
    rooms::progress::{Progress, Shown},
};

/// Draws the sheet with one button per file.
pub(crate) fn sheet(progress: Progress, shown: &Shown) -> AnyView {
    let who = shown.who.clone();
    let button = move |(table_key, table): (&'static str, CsvTable)| {
        let who = who.clone();
        let label = progress.tell(|words| words.progress_export_what(table_key));
        let press = move |_| {
            let (statistics, who) = (progress.statistics(), who.clone());
            spawn_local(async move {
                let Some(statistics) = statistics else {
                    return;
                };
                match statistics.csv(table, who).await {
                    Ok(text) => file::download_bytes(&format!("backgammon-{table_key}.csv"), &text),
                    Err(stopped) => progress.fail(stopped.into()),
                }
            });
        };
        view! { <button class="li" on:click=press>{icon(Icon::File)}<span class="li-text n">{label}</span></button> }
    };
    let tables = [
        ("games", CsvTable::Games),
        ("decisions", CsvTable::Decisions),
        ("summary", CsvTable::Summary),
    ];
    let title = progress.tell(Words::progress_export);
    let node = NodeRef::<html::Dialog>::new();
    show_while(node, move || progress.exporting.get());
    let close = move || progress.exporting.set(false);
    let label = title.clone();
    let files = move || {
        view! {
            <h2>{label.clone()}</h2>
            <div class="group" role="group" aria-label=label.clone()>{tables.map(&button).collect_view()}</div>
            <div class="modal-buttons">
                <button class="button" on:click=move |_| close()>{progress.tell(Words::close)}</button>
            </div>
        }
    };
    view! {
        <dialog node_ref=node class="modal" aria-label=title on:close=move |_| close()>
            {move || progress.exporting.get().then(&files)}
        </dialog>
    }
    .into_any()
}
