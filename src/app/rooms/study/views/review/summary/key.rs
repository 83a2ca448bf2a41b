//! What stands below the line of the match: that its figures may still change, and what its marks mean.

use leptos::prelude::*;
use words::Words;

use crate::rooms::study::{state::Reviewed, views::icons::verdict_mark};

/// A line that keeps its room: while the review goes on it says so, and a press explains the marks.
pub(super) fn key(all: Reviewed) -> impl IntoView {
    let unsettled = move || {
        let is_provisional = all.is_provisional();
        is_provisional.then(|| all.tell(|words| words.summary_unsettled("figures")))
    };
    let [title, error, blunder, play, cube] = all.tell(|words: &Words| {
        [
            words.summary_marks(),
            words.review_mistake("error"),
            words.review_mistake("blunder"),
            words.review_only("checker"),
            words.review_only("cube"),
        ]
    });
    let two = |marks: [(&'static str, bool); 2], text: String| {
        let marks = marks.map(|(key, is_cube)| verdict_mark(key, is_cube));
        view! { <span>{marks.collect_view()}{text}</span> }
    };
    let (hollow, filled) = ("error", "blunder");
    view! {
        <div class="match-key">
            <p>{unsettled}</p>
            <details>
                <summary>{title}</summary>
                <p>
                    {two([(hollow, false), (hollow, true)], error)}
                    {two([(filled, false), (filled, true)], blunder)}
                    {two([(hollow, false), (filled, false)], play)}
                    {two([(hollow, true), (filled, true)], cube)}
                </p>
            </details>
        </div>
    }
}
