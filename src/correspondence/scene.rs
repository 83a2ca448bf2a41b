//! Board of the game on display.

use board::{Scene, SceneContext};
use friend::Next;

use crate::{Model, Playing, names::both, opening::agreed_starter};

/// Returns the board of the game on display, if there is one; `turned` rotates it by 90 degrees for portrait screens.
pub fn scene(model: &Model, turned: bool) -> Option<Scene> {
    let playing = model.playing()?;
    let board = playing.board()?;
    let look = model.preferences().look;
    let may_double = matches!(
        playing.next(),
        Some(Next::Cube { .. } | Next::Pass { may_double: true })
    );
    let context = SceneContext {
        may_double,
        ..board.context(
            look,
            look.view(playing.me(), turned),
            model.words(),
            both(model, playing),
        )
    };
    let mut scene = board::scene(board.hand(), &context);
    mark_draft(playing, &mut scene);
    if let Some(starter) = agreed_starter(playing) {
        for die in &mut scene.dice {
            (die.player, die.landed) = (starter, die.at);
        }
    }
    // A roll that cannot be played yet has no accessible name.
    if playing.prepared().is_none() && playing.next().is_none() {
        scene.dice_name = None;
    }
    Some(scene)
}

/// Marks the checkers that the friend has moved in a draft.
fn mark_draft(playing: &Playing, scene: &mut Scene) {
    let (Some(_), Some(game)) = (playing.drafted(), playing.game()) else {
        return;
    };
    let friend = game.me().opponent();
    scene.mark_moved(friend, &game.session().board_of(friend));
}

/// Returns `true` if the board shows a draft by the friend.
pub fn is_draft(model: &Model) -> bool {
    model
        .playing()
        .is_some_and(|playing| playing.drafted().is_some())
}
