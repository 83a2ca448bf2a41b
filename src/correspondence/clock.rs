//! What both players have left on their clocks.

use friend::{Game, RunningClock};
use rules::{ByPlayer, Millis, Player};
use table::ClockFace;

use crate::{Model, Playing};

/// From here on a clock is marked, and its player is told once.
pub(crate) const LAST_SECONDS: u64 = 10_000;

/// What stands on a player's clock, with the delay before the reserve runs.
pub fn face(
    label: String,
    player: Player,
    left: &ByPlayer<Millis>,
    running: RunningClock,
) -> ClockFace {
    let left = left[player];
    let free = running.filter(|(whose, delay)| *whose == player && *delay > 0);
    ClockFace {
        label,
        left: table::minutes(left),
        free: free.map(|(_, delay)| delay.div_ceil(1_000)),
        low: left <= LAST_SECONDS,
    }
}

impl Playing {
    /// The time left on both clocks, and the running clock.
    pub fn times(&self) -> Option<(ByPlayer<Millis>, RunningClock)> {
        let left = self.game().and_then(Game::time_left)?;
        Some((left, self.running))
    }
}

/// Whether the friend has no time left, and the connection over which that can be claimed is open.
pub(crate) fn may_claim_on_time(model: &Model, playing: &Playing) -> bool {
    let game = playing.game().filter(|_| model.is_live());
    game.is_some_and(Game::may_claim_on_time)
}
