//! Small board between the names of its players.

use board::Scene;
use correspondence::capitalised;
use leptos::prelude::*;
use rules::Player;

use crate::{board::LittleBoard, parts::chip};

/// Draws a position between the opponent's name and the name of the player at the bottom, `me`; hidden from screen
/// readers.
pub(crate) fn seats(scene: Scene, me: Player, names: [String; 2]) -> AnyView {
    let seat = |player: Player, name: &str| {
        let chip = chip(player);
        view! { <span class="begin-seat"><i class=chip></i><span dir="auto">{capitalised(name)}</span></span> }
    };
    let [opponent, own] = names;
    view! {
        {seat(me.opponent(), &opponent)}
        <LittleBoard scene/>
        {seat(me, &own)}
    }
    .into_any()
}
