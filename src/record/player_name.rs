//! Names of players, entered by a person or read from a file or link.

use crate::decimal;

/// Name of 1 to 40 characters in any script. The name has no control or bidirectional formatting characters, does not
/// start or end with a space, and contains at least one visible character.
///
/// ```
/// use record::PlayerName;
///
/// let name = PlayerName::new("  Ann\tLee ").expect("something visible");
/// assert_eq!(name.as_str(), "Ann Lee");
/// assert_eq!(PlayerName::new("\u{202e}"), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerName(String);

impl PlayerName {
    /// Maximum length in characters.
    pub const MAX: usize = 40;

    /// Creates a name from typed text without its invalid characters; `None` if no visible character remains.
    pub fn new(text: &str) -> Option<Self> {
        let name = plain_text(text.trim());
        let name: String = name.trim_start().chars().take(Self::MAX).collect();
        let name = name.trim_end();
        let shows = name.chars().any(|c| c != ' ' && !is_invisible(c));
        shows.then(|| Self(name.to_owned()))
    }

    /// Returns the name for display and storage.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Makes a text from a file or link safe for display within a line: converts white space to spaces, and removes control
/// and bidirectional formatting characters.
///
/// ```
/// assert_eq!(record::plain_text("Ann\u{202e}\tLee\u{1b}[2J"), "Ann Lee[2J");
/// ```
pub fn plain_text(text: &str) -> String {
    plain_chars(text).collect()
}

/// Makes a text safe for a spreadsheet cell. A text that a spreadsheet would evaluate as a formula, such as a player's
/// name that starts with `=`, gets a leading apostrophe; numbers and single signs do not.
///
/// ```
/// assert_eq!(record::spreadsheet_text("=1+1"), "'=1+1");
/// assert_eq!(record::spreadsheet_text("-0.25"), "-0.25");
/// assert_eq!(record::spreadsheet_text("Ann"), "Ann");
/// ```
pub fn spreadsheet_text(text: &str) -> String {
    let begins = text.starts_with(['=', '+', '-', '@', '\t', '\r']) && text.len() > 1;
    if begins && decimal(text).is_none() {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}

/// Returns those characters of a text with several lines that are safe to display, that is, without control characters
/// other than line feeds and tabs, and without characters that change the direction of all following text.
///
/// ```
/// let text: String = record::plain_lines("a\u{202e}b\r\nc").collect();
/// assert_eq!(text, "ab\nc");
/// ```
pub fn plain_lines(text: &str) -> impl Iterator<Item = char> {
    let is_plain = |c: &char| !redirects(*c) && (!c.is_control() || matches!(c, '\n' | '\t'));
    text.chars().filter(is_plain)
}

pub(crate) fn plain_chars(text: &str) -> impl Iterator<Item = char> {
    let plain = |c: char| if c.is_whitespace() { ' ' } else { c };
    let held = |c: &char| !c.is_control() && !sets_direction(*c);
    text.chars().map(plain).filter(held)
}

/// Returns a typed or received title or name on one line, without control characters and changes of direction, of at
/// most `most_chars` characters.
pub(crate) fn plain_title(text: &str, most_chars: usize) -> String {
    let text: String = plain_chars(text).take(most_chars).collect();
    text.trim().to_owned()
}

/// Returns `true` for the marks, embeddings, overrides and isolates of the bidirectional algorithm, and for line
/// separators.
const fn sets_direction(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Returns `true` for characters that change the direction of all following text: embeddings, overrides, isolates and
/// line separators. Directional marks, which right-to-left texts need, are not included.
pub(crate) const fn redirects(c: char) -> bool {
    matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Returns `true` for joiners, fillers and selectors, which are invisible on their own but needed within words of some
/// scripts.
const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2064}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> Option<String> {
        PlayerName::new(text).map(|name| name.0)
    }

    #[test]
    fn accepts_a_name_in_any_script() {
        for text in [
            "Ann",
            "Jean-Luc O’Neil",
            "Ελένη",
            "ليلى",
            "山田 太郎",
            "👩‍🚀",
            "<b>",
        ] {
            assert_eq!(name(text).as_deref(), Some(text));
        }
        assert_eq!(name(" Ann\tLee\n").as_deref(), Some("Ann Lee"));
    }

    #[test]
    fn drops_control_and_bidirectional_characters() {
        assert_eq!(
            name("\u{202e}Ann\u{2069}\u{0}\u{1b}").as_deref(),
            Some("Ann")
        );
        assert_eq!(name("A\u{2028}B").as_deref(), Some("A B"));
    }

    #[test]
    fn truncates_a_name_to_40_characters_without_a_trailing_space() {
        assert_eq!(name(&"ß".repeat(1000)), Some("ß".repeat(40)));
        assert_eq!(name(&format!("{} b", "a".repeat(39))), Some("a".repeat(39)));
    }

    #[test]
    fn rejects_names_without_a_visible_character() {
        for text in [
            "",
            " ",
            "\t\n",
            "\u{200b}",
            "\u{202e}\u{200d} \u{fe0f}",
            "\u{3164}",
        ] {
            assert_eq!(name(text), None, "{text:?}");
        }
    }
}
