//! Types and names of exported files.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Entry, Kind, search};

/// Type of exported file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FileKind {
    /// Match text (.mat), or a .zip archive if there are several matches.
    Mat,
    /// SGF (.sgf), or a .zip archive if there are several matches.
    Sgf,
    /// Backup: a .zip archive in the library's own format that contains all stored data and can be imported again.
    Backup,
}

impl FileKind {
    /// Returns the extension for a file with a single entry, without the dot.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Mat => "mat",
            Self::Sgf => "sgf",
            Self::Backup => "zip",
        }
    }

    /// Returns the word in a .zip file's name that describes its contents, so that exports made on the same day do not
    /// overwrite each other.
    const fn content(self) -> &'static str {
        match self {
            Self::Backup => "backup",
            Self::Mat | Self::Sgf => self.extension(),
        }
    }

    /// Returns the name for a file that contains these entries; `now` is in milliseconds since the Unix epoch.
    pub fn file_name(self, entries: &[Entry], now: u64) -> String {
        if let (Self::Mat | Self::Sgf, [entry]) = (self, entries) {
            return format!("{}.{}", file_name(entry), self.extension());
        }
        let day = search::iso_day(now);
        format!("backgammon {day} {}.zip", self.content())
    }
}

/// Returns the file names for an export in `count` parts: `name` itself if there is only one part, numbered names
/// otherwise.
pub fn part_names(name: &str, count: usize) -> Vec<String> {
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
    match count {
        1 => vec![name.to_owned()],
        _ => (1..=count)
            .map(|nth| format!("{stem} {nth}-{count}.{extension}"))
            .collect(),
    }
}

/// Returns a file name for an entry, without an extension, that uses only letters, digits, spaces and a few characters
/// allowed on every system.
pub fn file_name(entry: &Entry) -> String {
    let players = &entry.players;
    let named = !(players.white.is_empty() && players.black.is_empty());
    let what = match (&entry.title, entry.kind) {
        (Some(title), _) => title.clone(),
        (None, _) if named => format!("{} - {}", players.white, players.black),
        (None, Kind::Position) => "position".to_owned(),
        (None, _) => "match".to_owned(),
    };
    let (day, _) = search::day(entry);
    let plain = |c: char| c.is_alphanumeric() || " -_.".contains(c);
    let name: String = format!("{day} {what}")
        .chars()
        .map(|c| if plain(c) { c } else { '_' })
        .take(80)
        .collect();
    name.trim_end_matches([' ', '.']).to_owned()
}

/// Makes file names unique by appending numbers. Names that differ only in case count as equal, because some file
/// systems ignore case. All non-ASCII letters count as equal too, because a case-folding table would cost more than a
/// few unnecessary numbers.
pub fn unique_names(names: impl IntoIterator<Item = String>) -> Vec<String> {
    let folded = |c: char| {
        if c.is_ascii() {
            c.to_ascii_lowercase()
        } else {
            '?'
        }
    };
    let fold = |name: &str| name.chars().map(folded).collect::<String>();
    // Next number to try, keyed by folded name.
    let mut taken: BTreeMap<String, usize> = BTreeMap::new();
    let mut unique = |name: String| {
        let key = fold(&name);
        let mut number = taken.get(&key).copied().unwrap_or(1);
        let mut chosen = name.clone();
        let mut chosen_key = key.clone();
        while taken.contains_key(&chosen_key) {
            number = number.max(1) + 1;
            chosen = format!("{name} {number}");
            chosen_key = fold(&chosen);
        }
        taken.insert(key, number);
        taken.entry(chosen_key).or_insert(1);
        chosen
    };
    names.into_iter().map(&mut unique).collect()
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;
    use crate::summary::tests::entry;

    #[test]
    fn file_names_have_day_and_players_and_only_allowed_characters() {
        let mut entry = entry("Zoë/..", "C:\\", 7);
        entry.date = Some("2024-05-11".to_owned());
        assert_eq!(file_name(&entry), "2024-05-11 Zoë_.. - C__");
        entry.title = Some("What? ".repeat(40));
        let name = file_name(&entry);
        assert!(name.chars().count() <= 80 && !name.contains('?') && !name.ends_with(' '));
        assert_eq!(
            FileKind::Mat.file_name(&[entry.clone()], 0),
            format!("{name}.mat")
        );
        let two = [entry.clone(), entry];
        assert_eq!(
            FileKind::Mat.file_name(&two, 0),
            "backgammon 1970-01-01 mat.zip"
        );
        assert_eq!(
            FileKind::Backup.file_name(&two, 0),
            "backgammon 1970-01-01 backup.zip"
        );
    }

    #[test]
    fn parts_of_an_export_are_numbered() {
        assert_eq!(part_names("a b.zip", 1), ["a b.zip"]);
        let two = ["a b 1-2.zip", "a b 2-2.zip"];
        assert_eq!(part_names("a b.zip", 2), two);
    }

    #[test]
    fn file_names_are_unique() {
        let names = ["a", "A", "a 2", "b", "a"].map(str::to_owned);
        assert_eq!(unique_names(names), ["a", "A 2", "a 2 2", "b", "a 3"]);
    }

    #[test]
    fn ten_thousand_equal_names_are_numbered_in_linear_time() {
        let begun = Instant::now();
        let names = unique_names((0..10_000).map(|_| "2026-11-25 Anna - Ben".to_owned()));
        assert_eq!(names[9_999], "2026-11-25 Anna - Ben 10000");
        let elapsed = begun.elapsed();
        assert!(elapsed < Duration::from_secs(2), "{elapsed:?}");
    }
}
