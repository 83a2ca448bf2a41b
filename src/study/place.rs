//! Storage format for the user's position in the most recently studied content.

/// Index of a game in its match, and of a move in that game's record.
pub type Place = (usize, usize);

/// Formats `place` in the content with this name for storage.
pub fn to_note((game, nth): Place, name: &str) -> String {
    format!("{game} {nth} {name}")
}

/// Parses a stored place in the content with this name; `None` if the text refers to other content or is damaged.
pub fn from_note(to_note: &str, name: &str) -> Option<Place> {
    let mut words = to_note.splitn(3, ' ');
    let place = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    (words.next()? == name).then_some(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_only_places_in_the_same_content() {
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
