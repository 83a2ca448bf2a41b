//! Rolls that the reason counts, shown as two grids of 36 cells: one after the play made, the other after the best
//! play.

use insight::{RollPicture, Voice};
use leptos::prelude::*;

use super::{
    state::{CoachState, Coaching},
    why::derived,
};
use crate::rooms::views::roll_square::roll_square;

/// Draws both grids once the engine has replied. If the reason counts no rolls, draws an empty marker, which makes the
/// style sheet release the reserved space.
pub(super) fn grids(here: Coaching, state: &CoachState, voice: Signal<Voice>) -> AnyView {
    let pictures = derived(&state.explanation, here, move |explanation, words| {
        let is_right = explanation.is_right();
        let both = explanation.roll_pictures(words, &voice.get());
        let both = both.map(|both| (is_right, both.made, both.best));
        (explanation.is_told(), both)
    });
    let content = move || {
        let (is_told, both) = pictures.get();
        let Some((is_right, made, best)) = both else {
            return is_told.then(|| view! { <span class="no-rolls"></span> }.into_any());
        };
        // If the best play was made, the first grid shows a worse play for comparison, without marking it as a mistake.
        let worse = if is_right { "plain" } else { "bad" };
        let both =
            view! { <div class="roll-grids">{square(&made, worse)}{square(&best, "good")}</div> };
        Some(both.into_any())
    };
    content.into_any()
}

/// Draws a grid with the first die across and the second die down.
fn square(picture: &RollPicture, class: &'static str) -> impl IntoView + use<> {
    let rows = picture.grid.rows();
    let cells = roll_square(class, |across, down| rows[down][across]);
    view! {
        <figure>
            {cells}
            <figcaption><b>{picture.count.clone()}</b>" "<bdi>{picture.play.clone()}</bdi></figcaption>
        </figure>
    }
}
