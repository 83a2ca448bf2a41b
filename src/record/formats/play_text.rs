//! Parser for plays in any dialect, and search for the legal play that a text refers to.

use rules::{Board, Destination, Die, Play, Roll, Step};

use super::{
    arrangement::{BAR, OFF},
    model::Played,
};

/// Maximum number of checkers that a text can move.
const MAX_CHECKERS: usize = 8;

/// Move of one checker as written: its starting point and its landings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    pub(super) from: u8,
    /// Landings as written, in order.
    pub(super) to: Vec<u8>,
}

/// Play as written: the moves of its checkers, and the points marked as hit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct WrittenPlay {
    pub(crate) ways: Vec<Way>,
    /// Hit marks: bit `n` is set if point `n` has a star, as numbered for the player who makes the play.
    pub(crate) stars: u32,
}

/// Interpretation of the text after the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PlayText {
    /// Moves; empty for a dance.
    Moves(WrittenPlay),
    /// The play is hidden (`????`).
    Hidden,
    /// Text that is not a play.
    Nonsense,
}

/// Parses the text after the dice.
pub(super) fn read(text: &str) -> PlayText {
    let text = text.trim();
    if text.contains("???") {
        return PlayText::Hidden;
    }
    let letters: String = text
        .chars()
        .filter(char::is_ascii_alphabetic)
        .collect::<String>()
        .to_ascii_lowercase();
    let dances = [
        // A narrow column truncates the text after its first word.
        "no",
        "cant",
        "cannot",
        "cannotmove",
        "cantmove",
        "nomove",
        "noplay",
        "danced",
        "dance",
        "fan",
        "fans",
        "pass",
    ];
    if dances.contains(&letters.as_str()) {
        return PlayText::Moves(WrittenPlay::default());
    }
    let mut written = WrittenPlay::default();
    // Some programs put a space before the number of checkers: `13/8 (2)`.
    let text = text.replace(" (", "(");
    for part in text
        .split([' ', ',', ';', '\t'])
        .filter(|part| !part.is_empty())
    {
        match read_part(part, &mut written.stars) {
            Some((way, times)) if written.ways.len() + times <= MAX_CHECKERS => {
                written.ways.extend(vec![way; times]);
            }
            _ => return PlayText::Nonsense,
        }
    }
    PlayText::Moves(written)
}

/// Parses a part such as `13/8*/5(2)`, `bar/22`, `Bar/21`, `6/Off` or `6-5`; returns the move and the number of
/// checkers that make it.
pub(crate) fn read_part(part: &str, stars: &mut u32) -> Option<(Way, usize)> {
    let (moves, times) = match part.strip_suffix(')').and_then(|rest| rest.split_once('(')) {
        Some((moves, times)) => (
            moves,
            times.parse().ok().filter(|times| (1..=4).contains(times))?,
        ),
        None => (part, 1),
    };
    let (moves, star_behind) = match moves.strip_suffix('*') {
        Some(rest) => (rest.trim_end_matches('*'), true),
        None => (moves, false),
    };
    let mut places = moves.split(['/', '-']);
    let from = place(places.next()?.trim_end_matches('*'), BAR)?;
    let mut to = Vec::new();
    for name in places {
        let bare = name.trim_end_matches('*');
        let landing = place(bare, OFF)?;
        if bare != name {
            *stars |= 1 << landing;
        }
        to.push(landing);
    }
    let &last = to.last()?;
    if star_behind {
        *stars |= 1 << last;
    }
    // No checker can move from off or to the bar.
    let sane = from != OFF && to.iter().all(|&place| place != BAR) && to.len() <= 4;
    sane.then_some((Way { from, to }, times))
}

fn place(name: &str, word_means: u8) -> Option<u8> {
    let lower = name.to_ascii_lowercase();
    match (lower.as_str(), word_means) {
        ("bar" | "b", BAR) => Some(BAR),
        ("off" | "o", OFF) => Some(OFF),
        (number, _) if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            number.parse().ok().filter(|&place| place <= BAR)
        }
        _ => None,
    }
}

/// Result of matching a written play against the legal plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Resolved {
    pub(super) played: Played,
    /// `true` if the text also matches other legal plays.
    pub(super) ambiguous: bool,
}

