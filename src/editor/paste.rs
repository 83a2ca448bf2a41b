//! Finding a position in pasted text.

use record::{LinkError, Linked, find_positions, read_link};
use rules::Decision;

/// Why a text contains no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasteError {
    /// The text contains no position.
    Nothing,
    /// The text contains a link to a match, which has many positions.
    Match,
    /// The text contains a link that cannot be read.
    Link(LinkError),
}

/// Maximum length of a pasted text, in bytes; a longer one is refused.
const MAX_TEXT_BYTES: usize = 1 << 20;

/// Returns the first position in `text`: one of our links, or an ID of any program, with any text around it.
///
/// # Errors
/// If there is none; see [`PasteError`].
pub fn pasted(text: &str) -> Result<Decision, PasteError> {
    if text.len() > MAX_TEXT_BYTES {
        return Err(PasteError::Nothing);
    }
    let link = match read_link(text) {
        Ok(Linked::Position(decision)) => return Ok(decision),
        Ok(Linked::Match(_)) => PasteError::Match,
        Err(LinkError::NotALink) => PasteError::Nothing,
        Err(why) => PasteError::Link(why),
    };
    let found = find_positions(text).into_iter().next();
    found.map(|found| found.decision).ok_or(link)
}

#[cfg(test)]
mod tests {
    use record::{MatchRecord, forum_text, gnu_ids, match_link, position_link, xgid};

    use super::*;
    use crate::Sketch;

    fn position() -> Decision {
        let text = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:31:2:4:0:7:10";
        pasted(text).expect("an ID")
    }

    #[test]
    fn reads_links_ids_and_forum_text() {
        let position = position();
        for text in [
            xgid(&position),
            gnu_ids(&position),
            format!("example.org/#{}", position_link(&position)),
            forum_text(&position),
        ] {
            let read = pasted(&format!("what would you do?\n{text}\n(I took)"));
            assert_eq!(read, Ok(position), "{text}");
        }
    }

    #[test]
    fn explains_why_a_text_has_no_position() {
        assert_eq!(pasted("a nice day"), Err(PasteError::Nothing));
        let link = position_link(&position());
        let cut = link.get(..link.len() - 4).expect("ASCII");
        assert_eq!(pasted(cut), Err(PasteError::Link(LinkError::Cut)));
        let game = match_link(&MatchRecord::from_decision(&position()), false).expect("short");
        assert_eq!(pasted(&game), Err(PasteError::Match));
    }

    #[test]
    fn a_position_round_trips_through_a_sketch() {
        let position = position();
        let sketch = Sketch::of(&position);
        assert_eq!(sketch.decision(), Ok(position));
        assert_eq!(Sketch::restored(&sketch.stored()), Some(sketch));
    }

    #[test]
    fn refuses_a_damaged_sketch() {
        let stored = Sketch::default().stored();
        assert_eq!(Sketch::restored(&stored.replacen("[0,", "[200,", 1)), None);
        let dice = Sketch {
            asked: crate::SketchQuestion::Dice(200, 6),
            ..Sketch::default()
        };
        assert_eq!(Sketch::restored(&dice.stored()), None);
        assert_eq!(Sketch::restored("{}"), None);
    }
}
