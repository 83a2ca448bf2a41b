//! Parts of a full backup that do not belong to the library.

use serde::{Deserialize, Serialize};

/// Maximum number of lines per part.
const MAX_LINES: usize = 5_000;

/// Maximum length of a line in bytes.
const MAX_LINE_BYTES: usize = 4 << 20;

/// Part of a full backup that is stored in addition to the library and the drill cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BackupPart {
    /// Game on the table, settings, statistics, and sessions set aside; see [`record::Backup`].
    Table,
    /// Games with friends, in the format written by [`write_lines`].
    Friends,
    /// Duplicates, in the format written by [`write_lines`].
    Duplicates,
    /// Player names, in the format written by [`write_lines`]: the user's own, and groups of names that refer to the
    /// same player.
    Names,
}

/// Lines of a database store, each with its key.
pub type KeyedLines = Vec<(String, String)>;

/// Contents of the backup parts outside the library.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OtherParts {
    /// Text of the [`BackupPart::Table`] part.
    pub table: Option<String>,
    /// Games with friends.
    pub friends: KeyedLines,
    /// Duplicates.
    pub duplicates: KeyedLines,
    /// Player names.
    pub names: KeyedLines,
}

impl BackupPart {
    /// All parts.
    pub const ALL: [Self; 4] = [Self::Table, Self::Friends, Self::Duplicates, Self::Names];

    /// Returns `true` if every full backup contains this part; backups from earlier releases lack the others.
    pub const fn is_required(self) -> bool {
        !matches!(self, Self::Names)
    }

    /// Returns the name of the file inside the archive that contains this part.
    pub const fn file_name(self) -> &'static str {
        match self {
            Self::Table => "table.json",
            Self::Friends => "friends.json",
            Self::Duplicates => "duplicates.json",
            Self::Names => "names.json",
        }
    }
}

impl OtherParts {
    /// Adds a part with these bytes, and returns its size in bytes. A damaged or repeated part is ignored.
    pub(crate) fn add(&mut self, part: BackupPart, bytes: Vec<u8>) -> usize {
        let size = bytes.len();
        let text = String::from_utf8(bytes).ok();
        match part {
            BackupPart::Table if self.table.is_none() => self.table = text,
            BackupPart::Table => return 0,
            BackupPart::Friends => extend(&mut self.friends, text),
            BackupPart::Duplicates => extend(&mut self.duplicates, text),
            BackupPart::Names => extend(&mut self.names, text),
        }
        size
    }
}

fn extend(lines: &mut KeyedLines, text: Option<String>) {
    let more = text.and_then(|text| read_lines(&text)).unwrap_or_default();
    let room = MAX_LINES.saturating_sub(lines.len());
    lines.extend(more.into_iter().take(room));
}

/// Formats keys and lines as the text of a part.
pub fn write_lines(lines: &[(String, String)]) -> String {
    serde_json::to_string(lines).unwrap_or_default()
}

/// Parses text written by [`write_lines`]; `None` if the text is damaged or exceeds the limits.
pub fn read_lines(text: &str) -> Option<KeyedLines> {
    let lines: KeyedLines = serde_json::from_str(text).ok()?;
    let fit = |(key, line): &(String, String)| key.len() <= 64 && line.len() <= MAX_LINE_BYTES;
    (lines.len() <= MAX_LINES && lines.iter().all(fit)).then_some(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_survive_a_round_trip_and_invalid_texts_are_rejected() {
        let lines = vec![("a".to_owned(), "one\ntwo\u{0}".to_owned())];
        let text = write_lines(&lines);
        assert_eq!(read_lines(&text), Some(lines));
        for end in 0..text.len() {
            assert_eq!(read_lines(&text[..end]), None, "cut at {end}");
        }
        let many = vec![(String::new(), String::new()); MAX_LINES + 1];
        assert_eq!(read_lines(&write_lines(&many)), None);
        let long = [("k".repeat(65), String::new())];
        assert_eq!(read_lines(&write_lines(&long)), None);
    }

    #[test]
    fn retains_the_first_table_and_limits_the_lines() {
        let mut parts = OtherParts::default();
        for text in ["one", "two"] {
            parts.add(BackupPart::Table, text.as_bytes().to_vec());
        }
        assert_eq!(parts.table.as_deref(), Some("one"));
        let many = vec![(String::new(), String::new()); MAX_LINES];
        for _ in 0..2 {
            parts.add(BackupPart::Friends, write_lines(&many).into_bytes());
        }
        assert_eq!(parts.friends.len(), MAX_LINES);
        parts.add(BackupPart::Duplicates, b"damaged".to_vec());
        assert_eq!(parts.duplicates, []);
    }
}
