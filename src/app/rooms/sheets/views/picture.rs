//! Picture of a sheet item.

use ::board::{
    Scene, View,
    draw::{self, Shape},
};
use leptos::prelude::*;
use record::SheetItem;
use rules::Decision;

use crate::board::LittleBoard;

/// Returns a board view with the player who decides at the bottom.
pub(super) fn view_of(decision: &Decision) -> View {
    View {
        turned: false,
        home_left: false,
        bottom: decision.player(),
    }
}

/// Draws an item's board, overlaid with the arrows and rings of its note.
pub(super) fn board(item: &SheetItem) -> AnyView {
    picture(item, |_| Vec::new())
}

/// Draws an item's board like [`board`], with point numbers.
pub(super) fn numbered_board(item: &SheetItem) -> AnyView {
    picture(item, draw::numbers)
}

fn picture(item: &SheetItem, numbers: impl Fn(&Scene) -> Vec<Shape>) -> AnyView {
    let view = view_of(&item.decision);
    let scene = Scene::of_decision(&item.decision, view);
    let player = item.decision.player();
    let mut over = numbers(&scene);
    over.extend(draw::drawing(&item.note.drawing, player, view));
    let over = draw::markup(&over);
    view! { <span class="sheet-board"><LittleBoard scene over/></span> }.into_any()
}
