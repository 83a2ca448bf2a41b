//! The moments of a recorded game: the table before each move, and after the last one.

use record::{GameRecord, RecordedAction, RecordedMove, Situation, Terms};
use rules::Player;

/// A moment of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The place in the record of what is done next.
    pub nth: Option<usize>,
    /// The table as it stands.
    pub situation: Situation,
    /// What is done next; nothing at the end.
    pub made: Option<RecordedMove>,
}

impl Moment {
    /// Who acts next.
    pub fn player(&self) -> Option<Player> {
        self.made.as_ref().map(|made| made.player)
    }
}

/// All moments of a game, at least its end. Positions and cubes that are put down are no moments of their own.
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
