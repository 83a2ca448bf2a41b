//! Inputs of a scene other than the hand.

use rules::{ByPlayer, Player};
use words::Arg;

use crate::{Look, PastPlay, Turn, View};

/// Inputs of a scene other than the hand.
#[derive(Clone, Debug)]
pub struct SceneContext<'a> {
    /// Session, and the actions open to the person at the board.
    pub turn: Turn<'a>,
    /// View of the board.
    pub view: View,
    /// Settings for the look of the board.
    pub look: Look,
    /// Players as arguments of a sentence.
    pub names: ByPlayer<Arg<'static>>,
    /// Player in whose numbering the points are named; `None` for the player on roll.
    pub listener: Option<Player>,
    /// `true` if a tap on the cube offers a double.
    pub may_double: bool,
    /// `true` while the last checker of a game is still moving, so that the dice remain visible.
    pub hides_result: bool,
    /// Earlier play that is shown in place of the current position.
    pub past: Option<&'a PastPlay>,
}
