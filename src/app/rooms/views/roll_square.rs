//! Grid of the 36 possible rolls.

use leptos::prelude::*;

/// Draws a grid of 36 cells, with the first die across and the second down; `is_on` returns `true` for the column and
/// row (from 0) of each highlighted cell.
pub(in crate::rooms) fn roll_square(
    class: &'static str,
    is_on: impl Fn(usize, usize) -> bool,
) -> AnyView {
    let cells = (0..36).map(|nth| (nth % 6, nth / 6));
    let cell = |(across, down): (usize, usize)| {
        let (x, y) = (across as f64 + 0.06, down as f64 + 0.06);
        let class = is_on(across, down).then_some("on");
        view! { <rect class=class x=x y=y width="0.88" height="0.88" rx="0.18"/> }
    };
    view! {
        <svg class=format!("roll-grid {class}") viewBox="0 0 6 6" aria-hidden="true">{cells.map(cell).collect_view()}</svg>
    }
    .into_any()
}
