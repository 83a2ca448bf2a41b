//! User's PR over the latest games.

use crate::{Collection, Match, PlayerKey, Sum, trend::RECENT_GAMES};

/// Minimum number of counted decisions for a PR.
const DECISIONS: u32 = 20;

/// User's latest rated games, added from the latest match to the earliest.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RecentGames {
    sum: Sum,
    games: u32,
}

impl RecentGames {
    /// Returns `true` once there are as many games as the PR covers.
    pub const fn is_full(&self) -> bool {
        self.games as usize >= RECENT_GAMES
    }

    /// Adds a match's games, from last to first, until [`Self::is_full`].
    pub fn add(&mut self, played: &Match) {
        let Some(side) = played.about.side(&PlayerKey::Me) else {
            return;
        };
        let rated = played.games.iter().rev().filter(|game| game.rated);
        for game in rated {
            let mut sum = Sum::default();
            for fact in &game.facts[side] {
                sum.add(fact.loss, fact.counted);
            }
            if sum.count > 0 && !self.is_full() {
                self.sum.merge(sum);
                self.games += 1;
            }
        }
    }

    /// Returns the PR over these games and the number of games; `None` if too few decisions count.
    pub fn pr(&self) -> Option<(f64, u32)> {
        let enough = self.sum.count >= DECISIONS;
        self.sum.pr().filter(|_| enough).map(|pr| (pr, self.games))
    }
}

impl Collection {
    /// Returns the user's latest rated games.
    pub fn recent(&self) -> RecentGames {
        let mut recent = RecentGames::default();
        for played in self.matches().iter().rev() {
            recent.add(played);
        }
        recent
    }
}
