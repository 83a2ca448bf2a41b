//! The cube of the game in its scene.

use board::{SceneCube, View};
use rules::{Action, Phase, Refusal};

use crate::{Model, speech};

/// The cube beside the board or in its middle, if there is one.
pub(super) fn cube(model: &Model, view: &View) -> Option<SceneCube> {
    let session = model.session();
    if !session.ruleset().uses_cube() || session.is_crawford() {
        return None;
    }
    let cube = session.cube();
    let can_double = offers_double(model);
    let offered = match session.phase() {
        Phase::Doubled { value, .. } => Some(*value),
        _ => None,
    };
    Some(SceneCube {
        at: offered.map_or_else(|| view.cube(cube.owner), |_| view.bar().middle()),
        shown: offered.unwrap_or(cube.value).shown(),
        name: speech::cube_name(model, can_double),
        about: speech::cube_about(model),
        can_double,
        offered: offered.is_some(),
    })
}

/// Whether Double can be pressed: when it may be offered, or when the house shows a dead cube too (O8).
pub(crate) fn offers_double(model: &Model) -> bool {
    let shown = match model.session().allows(Action::Double) {
        Ok(()) => true,
        Err(refusal) => refusal == Refusal::DeadCube && model.settings.show_dead_cube,
    };
    shown && model.person_decides() && model.lost_turn().is_none()
}
