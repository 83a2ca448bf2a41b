//! Extraction of a position from pasted text.

use record::{LinkError, Linked, find_positions, read_link};
use rules::Decision;

/// Reason why no position could be read from a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasteError {
    /// The text contains no position.
    Nothing,
    /// The text contains a link to a match, which has many positions.
    Match,
    /// The text contains a link that cannot be decoded.
    Link(LinkError),
}

/// Position found in pasted text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pasted {
    /// Position with its decision.
    pub decision: Decision,
    /// `true` if the text claims an impossible Crawford game, for example with a turned cube, and the claim was
    /// dropped.
    pub drops_crawford: bool,
}

/// Maximum length of pasted text, in bytes; longer texts are refused.
const MAX_TEXT_BYTES: usize = 1 << 20;

/// Returns the first position in `text`, from a link made by this program or an ID from any program; surrounding text
/// is ignored.
///
/// # Errors
///
/// Returns a [`PasteError`] if no position could be read.
pub fn pasted(text: &str) -> Result<Pasted, PasteError> {
    if text.len() > MAX_TEXT_BYTES {
        return Err(PasteError::Nothing);
    }
    let link = match read_link(text) {
        Ok(Linked::Position(decision) | Linked::Annotated(decision, _)) => {
            return Ok(Pasted {
                decision,
                drops_crawford: false,
            });
        }
        Ok(Linked::Match(_)) => PasteError::Match,
        Err(LinkError::NotALink) => PasteError::Nothing,
        Err(why) => PasteError::Link(why),
    };
    let found = find_positions(text).into_iter().next();
    let pasted = found.map(|found| Pasted {
        decision: found.decision,
        drops_crawford: found.drops_crawford,
    });
    pasted.ok_or(link)
}

#[cfg(test)]
mod tests {
    use record::{MatchRecord, forum_text, gnu_ids, match_link, position_link, xgid};

    use super::*;
    use crate::Sketch;

    fn position() -> Decision {
        let text = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:31:2:4:0:7:10";
        pasted(text).expect("an ID").decision
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
            let pasted = Pasted {
                decision: position,
                drops_crawford: false,
            };
            assert_eq!(read, Ok(pasted), "{text}");
        }
    }

    #[test]
    fn drops_an_impossible_crawford_game_and_reports_it() {
        let board = "-b----E-C---eE---c-e----B-";
        for (rest, drops_crawford) in [
            // The first three IDs claim a Crawford game although the cube is owned or the score does not allow one.
            (":1:1:1:00:6:3:1:7:10", true),
            (":0:0:1:31:2:3:1:7:10", true),
            (":0:0:1:31:6:6:1:7:10", true),
            (":0:0:1:31:6:3:1:7:10", false),
            (":1:1:1:00:6:3:0:7:10", false),
        ] {
            let pasted = pasted(&format!("XGID={board}{rest}")).expect("an ID");
            assert_eq!(pasted.drops_crawford, drops_crawford, "{rest}");
            let mut model = crate::Model::new(Sketch::default());
            model.update(crate::Msg::Paste(format!("XGID={board}{rest}")));
            assert_eq!(model.pasted(), Some(Ok(pasted)));
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
    fn position_round_trips_through_a_sketch() {
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
