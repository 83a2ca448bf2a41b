//! Rolls that the reason counts, as two grids of 36 cells: after the play that was made, and after the best play.

use insight::{RollPicture, Voice};
use leptos::prelude::*;

use super::{
    state::{CoachState, Coaching},
    why::derived,
};

/// Draws both grids once the engine has replied; if the reason counts no rolls, draws an empty marker, for which the
/// style sheet releases the reserved space.
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
        // If the right play was made, the other grid shows the second-best play.
        let worse = if is_right { "plain" } else { "bad" };
        let both =
            view! { <div class="roll-grids">{square(&made, worse)}{square(&best, "good")}</div> };
        Some(both.into_any())
    };
    content.into_any()
}

/// Draws a grid with the first die across and the second die down.
fn square(picture: &RollPicture, class: &'static str) -> impl IntoView + use<> {
    let cells = picture.grid.rows().iter().enumerate();
    let cells = cells.flat_map(|(down, row)| {
        let row = row.iter().enumerate();
        row.map(move |(across, is_on)| (across, down, *is_on))
    });
    let cell = |(across, down, is_on): (usize, usize, bool)| {
        let (x, y) = (across as f64 + 0.06, down as f64 + 0.06);
        view! { <rect class=is_on.then_some("on") x=x y=y width="0.88" height="0.88" rx="0.18"/> }
    };
    view! {
        <figure>
            <svg class=format!("roll-grid {class}") viewBox="0 0 6 6" aria-hidden="true">{cells.map(cell).collect_view()}</svg>
            <figcaption><b>{picture.count.clone()}</b>" "<bdi>{picture.play.clone()}</bdi></figcaption>
        </figure>
    }
}
