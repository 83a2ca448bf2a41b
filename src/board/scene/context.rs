//! Scene inputs other than the hand.

use rules::{ByPlayer, Player};
use words::Arg;

use crate::{Look, PastPlay, Turn, View};

/// Scene inputs other than the hand.
#[derive(Clone, Debug)]
pub struct SceneContext<'a> {
    /// Session, and the actions open to the person at the board.
    pub turn: Turn<'a>,
    /// View of the board.
    pub view: View,
    /// Settings for the board's appearance.
    pub look: Look,
    /// Both players as message arguments.
    pub names: ByPlayer<Arg<'static>>,
    /// Player whose numbering is used on the frame and in point names; `None` for the player on roll.
    pub listener: Option<Player>,
    /// `true` if a tap on the cube offers a double.
    pub may_double: bool,
    /// `true` while a game's last checker is still moving, so that the dice remain visible.
    pub hides_result: bool,
    /// Earlier play shown instead of the current position.
    pub past: Option<&'a PastPlay>,
}
