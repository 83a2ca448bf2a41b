//! Both players' drafts over a direct connection.

use friend::{Next, StoredGame};
use rules::{Play, Roll};

use crate::{Model, Playing};

impl Playing {
    /// Returns the number of messages in the game, and the roll and moves of the player's draft; `None` if there is no
    /// draft.
    pub fn draft(&self) -> Option<(u16, Roll, Play)> {
        let Some(Next::Play { roll, .. }) = self.next() else {
            return None;
        };
        let count = u16::try_from(self.game()?.messages().len()).ok()?;
        let session = self.board()?.session();
        let play = match session.draft() {
            Some(draft) => Play::new(draft.steps().iter().map(|made| made.step)).ok()?,
            // There is no draft once the last checker has been borne off.
            None => self.prepared()?,
        };
        Some((count, roll, play))
    }

    /// Returns the number of messages in the game, and the roll and moves of either player's draft, as shown on both
    /// pages; `None` if there is no draft.
    pub fn open_draft(&self) -> Option<(u16, Roll, Play)> {
        let of_friend = || {
            let (roll, play) = self.drafted?;
            let count = u16::try_from(self.game()?.messages().len()).ok()?;
            Some((count, roll, play))
        };
        self.draft().or_else(of_friend)
    }

    /// Returns the roll and moves of the friend's draft; `None` if there is no draft.
    pub(crate) const fn drafted(&self) -> Option<&(Roll, Play)> {
        self.drafted.as_ref()
    }
}

/// Shows the friend's draft if it is the friend's turn and the draft is legal; otherwise does nothing.
pub(crate) fn show(model: &mut Model, roll: Roll, play: Play) {
    let busy = model.is_busy();
    let Some(playing) = model.playing_mut().filter(|_| !busy) else {
        return;
    };
    let game = playing.game();
    let waits = game.filter(|_| playing.next() == Some(Next::Wait));
    let Some(session) = waits.and_then(|game| game.drafted(roll, &play)) else {
        return;
    };
    if let Some(board) = &mut playing.board {
        board.show(session);
        playing.drafted = Some((roll, play));
    }
}

/// Removes the friend's draft from the board.
pub(crate) fn end(model: &mut Model) {
    let Some(playing) = model.playing_mut() else {
        return;
    };
    let drafted = playing.drafted.take();
    if let (Some(_), StoredGame::Game(game), Some(board)) =
        (drafted, &playing.stored, &mut playing.board)
    {
        board.show(game.view());
    }
}
