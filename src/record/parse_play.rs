//! Parser for plays as typed by players (R86); only a complete legal play is accepted.

use std::fmt;

use rules::{Board, Destination, Die, Origin, Play, Roll, Step};

/// Reason why a text is not a play in the given position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsePlayError {
    /// This part of the text is not a move such as 13/8.
    NotAMove(String),
    /// The text has more moves than dice.
    TooManyMoves,
    /// No complete legal play with these dice contains these moves.
    NotLegal,
    /// The play hits an intermediate point, or could do so by one of several ways: the text has to name that point
    /// (R85, B03).
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

/// Remaining moves of one checker: its current place and the landings named in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Way {
    at: Origin,
    /// Named landings not yet reached, in order.
    to: Vec<Destination>,
}

/// Set of points: bit `n` is point `n` of the mover.
type Points = u32;

/// Parses `text` as one complete legal play of `roll` by the player on roll.
///
/// Accepts moves in any order, upper and lower case, `b` or `25` for the bar, `o` or `0` for off, and dashes instead of
/// slashes. Stars are optional, but one of the moves to a starred point must hit a checker there: `8/5*(2)` is one hit.
/// "no play" is a lost turn.
///
/// # Errors
/// Returns the reason why the text is not a play: see [`ParsePlayError`].
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
    let mut ways = Vec::new();
    let mut stars = 0;
    if text != "no play" {
        for part in text.split([' ', ',', '\t']).filter(|part| !part.is_empty()) {
            let (part, starred) = parse_part(part)?;
            ways.extend(part);
            stars |= starred;
            if ways.len() > 4 {
                return Err(ParsePlayError::TooManyMoves);
            }
        }
        if ways.is_empty() {
            return Err(ParsePlayError::NotAMove(text));
        }
    }
    let mut search = Search {
        start: board,
        roll,
        stars,
        found: Vec::new(),
        hits_unnamed: false,
    };
    let dice = match (roll.high(), roll.low()) {
        (high, low) if high == low => vec![high; 4],
        (high, low) => vec![high, low],
    };
    search.try_moves(board, &dice, &ways, Play::NONE, 0);
    search.unique_play()
}

/// Parses one part of a play, such as `13/8*/5(2)`, and returns its checkers and the starred points.
fn parse_part(part: &str) -> Result<(Vec<Way>, Points), ParsePlayError> {
    let wrong = || ParsePlayError::NotAMove(part.chars().take(20).collect());
    let (moves, times) = match part.strip_suffix(')').and_then(|rest| rest.split_once('(')) {
        Some((moves, times)) => (moves, times.parse().map_err(|_| wrong())?),
        None => (part, 1_usize),
    };
    let mut places = moves.split(['/', '-']);
    let first = places.next().ok_or_else(wrong)?;
    let at = match first {
        "bar" | "b" => Some(Origin::Bar),
        number => number.parse().ok().and_then(Origin::from_number),
    };
    let mut stars = 0;
    let landing = |place: &str| {
        let name = place.strip_suffix('*').unwrap_or(place);
        let to = match name {
            "off" | "o" => Some(Destination::Off),
            number => number.parse().ok().and_then(Destination::from_number),
        }?;
        if name != place {
            stars |= 1 << to.number();
        }
        Some(to)
    };
    let to: Option<Vec<_>> = places.map(landing).collect();
    let way = Way {
        at: at.ok_or_else(wrong)?,
        to: to.filter(|to| !to.is_empty()).ok_or_else(wrong)?,
    };
    if !(1..=4).contains(&times) {
        return Err(wrong());
    }
    Ok((vec![way; times], stars))
}

/// Search over all orders of moves and dice that match the text.
struct Search<'a> {
    start: &'a Board,
    roll: Roll,
    /// Starred points.
    stars: Points,
    /// Plays with different results, each with `true` if it hits exactly on the starred points.
    found: Vec<(Play, Board, bool)>,
    /// `true` if a matching play also hits on a point that the text does not name.
    hits_unnamed: bool,
}

impl Search<'_> {
    fn try_moves(&mut self, board: &Board, dice: &[Die], ways: &[Way], play: Play, hits: Points) {
        if ways.is_empty() {
            self.note(play, hits);
            return;
        }
        for (nth, way) in ways.iter().enumerate() {
            for (used, &die) in dice.iter().enumerate() {
                if ways[..nth].contains(way) || dice[..used].contains(&die) {
                    continue;
                }
                let step = Step { from: way.at, die };
                let Ok(stepped) = board.step(step) else {
                    continue;
                };
                let Some(left) = advance(way, step, stepped.hit) else {
                    self.hits_unnamed |= stepped.hit;
                    continue;
                };
                let mut rest = ways.to_vec();
                match left {
                    Advanced::Along(left) => rest[nth] = left,
                    Advanced::Finished => drop(rest.remove(nth)),
                }
                let mut dice = dice.to_vec();
                dice.remove(used);
                let mut longer = play;
                let hit = Points::from(stepped.hit) << step.to().number();
                if longer.push(step).is_ok() {
                    self.try_moves(&stepped.board, &dice, &rest, longer, hits | hit);
                }
            }
        }
    }

    fn note(&mut self, play: Play, hits: Points) {
        if self.stars & !hits != 0 {
            return;
        }
        let exact = self.stars == hits;
        let Ok(after) = self.start.play(self.roll, &play) else {
            return;
        };
        match self.found.iter_mut().find(|(_, known, _)| *known == after) {
            Some((_, _, known_exact)) => *known_exact |= exact,
            None => self.found.push((play, after, exact)),
        }
    }

    fn unique_play(&self) -> Result<Play, ParsePlayError> {
        let mut exact = self.found.iter().filter(|(_, _, exact)| *exact);
        match (self.found.as_slice(), exact.next(), exact.next()) {
            ([], ..) if self.hits_unnamed => Err(ParsePlayError::NameTheWay),
            ([], ..) => Err(ParsePlayError::NotLegal),
            ([(play, ..)], ..) | (_, Some((play, ..)), None) => Ok(*play),
            _ => Err(ParsePlayError::NameTheWay),
        }
    }
}

/// Remaining moves of a checker after a step.
enum Advanced {
    /// Remaining moves of the checker.
    Along(Way),
    /// The checker has reached its last landing.
    Finished,
}

/// Returns the part of `way` after `step`; `None` if the step does not follow the way.
fn advance(way: &Way, step: Step, hit: bool) -> Option<Advanced> {
    let (&next, later) = way.to.split_first()?;
    let to = step.to();
    let left = |point, to: &[Destination]| Way {
        at: Origin::Point(point),
        to: to.to_vec(),
    };
    match to {
        _ if to == next && later.is_empty() => Some(Advanced::Finished),
        Destination::Point(point) if to == next => Some(Advanced::Along(left(point, later))),
        // An intermediate point with a hit must be named (R85).
        Destination::Point(point) if point.number() > next.number() && !hit => {
            Some(Advanced::Along(left(point, &way.to)))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use rules::{Variant, legal_plays};

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
    fn n03_r86_accepts_any_order_case_and_separator() {
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
    fn b03_rejects_an_ambiguous_way() {
        let id = "eB+wyADf9wAQAA";
        assert_eq!(parsed(id, [6, 3], "15/6"), Err(ParsePlayError::NameTheWay));
        assert_eq!(parsed(id, [6, 3], "15/9/6"), Ok("15/9*/6".to_owned()));
        assert_eq!(parsed(id, [6, 3], "15/12*/6"), Ok("15/12*/6".to_owned()));
    }

    #[test]
    fn r86_rejects_all_but_one_complete_legal_play() {
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
