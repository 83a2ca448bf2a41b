//! Positions as eXtreme Gammon writes them: `XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10`.
//!
//! 26 characters for the places, then fields after colons. Places are those of the lower player, X: first the other
//! player's bar, then X's points 1 to 24, then X's bar. `-` is empty, `A` to `O` are X's checkers, `a` to `o` the
//! other's. The third field says who is on roll: 1 for X, -1 for the other.

use std::fmt;

use rules::{Board, BoardError, Setup};

/// Why a text is not an XGID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum XgidError {
    /// The 26 places are not there, or one is no place.
    Places,
    /// It is not said who is on roll.
    Turn,
    /// The position cannot occur.
    Board(BoardError),
}

impl fmt::Display for XgidError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Places => f.write_str("an XGID begins with 26 letters or dashes"),
            Self::Turn => f.write_str("the XGID does not say who is on roll"),
            Self::Board(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for XgidError {}

/// The position of an XGID, seen by the player on roll; a side's missing checkers have been borne off.
///
/// # Errors
/// Why it is not the XGID of a position that can occur.
///
/// ```
/// use rules::{Board, Variant};
///
/// let board = record::board_from_xgid("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10")?;
/// assert_eq!(board, Board::start(Variant::Standard));
/// # Ok::<(), record::XgidError>(())
/// ```
pub fn board_from_xgid(text: &str) -> Result<Board, XgidError> {
    let text = text.trim().strip_prefix("XGID=").unwrap_or(text.trim());
    let mut fields = text.split(':');
    let places = fields.next().unwrap_or_default().as_bytes();
    if places.len() != 26 {
        return Err(XgidError::Places);
    }
    let (mut lower, mut upper) = ([0_u8; 26], [0_u8; 26]);
    for (place, &sign) in places.iter().enumerate() {
        match sign {
            b'-' => {}
            b'A'..=b'O' if place > 0 => lower[place] = sign - b'A' + 1,
            b'a'..=b'o' if place < 25 => upper[25 - place] = sign - b'a' + 1,
            _ => return Err(XgidError::Places),
        }
    }
    for side in [&mut lower, &mut upper] {
        let standing: u16 = side.iter().map(|&count| u16::from(count)).sum();
        side[0] = 15_u16.saturating_sub(standing) as u8;
    }
    let (own, opponent) = match fields.nth(2) {
        Some("1") => (lower, upper),
        Some("-1") => (upper, lower),
        _ => return Err(XgidError::Turn),
    };
    Board::try_from(Setup { own, opponent }).map_err(XgidError::Board)
}

#[cfg(test)]
mod tests {
    use rules::Variant;

    use super::*;

    #[test]
    fn the_start_reads_from_either_side() {
        for turn in ["1", "-1"] {
            let text = format!("XGID=-b----E-C---eE---c-e----B-:0:0:{turn}:00:0:0:0:0:10");
            assert_eq!(board_from_xgid(&text), Ok(Board::start(Variant::Standard)));
        }
    }

    #[test]
    fn gnubg_android_14_colours_and_places_are_right() {
        let text = "XGID=-aa---EBB---dDa--c-e----B-:0:0:1:16:0:0:3:0:8";
        let board = board_from_xgid(text).expect("15 a side");
        let (own, other) = (board.own(), board.opponent());
        assert_eq!(
            (own.checkers(), other.checkers(), own.off(), other.off()),
            (15, 15, 0, 0)
        );
        let own_points = [(6, 5), (7, 2), (8, 2), (13, 4), (24, 2)];
        assert!(
            own_points
                .iter()
                .all(|&(point, count)| own.at(point) == count)
        );
        let other_points = [(24, 1), (23, 1), (13, 4), (11, 1), (8, 3), (6, 5)];
        assert!(
            other_points
                .iter()
                .all(|&(point, count)| other.at(point) == count)
        );
    }

    #[test]
    fn what_is_no_xgid_is_refused() {
        let start = "-b----E-C---eE---c-e----B-";
        let cases = [
            (String::new(), XgidError::Places),
            ("é".repeat(13), XgidError::Places),
            (format!("{}:0:0:1", "A".repeat(26)), XgidError::Places),
            (start.to_owned(), XgidError::Turn),
            (format!("{start}:0:0:2"), XgidError::Turn),
        ];
        for (text, error) in cases {
            assert_eq!(board_from_xgid(&text), Err(error), "{text}");
        }
        let many = format!("{}:0:0:1", start.replace('E', "O"));
        assert!(matches!(board_from_xgid(&many), Err(XgidError::Board(_))));
    }
}
