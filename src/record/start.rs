//! Start of a session, stored with the session: a position, or the dice of a duplicate.

use std::fmt::Write as _;

use dice::Seed;
use rules::{ByPlayer, Choice, Decision, Die, Player, Question, Roll};

use crate::{
    GameRecord, Linked, MatchRecord, RecordedAction, match_link, position_link, read_link,
};

/// Session start as text. For a position, the text contains its link. If a recorded game is replayed from that
/// position, the text also contains both players' predetermined dice, a link to that game, the index of the replayed
/// move, and, if known, the game's number in the match and the address of its review. For a duplicate, the text
/// contains its link, its seed, and the number of games (0 for a match).
///
/// The text is stored verbatim; the links in it are parsed only once.
///
/// ```
/// use record::Start;
/// use rules::{Board, Decision, Variant};
///
/// let decision = Decision::builder(Board::start(Variant::Standard)).play(3, 1).build()?;
/// assert_eq!(Start::of(&decision).decision(), Some(decision));
/// # Ok::<(), rules::DecisionError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Start {
    text: String,
    links: Box<Links>,
}

/// Parsed links in the text of a session start.
#[derive(Clone, Debug, Default)]
struct Links {
    decision: Option<Decision>,
    original: Option<Original>,
    original_rolls: Vec<(Decision, Roll)>,
}

impl PartialEq for Start {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Start {}

/// Recorded game that is being replayed from one of its decisions.
///
/// ```
/// use record::{Original, Start, read_file};
///
/// let text = "3 point match\n\n Game 1\n Ann : 0        Bob : 0\n  1) 31: 8/5 6/5      42: 8/4 6/4\n";
/// let record = &read_file(text.as_bytes())?.matches[0];
/// let decision = record.games[0].decisions(&record.terms)[0].decision;
/// let original = Original::new(record, 0, 0).expect("the first move");
/// let dice = Start::again(&decision, &original).dice();
/// assert_eq!(dice.black[0].to_string(), "4-2", "Bob has the same dice again");
/// # Ok::<(), record::Unreadable>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Original {
    /// Match reduced to this game.
    pub record: MatchRecord,
    /// Index of the move from which the game is replayed.
    pub nth: usize,
}

impl Original {
    /// Selects a game of `record` to be replayed from move `nth`; `None` if there is no such move.
    pub fn new(record: &MatchRecord, game: usize, nth: usize) -> Option<Self> {
        let game = record.games.get(game)?;
        game.moves.get(nth)?;
        Some(Self {
            record: MatchRecord {
                terms: record.terms,
                games: vec![game.clone()],
                ..MatchRecord::default()
            },
            nth,
        })
    }

    /// Returns the recorded game; `None` if the record is empty.
    pub fn game(&self) -> Option<&GameRecord> {
        self.record.games.first()
    }

    /// Returns the rolls of both players starting at move `from`, each with its decision.
    fn rolls(&self, from: usize) -> Vec<(Decision, Roll)> {
        let MatchRecord { terms, games, .. } = &self.record;
        let moves = games.iter().flat_map(|game| game.decided_moves(terms));
        let later = moves.filter(|made| made.nth >= from);
        later
            .filter_map(|made| made.decided.ok())
            .filter(|made| matches!(made.choice, Choice::Play(_)))
            .filter_map(|made| match made.decision.question() {
                Question::Play(roll) => Some((made.decision.for_points(), roll)),
                _ => None,
            })
            .collect()
    }

    /// Returns a player's rolls after `decision`, the decision that belongs to the replayed move.
    fn dice(&self, decision: &Decision, player: Player) -> Vec<Roll> {
        let rolled = usize::from(matches!(decision.question(), Question::Play(_)));
        let game = self.game().into_iter();
        let moves = game.flat_map(|game| game.moves.iter().skip(self.nth + rolled));
        let own = moves.filter(|made| made.player == player);
        own.filter_map(|made| match made.action {
            RecordedAction::Play { roll, .. } => Some(roll),
            _ => None,
        })
        .collect()
    }
}

impl Start {
    /// Creates a start from the position in `decision`, with dice not known in advance.
    pub fn of(decision: &Decision) -> Self {
        Self {
            text: position_link(decision),
            links: Box::new(Links {
                decision: Some(*decision),
                ..Links::default()
            }),
        }
    }

    /// Creates a start with the dice that followed `decision` in a recorded game, or without them if the game is too
    /// long for a link.
    pub fn again(decision: &Decision, original: &Original) -> Self {
        let mut start = Self::of(decision);
        if let Some(link) = match_link(&original.record, false) {
            for player in Player::BOTH {
                start.text.push(' ');
                for roll in original.dice(decision, player) {
                    // Writing to a string cannot fail.
                    let _ = write!(start.text, "{}{}", roll.high().pips(), roll.low().pips());
                }
            }
            let _ = write!(start.text, " {link} {}", original.nth);
            start.read_original();
        }
        start
    }

    /// Adds the address of the review and the game's number in the match, `game`.
    #[must_use]
    pub fn from_review(mut self, game: usize, address: &str) -> Self {
        if self.is_again() && !address.contains(' ') {
            // Writing to a string cannot fail.
            let _ = write!(self.text, " {game} {address}");
        }
        self
    }

