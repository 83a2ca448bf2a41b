//! Moments in a recorded game: the situation before each action, and after the last one.

use record::{GameRecord, RecordedAction, RecordedMove, Situation, Terms};
use rules::{Decision, Player};

/// Moment in a game: a situation and the action that follows.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// Index of the next action in the record; `None` at the end.
    pub nth: Option<usize>,
    /// Board, cube and offers.
    pub situation: Situation,
    /// Next action; `None` at the end.
    pub made: Option<RecordedMove>,
    /// Decision that the game is waiting for; `None` except at the end of an unfinished game.
    pub awaited: Option<Decision>,
}

impl Moment {
    /// Returns the player who acts next; `None` if the game is over.
    pub fn player(&self) -> Option<Player> {
        let made = self.made.as_ref().map(|made| made.player);
        made.or_else(|| self.awaited.as_ref().map(Decision::player))
    }
}

/// Returns `true` for an action that has a moment.
pub(crate) const fn is_seen(made: &RecordedMove) -> bool {
    !matches!(
        made.action,
        RecordedAction::SetUp(_) | RecordedAction::SetCube(_)
    )
}

/// Returns all moments in a game, always including its end. Set-up positions and cubes have no moments, nor does a last
/// roll without a play, because the game is waiting for that play at its end.
pub(crate) fn moments(game: &GameRecord, terms: &Terms) -> Vec<Moment> {
    let waits = usize::from(game.waiting_roll().is_some());
    let mut all: Vec<Moment> = game
        .replay(terms)
        .take(game.moves.len() - waits)
        .enumerate()
        .filter(|(_, (_, made))| is_seen(made))
        .map(|(nth, (situation, made))| Moment {
            nth: Some(nth),
            situation,
            made: Some(made.clone()),
            awaited: None,
        })
        .collect();
    all.push(Moment {
        nth: None,
        situation: game.last_situation(terms),
        made: None,
        awaited: game.awaited(terms),
    });
    all
}
