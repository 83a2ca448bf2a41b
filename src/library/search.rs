//! Library filters, sort orders and search.

use rules::ByPlayer;
use serde::{Deserialize, Serialize};

use crate::{ColumnFilter, Entry, Kind, Source};

/// List filter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Filter {
    /// All entries.
    #[default]
    All,
    /// Matches to a number of points.
    Matches,
    /// Money sessions.
    Money,
    /// Positions.
    Positions,
    /// Imported entries.
    Imported,
    /// Entries in the user's collection.
    Collected,
}

/// Sort order of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SortBy {
    /// Newest entry first.
    #[default]
    Newest,
    /// Oldest entry first.
    Oldest,
    /// By title, or by the players' names if there is no title.
    Name,
    /// Longest match first.
    Length,
    /// Matches won by the user first.
    Result,
    /// The user's lowest PR first.
    Pr,
    /// The other player's lowest PR first.
    OtherPr,
    /// The user's least lucky matches first.
    Luck,
    /// By event name.
    Event,
    /// Reviewed entries first.
    Review,
}

/// Library query: filter, search text and sort order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Filter by type, origin or collection.
    pub filter: Filter,
    /// Search words, all of which must be found: in names, titles, notes, comments or file names; as a length, a score
    /// such as 5-3 or a date such as 2024-05; or as a flag, `flag:question`, `flag:study` or `flag:done`.
    pub search: String,
    /// Sort order of the list.
    pub sort: SortBy,
    /// `true` if the column's sort order is reversed.
    pub is_reversed: bool,
    /// Column filter.
    pub columns: ColumnFilter,
}

impl Filter {
    /// All filters in menu order.
    pub const ALL: [Self; 6] = [
        Self::All,
        Self::Matches,
        Self::Money,
        Self::Positions,
        Self::Imported,
        Self::Collected,
    ];

    /// Returns `true` if this entry passes the filter. [`Self::Collected`] accepts every entry here and is applied by
    /// the list.
    pub fn accepts(self, entry: &Entry) -> bool {
        match self {
            Self::All | Self::Collected => true,
            Self::Matches => entry.kind == Kind::Match,
            Self::Money => entry.kind == Kind::Money,
            Self::Positions => entry.kind == Kind::Position,
            Self::Imported => entry.is_imported(),
        }
    }
}

impl SortBy {
    /// All sort orders offered by the menu, in menu order.
    pub const ALL: [Self; 4] = [Self::Newest, Self::Oldest, Self::Name, Self::Length];

    /// Sort orders of the table columns after the names, in column order.
    pub const COLUMNS: [Self; 7] = [
        Self::Result,
        Self::Pr,
        Self::OtherPr,
        Self::Luck,
        Self::Newest,
        Self::Event,
        Self::Review,
    ];
}

/// Returns a sort key: the ISO 8601 date on which the match was played, or on which the entry was added if that is
/// unknown, followed by the time at which the entry was added.
pub fn day(entry: &Entry) -> (String, u64) {
    let played = entry.date.clone().filter(|date| is_iso(date));
    (played.unwrap_or_else(|| iso_day(entry.added)), entry.added)
}

fn is_iso(date: &str) -> bool {
    let shape = |(at, byte): (usize, u8)| match at {
        4 | 7 => byte == b'-',
        _ => byte.is_ascii_digit(),
    };
    date.len() == 10 && date.bytes().enumerate().all(shape)
}

/// Returns the UTC date, such as `2024-05-11`, of a time in milliseconds since the Unix epoch.
pub fn iso_day(milliseconds: u64) -> String {
    // Converts days since the Unix epoch to a calendar date, using 400-year eras that start in March.
    let days = milliseconds / 86_400_000 + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 {
        from_march + 3
    } else {
        from_march - 9
    };
    let year = year + era * 400 + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{of_month:02}")
}

