//! The board of the shown game.

use friend::Next;
use table::{Scene, colour};

use crate::{Model, speech};

/// The board of the shown game, if there is one; `turned` if the screen wants it so.
pub fn scene(model: &Model, turned: bool) -> Option<Scene> {
    let playing = model.playing()?;
    let board = playing.board()?;
    let mut scene = table::scene(board, turned);
    let may_double = matches!(
        playing.next(),
        Some(Next::Cube { .. } | Next::Pass { may_double: true })
    );
    if let Some(cube) = &mut scene.cube {
        let words = model.words();
        let owner = match board.session().cube().owner {
            None => words.cube_middle(),
            Some(owner) => words.cube_owner(speech::who(model, playing, owner)),
        };
        let value = board.session().cube().value.points();
        cube.can_double = may_double;
        cube.name = if may_double {
            words.cube_can_double(value, owner)
        } else {
            words.cube_name(value, owner)
        };
    }
    // A roll that cannot be played yet is none of the player's business on the board.
    if playing.prepared().is_none() && playing.next().is_none() {
        scene.dice_name = None;
    }
    Some(scene)
}

/// What the catalogue calls the colour of a side's checkers.
pub(crate) fn colour_of(model: &Model, player: rules::Player) -> &'static str {
    colour(model.settings().theme, player)
}
