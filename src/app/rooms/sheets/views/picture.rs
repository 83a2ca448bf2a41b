//! Picture of a sheet item.

use ::board::{Scene, View, draw};
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
    let view = view_of(&item.decision);
    let scene = Scene::of_decision(&item.decision, view);
    let player = item.decision.player();
    let over = draw::markup(&draw::drawing(&item.note.drawing, player, view));
    view! { <span class="sheet-board"><LittleBoard scene over/></span> }.into_any()
}
