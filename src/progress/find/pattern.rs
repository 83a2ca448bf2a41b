//! Board patterns, which require checkers on some points and none on others.

use rules::{Board, Setup, Side};
use serde::{Deserialize, Serialize};

/// Pattern that positions can match, from the deciding player's perspective.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Pattern {
    /// Minimum numbers of checkers. Checkers borne off (index 0) are ignored.
    pub at_least: Setup,
    /// Points on which neither side may have checkers. Bit `n` is point `n`, from 1 to 24, in the deciding player's
    /// numbering.
    pub empty: u32,
    /// `true` if the position must be exactly `at_least`.
    pub is_exact: bool,
    /// `true` if the pattern also matches with the two sides swapped.
    pub either_side: bool,
}

impl Pattern {
    /// Creates a pattern that matches exactly this position, for either side.
    pub fn exactly(board: Board) -> Self {
        Self {
            at_least: board.into(),
            empty: 0,
            is_exact: true,
            either_side: true,
        }
    }

    /// Returns `true` if every position matches the pattern.
    pub fn is_any(&self) -> bool {
        let sides = [&self.at_least.own, &self.at_least.opponent];
        let is_bare = sides
            .iter()
            .all(|side| side[1..].iter().all(|&count| count == 0));
        is_bare && self.empty & ALL_POINTS == 0
    }

    /// Returns `true` if `board` matches; its `own` side is the deciding player's.
    pub fn matches(&self, board: &Board) -> bool {
        self.is_on(board.own(), board.opponent())
            || self.either_side && self.is_on(board.opponent(), board.own())
    }

    fn is_on(&self, own: &Side, other: &Side) -> bool {
        let Setup {
            own: own_least,
            opponent: other_least,
        } = &self.at_least;
        if self.is_exact {
            return own.counts()[1..] == own_least[1..] && other.counts()[1..] == other_least[1..];
        }
        let has = |side: &Side, least: &[u8; 26]| {
            let mut counts = side.counts().iter().zip(least).skip(1);
            counts.all(|(count, least)| count >= least)
        };
        let is_empty = |number: u8| own.at(number) == 0 && other.at(25 - number) == 0;
        let mut marked = (1..=24).filter(|number| self.empty >> number & 1 == 1);
        has(own, own_least) && has(other, other_least) && marked.all(is_empty)
    }
}

/// Bit set of all points.
const ALL_POINTS: u32 = 0x01ff_fffe;
