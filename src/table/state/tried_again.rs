//! A recorded game that was tried again from one of its decisions: where it is from, and how it went on.

use record::{Original, Start};
use rules::{Decision, Roll};

use crate::{Model, Route, state::fair};

/// The recorded game that was tried again, once that is over.
pub fn tried_original(model: &Model) -> Option<Original> {
    tried(model)?.original()
}

/// The review from which the game on the table is tried again, and the place of the decision in it: the number of its
/// game and of its move.
pub fn tried_review(model: &Model) -> Option<(Route, (usize, usize))> {
    let (address, place) = model.saved.start.as_ref()?.review()?;
    Some((Route::read(address)?, place))
}

/// The rolls that came after the decision that was tried again, to be judged for points; none of any other game.
pub(crate) fn original_rolls(model: &Model) -> Vec<(Decision, Roll)> {
    tried(model).map_or_else(Vec::new, |start| start.original_rolls().to_vec())
}

/// The start of the session, once its first game is over.
fn tried(model: &Model) -> Option<&Start> {
    let is_tried = fair::is_over(model) && model.session().game_number() == 1;
    model.saved.start.as_ref().filter(|_| is_tried)
}
