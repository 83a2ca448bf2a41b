//! Taking a play back after its dice were picked up, in practice alone (R56).
//!
//! The roll stays, unless real dice are then declared cocked, and the play is made anew; whatever was rolled after it
//! is gone, and the game is unrated.

use super::{Chance, Phase, Session, State};
use crate::{Act, Board, Draft, Event, Player, Refusal, Roll, Turn};

/// A turn as it was before its first step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kept {
    player: Player,
    board: Board,
    roll: Roll,
    chance: Chance,
}

impl State {
    /// Keeps the turn that is being ended, if it may be taken back later.
    pub(super) fn keep(&mut self, player: Player, draft: &Draft) {
        if self.practises() {
            self.kept.push(Kept {
                player,
                board: *draft.start(),
                roll: draft.roll(),
                chance: self.chance,
            });
        }
    }

    pub(super) fn take_back_play(&mut self) -> Result<(Event, Option<Turn>), Refusal> {
        if !self.practises() {
            return Err(Refusal::PlayIsFinal);
        }
        match self.phase {
            Phase::ToRoll(_) | Phase::Moving(..) => {}
            _ => return Err(self.busy(Refusal::NothingToUndo)),
        }
        let kept = self.kept.pop().ok_or(Refusal::NothingToUndo)?;
        self.turn = kept.player;
        self.board = kept.board;
        self.chance = kept.chance;
        self.phase = Phase::Moving(kept.player, Draft::new(kept.board, kept.roll));
        self.unrated = true;
        Ok((Event::PlayTakenBack(kept.player), None))
    }

    fn practises(&self) -> bool {
        self.ruleset.money().is_some_and(|money| money.practice)
    }
}

impl Session {
    /// Strikes the play that was taken back off the record, with what came after it.
    ///
    /// That is the last play in it: a double or the end of the game makes what was before it final (R57).
    pub(super) fn forget_play(&mut self) {
        let plays = |turn: &Turn| matches!(turn.act, Act::Play { .. });
        if let Some(last) = self.record.iter().rposition(plays) {
            self.record.truncate(last);
        }
    }
}
