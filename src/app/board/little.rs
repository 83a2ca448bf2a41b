//! Little boards: pictures of positions up to 300 pixels wide.

use board::{
    ArrowKind, Scene, Stacks, View, arrows,
    draw::{Crop, LittleSill, little, little_box},
};
use leptos::prelude::*;
use rules::{Choice, Decision, Player};

/// Returns the position of a decision, with the arrows of its best play; a cube action has no arrows.
pub(crate) fn with_best(decision: &Decision, best: Option<Choice>, view: View) -> Scene {
    let stacks = Stacks::from_board(&decision.board_of(Player::White));
    let ways: Vec<[u8; 2]> = match best {
        Some(Choice::Play(play)) => play
            .steps()
            .map(|step| [step.from.number(), step.to().number()])
            .collect(),
        _ => Vec::new(),
    };
    let player = decision.player();
    Scene {
        arrows: arrows(&view, &stacks, player, &ways, ArrowKind::Best),
        ..Scene::of_decision(decision, view)
    }
}

/// Draws a position in the theme of the nearest `data-theme`. The style sheet `style/little.css` scales it to the width
/// of its container.
///
/// With a label, the board is an image with that name. Without a label, the board is hidden from screen readers,
/// because the adjacent link, button or heading describes it.
#[component]
pub(crate) fn LittleBoard(
    /// Position, which must be upright: see [`Scene::little`] and [`Scene::of_decision`].
    #[prop(into)]
    scene: Signal<Scene>,
    /// Line of the game, drawn below the board in the same frame.
    #[prop(into, default = LittleSill::None.into())]
    line: Signal<LittleSill>,
    /// Visible part of the board.
    #[prop(optional)]
    crop: Crop,
    /// Markup of a drawing over the board.
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
