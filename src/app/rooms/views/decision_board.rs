//! Board for a decision in a list of decisions.

use board::{Scene, View};
use record::read_position_link;
use rules::Player;

/// Returns the board for the decision whose link has the fragment `position`, with the deciding player's checkers light
/// and at the bottom; an empty board if the link is damaged.
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
