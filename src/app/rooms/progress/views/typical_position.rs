//! Positions for the phases of a game: the player's own, or typical ones.

use progress::{Phase, Report};

use crate::rooms::views::decision_board::decision_board;

/// Returns the position of the player's costliest error in a phase or, for `None`, in a cube decision; a typical
/// position if there is none.
pub(super) fn own_position(report: &Report, phase: Option<Phase>) -> board::Scene {
    let mut examples = report.examples.iter();
    match examples.find(|(one, _)| *one == phase) {
        Some((_, error)) => decision_board(&error.position),
        None => typical_position(phase),
    }
}

/// Returns a typical position for a phase; `None` stands for a cube decision.
pub(super) fn typical_position(phase: Option<Phase>) -> board::Scene {
    let (white, black, dice) = match phase {
        Some(Phase::Opening) => ("24:2 13:5 8:3 6:5", "24:2 13:5 8:3 6:5", "3 1"),
        Some(Phase::Contact) | None => ("24:1 20:1 13:4 8:3 6:4 5:2", "24:2 13:4 8:3 6:4 4:2", ""),
        Some(Phase::Holding) => ("20:2 13:3 8:3 6:3 5:2 4:2", "18:2 13:4 8:2 6:4 5:3", "6 3"),
        Some(Phase::Priming) => (
            "24:2 8:2 7:2 6:3 5:2 4:2 13:2",
            "24:2 13:4 8:3 6:4 5:2",
            "4 2",
        ),
        Some(Phase::Blitz) => ("13:3 8:3 6:4 5:2 4:2 3:1", "25:1 22:1 13:5 8:3 6:5", "5 3"),
        Some(Phase::BackGame) => (
            "24:2 22:3 13:2 8:2 6:4 5:2",
            "13:2 8:3 7:2 6:3 5:3 4:2",
            "2 1",
        ),
        Some(Phase::Race) => ("9:2 8:2 7:1 6:4 5:3 4:3", "10:1 8:2 7:2 6:4 5:3 4:3", "6 5"),
        Some(Phase::BearOff) => ("6:2 5:3 4:3 3:2 2:1 1:1", "6:2 5:2 4:3 3:2 2:2", "4 3"),
    };
    let scene = board::picture(white, black, dice, "");
    if phase.is_some() {
        return scene;
    }
    let cube = board::SceneCube {
        at: scene.view.bar().middle(),
        shown: 2,
        name: String::new(),
        about: None,
        can_double: false,
        offered: true,
    };
    board::Scene {
        cube: Some(cube),
        ..scene
    }
}
