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

/// An arrow along the way of a player, with an edge that stands out from the field.
pub(crate) fn arrow(view: View, player: Player) -> impl IntoView {
    let way = view.direction(player);
    let corners = way.map(|Xy { x, y }| format!("{} {}", units(x), units(y)));
    let line = format!("M{}{}", corners.join("L"), head(way, view.unit()));
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

/// The head of an arrow at the end of a way, on a board with this unit.
fn head([.., from, to]: [Xy; 4], unit: f64) -> String {
    let length = (to.x - from.x).hypot(to.y - from.y).max(1.0);
    let (x, y) = ((to.x - from.x) / length, (to.y - from.y) / length);
    let (back, aside) = (2.4 * unit, 1.6 * unit);
    let [a, b] = [aside, -aside].map(|aside| (-back * x - aside * y, -back * y + aside * x));
    let line =
        |(x, y): (f64, f64)| format!("l{} {}m{} {}", units(x), units(y), units(-x), units(-y));
    line(a) + &line(b)
}
