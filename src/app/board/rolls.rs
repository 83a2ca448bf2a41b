//! Rolls of a running game in the sill: the bottom player's bars stand on its lower edge, the other's hang from the
//! upper one.

use board::side;
use leptos::prelude::*;
use table::{DRAWN_ROLLS, RollBar, Rolls};

/// Width of a column of the drawing, in its units.
const COLUMN: f64 = 20.0;
/// Width of a bar.
const BAR: f64 = 12.0;
/// Height of the tray, in pips: two rolls of 6-6, one over the other, leave a gap.
const HEIGHT: f64 = 50.0;
/// Mean pips of a roll, 8 1/6.
const MEAN: f64 = 49.0 / 6.0;

/// Draws the rolls, with the mean of fair dice as dashes, and both players' own means at the end.
pub(super) fn roll_bars(rolls: &Rolls) -> AnyView {
    let width = DRAWN_ROLLS as f64 * COLUMN;
    let bar = |bar: &RollBar| {
        let height = f64::from(bar.pips);
        let is_lower = bar.player == rolls.upwards;
        let (y, end) = if is_lower {
            (HEIGHT - height, HEIGHT - height)
        } else {
            (0.0, height)
        };
        let x = bar.column as f64 * COLUMN + (COLUMN - BAR) / 2.0;
        view! {
            <g class=side(bar.player) class:rolling=bar.rolling>
                <rect x=x y=y width=BAR height=height/>
                <path d=format!("M{x} {end}h{BAR}")/>
            </g>
        }
    };
    let lower = HEIGHT - MEAN;
    let [own, other] = rolls.means.clone();
    view! {
        <div class="sill-rolls" aria-hidden="true">
            <svg viewBox=format!("0 0 {width} {HEIGHT}") preserveAspectRatio="none">
                <path class="mean" d=format!("M0 {MEAN}H{width}M0 {lower}H{width}")/>
                {rolls.bars.iter().map(bar).collect_view()}
            </svg>
            <p><bdi>{other}</bdi><bdi>{own}</bdi></p>
        </div>
    }
    .into_any()
}
