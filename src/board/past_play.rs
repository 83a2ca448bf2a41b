//! An earlier play of a session, as it is looked at.

use rules::{Act, Board, Play, Player, Roll, Session};

use crate::Stacks;

/// A position after an earlier play.
#[derive(Clone, Debug, PartialEq)]
pub struct PastPlay {
    /// Index of the play's turn in the session's record, from 0.
    pub turn: usize,
    /// The player who made the play.
    pub player: Player,
    /// The roll that was played.
    pub roll: Roll,
    /// The position before the play, as the player saw it.
    pub before: Board,
    /// The play.
    pub play: Play,
    /// The position after the play, seen by White.
    pub board: Board,
    /// The checkers after the play.
    pub stacks: Stacks,
}

impl PastPlay {
    /// Returns the position after turn `turn`; `None` if no play was made in that turn.
    pub fn after(session: &Session, stacks: &Stacks, turn: usize) -> Option<Self> {
        let made = session.record().get(turn).copied()?;
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
        let mut stacks = stacks.clone();
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
