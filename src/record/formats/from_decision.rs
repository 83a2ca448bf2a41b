//! A single position as a record, so that everything that is written of a match can be written of it.

use rules::{Beavers, ByPlayer, Cube, Decision, Score, Setup};

use super::model::{GameRecord, MatchRecord, RecordedAction, RecordedMove, Terms};

impl MatchRecord {
    /// A record of one game without a play, in the position of this decision.
    pub fn from_decision(decision: &Decision) -> Self {
        let mut terms = Terms {
            cube: decision.cube().is_some(),
            variant: decision.variant(),
            bar_backgammon: decision.bar_backgammon(),
            beavers: Beavers::None,
            ..Terms::default()
        };
        let mut score = ByPlayer::default();
        match decision.score() {
            Score::Money { jacoby, beavers } => (terms.jacoby, terms.beavers) = (jacoby, beavers),
            Score::Match { length, points, .. } => {
                terms.length = length.points().into();
                score = points.map(u32::from);
            }
        }
        let player = decision.on_roll();
        let setup = Setup::from(*decision.board());
        let mut actions = vec![RecordedAction::SetUp(Box::new(setup))];
        if let Some(cube) = decision.cube().filter(|cube| *cube != Cube::default()) {
            actions.push(RecordedAction::SetCube(cube));
        }
        let moves = actions
            .into_iter()
            .map(|action| RecordedMove::new(player, action));
        Self {
            terms,
            games: vec![GameRecord {
                number: 1,
                score,
                crawford: decision.score().is_crawford(),
                moves: moves.collect(),
                result: None,
                comment: None,
            }],
            ..Self::default()
        }
    }
}
