//! A small board that is only looked at: the same pieces on the same field.

use leptos::prelude::*;
use table::{Scene, units};

use super::{checkers::Checkers, field::Field, stage::Stage, things};
use crate::store::Store;

/// The picture; what it shows is said beside it.
#[component]
pub(crate) fn Picture(store: Store, scene: Scene) -> impl IntoView {
    let (width, height) = scene.view.size();
    let scene = Memo::new(move |_| scene.clone());
    let stage = Memo::new(move |_| Stage::after(None, scene.get()));
    view! {
        <svg class="board picture" viewBox=format!("0 0 {} {}", units(width), units(height)) aria-hidden="true">
            <Field scene/>
            <Checkers there=RwSignal::new(usize::MAX) stage drag=RwSignal::new(None)/>
            <things::Targets scene/>
            <things::Dice store scene/>
        </svg>
    }
}
