//! Match equity table values at the score of a decision, and a link to all tables.

use insight::{JudgedDecision, ScoreValues, score_values};
use leptos::prelude::*;
use table::Route;
use words::{Words, isolated};

use super::state::Coaching;
use crate::browser::equity_table;

/// Draws the table values at the score of a decision in a match; draws nothing in money play.
pub(super) fn values(here: Coaching, subject: &JudgedDecision) -> Option<AnyView> {
    let met = equity_table::current().met;
    let ScoreValues { rows } = here.tell(|words| score_values(&subject.decision, met, words))?;
    let head = here.tell(|words| [words.coach_table_on_roll(), words.coach_table_other()]);
    let head = head.map(|text| view! { <th scope="col">{text}</th> });
    let row = |(label, cells): (String, [String; 2])| {
        let cells = cells.map(|cell| view! { <td>{cell}</td> });
        view! { <tr><th scope="row">{label}</th>{cells.collect_view()}</tr> }
    };
    let view = view! {
        <details class="review-more score-here">
            <summary>{here.tell(Words::coach_table_here)}</summary>
            <table class="score-values">
                <thead><tr><td></td>{head.collect_view()}</tr></thead>
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
            <p><a class="review-link" href=Route::Tables.link()>{here.tell(Words::place_tables)}</a></p>
        </details>
    };
    Some(view.into_any())
}

/// Draws the name of the match equity table used by an evaluation, unless it is the built-in table.
pub(super) fn table_name(here: Coaching, subject: &JudgedDecision) -> Option<AnyView> {
    let fingerprint = subject.judged.table?;
    let current = equity_table::current();
    let name = if current.fingerprint() == Some(fingerprint) {
        current.name
    } else {
        format!("{fingerprint:016x}")
    };
    let text = here.tell(|words| words.coach_met_by(isolated(&name)));
    Some(view! { <p class="coach-hard">{text}</p> }.into_any())
}
