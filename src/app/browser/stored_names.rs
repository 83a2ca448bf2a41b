//! Player names in a full backup: the reader's names and sides, and the groups of names that belong to the same player.

use std::collections::BTreeSet;

use library::{KeyedLines, People};
use record::{KeyValueStore as _, plain_text};

use super::{friends, own_side, storage::Browser};

/// Maximum number of lines per text.
const MAX_LINES: usize = 400;

/// Text in the browser's storage that is part of a full backup.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NameText {
    /// The reader's names.
    Own,
    /// The reader's sides in imported matches.
    OwnSides,
    /// The reader's sides in games with friends.
    FriendSides,
    /// Groups of names that belong to the same player.
    People,
}

impl NameText {
    const ALL: [Self; 4] = [Self::Own, Self::OwnSides, Self::FriendSides, Self::People];

    /// Returns the name of the text in a backup.
    const fn name(self) -> &'static str {
        match self {
            Self::Own => "own-names",
            Self::OwnSides => "own-sides",
            Self::FriendSides => "friend-sides",
            Self::People => "people",
        }
    }

    /// Returns the key in the browser's storage.
    const fn key(self) -> &'static str {
        match self {
            Self::Own => own_side::NAMES,
            Self::OwnSides => own_side::SIDES,
            Self::FriendSides => friends::SIDES,
            Self::People => own_side::PEOPLE,
        }
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }

    /// Returns the text reduced to its valid lines.
    fn valid(self, text: &str) -> String {
        match self {
            Self::People => People::from_text(text).to_text(),
            Self::Own => {
                let names = text.lines().map(plain_text).filter(|name| is_name(name));
                joined(names.take(own_side::MAX_NAMES))
            }
            Self::OwnSides | Self::FriendSides => {
                let lines = text.lines().filter(|line| is_side(line));
                joined(lines.map(str::to_owned).take(MAX_LINES))
            }
        }
    }

    /// Returns `stored`, extended by the new lines of `more`, which is the text in a backup.
    fn with(self, stored: &str, more: &str) -> String {
        if self == Self::People {
            let mut people = People::from_text(stored);
            for names in more.lines() {
                let names: Vec<&str> = names.split('\t').collect();
                let is_known = |name: &&&str| people.others(name).next().is_some();
                let first = names.iter().find(is_known).or(names.first());
                // The displayed name of a stored player does not change.
                let main = first.map(|name| people.main(name).to_owned());
                for name in &names {
                    people.merge(main.as_deref().unwrap_or_default(), name);
                }
            }
            return people.to_text();
        }
        let key = |line: &str| match self {
            Self::Own => own_side::plain(line),
            _ => line.split(' ').next().unwrap_or_default().to_owned(),
        };
        let known: BTreeSet<String> = stored.lines().map(key).collect();
        let missing = more.lines().filter(|line| !known.contains(&key(line)));
        // Lines beyond a limit are later dropped from the start, so the stored lines come last.
        joined(missing.chain(stored.lines()).map(str::to_owned))
    }
}

fn joined(lines: impl Iterator<Item = String>) -> String {
    lines.collect::<Vec<_>>().join("\n")
}

fn is_name(name: &str) -> bool {
    !name.trim().is_empty() && name.chars().count() <= 80
}

/// Returns `true` if the line is an entry ID and a side.
fn is_side(line: &str) -> bool {
    line.split_once(' ').is_some_and(|(id, side)| {
        let is_side = own_side::OwnSide::of_key(side).is_some();
        is_side && library::EntryId::try_from(id.to_owned()).is_ok()
    })
}

/// Returns the stored texts with their names in a backup.
pub(crate) fn texts() -> KeyedLines {
    let text = |one: NameText| {
        let text = Browser.get(one.key()).filter(|text| !text.is_empty())?;
        Some((one.name().to_owned(), text))
    };
    NameText::ALL.into_iter().filter_map(text).collect()
}

/// Returns the valid part of a backup's text; `None` for an unknown name or a text without valid lines.
pub(crate) fn restorable(name: &str, text: &str) -> Option<String> {
    let valid = NameText::named(name)?.valid(text);
    (!valid.is_empty()).then_some(valid)
}

/// Adds a backup's texts to the stored ones; returns `false` if the browser cannot store all of them.
pub(crate) fn add(texts: &[(String, String)]) -> bool {
    let mut all_stored = true;
    for (name, text) in texts {
        if let Some(one) = NameText::named(name) {
            let stored = Browser.get(one.key()).unwrap_or_default();
            let with = one.with(&one.valid(&stored), &one.valid(text));
            all_stored &= with == stored || Browser.set(one.key(), &with);
        }
    }
    all_stored
}

#[cfg(test)]
mod tests {
    use rules::Player;

    use super::*;

    const ID: &str = "0123456789abcdef";

    fn clear() {
        for one in NameText::ALL {
            Browser.remove(one.key());
        }
    }

    #[test]
    fn names_survive_a_backup_and_a_wipe() {
        clear();
        own_side::set_own("Ann Lee", true);
        let mut people = People::default();
        assert!(people.merge("Ann Lee", "ann77") && people.merge("Bob", "bobby"));
        assert!(own_side::set_people(&people));
        friends::note_side(ID, Player::Black);
        let texts = texts();
        clear();
        assert!(own_side::names().is_empty() && own_side::people() == People::default());
        let read = |(name, text): &(String, String)| Some((name.clone(), restorable(name, text)?));
        let restored: KeyedLines = texts.iter().filter_map(read).collect();
        assert_eq!(restored, texts);
        assert!(add(&restored));
        assert_eq!(own_side::names(), ["Ann Lee", "ann77"]);
        assert_eq!(own_side::people(), people);
        assert_eq!(friends::side(ID), Some(Player::Black));
        clear();
    }

    #[test]
    fn stored_lines_take_precedence_over_those_of_a_backup() {
        let sides = |stored, more| NameText::OwnSides.with(stored, more);
        assert_eq!(sides("ab white", "ab black\ncd none"), "cd none\nab white");
        assert_eq!(NameText::Own.with("Ann", "ANN \nBob"), "Bob\nAnn");
        let people = NameText::People.with("Ann\tann77", "a.l.\tANN77\nBob\tbobby");
        assert_eq!(people, "Ann\tann77\ta.l.\nBob\tbobby");
    }

    #[test]
    fn damaged_backup_restores_only_its_valid_lines() {
        let line = format!("{ID} white");
        let text = format!("{line}\n{ID} both\nx white\n\u{0}");
        assert_eq!(restorable("own-sides", &text), Some(line));
        assert_eq!(restorable("own-names", &"n\u{202e}".repeat(90)), None);
        assert_eq!(restorable("people", "alone"), None);
        assert_eq!(restorable("backgammon.game", "{}"), None);
        let many = "a\n".repeat(100_000);
        assert!(restorable("own-names", &many).is_some_and(|text| text.len() < 100));
    }
}
