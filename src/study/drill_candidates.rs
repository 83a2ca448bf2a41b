//! Decisions in a reviewed match that are suitable for drills.

use review::Judged;
use rules::{Choice, Decision, Player, Scoring};

use crate::{
    Review,
    entry::{Entry, mistake},
};

impl Review {
    /// Returns `player`'s mistakes that can become drill cards, in match order. Unlike the player's statistics, they
    /// include those of games with advice: a mistake made in spite of it is worth practising too.
    pub fn drill_candidates(&self, player: Player) -> Vec<(&Decision, &Judged)> {
        let judged = self.entries.iter().filter_map(|entry| {
            let judged = candidate(entry).filter(|one| one.player == player)?;
            Some((&entry.item.decided.decision, judged))
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
