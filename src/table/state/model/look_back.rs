//! Queries about the earlier play on display.

use board::Stacks;
use rules::{Board, Player};

use super::Model;

impl Model {
    /// Returns the checkers on display, taken from the earlier play while one is shown.
    pub(crate) fn shown_stacks(&self) -> &Stacks {
        let past = self.past.as_ref();
        past.map_or(self.hand.stacks(), |past| &past.stacks)
    }

    /// Returns the position on display, from White's view.
    pub(crate) fn shown_board(&self) -> Board {
        let now = || self.session().board_of(Player::White);
        self.past.as_ref().map_or_else(now, |past| past.board)
    }

    /// Returns the 0-based index of the earlier turn on display; `None` while the current position is shown.
    pub fn looks_at(&self) -> Option<usize> {
        self.past.as_ref().map(|past| past.turn)
    }
}
