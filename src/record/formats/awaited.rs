//! Pending decision of an unfinished game.

use rules::{Decision, DecisionBuilder, Offer, Player, Roll};

use super::{
    model::{GameRecord, Played, RecordedAction, Terms},
    replay::Situation,
};

impl GameRecord {
    /// Returns the last roll if its play is still pending; `None` otherwise.
    pub fn waiting_roll(&self) -> Option<Roll> {
        self.pending_roll().filter(|_| self.result.is_none())
    }

    fn pending_roll(&self) -> Option<Roll> {
        match self.moves.last()?.action {
            RecordedAction::Play {
                roll,
                played: Played::Unknown,
            } => Some(roll),
            _ => None,
        }
    }

    /// Returns the pending decision of an unfinished game; `None` if the game is over, or if its position is unknown or
    /// impossible.
    ///
    /// ```
    /// use record::read_file;
    /// use rules::Player;
    ///
    /// let text = "3 point match\n\n Game 1\n Ann : 0        Bob : 0\n  1) 31: 8/5 6/5      42:\n";
    /// let record = &read_file(text.as_bytes())?.matches[0];
    /// let decision = record.games[0].awaited(&record.terms).expect("Bob has rolled");
    /// assert_eq!(decision.player(), Player::Black);
    /// assert_eq!(decision.roll().map(|roll| roll.to_string()).as_deref(), Some("4-2"));
    /// # Ok::<(), record::Unreadable>(())
    /// ```
    pub fn awaited(&self, terms: &Terms) -> Option<Decision> {
        let unfinished = self.result.is_none();
        unfinished.then(|| self.next_decision(terms)).flatten()
    }

    /// Returns the decision after the last move as if the game had no result, for example after a resignation; `None`
    /// if the moves end the game, or if its position is unknown or impossible.
    pub fn next_decision(&self, terms: &Terms) -> Option<Decision> {
        let found = self.found(terms);
        if found.lost_track {
            return None;
        }
        let terms = found.terms;
        let situation = self.last_situation(&terms);
        let decision = |on_roll, ask: &dyn Fn(DecisionBuilder) -> DecisionBuilder| {
            let builder = self.builder(&terms, &situation, on_roll)?;
            ask(builder).build().ok()
        };
        // Neither setting the cube nor declining a resignation changes whose turn it is.
        let mut acts = self.moves.iter().rev().filter(|made| {
            !matches!(
                made.action,
                RecordedAction::SetCube(_) | RecordedAction::Resign(_) | RecordedAction::Decline
            )
        });
        let last = acts.next()?;
        let player = last.player;
        match &last.action {
            RecordedAction::Play { roll, .. } if self.pending_roll().is_some() => {
                let (high, low) = (roll.high().pips(), roll.low().pips());
                decision(player, &|builder| builder.play(high, low))
            }
            RecordedAction::Play { .. } | RecordedAction::ClosedOut => {
                decision(player.opponent(), &DecisionBuilder::before_roll)
            }
            RecordedAction::SetUp(_) => decision(player, &DecisionBuilder::before_roll),
            RecordedAction::Take => {
                let double = acts.find(|made| made.action == RecordedAction::Double);
                let on_roll = double.map_or(player.opponent(), |made| made.player);
                decision(on_roll, &DecisionBuilder::before_roll)
            }
            RecordedAction::Double | RecordedAction::Beaver => {
                let (doubler, offer, value) = situation.pending_answer()?;
                decision(doubler, &|builder| builder.answer(offer, value))
            }
            _ => None,
        }
    }
}

impl Situation {
    /// Returns the player who doubled first, the pending offer, and the cube value if the offer is accepted; `None` if
    /// no offer is pending.
    pub(super) fn pending_answer(&self) -> Option<(Player, Offer, u32)> {
        let (offerer, value) = self.offer()?;
        let doublings = value.log2().saturating_sub(self.cube().value.log2());
        let (offer, doubler) = match doublings {
            1 => (Offer::Double, offerer),
            even if even % 2 == 0 => (Offer::Beaver, offerer.opponent()),
            _ => (Offer::Raccoon, offerer),
        };
        Some((doubler, offer, value.points()))
    }
}

#[cfg(test)]
mod tests {
    use rules::EndedBy;

    use super::*;
    use crate::{GameResult, read_file};

    #[test]
    fn a_result_hides_the_pending_decision_but_not_the_next_one() {
        let text = "3 point match\n\n Game 1\n Ann : 0        Bob : 0\n  1) 31: 8/5 6/5      42:\n";
        let record = &read_file(text.as_bytes()).expect("a match").matches[0];
        let mut game = record.games[0].clone();
        let decision = game.awaited(&record.terms);
        assert!(decision.is_some() && game.waiting_roll().is_some());
        game.result = Some(GameResult {
            winner: Player::White,
            points: 1,
            by: EndedBy::Resignation,
        });
        assert_eq!(game.next_decision(&record.terms), decision);
        assert_eq!(
            (game.awaited(&record.terms), game.waiting_roll()),
            (None, None)
        );
    }
}
