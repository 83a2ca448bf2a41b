//! Conversion between single decisions and records, which allows all match writers to write positions.

use rules::{Beavers, ByPlayer, Crawford, Decision, Score};

use super::{
    model::{GameRecord, MatchRecord, Played, RecordedAction, RecordedMove, Terms},
    session_record::set_up,
};

impl MatchRecord {
    /// Creates a record of one game without plays in which this decision is pending. A pending resignation is omitted.
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
            Score::Match {
                length,
                points,
                crawford,
            } => {
                terms.length = length.points().into();
                let goal = length.points() - 1;
                // If either player is one point away, the score cannot be post-Crawford unless the match has no
                // Crawford game.
                terms.crawford =
                    crawford != Crawford::Over || points.white == goal || points.black == goal;
                score = points.map(u32::from);
            }
        }
        let mut moves = set_up(decision, false);
        if let Some(roll) = decision.roll() {
            let played = Played::Unknown;
            let rolled = RecordedAction::Play { roll, played };
            moves.push(RecordedMove::new(decision.on_roll(), rolled));
        }
        Self {
            terms,
            games: vec![GameRecord {
                number: 1,
                score,
                crawford: decision.score().is_crawford(),
                moves,
                result: None,
                comment: None,
            }],
            ..Self::default()
        }
    }
}

impl GameRecord {
    /// Returns `true` if the game consists of a set-up position and at most a roll or a pending double.
    pub(super) fn is_position(&self) -> bool {
        let is_set_up = |made: &RecordedMove| made.action.is_set_up();
        let [set_up @ .., last] = self.moves.as_slice() else {
            return false;
        };
        let asks = match &last.action {
            RecordedAction::Play { played, .. } => *played == Played::Unknown,
            RecordedAction::Double => true,
            _ => is_set_up(last),
        };
        let has_position = |made: &RecordedMove| matches!(made.action, RecordedAction::SetUp(_));
        let is_set_up = asks && set_up.iter().all(is_set_up);
        self.result.is_none() && is_set_up && self.moves.iter().any(has_position)
    }
}

impl MatchRecord {
    /// Returns the decision in a record that contains only a position; `None` for other records and for impossible
    /// positions.
    pub fn to_decision(&self) -> Option<Decision> {
        let [game] = self.games.as_slice() else {
            return None;
        };
        game.is_position().then(|| game.awaited(&self.terms))?
    }
}

#[cfg(test)]
mod tests {
    use rules::{Board, Player, Variant};

    use super::*;

    #[test]
    fn o7_a_match_without_the_crawford_game_survives_a_round_trip() {
        for crawford in [Crawford::Ahead, Crawford::Over] {
            let decision = Decision::builder(Board::start(Variant::Standard))
                .match_to(7)
                .score(ByPlayer { white: 3, black: 2 })
                .crawford(crawford);
            let decision = decision.build().expect("a decision of a match");
            let record = MatchRecord::from_decision(&decision);
            let game = &record.games[0];
            let situation = game.last_situation(&record.terms);
            let again = game.builder(&record.terms, &situation, Player::White);
            assert_eq!(again.expect("a short match").build(), Ok(decision));
        }
    }
}
