//! Tables of numbers with headings, and bar charts.

use leptos::prelude::*;
use table::Bar;

/// Draws a table with a caption and column headings; the first cell of each row is the row heading.
///
/// Cells isolate their text direction, so that a sign remains before its number on right-to-left pages.
pub(super) fn table(
    class: &'static str,
    caption: String,
    heads: Vec<String>,
    rows: Vec<Vec<String>>,
) -> AnyView {
    let row = |cells: Vec<String>| {
        let mut cells = cells.into_iter();
        let head = cells.next();
        let cells: Vec<_> = cells
            .map(|cell| view! { <td><bdi>{cell}</bdi></td> })
            .collect();
        view! { <tr><th scope="row">{head}</th>{cells}</tr> }
    };
    let heads: Vec<_> = heads
        .into_iter()
        .map(|head| view! { <th scope="col"><bdi>{head}</bdi></th> })
        .collect();
    let rows: Vec<_> = rows.into_iter().map(row).collect();
    view! {
        <table class=class>
            <caption>{caption}</caption>
            <thead><tr>{heads}</tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

/// Draws the filled parts of a bar, each given by its start and end in thousandths of the bar's length, with a line in
/// the middle if `around_zero`.
pub(super) fn track(parts: Vec<(u32, u32)>, around_zero: bool) -> AnyView {
    let parts: Vec<_> = parts
        .into_iter()
        .map(|(from, to)| view! { <rect x=from width=to.saturating_sub(from) height="12"/> })
        .collect();
    let zero = if around_zero { "M500 0V12" } else { "" };
    view! {
        <svg class="track" viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true">
            {parts}
            <path d=zero/>
        </svg>
    }
    .into_any()
}

/// Draws bars with their names and values, one per side.
pub(super) fn bars(sides: Vec<Bar>, around_zero: bool) -> AnyView {
    let line = |bar: Bar| {
        view! { <p><b><bdi>{bar.name}</bdi></b>{track(bar.parts, around_zero)}<bdi>{bar.value}</bdi></p> }
    };
    view! { <div class="standings">{sides.into_iter().map(line).collect_view()}</div> }.into_any()
}
