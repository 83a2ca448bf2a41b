//! Decisions in a reviewed match that are suitable for drills.

use review::Judged;
use rules::{Choice, Decision, Player, Scoring};

use crate::{
    Model, Review,
    entry::{Entry, mistake},
};

impl Review {
    /// Returns `player`'s mistakes that can become drill cards, in match order.
    pub fn drill_candidates(&self, player: Player) -> Vec<(&Decision, &Judged)> {
        self.candidates_in(player, |_| true)
    }

    /// Returns `player`'s mistakes that become cards automatically: those in rated games. As in the player's
    /// statistics, games with advice or undone plays are excluded.
    pub fn automatic_drills(&self, player: Player, model: &Model) -> Vec<(&Decision, &Judged)> {
        self.candidates_in(player, |game| model.is_rated(game))
    }

    /// Returns `true` if any of `player`'s mistakes that can become cards are from unrated games.
    pub fn has_unrated_drills(&self, player: Player, model: &Model) -> bool {
        let unrated = self.candidates_in(player, |game| !model.is_rated(game));
        !unrated.is_empty()
    }

    /// Returns the candidates from the games whose index satisfies `is_chosen`.
    fn candidates_in(
        &self,
        player: Player,
        is_chosen: impl Fn(usize) -> bool,
    ) -> Vec<(&Decision, &Judged)> {
        let judged = self.entries.iter().filter_map(|entry| {
            let judged = candidate(entry).filter(|one| one.player == player)?;
            is_chosen(entry.game).then_some((&entry.item.decided.decision, judged))
        });
        judged.collect()
    }

    /// Returns the mistake in this decision; `None` if there is none that can become a drill card.
    pub fn drill_candidate(&self, decision: &Decision) -> Option<(&Decision, &Judged)> {
        let mut all = self.drill_candidates(decision.player()).into_iter();
        all.find(|(known, _)| *known == decision)
    }
}

/// Returns the evaluation of a mistake that is suitable for a drill card; `None` for any other decision.
pub(crate) fn candidate(entry: &Entry) -> Option<&Judged> {
    let judged = entry.judged.as_ref()?;
    // Cards cannot show non-standard scoring.
    let is_usual = entry.item.decided.decision.scoring() == Scoring::Standard;
    let asks = is_usual && !judged.forced && !matches!(judged.made, Choice::Resign(_));
    (asks && mistake(judged).is_some()).then_some(judged)
}
