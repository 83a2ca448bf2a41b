//! Static boards, and the direction of play on a board.

use ::board::{Scene, View, Xy, units};
use leptos::prelude::*;
use rules::Player;

use super::{Board, BoardKind};
use crate::staged_build::StagedBuild;

/// A small static board, with the direction of play of both sides if `directions` are wanted. Its caption describes it.
#[component]
pub(crate) fn Picture(scene: Scene, directions: bool) -> impl IntoView {
    let view = scene.view;
    let arrows = move || {
        directions.then(|| {
            Player::BOTH
                .map(|player| direction_arrow(view, player))
                .collect_view()
        })
    };
    let scene = Memo::new(move |_| scene.clone());
    view! {
        <div class="picture" aria-hidden="true">
            <Board
                scene
                kind=BoardKind::Picture
                label=String::new()
                page_build=StagedBuild::finished()
            >
                {arrows()}
            </Board>
        </div>
    }
}

/// An arrow along the way of a player, with an edge that stands out from the field.
pub(crate) fn direction_arrow(view: View, player: Player) -> impl IntoView {
    let direction_arrow = view.direction(player);
    let corners = direction_arrow.map(|Xy { x, y }| format!("{} {}", units(x), units(y)));
    let line = format!(
        "M{}{}",
        corners.join("L"),
        head(direction_arrow, view.unit())
    );
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
