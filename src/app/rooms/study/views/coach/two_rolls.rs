//! Map of the next two rolls.

use analyst::{JobEvent, Priority};
use insight::{Cell, RollComparison, Shown, TwoRolls};
use leptos::prelude::*;
use words::{Words, arg};

use super::state::Coaching;

/// Draws the map once the engine has replied.
pub(super) fn two_rolls(
    here: Coaching,
    rolls: &ArcRwSignal<Option<RollComparison>>,
    shown: RwSignal<Shown>,
) -> AnyView {
    let two = rolls.with_untracked(|rolls| rolls.as_ref().and_then(TwoRolls::of));
    let two = ArcRwSignal::new(two);
    ask(here, &two);
    let content = move || {
        let map = here.tell(|words| two.with(|two| two.as_ref()?.map(shown.get(), words)));
        let Some(map) = map else {
            let has_failed = two.with(|two| two.as_ref().is_none_or(TwoRolls::has_failed));
            let text = here.tell(if has_failed {
                Words::hint_failed
            } else {
                Words::coach_rolls_working
            });
            return view! { <p role="status">{text}</p> }.into_any();
        };
        let head = map.head.iter();
        let head = head.map(|roll| view! { <th scope="col"><span>{roll.clone()}</span></th> });
        let row = |(theirs, cells): (String, Vec<Cell>)| {
            let cells = cells.into_iter().zip(&map.head);
            let cell = |(cell, own): (Cell, &String)| {
                let name = here.tell(|words| {
                    words.coach_two_rolls_cell(
                        arg::Equity(cell.text.as_str()),
                        arg::First(theirs.as_str()),
                        arg::Second(own.as_str()),
                    )
                });
                let side = if cell.first { "first" } else { "second" };
                let class = format!("{side} s{}", cell.strength);
                view! { <td class=class title=name><span class="unseen">{cell.text.clone()}</span></td> }
            };
            view! { <tr><th scope="row">{theirs.clone()}</th>{cells.map(cell).collect_view()}</tr> }
        };
        view! {
            <table class="two-rolls" dir="ltr">
                <caption>{here.tell(Words::coach_two_rolls_what)}</caption>
                <thead><tr><td></td>{head.collect_view()}</tr></thead>
                <tbody>{map.rows.clone().into_iter().map(row).collect_view()}</tbody>
            </table>
        }
        .into_any()
    };
    view! { <section aria-label=here.tell(Words::coach_two_rolls)>{content}</section> }.into_any()
}

/// Requests the replies; the request is cancelled when the map is closed.
fn ask(here: Coaching, two: &ArcRwSignal<Option<TwoRolls>>) {
    let queries = two.with_untracked(|two| two.as_ref().map_or_else(Vec::new, TwoRolls::queries));
    if queries.is_empty() {
        return;
    }
    let tasks = queries.clone();
    let two = two.clone();
    let on_event = move |event| {
        let (query, report) = match event {
            JobEvent::Found { nth, report } => (queries.get(nth), Some(report)),
            JobEvent::Failed(_) => (queries.first(), None),
            JobEvent::Stopped | JobEvent::Over => return,
        };
        if let Some(query) = query {
            two.update(|two| {
                if let Some(two) = two {
                    two.store_report(query, report);
                }
            });
        }
    };
    let ticket = here.shell.analyst().submit(Priority::Hint, tasks, on_event);
    on_cleanup({
        let shell = here.shell;
        move || shell.analyst().stop(ticket)
    });
}
