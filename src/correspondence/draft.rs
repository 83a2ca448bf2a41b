//! Plays that are still being made, on either side of a direct connection.

use friend::{Next, StoredGame};
use rules::{Action, DiceSource, Die, Phase, Play, Player, Roll, Session, Step};

use crate::{Model, Playing};

impl Playing {
    /// The number of messages of the game, the player's roll and the moves made so far, while a play is being made.
    pub fn draft(&self) -> Option<(u16, Roll, Play)> {
        let Some(Next::Play { roll, .. }) = self.next() else {
            return None;
        };
        let count = u16::try_from(self.game()?.messages().len()).ok()?;
        let session = self.board()?.session();
        let play = match session.draft() {
            Some(draft) => Play::new(draft.steps().iter().map(|made| made.step)).ok()?,
            // The last checker has been borne off.
            None => self.prepared()?,
        };
        Some((count, roll, play))
    }

    /// The friend's play so far, in notation after the roll, while it is being made.
    pub(crate) const fn drafted(&self) -> Option<&(Roll, Play)> {
        self.drafted.as_ref()
    }
}

/// Shows the play that the friend is making, if the friend is due and the rules allow it; otherwise nothing changes.
pub(crate) fn show(model: &mut Model, roll: Roll, play: Play) {
    let busy = model.is_busy();
    let Some(playing) = model.playing_mut().filter(|_| !busy) else {
        return;
    };
    let Some(session) = drafted(playing, roll, play) else {
        return;
    };
    if let Some(board) = &mut playing.board {
        board.show_session(session);
        playing.drafted = Some((roll, play));
    }
}

/// The game with the play that the friend is making; `None` unless the friend can know the roll and the rules allow
/// every step.
fn drafted(playing: &Playing, roll: Roll, play: Play) -> Option<Session> {
    let game = playing
        .game()
        .filter(|_| playing.next() == Some(Next::Wait))?;
    let mut session = game.session().clone();
    let friend = game.me().opponent();
    let rolls = match session.phase() {
        Phase::ToRoll => Some(Action::Roll),
        Phase::Opening => Some(Action::RollOpening),
        _ => None,
    };
    // Of the opening roll White's die comes first, and the friend who begins has the higher one.
    let swapped = *session.phase() == Phase::Opening && friend == Player::Black;
    let mut dice = Dice(roll, swapped);
    if let Some(action) = rolls.filter(|_| game.opponent_knows_roll()) {
        session.apply(action, &mut dice).ok()?;
    }
    let moves = session.draft().is_some_and(|draft| draft.roll() == roll);
    if !moves || session.decides() != Some(friend) {
        return None;
    }
    let mut make = |step: Step| session.apply(Action::Step(step), &mut dice).ok();
    for step in play.steps() {
        make(step)?;
    }
    Some(session)
}

/// Takes the friend's unfinished play off the board again.
pub(crate) fn end(model: &mut Model) {
    let Some(playing) = model.playing_mut() else {
        return;
    };
    let drafted = playing.drafted.take();
    if let (Some(_), StoredGame::Game(game), Some(board)) =
        (drafted, &playing.stored, &mut playing.board)
    {
        board.show_session(game.view());
    }
}

/// The dice of a roll, in turn; the lower one first if the second field says so.
struct Dice(Roll, bool);

impl DiceSource for Dice {
    fn die(&mut self) -> Die {
        self.1 = !self.1;
        if self.1 { self.0.high() } else { self.0.low() }
    }
}
