//! Decision at the current moment.

use record::{Original, Start};
use rules::Decision;

use crate::{Model, StudyContent};

impl Model {
    /// Returns the decision at the current moment; `None` if the game is over, or if the record is illegal or lacks the
    /// decision.
    pub fn decision(&self) -> Option<Decision> {
        let record = match &self.opened {
            StudyContent::Position(decision) => return Some(*decision),
            StudyContent::Match(record) => record,
        };
        let game = self.game()?;
        let shown = self.shown()?;
        let Some(nth) = shown.nth else {
            return shown.awaited;
        };
        // Rolling instead of doubling is a separate decision with the same index; the play takes precedence.
        let decided = game.decided_moves(&record.terms).into_iter().rev();
        let found = decided
            .filter(|decided| decided.nth == nth)
            .find_map(|decided| decided.decided.ok());
        found.map(|decided| decided.decision)
    }

    /// Returns the pending decisions on which the study room would give advice: a position's decision, or those at the
    /// ends of a match's games.
    pub fn awaited(&self) -> Vec<Decision> {
        match &self.opened {
            StudyContent::Position(decision) => vec![*decision],
            StudyContent::Match(record) => {
                let games = record.games.iter();
                games
                    .filter_map(|game| game.awaited(&record.terms))
                    .collect()
            }
        }
    }

    /// Returns the starting state for continuing the game from the current moment.
    pub fn start(&self) -> Option<Start> {
        self.decision().as_ref().map(Start::of)
    }

    /// Returns the starting state for retrying the current decision with the recorded dice that follow it; `None` if
    /// there are none.
    pub fn start_again(&self) -> Option<Start> {
        let decision = self.decision()?;
        let nth = self.shown()?.nth?;
        let original = Original::new(self.record()?, self.game_shown(), nth)?;
        let start = Start::again(&decision, &original);
        start.is_again().then_some(start)
    }
}

#[cfg(test)]
mod tests {
    use record::read_file;
    use rules::{Player, Question};

    use super::*;
    use crate::Msg;

    const GAME: &[u8] = b" 3 point match\n\n Game 1\n Ann : 0                  Bob : 0\n\
        \x20 1) 31: 8/5 6/5               42: 8/4 6/4\n\
        \x20 2)  Doubles => 2              Drops\n     Wins 1 point\n";

    #[test]
    fn shows_the_next_decision_in_the_record() {
        let record = read_file(GAME).expect("a match").matches.remove(0);
        let mut model = Model::new(StudyContent::Match(Box::new(record)));
        let mut found = Vec::new();
        for _ in 0..4 {
            let decision = model.decision().expect("something is decided");
            assert_eq!(
                decision.board_of(Player::White),
                rules::Board::try_from(model.position()).expect("legal")
            );
            found.push((decision.player(), decision.question()));
            model.update(Msg::Next);
        }
        let players: Vec<Player> = found.iter().map(|(player, _)| *player).collect();
        assert_eq!(
            players,
            [Player::White, Player::Black, Player::White, Player::Black]
        );
        assert!(matches!(found[1].1, Question::Play(roll) if roll.to_string() == "4-2"));
        assert!(matches!(found[2].1, Question::Double));
        assert!(matches!(found[3].1, Question::Answer { .. }));
        assert_eq!(model.decision(), None);
        assert_eq!((model.start(), model.start_again()), (None, None));
        model.update(Msg::First);
        let start = model.start_again().expect("the first decision");
        assert_eq!(start.decision(), model.decision());
        assert_eq!(start.dice().black.len(), 1);
        assert!(
            start.dice().white.is_empty(),
            "White's only roll is asked about"
        );
    }

    #[test]
    fn last_roll_without_a_play_is_the_pending_decision() {
        let game = String::from_utf8_lossy(GAME).replace(
            "  2)  Doubles => 2              Drops\n     Wins 1 point\n",
            "  2) 63:\n",
        );
        let record = read_file(game.as_bytes())
            .expect("a match")
            .matches
            .remove(0);
        let mut model = Model::new(StudyContent::Match(Box::new(record)));
        assert_eq!(model.moments().len(), 3);
        model.update(Msg::Last);
        let decision = model.decision().expect("a roll waits");
        assert_eq!(model.on_roll(), Some(Player::White));
        assert_eq!(
            decision.roll().map(|roll| roll.to_string()).as_deref(),
            Some("6-3")
        );
        let start = model.start().expect("play can go on");
        assert_eq!(start.decision(), Some(decision));
        assert_eq!(model.awaited(), [decision]);
        assert_eq!(model.start_again(), None);
    }
}
