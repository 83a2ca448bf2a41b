//! Notes below the match line: a remark while its figures are provisional, and a legend for its marks.

use leptos::prelude::*;
use words::Words;

use crate::rooms::study::{state::Reviewed, views::icons::verdict_mark};

/// Draws a note while the figures are provisional, and the legend in a disclosure.
pub(super) fn key(all: Reviewed) -> impl IntoView {
    let unsettled = move || {
        let is_provisional = all.is_provisional();
        is_provisional.then(|| all.tell(|words| words.summary_unsettled("figures")))
    };
    let [title, error, blunder, cube] = all.tell(|words: &Words| {
        [
            words.summary_marks(),
            words.review_mistake("error"),
            words.review_mistake("blunder"),
            words.review_only("cube"),
        ]
    });
    let (hollow, filled) = ("error", "blunder");
    view! {
        <div class="match-key">
            <p>{unsettled}</p>
            <details>
                <summary>{title}</summary>
                <p>
                    <span>{verdict_mark(hollow, false)}{error}</span>
                    <span>{verdict_mark(filled, false)}{blunder}</span>
                    <span>{verdict_mark(hollow, true)}{verdict_mark(filled, true)}{cube}</span>
                </p>
            </details>
        </div>
    }
}
