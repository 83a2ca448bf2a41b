//! The board of the shown game.

use board::{Scene, colour};
use friend::Next;
use rules::{Board, Origin, Player};

use crate::{Model, Playing, names::who};

/// Returns the board of the shown game, if any; `turned` by 90 degrees for portrait screens.
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
            Some(owner) => words.cube_owner(who(model, playing, owner)),
        };
        let value = board.session().cube().value.points();
        cube.can_double = may_double;
        cube.name = if may_double {
            words.cube_can_double(value, owner)
        } else {
            words.cube_name(value, owner)
        };
    }
    mark_draft(playing, &mut scene);
    // A roll that cannot be played yet gets no accessible name.
    if playing.prepared().is_none() && playing.next().is_none() {
        scene.dice_name = None;
    }
    Some(scene)
}

/// Marks the checkers that the friend has moved in a play that may still be undone.
fn mark_draft(playing: &Playing, scene: &mut Scene) {
    let (Some(_), Some(game)) = (playing.drafted(), playing.game()) else {
        return;
    };
    let friend = game.me().opponent();
    mark_moved(scene, friend, &game.session().board_of(friend));
}

/// Marks the checkers of a player that do not stand as they did on the board `before`, which that player sees.
pub fn mark_moved(scene: &mut Scene, player: Player, before: &Board) {
    scene.last.clear();
    for checker in &mut scene.checkers {
        let number = checker.place.origin(player).map_or(0, Origin::number);
        let stood = before.own().at(number);
        checker.moved = checker.player == player && checker.height >= usize::from(stood);
    }
}

/// Whether the board shows a play that the friend may still undo.
pub fn is_draft(model: &Model) -> bool {
    model
        .playing()
        .is_some_and(|playing| playing.drafted().is_some())
}

/// Returns the catalogue key of a side's checker colour.
pub(crate) fn colour_of(model: &Model, player: rules::Player) -> &'static str {
    colour(model.settings().theme, player)
}
