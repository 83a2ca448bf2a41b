//! A small board that is only looked at: the same pieces on the same field.

use leptos::prelude::*;
use rules::Player;
use table::{Scene, View, Xy, units};

use super::{checkers::Checkers, field::Field, stage::Stage, things};
use crate::store::Store;

/// The picture, with the direction of play of both sides if `directions` are wanted. Its caption describes it.
#[component]
pub(crate) fn Picture(store: Store, scene: Scene, directions: bool) -> impl IntoView {
    let view = scene.view;
    let (width, height) = view.size();
    let arrows = directions.then(|| {
        Player::BOTH
            .map(|player| arrow(view, player))
            .collect_view()
    });
    let scene = Memo::new(move |_| scene.clone());
    let stage = Memo::new(move |_| Stage::after(None, scene.get()));
    view! {
        <svg class="board picture" viewBox=format!("0 0 {} {}", units(width), units(height)) aria-hidden="true">
            <Field scene/>
            <Checkers there=RwSignal::new(usize::MAX) stage drag=RwSignal::new(None)/>
            <things::Targets scene/>
            <things::Dice store scene/>
            {arrows}
        </svg>
    }
}

/// An arrow along the way of a player, with an edge that stands out from the field. Both ways end to the right.
fn arrow(view: View, player: Player) -> impl IntoView {
    let corners = view
        .direction(player)
        .map(|Xy { x, y }| format!("{} {}", units(x), units(y)));
    let line = format!("M{}l-2.4 -1.6m2.4 1.6l-2.4 1.6", corners.join("L"));
    let class = match player {
        Player::White => "way light",
        Player::Black => "way dark",
    };
    view! {
        <g class=class>
            <path class="under" d=line.clone()/>
            <path d=line/>
        </g>
    }
}
