//! Icons for the study room, and verdict marks.

use leptos::prelude::*;
use rules::Roll;

/// Left arrow, for the previous moment.
pub(super) const BEFORE: &str = "M14.5 5.5 8 12l6.5 6.5";
/// Right arrow, for the next moment.
pub(super) const AFTER: &str = "M9.5 5.5 16 12l-6.5 6.5";
/// Left arrow with a bar, for the first moment.
pub(super) const FIRST: &str = "M7 5.5v13M17.5 5.5 11 12l6.5 6.5";
/// Right arrow with a bar, for the last moment.
pub(super) const LAST: &str = "M17 5.5v13M6.5 5.5 13 12l-6.5 6.5";
/// Die with rounded corners.
pub(super) const DIE: &str = "M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4ZM9 9h.01M15 15h.01M12 12h.01";
/// Circular arrow.
pub(super) const AGAIN: &str = "M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4h-4";
/// Target with two rings.
pub(super) const TARGET: &str = "M20.3 12a8.3 8.3 0 1 1-16.6 0 8.3 8.3 0 0 1 16.6 0ZM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 12h.01";
/// Scale with a checker on it.
pub(super) const SCALE: &str =
    "M3.5 16h17M3.5 13v6M9.2 13v6M20.5 13v6M16.8 8.6a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0Z";
/// Line chart in a frame.
pub(super) const LINE: &str = "M7 4.5h10A3.5 3.5 0 0 1 20.5 8v8a3.5 3.5 0 0 1-3.5 3.5H7A3.5 3.5 0 0 1 3.5 16V8A3.5 3.5 0 0 1 7 4.5ZM7 15l3-4 3 2.4 4-4.9";
/// Three dots.
pub(super) const DOTS: &str = "M6 12h.01M12 12h.01M18 12h.01";
/// Cross, for the way back to the decision.
pub(super) const CLOSE: &str = "M6.5 6.5l11 11M17.5 6.5l-11 11";
const TICK: &str = "m5 12.5 4.5 4.5L19 7.5";

/// Draws an icon on a 24-unit grid.
pub(super) fn icon(path: &'static str) -> impl IntoView {
    view! { <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=path/></svg> }
}

/// Draws the mark for a verdict: a tick if good; otherwise a circle for a play or a square for the cube, hollow for an
/// error and filled for a blunder.
pub(super) fn verdict_mark(key: &'static str, is_cube: bool) -> AnyView {
    if key == "good" {
        return view! { <svg class="verdict-mark good" viewBox="0 0 24 24" aria-hidden="true"><path d=TICK/></svg> }
            .into_any();
    }
    let shape = if is_cube {
        view! { <rect x="1.5" y="1.5" width="9" height="9" rx="1.5"/> }.into_any()
    } else {
        view! { <circle cx="6" cy="6" r="4.7"/> }.into_any()
    };
    view! { <svg class=format!("verdict-mark {key}") viewBox="0 0 12 12" aria-hidden="true">{shape}</svg> }
        .into_any()
}

/// Draws the dice of a roll.
pub(super) fn dice(roll: Roll) -> impl IntoView {
    let die = |pips: u8| {
        let pip = |&spot: &u8| {
            let (x, y) = (
                4.6 + f64::from(spot % 3) * 4.4,
                4.6 + f64::from(spot / 3) * 4.4,
            );
            view! { <circle cx=x cy=y r="1.65"/> }
        };
        view! {
            <svg class="little-die" viewBox="0 0 18 18" aria-hidden="true">
                <rect x="0.5" y="0.5" width="17" height="17" rx="4.2"/>
                {spots(pips).iter().map(pip).collect_view()}
            </svg>
        }
    };
    view! { <span class="little-dice">{die(roll.high().pips())}{die(roll.low().pips())}</span> }
}

/// Returns the positions of a die's pips on a grid of three by three.
const fn spots(pips: u8) -> &'static [u8] {
    match pips {
        1 => &[4],
        2 => &[0, 8],
        3 => &[0, 4, 8],
        4 => &[0, 2, 6, 8],
        5 => &[0, 2, 4, 6, 8],
        _ => &[0, 2, 3, 5, 6, 8],
    }
}
