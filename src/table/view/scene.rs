//! Board scene and pip counts, derived from the model.

use board::{Scene, SceneContext, Turn, lost_turn};
use rules::{Action, ByPlayer, Player, Refusal};

use crate::{Model, texts::speech::names};

/// Returns the board scene for `model`; `turned` rotates the board by 90 degrees for portrait screens.
pub fn scene(model: &Model, turned: bool) -> Scene {
    let context = SceneContext {
        turn: turn(model),
        view: model.view(turned),
        look: model.settings.look(),
        names: names(model),
        listener: Some(reader(model)),
        may_double: offers_double(model),
        hides_result: !model.is_result_shown(),
        past: model.past.as_ref(),
    };
    let mut scene = board::scene(&model.hand, &context);
    // After the lesson, the board is empty: a mark of where the last checkers stood would look like another one.
    if model.is_lesson() && model.session().decides().is_none() {
        scene.left.clear();
    }
    scene
}

/// Returns the player whose numbers the board shows, and texts about any play with them: the person in a game against
/// the computer, otherwise the player who decides.
pub(crate) fn reader(model: &Model) -> Player {
    let decides = || model.session().decides();
    model
        .person()
        .or_else(decides)
        .unwrap_or_else(|| model.bottom())
}

/// Returns the turn in which the player may move checkers.
pub(crate) fn turn(model: &Model) -> Turn<'_> {
    Turn {
        session: model.session(),
        may_act: model.person_decides(),
        marked: model.marked_steps(),
        words: &model.words,
    }
}

/// Returns `true` if the Double button is enabled: a double is legal, or the settings enable the button for a dead cube
/// (O8).
pub(crate) fn offers_double(model: &Model) -> bool {
    let shown = match model.session().allows(Action::Double) {
        Ok(()) => true,
        Err(refusal) => refusal == Refusal::DeadCube && model.settings.show_dead_cube,
    };
    shown && model.person_decides() && lost_turn(model.session()).is_none()
}

/// Returns the pip counts of the displayed position.
pub fn pips(model: &Model) -> ByPlayer<u16> {
    let board = model.shown_board();
    ByPlayer {
        white: board.own().pips(),
        black: board.opponent().pips(),
    }
}