/// Folds text for searching: lowercase, with diacritics removed from common Latin and Greek letters.
pub fn folded(text: &str) -> String {
    let plain = |c: char| match c {
        '\u{300}'..='\u{36f}' => None,
        'à'..='å' => Some('a'),
        'ç' => Some('c'),
        'è'..='ë' => Some('e'),
        'ì'..='ï' | 'ı' => Some('i'),
        'ñ' => Some('n'),
        'ò'..='ö' | 'ø' => Some('o'),
        'ù'..='ü' => Some('u'),
        'ý' | 'ÿ' => Some('y'),
        'ğ' => Some('g'),
        'ş' => Some('s'),
        'ά' => Some('α'),
        'έ' => Some('ε'),
        'ή' => Some('η'),
        'ί' => Some('ι'),
        'ό' => Some('ο'),
        'ύ' => Some('υ'),
        'ώ' => Some('ω'),
        'ς' => Some('σ'),
        _ => Some(c),
    };
    text.to_lowercase().chars().filter_map(plain).collect()
}

/// Returns the folded search text of an entry, with one field per line.
pub(crate) fn searched(entry: &Entry) -> String {
    let players = &entry.players;
    let mut lines = vec![players.white.clone(), players.black.clone()];
    lines.extend(entry.title.clone());
    lines.push(entry.note.clone());
    lines.extend(entry.date.clone());
    lines.push(iso_day(entry.added));
    if let Source::File(name) = &entry.source {
        lines.push(name.clone());
    }
    if let Source::Here(Some(level)) = &entry.source {
        lines.push(level.clone());
    }
    if entry.kind != Kind::Position {
        let ByPlayer { white, black } = entry.points();
        lines.push(format!("{white}-{black} {black}-{white}"));
    }
    if entry.length > 0 {
        lines.push(format!("{0} {0}-point", entry.length));
    }
    for (_, note) in entry.notes.all() {
        lines.extend(note.comment.clone());
        lines.extend(note.flag.map(|flag| format!("flag:{}", flag.key())));
    }
    let mut text = folded(&lines.join("\n"));
    text.push('\n');
    text.push_str(&entry.words);
    text
}

/// Returns `true` if the folded text contains every word of the folded search text. Numbers must match whole words.
pub(crate) fn has_all(text: &str, search: &str) -> bool {
    let has = |word: &str| {
        if word.bytes().all(|byte| byte.is_ascii_digit()) {
            return text.split_whitespace().any(|other| other == word);
        }
        text.contains(word)
    };
    search.split_whitespace().all(has)
}

#[cfg(test)]
mod tests {
    use record::{Flag, Note, NotePlace};

    use super::*;
    use crate::summary::tests::entry;

    #[test]
    fn converts_times_to_calendar_days() {
        for (milliseconds, day) in [
            (0, "1970-01-01"),
            (951_782_400_000, "2000-02-29"),
            (1_709_164_800_000, "2024-02-29"),
            (1_735_689_599_999, "2024-12-31"),
            (1_735_689_600_000, "2025-01-01"),
            (4_107_542_400_000, "2100-03-01"),
        ] {
            assert_eq!(iso_day(milliseconds), day);
        }
    }

    #[test]
    fn finds_names_with_and_without_diacritics_lengths_scores_and_dates() {
        let mut entry = entry("Zoë", "ΝΊΚΟΣ", 7);
        entry.date = Some("2024-05-11".to_owned());
        entry.note = "Final at home".to_owned();
        entry.source = Source::File("ben-anna.mat".to_owned());
        entry.words = "blitz".to_owned();
        let note = Note {
            flag: Some(Flag::Study),
            ..Note::from(Some("Prime or RACE?".to_owned()))
        };
        assert!(entry.notes.set(NotePlace::Move(0, 2), note));
        let text = searched(&entry);
        for search in [
            "zoe",
            "Zoë",
            "νικος",
            "7",
            "7-point",
            "1-0",
            "0-1",
            "2024-05",
            "FINAL",
            "ben-an",
            "blitz zoe",
            "race",
            "flag:study",
        ] {
            assert!(has_all(&text, &folded(search)), "{search}");
        }
        for search in [
            "anna blitzes",
            "5",
            "70",
            "24",
            "2-0",
            "flag:done",
            "anchor",
        ] {
            assert!(!has_all(&text, &folded(search)), "{search}");
        }
    }
}
