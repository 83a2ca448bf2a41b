//! The number of running games with friends, shown on the start screen. The friend room stores it, so that the start screen
//! need not load the games.

use record::KeyValueStore as _;

use super::storage::Browser;

/// The key of the two numbers: running games, and those in which the player is due.
pub(crate) const RUNNING: &str = "backgammon.friends";

/// Returns the number of running games and of those in which the player is due; `None` if there are none.
pub(crate) fn running() -> Option<(u32, u32)> {
    let text = Browser.get(RUNNING)?;
    let (running, mine) = text.split_once(' ')?;
    let running = running.parse().ok()?;
    (running > 0).then_some((running, mine.parse().ok()?))
}
