//! Time: what both players have left on their clocks, and until when the friend has to send a message.

use friend::{ClaimTime, Game, RunningClock, StoredGame};
use rules::{ByPlayer, Millis, Player};
use table::ClockFace;

use crate::{
    Effect, Model, Playing,
    speech::{HOUR, friend_name, who},
    update::announce,
};

/// From here on a clock is marked, and its player is told once.
pub(crate) const LAST_SECONDS: u64 = 10_000;

/// Stores the time left on both clocks and the running clock, and tells the player of the last seconds and of a flag that has
/// fallen.
pub(crate) fn note(
    model: &mut Model,
    left: ByPlayer<Millis>,
    running: RunningClock,
) -> Vec<Effect> {
    let Some(playing) = model.playing_mut() else {
        return Vec::new();
    };
    playing.running = running;
    let StoredGame::Game(game) = &mut playing.stored else {
        return Vec::new();
    };
    let (me, before) = (game.me(), game.time_left());
    let fallen = game.may_claim_on_time();
    game.note_time(left, running);
    if game.may_claim_on_time() && !fallen {
        return announce(model);
    }
    let low = |left: ByPlayer<Millis>| left[me] <= LAST_SECONDS;
    if before.is_some_and(|before| low(left) && !low(before)) {
        return vec![Effect::Say(last_seconds(model))];
    }
    Vec::new()
}

/// Notes how much time the friend's own figures have given the friend.
pub(crate) fn note_gained(model: &mut Model, gained: Millis) -> Vec<Effect> {
    if let Some(StoredGame::Game(game)) = model.playing_mut().map(|playing| &mut playing.stored) {
        game.note_gained(gained);
    }
    Vec::new()
}

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

/// Says that the player has few seconds left.
fn last_seconds(model: &Model) -> String {
    let me = |playing| who(model, playing, playing.me());
    let me = model.playing().map(me);
    me.map_or_else(String::new, |me| model.words().last_seconds(me))
}

/// Returns how long the friend still has, if there is a time limit and the player waits.
pub(crate) fn time_left(model: &Model, playing: &Playing) -> Option<String> {
    let ClaimTime::From(from) = playing.game()?.claim_time() else {
        return None;
    };
    let left = from.saturating_mul(1000).saturating_sub(model.now());
    let words = model.words();
    Some(match left {
        0 => words.friend_time_over(friend_name(model, playing)),
        left => {
            let hours = u32::try_from(left.div_ceil(HOUR)).unwrap_or(u32::MAX);
            words.friend_time_left(friend_name(model, playing), hours)
        }
    })
}
