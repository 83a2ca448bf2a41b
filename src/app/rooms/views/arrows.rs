//! Arrows over a board.

use board::Scene;
use draw::markup;
use leptos::prelude::*;

/// The arrows of a scene.
#[component]
pub(crate) fn Arrows(scene: Memo<Scene>) -> impl IntoView {
    let drawn = Memo::new(move |_| scene.with(|scene| markup(&draw::arrows(scene))));
    view! { <g class="arrows" aria-hidden="true" inner_html=move || drawn.get()></g> }
}
