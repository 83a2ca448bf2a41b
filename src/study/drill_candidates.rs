//! Which decisions of a reviewed match are worth drilling.

use review::Judged;
use rules::{Choice, Decision, Player, Scoring};

use crate::{Review, entry::mistake};

impl Review {
    /// Returns the mistakes of `player` of which the drills can make cards, in the order of the match.
    pub fn drill_candidates(&self, player: Player) -> Vec<(&Decision, &Judged)> {
        let judged = self.entries.iter().filter_map(|entry| {
            let judged = entry.judged.as_ref().filter(|one| one.player == player)?;
            let decision = &entry.item.decided.decision;
            // A card does not say that a game is scored otherwise.
            let is_usual = decision.scoring() == Scoring::Standard;
            let asks = is_usual && !judged.forced && !matches!(judged.made, Choice::Resign(_));
            (asks && mistake(judged).is_some()).then_some((decision, judged))
        });
        judged.collect()
    }

    /// Returns the mistake in this decision, if the drills can make a card of it.
    pub fn drill_candidate(&self, decision: &Decision) -> Option<(&Decision, &Judged)> {
        let mut all = self.drill_candidates(decision.player()).into_iter();
        all.find(|(known, _)| *known == decision)
    }
}
