//! A recorded game that was tried again from one of its decisions: where it is from, and how it went on.

use record::{MatchRecord, Original};
use rules::{Choice, Decision, Question, Roll};

use crate::{Model, Route, state::fair};

/// The recorded game that was tried again, once that is over.
pub fn tried_original(model: &Model) -> Option<Original> {
    let tried = fair::is_over(model) && model.session().game_number() == 1;
    let start = model.saved.start.as_ref().filter(|_| tried)?;
    start.original()
}

/// The review from which the game on the table is tried again, and the place of the decision in it: the number of its
/// game and of its move.
pub fn tried_review(model: &Model) -> Option<(Route, (usize, usize))> {
    let (address, place) = model.saved.start.as_ref()?.review()?;
    Some((Route::read(address)?, place))
}

/// The rolls that came after the decision that was tried again, to be judged for points; none of any other game.
pub(crate) fn original_rolls(model: &Model) -> Vec<(Decision, Roll)> {
    let start = model.saved.start.as_ref();
    let Some((start, original)) = start.zip(tried_original(model)) else {
        return Vec::new();
    };
    let rolled = start.decision().and_then(|decision| decision.roll());
    let from = original.nth + usize::from(rolled.is_some());
    let MatchRecord { terms, games, .. } = &original.record;
    let moves = games.iter().flat_map(|game| game.decided_moves(terms));
    let later = moves.filter(|made| made.nth >= from);
    let plays = later.filter_map(|made| made.decided.ok());
    plays
        .filter(|made| matches!(made.choice, Choice::Play(_)))
        .filter_map(|made| match made.decision.question() {
            Question::Play(roll) => Some((made.decision.for_points(), roll)),
            _ => None,
        })
        .collect()
}