/// Returns the legal play of `roll` that matches `written`, or the moves as written if no legal play matches.
///
/// Stars may be missing or wrong, and moves may omit landings: the search prefers plays that hit on exactly the starred
/// points, then plays that hit only on points named in the text.
pub(super) fn resolve(board: Option<&Board>, roll: Roll, written: &WrittenPlay) -> Resolved {
    let as_written = || Resolved {
        played: Played::Forbidden(written.pairs()),
        ambiguous: false,
    };
    let Some(board) = board else {
        return as_written();
    };
    if written.ways.len() > 4 {
        return as_written();
    }
    let found = matching_plays(board, roll, written);
    let best = found.iter().map(|found| found.fit).max();
    let mut fitting = found.iter().filter(|found| Some(found.fit) == best);
    match fitting.next() {
        Some(first) => Resolved {
            played: Played::Legal(first.play),
            ambiguous: fitting.next().is_some(),
        },
        None => as_written(),
    }
}

/// Returns the legal plays of `roll` that match `written`, each with a different resulting position.
pub(crate) fn matching_plays(
    board: &Board,
    roll: Roll,
    written: &WrittenPlay,
) -> Vec<MatchingPlay> {
    let mut search = Search {
        start: board,
        roll,
        stars: written.stars,
        found: Vec::new(),
    };
    let dice = match (roll.high(), roll.low()) {
        (high, low) if high == low => vec![high; 4],
        (high, low) => vec![high, low],
    };
    search.try_moves(board, &dice, &written.ways, Play::NONE, Hits::default());
    search.found
}

impl WrittenPlay {
    /// Returns each landing as a separate move.
    fn pairs(&self) -> Vec<[u8; 2]> {
        let mut pairs = Vec::new();
        for way in &self.ways {
            let mut from = way.from;
            for &to in &way.to {
                pairs.push([from, to]);
                from = to;
            }
        }
        pairs
    }
}

/// Blots hit by a play.
#[derive(Clone, Copy, Default)]
struct Hits {
    made: u32,
    /// `true` if a checker was hit on a point that the text does not name.
    unnamed: bool,
}

/// Quality of the match between a legal play and the text; greater is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fit {
    /// `true` if the play hits on exactly the starred points.
    pub(crate) stars_exact: bool,
    /// `true` if the text names every point on which the play hits.
    pub(crate) all_named: bool,
    /// `true` if the play hits on every starred point.
    pub(crate) stars_hit: bool,
}

/// Legal play that matches a text.
pub(crate) struct MatchingPlay {
    pub(crate) play: Play,
    after: Board,
    pub(crate) fit: Fit,
}

/// Search through all orders of checkers and dice that result in the written moves.
struct Search<'a> {
    start: &'a Board,
    roll: Roll,
    stars: u32,
    found: Vec<MatchingPlay>,
}

