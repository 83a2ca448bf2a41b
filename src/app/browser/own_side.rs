//! Reader's side in imported matches: the answers given for matches in the library, and the names under which the
//! reader plays, so that the page need not ask again after later imports.

use library::{Entry, People};
use record::KeyValueStore as _;
use rules::{ByPlayer, Player};

use super::storage::Browser;

/// Key of the answers: one line per match, with the key of its library entry and the side, or `none`.
pub(super) const SIDES: &str = "backgammon.own-sides";
/// Key of the reader's names, one per line.
pub(super) const NAMES: &str = "backgammon.own-names";
/// Key of the groups of names that belong to the same player; see [`People`].
pub(super) const PEOPLE: &str = "backgammon.people";
/// Maximum number of stored answers; the oldest are dropped first.
const MAX_SIDES: usize = 400;
/// Maximum number of stored names; the oldest are dropped first.
pub(super) const MAX_NAMES: usize = 20;

/// Reader's answer to the question "Which player are you?" about a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OwnSide {
    /// The reader is this player.
    Player(Player),
    /// The reader is neither player.
    Neither,
}

impl OwnSide {
    /// Returns the player; `None` if the reader is neither player.
    pub(crate) const fn player(self) -> Option<Player> {
        match self {
            Self::Player(player) => Some(player),
            Self::Neither => None,
        }
    }

    /// Returns the stored form.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Player(Player::White) => "white",
            Self::Player(Player::Black) => "black",
            Self::Neither => "none",
        }
    }

    /// Parses the stored form; `None` for any other text.
    pub(crate) fn of_key(key: &str) -> Option<Self> {
        let all = [
            Self::Player(Player::White),
            Self::Player(Player::Black),
            Self::Neither,
        ];
        all.into_iter().find(|side| side.key() == key)
    }
}

/// Returns the stored answer for the match with this library entry; `None` if the question has not been answered.
pub(crate) fn answered(entry: &str) -> Option<OwnSide> {
    side_in(&Browser.get(SIDES)?, entry)
}

/// Returns the reader's side in an imported match: the stored answer or, without a stored answer, the player with one
/// of the reader's names. `None` for other entries, or if the side is unknown.
pub(crate) fn of_entry(entry: &Entry) -> Option<Player> {
    if !entry.is_imported() {
        return None;
    }
    let answered = answered(entry.id.as_str());
    answered.map_or_else(|| named(&names(), &entry.players), OwnSide::player)
}

/// Returns a name normalised for comparison: trimmed and in lowercase.
pub(crate) fn plain(name: &str) -> String {
    name.trim().to_lowercase()
}

/// Returns the player with one of these names; `None` if neither player or both players match.
fn named(names: &[String], players: &ByPlayer<String>) -> Option<Player> {
    let is_own = |player: Player| {
        let mut names = names.iter();
        names.any(|name| !name.is_empty() && plain(name) == plain(&players[player]))
    };
    match Player::BOTH.map(is_own) {
        [true, false] => Some(Player::White),
        [false, true] => Some(Player::Black),
        _ => None,
    }
}

/// Returns `true` if any of the reader's names are stored.
pub(crate) fn has_names() -> bool {
    Browser.get(NAMES).is_some_and(|names| !names.is_empty())
}

/// Returns the names under which the reader plays, including the names merged with them.
pub(crate) fn names() -> Vec<String> {
    with_others(&Browser.get(NAMES).unwrap_or_default(), &people())
}

fn with_others(stored: &str, people: &People) -> Vec<String> {
    let names = stored
        .lines()
        .flat_map(|name| std::iter::once(name).chain(people.others(name)));
    names.map(str::to_owned).collect()
}

/// Returns the stored groups of names that belong to the same player.
pub(crate) fn people() -> People {
    People::from_text(&Browser.get(PEOPLE).unwrap_or_default())
}

/// Stores the groups of names that belong to the same player; returns `false` if the browser cannot store them.
pub(crate) fn set_people(people: &People) -> bool {
    Browser.set(PEOPLE, &people.to_text())
}

/// Marks a name as the reader's, or removes the name and those merged with it from the reader's names; returns `false`
/// if the browser cannot store the change.
pub(crate) fn set_own(name: &str, is_own: bool) -> bool {
    let stored = Browser.get(NAMES).unwrap_or_default();
    let people = people();
    let is_it = |own: &&str| {
        plain(own) == plain(name) || people.others(name).any(|other| plain(other) == plain(own))
    };
    let mut names: Vec<&str> = stored.lines().filter(|own| !is_it(own)).collect();
    names.extend(is_own.then_some(name));
    Browser.set(NAMES, &names.join("\n"))
}

