//! Facts on games with friends that other parts of the page read without loading the games: the number of running games, for the
//! start screen, and the positions that the player has to decide about, for the study room. The friend room stores both.

use record::{KeyValueStore as _, Linked, read_link};
use rules::Decision;
use table::is_same_position;

use super::storage::Browser;

/// The key of the two numbers: running games, and those in which the player is due.
pub(crate) const RUNNING: &str = "backgammon.friends";

/// The key of the positions: a line for each game with its key and the link of the position.
const POSITIONS: &str = "backgammon.friend-positions";

/// The most games whose position is stored; the oldest are forgotten first.
const MAX_POSITIONS: usize = 200;

/// Forgets both: the room for games with friends finds them anew.
pub(crate) fn forget() {
    Browser.remove(RUNNING);
    Browser.remove(POSITIONS);
}

/// Stores the link of the position that the player has to decide about in the game `key`, or that there is none.
pub(crate) fn note_position(key: &str, link: Option<&str>) {
    let before = Browser.get(POSITIONS).unwrap_or_default();
    let others = before.lines().filter(|line| !line.starts_with(key));
    let mut lines: Vec<String> = others.map(str::to_owned).collect();
    lines.extend(link.map(|link| format!("{key} {link}")));
    lines.drain(..lines.len().saturating_sub(MAX_POSITIONS));
    let after = lines.join("\n");
    if after != before {
        // If it cannot be stored, only the study room does not know the position.
        let _stored = Browser.set(POSITIONS, &after);
    }
}

/// Whether a position is one that the player has to decide about in a game with a friend.
pub(crate) fn is_running(decision: &Decision) -> bool {
    let text = Browser.get(POSITIONS).unwrap_or_default();
    let mut links = text
        .lines()
        .filter_map(|line| Some(line.split_once(' ')?.1));
    links.any(|link| match read_link(link) {
        Ok(Linked::Position(own)) => is_same_position(&own, decision),
        _ => false,
    })
}

/// Returns the number of running games and of those in which the player is due; `None` if there are none.
pub(crate) fn running() -> Option<(u32, u32)> {
    let text = Browser.get(RUNNING)?;
    let (running, mine) = text.split_once(' ')?;
    let running = running.parse().ok()?;
    (running > 0).then_some((running, mine.parse().ok()?))
}