    /// Creates a start with the dice of a duplicate, given its link, its seed, and the number of games (0 for a match).
    pub fn duplicate(link: &str, seed: Seed, games: u32) -> Self {
        Self::unread(format!("{link} {seed} {games}"))
    }

    fn unread(text: String) -> Self {
        Self {
            text,
            links: Box::default(),
        }
    }

    /// Parses the stored text; returns the start with its decision, if any, or `None` if the text is invalid.
    pub(crate) fn read(text: String) -> Option<(Self, Option<Decision>)> {
        let mut start = Self::unread(text);
        if start.is_duplicate() {
            let whole = start.text.split(' ').count() == 3 && start.games().is_some();
            return (whole && start.seed().is_some()).then_some((start, None));
        }
        let Ok(Linked::Position(decision)) = read_link(start.part(0)?) else {
            return None;
        };
        start.links.decision = Some(decision);
        start.read_original();
        let digits = |text: &str| text.bytes().all(|digit| (b'1'..=b'6').contains(&digit));
        let whole = match start.text.split(' ').count() {
            1 => true,
            5 | 7 => [1, 2]
                .into_iter()
                .all(|nth| start.part(nth).is_some_and(digits)),
            _ => false,
        };
        whole.then_some((start, Some(decision)))
    }

    /// Returns the text to be stored.
    pub(crate) fn as_str(&self) -> &str {
        &self.text
    }

    /// Returns the first decision of the session; `None` if the session does not start from a decision.
    pub fn decision(&self) -> Option<Decision> {
        self.links.decision
    }

    /// Returns both players' predetermined rolls, in order; any further dice come from the seed.
    pub fn dice(&self) -> ByPlayer<Vec<Roll>> {
        let die = |digit: u8| Die::new(digit.wrapping_sub(b'0'));
        let roll = |pair: &[u8]| match *pair {
            [a, b] => Some(Roll::new(die(a)?, die(b)?)),
            _ => None,
        };
        let rolls = |nth| {
            let set = self.part(nth).filter(|_| !self.is_duplicate());
            let digits = set.unwrap_or_default().as_bytes();
            digits.chunks(2).filter_map(roll).collect()
        };
        ByPlayer {
            white: rolls(1),
            black: rolls(2),
        }
    }

    /// Returns `true` if the session uses the dice of a duplicate.
    pub fn is_duplicate(&self) -> bool {
        self.text.starts_with("d=")
    }

    /// Returns the link to the duplicate; `None` if the session does not use the dice of a duplicate.
    pub fn duplicate_link(&self) -> Option<&str> {
        self.part(0).filter(|_| self.is_duplicate())
    }

    /// Returns the seed of game `number`, counted from 1; `None` if the session does not use the dice of a duplicate.
    pub fn game_seed(&self, number: u32) -> Option<Seed> {
        Some(self.seed()?.of_game(number))
    }

    /// Returns `true` if game `number` is the last game of a duplicate that is not a match.
    pub fn ends_with(&self, number: u32) -> bool {
        self.is_duplicate() && self.games() == Some(number)
    }

    fn seed(&self) -> Option<Seed> {
        self.part(1).filter(|_| self.is_duplicate())?.parse().ok()
    }

    fn games(&self) -> Option<u32> {
        self.part(2)?.parse().ok()
    }

    /// Returns `true` if a recorded game is being replayed.
    pub fn is_again(&self) -> bool {
        self.part(3).is_some()
    }

    /// Returns the recorded game being replayed; `None` if there is none.
    pub fn original(&self) -> Option<Original> {
        self.links.original.clone()
    }

    /// Returns the rolls that followed the decision in the recorded game, which are used to evaluate the player's
    /// result.
    pub fn original_rolls(&self) -> &[(Decision, Roll)] {
        &self.links.original_rolls
    }

    /// Parses the link to the recorded game, if any.
    fn read_original(&mut self) {
        let linked = || {
            let Ok(Linked::Match(record)) = read_link(self.part(3)?) else {
                return None;
            };
            let nth = self.part(4)?.parse().ok()?;
            Original::new(&record, 0, nth)
        };
        let Some(original) = linked() else {
            return;
        };
        let is_play = self
            .links
            .decision
            .is_some_and(|decision| decision.roll().is_some());
        self.links.original_rolls = original.rolls(original.nth + usize::from(is_play));
        self.links.original = Some(original);
    }

    /// Returns the address of the review of the replayed decision, with the number of its game and the index of its
    /// move. If the review is unknown, the address is a link to the game.
    pub fn review(&self) -> Option<(&str, (usize, usize))> {
        let nth = self.part(4)?.parse().ok()?;
        let known = self.part(5).zip(self.part(6));
        let known = known.and_then(|(game, address)| Some((address, (game.parse().ok()?, nth))));
        known.or_else(|| Some((self.part(3)?, (0, nth))))
    }

    fn part(&self, nth: usize) -> Option<&str> {
        self.text.split(' ').nth(nth)
    }
}