/// Stores the answer for the match with this library entry and these players, and remembers the reader's name. A name
/// that the reader assigns to another person is removed from the reader's names.
pub(crate) fn answer(entry: &str, players: &ByPlayer<String>, side: OwnSide) {
    let before = Browser.get(SIDES).unwrap_or_default();
    // If this fails, the answer is lost when the reader leaves the match.
    let _stored = Browser.set(SIDES, &with_side(&before, entry, side));
    let before = Browser.get(NAMES).unwrap_or_default();
    let _stored = Browser.set(NAMES, &with_name(&before, players, side));
    let mut people = people();
    if keep_apart(&mut people, players, side) {
        let _stored = set_people(&people);
    }
}

/// Separates the names of other players from the reader's names; returns `true` if any had been merged.
fn keep_apart(people: &mut People, players: &ByPlayer<String>, side: OwnSide) -> bool {
    let Some(own) = side.player() else {
        return false;
    };
    let [own, other] = [own, own.opponent()].map(|player| &players[player]);
    let is_merged = people.others(own).any(|name| plain(name) == plain(other));
    if is_merged {
        people.separate(other);
    }
    is_merged
}

/// Removes all answers and names.
pub(crate) fn forget() {
    Browser.remove(SIDES);
    Browser.remove(NAMES);
    Browser.remove(PEOPLE);
}

fn side_in(stored: &str, entry: &str) -> Option<OwnSide> {
    let mut lines = stored.lines().filter_map(|line| line.split_once(' '));
    OwnSide::of_key(lines.find(|(known, _)| *known == entry)?.1)
}

fn with_side(stored: &str, entry: &str, side: OwnSide) -> String {
    let of_entry = format!("{entry} ");
    let others = stored.lines().filter(|line| !line.starts_with(&of_entry));
    let mut lines: Vec<String> = others.map(str::to_owned).collect();
    lines.push(of_entry + side.key());
    lines.drain(..lines.len().saturating_sub(MAX_SIDES));
    lines.join("\n")
}

fn with_name(stored: &str, players: &ByPlayer<String>, side: OwnSide) -> String {
    let is_of_match = |name: &str| {
        let mut both = Player::BOTH.into_iter();
        both.any(|player| plain(&players[player]) == plain(name))
    };
    let others = stored.lines().filter(|name| !is_of_match(name));
    let mut names: Vec<String> = others.map(str::to_owned).collect();
    let own = side.player().map(|player| players[player].trim());
    let own = own.filter(|name| !name.is_empty() && !name.contains('\n'));
    names.extend(own.map(str::to_owned));
    names.drain(..names.len().saturating_sub(MAX_NAMES));
    names.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: OwnSide = OwnSide::Player(Player::White);
    const BLACK: OwnSide = OwnSide::Player(Player::Black);

    fn players(white: &str, black: &str) -> ByPlayer<String> {
        ByPlayer {
            white: white.to_owned(),
            black: black.to_owned(),
        }
    }

    #[test]
    fn merged_names_identify_the_reader() {
        let mut people = People::default();
        assert!(people.merge("Ann Lee", "ann77") && people.merge("Bob", "bobby"));
        assert_eq!(
            with_others("ann77\nA.L.", &people),
            ["ann77", "Ann Lee", "A.L."]
        );
        let both = players("Ann Lee", "ann77");
        assert!(
            keep_apart(&mut people, &both, BLACK),
            "two players of one match"
        );
        assert_eq!(people.main("ann77"), "ann77");
        assert!(!keep_apart(&mut people, &players("Bob", "Ann"), WHITE));
        assert_eq!(people.main("bobby"), "Bob");
    }

    #[test]
    fn latest_answer_for_a_match_takes_precedence() {
        let stored = with_side("", "ab", WHITE);
        let stored = with_side(&stored, "abc", OwnSide::Neither);
        assert_eq!(side_in(&stored, "ab"), Some(WHITE));
        assert_eq!(side_in(&stored, "abc"), Some(OwnSide::Neither));
        assert_eq!(side_in(&stored, "a"), None);
        let stored = with_side(&stored, "ab", BLACK);
        assert_eq!(side_in(&stored, "ab"), Some(BLACK));
        assert_eq!(stored.lines().count(), 2);
    }

    #[test]
    fn answer_for_the_other_side_removes_the_name() {
        let stored = with_name("", &players("Ann", "Ben"), WHITE);
        assert_eq!(stored, "Ann");
        let stored = with_name(&stored, &players("Cid", "ann42"), BLACK);
        assert_eq!(stored, "Ann\nann42");
        assert_eq!(
            with_name(&stored, &players(" ann ", "Ben"), BLACK),
            "ann42\nBen"
        );
        assert_eq!(
            with_name(&stored, &players("ANN", "Ben"), OwnSide::Neither),
            "ann42"
        );
        assert_eq!(with_name("Ann", &players("", "Ben"), WHITE), "Ann");
        let names = ["ann".to_owned(), "Ben".to_owned()];
        assert_eq!(named(&names, &players("Cid", "Ann ")), Some(Player::Black));
        assert_eq!(named(&names, &players("Ben", "Ann")), None);
        assert_eq!(named(&[String::new()], &players("", "Ben")), None);
    }
}
