//! The picture of a course of error rates for a player who has none yet.

use leptos::prelude::*;
use words::Words;

/// The place of each game in the picture, 600 wide and 260 high; better is up.
const GAMES: [(u16, u16); 16] = [
    (0, 232),
    (38, 186),
    (80, 214),
    (118, 150),
    (160, 198),
    (200, 168),
    (238, 122),
    (280, 160),
    (322, 138),
    (362, 96),
    (402, 132),
    (440, 112),
    (482, 60),
    (522, 104),
    (560, 52),
    (600, 74),
];

/// Draws the course as a player sees it after some games, marked as an example.
pub(crate) fn chart(words: &Words) -> AnyView {
    let dots: String = GAMES.iter().map(|(x, y)| format!("M{x} {y}h0")).collect();
    let better = format!("{} ↑", words.progress_upward());
    view! {
        <svg class="progress-chart example" viewBox="-16 -30 632 318">
            <path class="scale" d="M0 52H600M0 156H600M0 260H600"/>
            <path class="band" d="M0 160C150 130 300 100 400 76S540 42 600 40V112C540 120 460 134 400 148S150 226 0 256Z"/>
            <path class="line" d="M0 208C150 180 300 138 400 112S540 80 600 76"/>
            <path class="dots" d=dots.clone()/>
            <path class="dots inner" d=dots/>
            <circle class="last" cx="600" cy="76" r="7"/>
            <text x="0" y="-10">{words.progress_example()}</text>
            <text class="better" x="600" y="-10">{better}</text>
        </svg>
    }
    .into_any()
}
