//! Parser for plays typed by players (R86), which accepts only complete, legal plays.

use std::fmt;

use rules::{Board, Play, Roll};

use crate::formats::play_text::{MatchingPlay, WrittenPlay, matching_plays, read_part};

/// Reason why a text is not a play in the given position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsePlayError {
    /// The given part of the text is not a move such as 13/8.
    NotAMove(String),
    /// The text has more moves than the roll allows.
    TooManyMoves,
    /// No complete legal play of this roll contains these moves.
    NotLegal,
    /// The play hits on an intermediate point, or can be made in several ways of which one hits there; the text must
    /// name that point (R85, B03).
    NameTheWay,
}

impl fmt::Display for ParsePlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAMove(part) => write!(f, "\"{part}\" is no move such as 13/8"),
            Self::TooManyMoves => f.write_str("there are more moves than dice"),
            Self::NotLegal => f.write_str("this is not a whole legal play of the roll"),
            Self::NameTheWay => f.write_str("this hits on the way: name the point where it does"),
        }
    }
}

impl std::error::Error for ParsePlayError {}

/// Parses `text` as a complete, legal play of `roll` by the player on roll.
///
/// Accepts moves in any order, upper and lower case, `b` or `25` for the bar, `o` or `0` for off, and dashes instead of
/// slashes. Stars are optional, but if a point is starred, one of the moves to it must hit a checker there: `8/5*(2)`
/// is one hit. A lost turn is "no play".
///
/// # Errors
/// Returns the reason why the text is not a play; see [`ParsePlayError`].
///
/// ```
/// use record::{parse_play, print_play};
/// use rules::{Board, Roll, Variant};
///
/// let start = Board::start(Variant::Standard);
/// let roll = Roll::ALL[3];
/// let play = parse_play(&start, roll, "6-5 8-5")?;
/// assert_eq!(print_play(&start, &play), "8/5 6/5");
/// assert!(parse_play(&start, roll, "13/5").is_err());
/// # Ok::<(), record::ParsePlayError>(())
/// ```
pub fn parse_play(board: &Board, roll: Roll, text: &str) -> Result<Play, ParsePlayError> {
    let text = text.trim().to_ascii_lowercase();
    let mut written = WrittenPlay::default();
    if text != "no play" {
        for part in text.split([' ', ',', '\t']).filter(|part| !part.is_empty()) {
            let wrong = || ParsePlayError::NotAMove(part.chars().take(20).collect());
            let (way, times) = read_part(part, &mut written.stars).ok_or_else(wrong)?;
            written.ways.extend(vec![way; times]);
            if written.ways.len() > 4 {
                return Err(ParsePlayError::TooManyMoves);
            }
        }
        if written.ways.is_empty() {
            return Err(ParsePlayError::NotAMove(text));
        }
    }
    let found = matching_plays(board, roll, &written);
    // An intermediate point on which the play hits must be named (R85).
    let is_named = |found: &&MatchingPlay| found.fit.all_named && found.fit.stars_hit;
    let named: Vec<&MatchingPlay> = found.iter().filter(is_named).collect();
    let mut exact = named.iter().filter(|found| found.fit.stars_exact);
    match (named.as_slice(), exact.next(), exact.next()) {
        ([], ..) if found.iter().all(|found| found.fit.all_named) => Err(ParsePlayError::NotLegal),
        ([one], ..) | (_, Some(one), None) => Ok(one.play),
        _ => Err(ParsePlayError::NameTheWay),
    }
}

#[cfg(test)]
mod tests {
    use rules::{Die, Variant, legal_plays};

    use super::*;
    use crate::{board_from_id, position_id, print_play};

    fn parsed(id: &str, dice: [u8; 2], text: &str) -> Result<String, ParsePlayError> {
        let board = board_from_id(id, Variant::Standard).expect("an ID of the rules");
        let [a, b] = dice.map(|pips| Die::new(pips).expect("1 to 6"));
        let play = parse_play(&board, Roll::new(a, b), text)?;
        Ok(print_play(&board, &play))
    }

    const START: &str = "4HPwATDgc/ABMA";

    #[test]
    fn n03_r86_accepts_moves_in_any_order_any_case_and_any_separator() {
        for text in ["8/5 6/5", "6/5 8/5", " 6-5,8-5 ", "8/5  6/5"] {
            assert_eq!(
                parsed(START, [3, 1], text),
                Ok("8/5 6/5".to_owned()),
                "{text}"
            );
        }
        for text in ["BAR/21(4)", "b/21(4)", "25/21(4)"] {
            let printed = parsed("4HPwATDgOTgAfA", [4, 4], text);
            assert_eq!(printed, Ok("bar/21(4)".to_owned()), "{text}");
        }
        assert_eq!(
            parsed("d7cNAABBAAAAAA", [5, 1], "6/o"),
            Ok("6/off".to_owned())
        );
    }

    #[test]
    fn a_starred_group_is_one_hit() {
        for (id, dice, text) in [
            ("4HPiASHgc/ABMA", [1, 1], "8/7(2) 6/5*(2)"),
            ("4HPiASHgc/ABMA", [1, 1], "8/7(2) 6/5* 6/5"),
        ] {
            let printed = parsed(id, dice, text);
            assert_eq!(printed, Ok("8/7(2) 6/5*(2)".to_owned()), "{text}");
        }
    }

    #[test]
    fn b03_rejects_an_ambiguous_route() {
        let id = "eB+wyADf9wAQAA";
        assert_eq!(parsed(id, [6, 3], "15/6"), Err(ParsePlayError::NameTheWay));
        assert_eq!(parsed(id, [6, 3], "15/9/6"), Ok("15/9*/6".to_owned()));
        assert_eq!(parsed(id, [6, 3], "15/12*/6"), Ok("15/12*/6".to_owned()));
    }

    #[test]
    fn r86_accepts_only_a_single_complete_legal_play() {
        assert_eq!(parsed(START, [3, 1], "13/8"), Err(ParsePlayError::NotLegal));
        assert_eq!(parsed(START, [3, 1], "8/5"), Err(ParsePlayError::NotLegal));
        assert_eq!(
            parsed(START, [3, 1], "8/5* 6/5"),
            Err(ParsePlayError::NotLegal)
        );
        assert_eq!(
            parsed(START, [3, 1], "no play"),
            Err(ParsePlayError::NotLegal)
        );
        let many = parsed(START, [3, 1], "8/5 6/5 6/5 6/5 6/5");
        assert_eq!(many, Err(ParsePlayError::TooManyMoves));
        for bad in [
            "x", "8", "8/", "/5", "8/5(", "8/5(9)", "8/5(x)", "99/3", "8/é", "300/5",
        ] {
            let refused = parsed(START, [3, 1], bad);
            assert!(
                matches!(refused, Err(ParsePlayError::NotAMove(_))),
                "{bad}: {refused:?}"
            );
        }
    }

    #[test]
    fn every_printed_play_parses_to_the_same_result() {
        for id in [
            START,
            "4HPwATDgOfgAcA",
            "eB+wyADf9wAQAA",
            "d7cNAADb7g4AAA",
            "d9sGAEDGBgAAAA",
        ] {
            let board = board_from_id(id, Variant::Standard).expect("an ID of the rules");
            for roll in Roll::ALL {
                for legal in legal_plays(&board, roll) {
                    let text = print_play(&board, &legal.play);
                    let play = parse_play(&board, roll, &text).expect(&text);
                    let after = board.play(roll, &play).expect(&text);
                    assert_eq!(
                        position_id(&after),
                        position_id(&legal.after),
                        "{roll} {text}"
                    );
                }
            }
        }
    }
}
