//! Where a session begins that does not begin with an opening roll, as it is stored beside the session.

use std::fmt::Write as _;

use rules::{ByPlayer, Decision, Die, Player, Question, Roll};

use crate::{
    GameRecord, Linked, MatchRecord, RecordedAction, match_link, position_link, read_link,
};

/// The start of a session as text: a link to the position, and where a recorded game is tried again, the dice that both
/// players have from there on, a link to that game and the place of the move that is tried again.
///
/// *Why text*: the first part of the program writes games and cannot write positions, so it is made when such a session
/// begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start(String);

/// A recorded game that is played again from one of its decisions.
#[derive(Clone, Debug, PartialEq)]
pub struct Original {
    /// The match with this game alone.
    pub record: MatchRecord,
    /// The place of the move that is tried again.
    pub nth: usize,
}

impl Original {
    /// One game of `record`, from the move `nth` on; none if there is no such move.
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

    /// The game.
    pub fn game(&self) -> Option<&GameRecord> {
        self.record.games.first()
    }

    /// The rolls of a player after `decision`, which is that of the move.
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
    /// A start in the position of `decision` with unknown dice.
    pub fn of(decision: &Decision) -> Self {
        Self(position_link(decision))
    }

    /// The same with the dice that came in a recorded game after `decision`; without them if the game is too long.
    pub fn again(decision: &Decision, original: &Original) -> Self {
        let mut start = Self::of(decision);
        if let Some(link) = match_link(&original.record, false) {
            for player in Player::BOTH {
                start.0.push(' ');
                for roll in original.dice(decision, player) {
                    // Writing to a string cannot fail.
                    let _ = write!(start.0, "{}{}", roll.high().pips(), roll.low().pips());
                }
            }
            let _ = write!(start.0, " {link} {}", original.nth);
        }
        start
    }

    /// The start that was stored as `text`, with its decision; none if it is none.
    pub(crate) fn read(text: String) -> Option<(Self, Decision)> {
        let start = Self(text);
        let decision = start.decision()?;
        let digits = |text: &str| text.bytes().all(|digit| (b'1'..=b'6').contains(&digit));
        let whole = match start.0.split(' ').count() {
            1 => true,
            5 => [1, 2]
                .into_iter()
                .all(|nth| start.part(nth).is_some_and(digits)),
            _ => false,
        };
        whole.then_some((start, decision))
    }

    /// The stored form.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// The decision with which the session begins.
    pub fn decision(&self) -> Option<Decision> {
        match read_link(self.part(0)?) {
            Ok(Linked::Position(decision)) => Some(decision),
            _ => None,
        }
    }

    /// The rolls that are set for both players, in order: the dice of the seed follow when they are used up.
    pub fn dice(&self) -> ByPlayer<Vec<Roll>> {
        let die = |digit: u8| Die::new(digit - b'0');
        let roll = |pair: &[u8]| match *pair {
            [a, b] => Some(Roll::new(die(a)?, die(b)?)),
            _ => None,
        };
        let rolls = |nth| {
            let digits = self.part(nth).unwrap_or_default().as_bytes();
            digits.chunks(2).filter_map(roll).collect()
        };
        ByPlayer {
            white: rolls(1),
            black: rolls(2),
        }
    }

    /// Whether a recorded game is tried again.
    pub fn is_again(&self) -> bool {
        self.part(3).is_some()
    }

    /// The recorded game that is tried again, if one is.
    pub fn original(&self) -> Option<Original> {
        let Ok(Linked::Match(record)) = read_link(self.part(3)?) else {
            return None;
        };
        let nth = self.part(4)?.parse().ok()?;
        Original::new(&record, 0, nth)
    }

    fn part(&self, nth: usize) -> Option<&str> {
        self.0.split(' ').nth(nth)
    }
}
