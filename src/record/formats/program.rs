//! Detection of the program that wrote a file.

use super::reading::Format;

/// Number of bytes at the start of a text that are searched for marks.
const HEAD_BYTES: usize = 16 << 10;

/// Marks of programs that write matches and positions as text, in lower case, most reliable first.
const MARKS: [(&str, &str); 22] = [
    ("backgammongalaxy", "Backgammon Galaxy"),
    ("backgammon galaxy", "Backgammon Galaxy"),
    ("backgammon studio", "Backgammon Studio"),
    ("bgblitz", "BGBlitz"),
    // Only BGBlitz writes this word with a hyphen.
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
    /// Returns the name of the program or site that wrote a file in this format; `None` if it is unknown. Files with
    /// XGIDs are attributed to eXtreme Gammon.
    ///
    /// ```
    /// use record::Format;
    ///
    /// let text = b"; [Site \"BackgammonGalaxy\"]\n\n 7 point match\n";
    /// assert_eq!(Format::Mat.program(text), Some("Backgammon Galaxy"));
    /// assert_eq!(Format::Mat.program(b" 7 point match\n"), None);
    /// ```
    pub fn program(self, bytes: &[u8]) -> Option<&'static str> {
        match self {
            Self::Xg => Some("eXtreme Gammon"),
            Self::Bgf => Some("BGBlitz"),
            Self::Links => Some("Backgammon"),
            Self::Mat | Self::Sgf | Self::Positions => {
                let head = String::from_utf8_lossy(&bytes[..bytes.len().min(HEAD_BYTES)]);
                // UTF-16 has a zero byte next to each ASCII letter.
                let head = head.replace('\0', "").to_ascii_lowercase();
                let searched = if self == Self::Mat {
                    without_players(&head)
                } else {
                    head.clone()
                };
                let is_there = |(mark, _): &&(&str, &str)| searched.contains(mark);
                let marked = MARKS.iter().find(is_there).map(|(_, name)| *name);
                marked.or_else(|| {
                    (self == Self::Mat && is_of_gnubg(&head)).then_some("GNU Backgammon")
                })
            }
        }
    }
}

/// Removes the players' names from the text of a match, because a player may have the same name as a program.
fn without_players(head: &str) -> String {
    let is_player = |line: &str| {
        let tag = line.trim_start_matches([';', '[', ' ']);
        tag.starts_with("player") || tag.starts_with("white") || tag.starts_with("black")
    };
    let is_names = |line: &str| {
        let is_other = line.trim_start().starts_with(';') || line.contains("illegal play (");
        let ends_with_score = line.trim_end().ends_with(|c: char| c.is_ascii_digit());
        !is_other && ends_with_score && line.matches(':').count() > 1
    };
    let lines = head
        .lines()
        .filter(|line| !is_player(line) && !is_names(line));
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns `true` if the match starts in GNU Backgammon's style: tags with a date, a blank line, and the match length.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn player_names_do_not_identify_the_program() {
        let names =
            " 7 point match\n\n Game 1\n snowieman : 0          bgblitz : 0\n  1) 31: 8/5 6/5\n";
        assert_eq!(Format::Mat.program(names.as_bytes()), None);
        let tag = format!("; [Player 1 \"jellyfish\"]\n{names}");
        assert_eq!(Format::Mat.program(tag.as_bytes()), None);
        let site = format!("; [Site \"PlayOK\"]\n{names}");
        assert_eq!(Format::Mat.program(site.as_bytes()), Some("PlayOK"));
        let illegal = format!("{names}  2) 31: Illegal play (7;0;1;) 52: 13/8 24/22\n");
        assert_eq!(Format::Mat.program(illegal.as_bytes()), Some("Snowie"));
    }
}
