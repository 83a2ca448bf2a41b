//! Earlier play in a session, for display.

use rules::{Act, Board, Play, Player, Roll, Session};

use crate::Stacks;

/// Earlier play in the session, with the positions before and after it.
#[derive(Clone, Debug, PartialEq)]
pub struct PastPlay {
    /// 0-based index of the play's turn in the session's record.
    pub turn: usize,
    /// Player who made the play.
    pub player: Player,
    /// Roll of the play.
    pub roll: Roll,
    /// Position before the play, from the player's view.
    pub before: Board,
    /// Play that was made.
    pub play: Play,
    /// Position after the play, from White's view.
    pub board: Board,
    /// Checkers after the play.
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
