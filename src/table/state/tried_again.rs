//! Recorded game that was tried again from one of its decisions: its source and its original continuation.

use record::{Original, Start};
use rules::{Decision, Roll};

use crate::{Model, Route, state::fair};

/// Returns the original recorded game, once the new attempt is over.
pub fn tried_original(model: &Model) -> Option<Original> {
    tried(model)?.original()
}

/// Returns the review from which the game on the table was started, and the decision's game number and move number;
/// `None` for any other game.
pub fn tried_review(model: &Model) -> Option<(Route, (usize, usize))> {
    let (address, place) = model.saved.start.as_ref()?.review()?;
    Some((Route::read(address)?, place))
}

/// Returns the original rolls after the decision that was tried again, for evaluation of their luck; empty for any
/// other game.
pub(crate) fn original_rolls(model: &Model) -> Vec<(Decision, Roll)> {
    tried(model).map_or_else(Vec::new, |start| start.original_rolls().to_vec())
}

/// Returns the session's starting state, once its first game is over.
fn tried(model: &Model) -> Option<&Start> {
    let is_tried = fair::is_over(model) && model.session().game_number() == 1;
    model.saved.start.as_ref().filter(|_| is_tried)
}