impl Search<'_> {
    fn try_moves(&mut self, board: &Board, dice: &[Die], ways: &[Way], play: Play, hits: Hits) {
        if ways.is_empty() {
            self.note(play, hits);
            return;
        }
        for (nth, way) in ways.iter().enumerate() {
            if ways[..nth].contains(way) {
                continue;
            }
            for (used, &die) in dice.iter().enumerate() {
                if !dice[..used].contains(&die) {
                    self.step(board, (dice, used), (ways, nth), play, hits);
                }
            }
        }
    }

    /// Moves the checker of the `nth` way by the die `used`, unless this takes the checker past the way's next landing.
    fn step(
        &mut self,
        board: &Board,
        (dice, used): (&[Die], usize),
        (ways, nth): (&[Way], usize),
        mut play: Play,
        mut hits: Hits,
    ) {
        let way = &ways[nth];
        let Some(from) = rules::Origin::from_number(way.from) else {
            return;
        };
        let step = Step {
            from,
            die: dice[used],
        };
        let Ok(stepped) = board.step(step) else {
            return;
        };
        let Some((&next, later)) = way.to.split_first() else {
            return;
        };
        let to = step.to().number();
        let left = match step.to() {
            _ if to == next && later.is_empty() => None,
            Destination::Point(_) if to == next => Some(later.to_vec()),
            Destination::Point(_) if to > next => Some(way.to.clone()),
            _ => return,
        };
        if stepped.hit {
            hits.made |= 1 << to;
            hits.unnamed |= to != next;
        }
        let mut rest = ways.to_vec();
        match left {
            Some(left) => rest[nth] = Way { from: to, to: left },
            None => drop(rest.remove(nth)),
        }
        let mut dice = dice.to_vec();
        dice.remove(used);
        if play.push(step).is_ok() {
            self.try_moves(&stepped.board, &dice, &rest, play, hits);
        }
    }

    fn note(&mut self, play: Play, hits: Hits) {
        let Ok(after) = self.start.play(self.roll, &play) else {
            return;
        };
        let fit = Fit {
            stars_exact: self.stars == hits.made,
            all_named: !hits.unnamed,
            stars_hit: self.stars & !hits.made == 0,
        };
        match self.found.iter_mut().find(|found| found.after == after) {
            Some(found) if found.fit < fit => *found = MatchingPlay { play, after, fit },
            Some(_) => {}
            None => self.found.push(MatchingPlay { play, after, fit }),
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::Variant;

    use super::*;
    use crate::{board_from_id, print_play};

    const START: &str = "4HPwATDgc/ABMA";

    fn resolved(id: &str, dice: [u8; 2], text: &str) -> Option<String> {
        let board = board_from_id(id, Variant::Standard).expect("an ID of the rules");
        let [a, b] = dice.map(|pips| Die::new(pips).expect("1 to 6"));
        let PlayText::Moves(written) = read(text) else {
            return None;
        };
        match resolve(Some(&board), Roll::new(a, b), &written).played {
            Played::Legal(play) => Some(print_play(&board, &play)),
            _ => Some("forbidden".to_owned()),
        }
    }

    #[test]
    fn reads_a_play_in_all_dialects() {
        let four = "24/18 13/11(2) 6/4";
        for (text, printed) in [
            ("24/22 22/20 13/11 13/11", "24/20 13/11(2)"),
            ("24/20 13/11(2)", "24/20 13/11(2)"),
            ("24/22/20 13/11(2)", "24/20 13/11(2)"),
            ("13-11 13-11 24-20", "24/20 13/11(2)"),
            ("24/20*, 13/11(2)", "24/20 13/11(2)"),
            (four, "forbidden"),
            ("13/11", "forbidden"),
        ] {
            assert_eq!(
                resolved(START, [2, 2], text),
                Some(printed.to_owned()),
                "{text}"
            );
        }
    }

    #[test]
    fn reads_bar_and_off_in_words_and_numbers() {
        for text in [
            "bar/21(4)",
            "Bar/21(4)",
            "25/21 25/21 25/21 25/21",
            "BAR/21(4)",
        ] {
            let printed = resolved("4HPwATDgOTgAfA", [4, 4], text);
            assert_eq!(printed, Some("bar/21(4)".to_owned()), "{text}");
        }
        for text in ["6/off", "6/Off", "6/0", "6/o"] {
            let printed = resolved("d7cNAABBAAAAAA", [5, 1], text);
            assert_eq!(printed, Some("6/off".to_owned()), "{text}");
        }
    }

    #[test]
    fn without_a_star_the_route_without_a_hit_is_preferred() {
        let id = "eB+wyADf9wAQAA";
        assert_eq!(
            resolved(id, [6, 3], "15/12*/6"),
            Some("15/12*/6".to_owned())
        );
        assert_eq!(resolved(id, [6, 3], "15/9/6"), Some("15/9*/6".to_owned()));
        let written = read("15/6");
        let PlayText::Moves(written) = written else {
            unreachable!("moves");
        };
        let board = board_from_id(id, Variant::Standard).expect("an ID of the rules");
        let roll = Roll::new(Die::ALL[5], Die::ALL[2]);
        assert!(resolve(Some(&board), roll, &written).ambiguous);
    }

    #[test]
    fn distinguishes_dances_hidden_plays_and_nonsense() {
        for dance in ["", "Cannot Move", "Cannot", "(no play)", "can't move"] {
            assert_eq!(
                read(dance),
                PlayText::Moves(WrittenPlay::default()),
                "{dance}"
            );
        }
        assert_eq!(read("????"), PlayText::Hidden);
        for nonsense in ["x", "8", "8/", "/5", "0/5", "8/25", "8/5(9)", "99/3", "8/é"] {
            assert_eq!(read(nonsense), PlayText::Nonsense, "{nonsense}");
        }
    }
}
