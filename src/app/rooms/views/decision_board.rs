//! Board of a decision in a list of decisions.

use board::{Scene, View};
use record::read_position_link;
use rules::Player;

/// Returns the board of a decision, given by the fragment of its link, with the player who decides in light at the
/// bottom; an empty board for a damaged link.
pub(in crate::rooms) fn decision_board(position: &str) -> Scene {
    let view = View {
        turned: false,
        home_left: false,
        bottom: Player::White,
    };
    match read_position_link(position) {
        Ok(decision) if decision.player() == Player::White => Scene::of_decision(&decision, view),
        Ok(decision) => Scene::of_decision(&decision.exchanged(), view),
        Err(_) => board::picture("", "", "", ""),
    }
}
