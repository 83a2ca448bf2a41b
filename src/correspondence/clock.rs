//! Both players' remaining time.

use board::ClockFace;
use friend::{Game, RunningClock};
use rules::{ByPlayer, Millis, Player};

use crate::{Model, Playing};

/// Remaining time at which a clock is highlighted and its player is warned once, in milliseconds.
pub(crate) const LOW_TIME_MS: u64 = 10_000;

/// Returns the display values of a player's clock: the reserve, and the remaining seconds of the delay.
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
        left: terms::minutes(left),
        free: free.map(|(_, delay)| delay.div_ceil(1_000)),
        low: left <= LOW_TIME_MS,
    }
}

impl Playing {
    /// Returns the remaining time on both clocks, and the running clock; `None` if the game has no clocks.
    pub fn times(&self) -> Option<(ByPlayer<Millis>, RunningClock)> {
        let left = self.game().and_then(Game::time_left)?;
        Some((left, self.running))
    }
}

/// Returns `true` if the friend's time has run out and a claim can be sent over the open connection.
pub(crate) fn may_claim_on_time(model: &Model, playing: &Playing) -> bool {
    let game = playing.game().filter(|_| model.is_live());
    game.is_some_and(Game::may_claim_on_time)
}
