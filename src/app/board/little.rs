//! Little boards: pictures of a position, at most 300 pixels wide.

use board::{
    Scene,
    draw::{Crop, LittleSill, little, little_box},
};
use leptos::prelude::*;

/// Draws a position in the theme set by the nearest `data-theme` attribute. The style sheet `style/little.css` scales
/// it to the width of its container.
///
/// With a label, the board is an image with that name. Without a label, the board is hidden from screen readers,
/// because the adjacent link, button or heading describes it.
#[component]
pub(crate) fn LittleBoard(
    /// Position, drawn upright; see [`Scene::little`] and [`Scene::of_decision`].
    #[prop(into)]
    scene: Signal<Scene>,
    /// Game's line, drawn below the board in the same frame.
    #[prop(into, default = LittleSill::None.into())]
    line: Signal<LittleSill>,
    /// Visible part of the board.
    #[prop(optional)]
    crop: Crop,
    /// SVG markup drawn over the board.
    #[prop(optional, into)]
    over: MaybeProp<String>,
    /// Accessible name; `None` hides the picture from screen readers.
    #[prop(optional, into)]
    label: MaybeProp<String>,
) -> impl IntoView {
    let named = move || label.with(Option::is_some);
    let board = move || scene.with(|scene| line.with(|line| little(scene, line)));
    let drawn = move || board() + &over.get().unwrap_or_default();
    view! {
        <svg
            class="little-board"
            viewBox=move || line.with(|line| little_box(crop, line))
            role=move || named().then_some("img")
            aria-label=move || label.get()
            aria-hidden=move || (!named()).then_some("true")
            inner_html=drawn
        ></svg>
    }
}
