//! Tells which program wrote a file, by the marks that it leaves.

use super::reading::Format;

/// How much of a text is searched for marks, in bytes: they stand in its header.
const HEAD_BYTES: usize = 16 << 10;

/// Marks of the programs that write matches and positions as text, in lower case, the most certain ones first.
const MARKS: [(&str, &str); 22] = [
    ("backgammongalaxy", "Backgammon Galaxy"),
    ("backgammon galaxy", "Backgammon Galaxy"),
    ("backgammon studio", "Backgammon Studio"),
    ("bgblitz", "BGBlitz"),
    // Only BGBlitz writes it with a hyphen.
    ("position-id:", "BGBlitz"),
    ("opengammon", "OpenGammon"),
    ("ogid=", "OpenGammon"),
    ("foxamon", "Foxamon"),
    ("choue.net", "choue.net"),
    ("playok", "PlayOK"),
    ("dailygammon", "DailyGammon"),
    ("gridgammon", "GridGammon"),
    ("play65", "Play65"),
    ("jellyfish", "Jellyfish"),
    ("illegal play (", "Snowie"),
    ("snowie", "Snowie"),
    ("extreme gammon", "eXtreme Gammon"),
    ("ap[gnu backgammon", "GNU Backgammon"),
    ("gnu backgammon", "GNU Backgammon"),
    ("ap[backgammon]", "Backgammon"),
    ("xgid=", "eXtreme Gammon"),
    ("fibs", "FIBS"),
];

impl Format {
    /// Returns the name of the program or site that wrote a file of this format; `None` if nothing in it tells. XGIDs
    /// count as eXtreme Gammon's.
    ///
    /// ```
    /// use record::Format;
    ///
    /// let text = b"; [Site \"BackgammonGalaxy\"]\n\n 7 point match\n";
    /// assert_eq!(Format::Mat.writer(text), Some("Backgammon Galaxy"));
    /// assert_eq!(Format::Mat.writer(b" 7 point match\n"), None);
    /// ```
    pub fn writer(self, bytes: &[u8]) -> Option<&'static str> {
        match self {
            Self::Xg => Some("eXtreme Gammon"),
            Self::Bgf => Some("BGBlitz"),
            Self::Links => Some("Backgammon"),
            Self::Mat | Self::Sgf | Self::Positions => {
                let head = String::from_utf8_lossy(&bytes[..bytes.len().min(HEAD_BYTES)]);
                // UTF-16 has a zero beside each letter.
                let head = head.replace('\0', "").to_ascii_lowercase();
                let is_there = |(mark, _): &&(&str, &str)| head.contains(mark);
                let marked = MARKS.iter().find(is_there).map(|(_, name)| *name);
                marked.or_else(|| {
                    (self == Self::Mat && is_of_gnubg(&head)).then_some("GNU Backgammon")
                })
            }
        }
    }
}

/// Whether a match begins as GNU Backgammon writes it: with the date alone, and the match length after an empty line.
fn is_of_gnubg(head: &str) -> bool {
    let mut lines = head.lines().skip_while(|line| {
        ["event", "round", "place", "eventdate", "annotator"]
            .iter()
            .any(|tag| line.starts_with(&format!("; [{tag} \"")))
    });
    let is_length = |line: &str| line.starts_with(' ') && line.ends_with(" point match");
    head.contains("; [eventdate \"")
        && lines.next() == Some("")
        && lines.next().is_some_and(is_length)
}
