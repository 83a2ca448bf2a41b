//! Part of a match that is analysed more deeply than the rest.

use review::ReviewDepth;

use crate::Entry;

/// Decisions to analyse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Within {
    /// All decisions.
    Match,
    /// Decisions of the game with this index.
    Game(usize),
    /// Decisions of the move with this index in the game with the first index.
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

/// Deeper analysis of some decisions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Deepening {
    pub(crate) within: Within,
    pub(crate) depth: ReviewDepth,
    /// `true` if the review was running, and continues afterwards.
    pub(crate) was_running: bool,
}
