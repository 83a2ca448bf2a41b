//! Stored note of the reader's place in the content that was studied last.

/// Index of a game in its match, and of a move in the record of its game.
pub type Place = (usize, usize);

/// Returns the note for `place` in the content with this name.
pub fn to_note((game, nth): Place, name: &str) -> String {
    format!("{game} {nth} {name}")
}

/// Returns the place in the content with this name; `None` if the note is about other content or damaged.
pub fn from_note(to_note: &str, name: &str) -> Option<Place> {
    let mut words = to_note.splitn(3, ' ');
    let place = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    (words.next()? == name).then_some(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_only_notes_about_the_same_content() {
        let to_note = to_note((2, usize::MAX), "g=AS Mm");
        assert_eq!(from_note(&to_note, "g=AS Mm"), Some((2, usize::MAX)));
        for (other, name) in [
            (to_note.as_str(), "g=AS"),
            ("", ""),
            ("2", ""),
            ("2 3", ""),
            ("-1 3 x", "x"),
        ] {
            assert_eq!(from_note(other, name), None, "{other}");
        }
    }
}
