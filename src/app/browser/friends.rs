//! Data about games with friends that other pages read without loading the games: the number of running games, for the
//! start screen; and, for the study room, the positions in which the player has a pending decision, and the player's
//! sides. The data is stored by the friend room.

use record::{KeyValueStore as _, Linked, read_link};
use rules::{Decision, Player};
use table::is_same_position;

use super::storage::Browser;

/// Key of two counts: running games, and running games in which it is the player's turn.
pub(crate) const RUNNING: &str = "backgammon.friends";

/// Key of the positions: one line per game, with its key, the link to the position and, if known, the friend's name.
const POSITIONS: &str = "backgammon.friend-positions";

/// Maximum number of games whose position is stored; the oldest are dropped first.
const MAX_POSITIONS: usize = 200;

/// Maximum length of a friend's name, in characters.
const MAX_NAME: usize = 40;

/// Key of the reader's sides in finished games: one line per game, with the key of its library entry and the side.
pub(super) const SIDES: &str = "backgammon.friend-sides";

/// Maximum number of games whose side is stored; the oldest are dropped first.
const MAX_SIDES: usize = 400;

/// Stores the reader's side in the finished game of this library entry, so that the study room addresses the right
/// player as "you".
pub(crate) fn note_side(entry: &str, side: Player) {
    let before = Browser.get(SIDES).unwrap_or_default();
    // If this fails, the review of that game does not address any player as "you".
    let _stored = Browser.set(SIDES, &with_side(&before, entry, side));
}

/// Returns the reader's side in the game with this library entry; `None` if the game is not with a friend.
pub(crate) fn side(entry: &str) -> Option<Player> {
    side_in(&Browser.get(SIDES)?, entry)
}

/// Returns the stored sides with another game added.
fn with_side(noted: &str, entry: &str, side: Player) -> String {
    let of_entry = format!("{entry} ");
    let mut lines: Vec<String> = noted
        .lines()
        .filter(|line| !line.starts_with(&of_entry))
        .map(str::to_owned)
        .collect();
    let side = match side {
        Player::White => "white",
        Player::Black => "black",
    };
    lines.push(of_entry + side);
    lines.drain(..lines.len().saturating_sub(MAX_SIDES));
    lines.join("\n")
}

fn side_in(noted: &str, entry: &str) -> Option<Player> {
    let mut lines = noted.lines().filter_map(|line| line.split_once(' '));
    match lines.find(|(known, _)| *known == entry)?.1 {
        "white" => Some(Player::White),
        "black" => Some(Player::Black),
        _ => None,
    }
}

/// Removes the stored data about games with friends; the friend room computes the counts and positions again.
pub(crate) fn forget() {
    Browser.remove(RUNNING);
    Browser.remove(POSITIONS);
    Browser.remove(SIDES);
}

/// Stores the link to the position that awaits the player's decision in the game `key`, and the friend's name; `None`
/// removes both.
pub(crate) fn note_position(key: &str, pending: Option<(&str, Option<&str>)>) {
    let before = Browser.get(POSITIONS).unwrap_or_default();
    let others = before.lines().filter(|line| !line.starts_with(key));
    let mut lines: Vec<String> = others.map(str::to_owned).collect();
    lines.extend(pending.map(|(link, name)| {
        let name = name.unwrap_or_default().replace(char::is_control, " ");
        format!("{key} {link} {name}").trim_end().to_owned()
    }));
    lines.drain(..lines.len().saturating_sub(MAX_POSITIONS));
    let after = lines.join("\n");
    if after != before {
        // If this fails, the study room does not recognise the position.
        let _stored = Browser.set(POSITIONS, &after);
    }
}

/// Returns `true` if a game with a friend awaits the player's decision in this position.
pub(crate) fn is_running(decision: &Decision) -> bool {
    let text = Browser.get(POSITIONS).unwrap_or_default();
    let mut all = text.lines().filter_map(pending);
    all.any(|(own, _)| is_same_position(&own, decision))
}

/// Returns the first game that awaits the player's decision: its position, and the friend's name if it is known.
pub(crate) fn first_pending() -> Option<(Decision, Option<String>)> {
    let text = Browser.get(POSITIONS)?;
    text.lines().find_map(pending)
}

/// Parses a line of [`POSITIONS`]; `None` if it is damaged.
fn pending(line: &str) -> Option<(Decision, Option<String>)> {
    let (_, rest) = line.split_once(' ')?;
    let (address, name) = rest.split_once(' ').unwrap_or((rest, ""));
    match read_link(address) {
        Ok(Linked::Position(decision)) => {
            let name: String = name.chars().take(MAX_NAME).collect();
            Some((decision, Some(name).filter(|name| !name.is_empty())))
        }
        _ => None,
    }
}

/// Returns the number of running games, and in how many of them it is the player's turn; `None` if no game is running.
pub(crate) fn running() -> Option<(u32, u32)> {
    let text = Browser.get(RUNNING)?;
    let (running, mine) = text.split_once(' ')?;
    let running = running.parse().ok()?;
    (running > 0).then_some((running, mine.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use record::position_link;
    use rules::{Board, Variant};

    use super::*;

    #[test]
    fn pending_decision_includes_its_position_and_the_friends_name() {
        let board = Board::start(Variant::Standard);
        let decision = Decision::builder(board).play(3, 1).build().expect("a roll");
        let link = position_link(&decision);
        let named = (decision, Some("Mira B".to_owned()));
        assert_eq!(pending(&format!("ab {link} Mira B")), Some(named));
        assert_eq!(pending(&format!("ab {link}")), Some((decision, None)));
        for damaged in ["", "ab", "ab  ", "ab m", "ab \u{1f600} Mira"] {
            assert_eq!(pending(damaged), None, "{damaged}");
        }
        let long = pending(&format!("ab {link} {}", "x".repeat(5_000)));
        let long = long.and_then(|(_, name)| name).expect("a name");
        assert_eq!(long.len(), MAX_NAME);
    }

    #[test]
    fn latest_note_for_a_game_determines_the_side() {
        let noted = with_side("", "ab", Player::White);
        let noted = with_side(&noted, "abc", Player::Black);
        assert_eq!(side_in(&noted, "ab"), Some(Player::White));
        assert_eq!(side_in(&noted, "abc"), Some(Player::Black));
        assert_eq!(side_in(&noted, "a"), None);
        let noted = with_side(&noted, "ab", Player::Black);
        assert_eq!(side_in(&noted, "ab"), Some(Player::Black));
        assert_eq!(noted.lines().count(), 2);
        let many = (0..500).fold(noted, |noted, nth| {
            with_side(&noted, &nth.to_string(), Player::White)
        });
        assert_eq!(many.lines().count(), MAX_SIDES);
        assert_eq!(side_in(&many, "499"), Some(Player::White));
    }
}
