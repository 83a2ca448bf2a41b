//! The model as a picture.

use board::{Scene, SceneContext, Turn, lost_turn};
use rules::{Action, ByPlayer, Refusal};

use crate::{Model, texts::speech::names};

/// Returns the picture of `model`; `turned` by 90 degrees for portrait screens.
pub fn scene(model: &Model, turned: bool) -> Scene {
    let context = SceneContext {
        turn: turn(model),
        view: model.view(turned),
        look: model.settings.look(),
        names: names(model),
        listener: model.person(),
        may_double: offers_double(model),
        hides_result: !model.is_result_shown(),
        past: model.past.as_ref(),
    };
    board::scene(&model.hand, &context)
}

/// Returns the turn that the hand may act on.
pub(crate) fn turn(model: &Model) -> Turn<'_> {
    Turn {
        session: model.session(),
        may_act: model.person_decides(),
        marked: model.marked_steps(),
        words: &model.words,
    }
}

/// Whether Double can be pressed: when it may be offered, or when the house shows a dead cube too (O8).
pub(crate) fn offers_double(model: &Model) -> bool {
    let shown = match model.session().allows(Action::Double) {
        Ok(()) => true,
        Err(refusal) => refusal == Refusal::DeadCube && model.settings.show_dead_cube,
    };
    shown && model.person_decides() && lost_turn(model.session()).is_none()
}

/// One value for each player that the page shows beside the board.
pub fn pips(model: &Model) -> ByPlayer<u16> {
    let board = model.shown_board();
    ByPlayer {
        white: board.own().pips(),
        black: board.opponent().pips(),
    }
}
