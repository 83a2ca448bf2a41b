//! The empty board: frame, fields, bar, tray, the 24 points and their numbers.

use leptos::prelude::*;
use table::Scene;

/// The empty board.
#[component]
pub(super) fn Field(scene: Memo<Scene>) -> impl IntoView {
    let shape = Memo::new(move |_| scene.with(|scene| scene.view));
    let numbers = Memo::new(move |_| scene.with(markup::numbers));
    view! {
        <g aria-hidden="true" inner_html=move || markup::ground(shape.get())></g>
        <g aria-hidden="true" inner_html=move || numbers.get()></g>
    }
}
