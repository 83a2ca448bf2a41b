//! Cube in a session's scene.

use rules::Phase;

use super::{context::SceneContext, items::SceneCube};
use crate::speech::{cube_about, cube_name};

/// Returns the cube, beside the board or in its middle; `None` in a game without a cube.
pub(super) fn cube(context: &SceneContext<'_>) -> Option<SceneCube> {
    let (session, view) = (context.turn.session, &context.view);
    if !session.ruleset().uses_cube() || session.is_crawford() {
        return None;
    }
    let cube = session.cube();
    let offered = match session.phase() {
        Phase::Doubled { value, .. } => Some(*value),
        _ => None,
    };
    let owner = cube.owner.map(|owner| context.names[owner].clone());
    let words = context.turn.words;
    Some(SceneCube {
        at: offered.map_or_else(|| view.cube(cube.owner), |_| view.bar().middle()),
        shown: offered.unwrap_or(cube.value).shown(),
        name: cube_name(words, cube.value, owner, context.may_double),
        about: cube_about(words, cube.value),
        can_double: context.may_double,
        offered: offered.is_some(),
    })
}
