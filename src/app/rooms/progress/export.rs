//! All numbers as CSV.

use leptos::prelude::*;
use progress::{decisions_csv, games_csv, summary_csv};
use words::Words;

use super::{Progress, Shown};
use crate::effects::file;

/// A button for each file.
pub(super) fn buttons(progress: Progress, shown: &Shown) -> AnyView {
    let button = |what: &'static str| {
        let Shown(who, report) = shown.clone();
        let label = progress.tell(|words| words.progress_export_what(what));
        let press = move |_| {
            let text = progress.collection.with_value(|all| match what {
                "games" => games_csv(all, &report, &who),
                "decisions" => decisions_csv(all, &report, &who),
                _ => summary_csv(all, &report),
            });
            file::download_bytes(&format!("backgammon-{what}.csv"), text.as_bytes());
        };
        view! { <button class="button" on:click=press>{label}</button> }
    };
    let title = progress.tell(Words::progress_export);
    view! {
        <section>
            <h2>{title.clone()}</h2>
            <div class="ways" role="group" aria-label=title>{["games", "decisions", "summary"].map(button).collect_view()}</div>
        </section>
    }
    .into_any()
}
