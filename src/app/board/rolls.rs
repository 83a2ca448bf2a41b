//! Roll chart of a running game, shown in the sill: bars in the players' colours above and below a centre line, with
//! the bottom player's bars below the line.

use board::side;
use leptos::prelude::*;
use table::{DRAWN_ROLLS, RollBar, Rolls};

/// Column width, in drawing units.
const COLUMN: f64 = 20.0;
/// Bar width, in drawing units.
const BAR: f64 = 15.0;
/// Vertical position of the centre line, in drawing units. One unit is one pip, and a roll of 6-6 is 24 pips.
const MIDDLE: f64 = 25.0;

/// Draws the rolls, followed by both players' means.
pub(super) fn roll_bars(rolls: &Rolls) -> AnyView {
    let width = DRAWN_ROLLS as f64 * COLUMN;
    let bar = |bar: &RollBar| {
        let height = f64::from(bar.pips);
        let is_lower = bar.player == rolls.bottom;
        let y = if is_lower { MIDDLE } else { MIDDLE - height };
        let x = bar.column as f64 * COLUMN + (COLUMN - BAR) / 2.0;
        view! { <rect class=side(bar.player) class:rolling=bar.rolling x=x y=y width=BAR height=height/> }
    };
    let columns = rolls.bars.iter().map(|bar| bar.column + 1).max();
    let end = columns.unwrap_or_default() as f64 * COLUMN;
    let [own, other] = rolls.means.clone();
    let caption = rolls.caption.clone();
    view! {
        <div class="sill-rolls" aria-hidden="true">
            <svg viewBox=format!("0 0 {width} {}", 2.0 * MIDDLE) preserveAspectRatio="none">
                {rolls.bars.iter().map(bar).collect_view()}
                <path d=format!("M0 {MIDDLE}H{end}")/>
                <path class="to-come" d=format!("M{end} {MIDDLE}H{width}")/>
            </svg>
            <p><bdi>{other}</bdi><small>{caption}</small><bdi>{own}</bdi></p>
        </div>
    }
    .into_any()
}
