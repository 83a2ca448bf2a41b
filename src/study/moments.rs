//! The moments of a recorded game: the situation before each action, and after the last one.

use record::{GameRecord, RecordedAction, RecordedMove, Situation, Terms};
use rules::Player;

/// A moment of a game: a situation and the action that follows.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// Index of the next action in the record; `None` at the end.
    pub nth: Option<usize>,
    /// The situation: board, cube and offers.
    pub situation: Situation,
    /// The next action; `None` at the end.
    pub made: Option<RecordedMove>,
}

impl Moment {
    /// Returns the player who acts next; `None` at the end.
    pub fn player(&self) -> Option<Player> {
        self.made.as_ref().map(|made| made.player)
    }
}

/// Returns all moments of a game, at least its end. Set-up positions and cubes have no moment of their own.
pub(crate) fn moments(game: &GameRecord, terms: &Terms) -> Vec<Moment> {
    let is_seen = |made: &RecordedMove| {
        !matches!(
            made.action,
            RecordedAction::SetUp(_) | RecordedAction::SetCube(_)
        )
    };
    let mut all: Vec<Moment> = game
        .replay(terms)
        .enumerate()
        .filter(|(_, (_, made))| is_seen(made))
        .map(|(nth, (situation, made))| Moment {
            nth: Some(nth),
            situation,
            made: Some(made.clone()),
        })
        .collect();
    all.push(Moment {
        nth: None,
        situation: game.last_situation(terms),
        made: None,
    });
    all
}
