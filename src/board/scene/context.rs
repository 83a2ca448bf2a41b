//! What determines a picture beside the hand.

use rules::{ByPlayer, Player};
use words::Arg;

use crate::{Look, PastPlay, Turn, View};

/// The facts beside the hand that determine the picture of a board.
#[derive(Clone, Debug)]
pub struct SceneContext<'a> {
    /// The session, and what the person at the board may do.
    pub turn: Turn<'a>,
    /// The view of the board.
    pub view: View,
    /// The player's choices for the look of the board.
    pub look: Look,
    /// The players, for a sentence.
    pub names: ByPlayer<Arg<'static>>,
    /// The player in whose numbering the points are told; `None` for that of the player on roll.
    pub listener: Option<Player>,
    /// `true` if a tap on the cube offers a double.
    pub may_double: bool,
    /// `true` while the last checker of a game is on its way, so that the dice stay.
    pub hides_result: bool,
    /// The earlier play that is shown in place of the position.
    pub past: Option<&'a PastPlay>,
}
