//! Which decisions of a reviewed match are worth drilling.

use review::{Judged, Kind};
use rules::{Choice, Decision, Player, Scoring};

use crate::{Review, entry::mistake};

/// One decision that was right goes with so many errors, so that the drills do not only show errors.
const ERRORS_FOR_ONE_RIGHT: usize = 3;
/// A decision that loses less was right.
const NOTHING: f32 = 0.0005;
/// A right decision is hard enough to be worth showing if a guess loses this much on average.
const HARD: f32 = 0.01;

impl Review {
    /// Returns the errors of `player`, and with every three of them one decision that was right and hard, the hardest
    /// first.
    pub fn drill_candidates(&self, player: Player) -> Vec<(&Decision, &Judged)> {
        let judged = self.entries.iter().filter_map(|entry| {
            let judged = entry.judged.as_ref().filter(|one| one.player == player)?;
            let decision = &entry.item.decided.decision;
            // A card does not say that a game is scored otherwise.
            let is_usual = decision.scoring() == Scoring::Standard;
            let asks = is_usual && !judged.forced && !matches!(judged.made, Choice::Resign(_));
            asks.then_some((decision, judged))
        });
        let all: Vec<(&Decision, &Judged)> = judged.collect();
        let is_error = |(_, judged): &(&Decision, &Judged)| mistake(judged).is_some();
        let mut chosen: Vec<_> = all.iter().copied().filter(is_error).collect();
        let mut right: Vec<_> = all
            .into_iter()
            .filter(|(_, one)| one.kind == Kind::Checker)
            .filter(|(_, one)| one.loss < NOTHING && one.difficulty > HARD)
            .collect();
        right.sort_by(|a, b| b.1.difficulty.total_cmp(&a.1.difficulty));
        let wanted = chosen.len().div_ceil(ERRORS_FOR_ONE_RIGHT);
        chosen.extend(right.into_iter().take(wanted));
        chosen
    }
}
