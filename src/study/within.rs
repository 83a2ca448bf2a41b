//! Part of a match to analyse more deeply than the rest.

use review::ReviewDepth;

use crate::Entry;

/// Decisions to analyse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Within {
    /// All decisions.
    Match,
    /// Decisions in the game at this index.
    Game(usize),
    /// Decisions at one move, given by the index of its game and its index in that game.
    Move(usize, usize),
}

impl Within {
    pub(crate) fn contains(self, entry: &Entry) -> bool {
        match self {
            Self::Match => true,
            Self::Game(game) => entry.game == game,
            Self::Move(game, nth) => (entry.game, entry.item.nth) == (game, nth),
        }
    }
}

/// Deeper analysis of some of the decisions in a review.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Deepening {
    pub(crate) within: Within,
    pub(crate) depth: ReviewDepth,
    /// `true` if the review was running, so that it continues afterwards.
    pub(crate) was_running: bool,
}
