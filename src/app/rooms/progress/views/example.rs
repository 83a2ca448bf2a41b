//! Example chart, shown while the player's own chart has no data.

use leptos::prelude::*;
use words::Words;

use crate::rooms::views::plot::{Plot, dot_at, plot};

/// Height of each game in the chart, in per cent from the top; better games are higher.
const GAMES: [f64; 16] = [
    88.0, 66.0, 79.0, 49.0, 72.0, 57.0, 36.0, 54.0, 44.0, 24.0, 41.0, 32.0, 7.0, 28.0, 3.0, 13.0,
];

/// Draws a typical PR trend, labelled as an example.
pub(crate) fn chart(words: &Words) -> AnyView {
    let dot = |(nth, y): (usize, &f64)| dot_at(100.0 * nth as f64 / 15.0, *y);
    plot(Plot {
        label: None,
        corner: words.progress_example(),
        upward: words.progress_upward(),
        numbers: [0.0, 50.0, 100.0].map(|y| (y, String::new())).into(),
        band: "M0 58C25 44 50 28 67 16S90 2 100 0V28C90 32 77 38 67 44S25 76 0 100Z".to_owned(),
        line: "M0 78C25 67 50 47 67 33S90 20 100 14".to_owned(),
        dots: GAMES[..15].iter().enumerate().map(dot).collect(),
        end: (100.0, 14.0),
        days: None,
    })
}
