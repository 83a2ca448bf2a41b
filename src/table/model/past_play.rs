//! An earlier play of the running game, as it is looked at.

use board::Stacks;
use rules::{Act, Board, Play, Player, Roll};

use super::Model;

/// A position after an earlier play.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PastPlay {
    /// Index of the play's turn in the session's record, from 0.
    pub(crate) turn: usize,
    pub(crate) player: Player,
    pub(crate) roll: Roll,
    pub(crate) before: Board,
    pub(crate) play: Play,
    /// The position after the play, seen by White.
    board: Board,
    pub(crate) stacks: Stacks,
}

impl PastPlay {
    /// Returns the position after turn `turn`; `None` if no play was made in that turn.
    pub(crate) fn after(model: &Model, turn: usize) -> Option<Self> {
        let made = model.session().record().get(turn).copied()?;
        let Act::Play { roll, before, play } = made.act else {
            return None;
        };
        let mut board = before;
        for step in play.steps() {
            board = board.step(step).ok()?.board;
        }
        if made.player == Player::Black {
            board = board.flipped();
        }
        let mut stacks = model.stacks.clone();
        stacks.arrange(&board);
        Some(Self {
            turn,
            player: made.player,
            roll,
            before,
            play,
            board,
            stacks,
        })
    }
}

impl Model {
    /// Returns the checkers on the screen: those of the earlier play while one is shown.
    pub(crate) fn shown_stacks(&self) -> &Stacks {
        self.past.as_ref().map_or(&self.stacks, |past| &past.stacks)
    }

    /// Returns the position on the screen, seen by White.
    pub(crate) fn shown_board(&self) -> Board {
        let now = || self.session().board_of(Player::White);
        self.past.as_ref().map_or_else(now, |past| past.board)
    }

    /// Returns the index of the earlier turn that is shown, from 0; `None` while the current position is shown.
    pub fn looks_at(&self) -> Option<usize> {
        self.past.as_ref().map(|past| past.turn)
    }
}
