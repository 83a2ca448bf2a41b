//! Clock of a player in a game with a friend.

use board::ClockFace;
use leptos::prelude::*;

/// Draws a player's clock: the time left, and the seconds of the delay before the reserve runs; space for the seconds
/// is reserved.
pub(crate) fn clock(face: ClockFace) -> impl IntoView {
    let ClockFace {
        label,
        left,
        free,
        low,
    } = face;
    let free = free.map_or_else(String::new, |free| format!("+{free}"));
    view! {
        <span class="friend-clock" class:low=low role="timer" aria-label=label>
            {left}
            <span class="free" aria-hidden="true">{free}</span>
        </span>
    }
}
