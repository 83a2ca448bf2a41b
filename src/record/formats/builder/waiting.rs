//! Rolls whose plays may still follow in the file.

use rules::{Cube, Player, Roll};

use super::{GameBuilder, WaitingRoll};
use crate::formats::{
    model::{Played, RecordedAction, RecordedMove},
    play_text::WrittenPlay,
    remark::RemarkKind,
};

impl GameBuilder {
    /// Adds a roll whose play may follow. If none does, the roll stays pending; a roll without a legal play is a dance.
    pub(in crate::formats) fn rolled(
        &mut self,
        player: Player,
        roll: Roll,
        remark: &mut dyn FnMut(RemarkKind),
    ) {
        if self.must_dance(player, roll) {
            return self.written(player, roll, &WrittenPlay::default(), "", remark);
        }
        self.take_turn(player, remark);
        let action = RecordedAction::Play {
            roll,
            played: Played::Unknown,
        };
        let made = RecordedMove::new(player, action);
        self.waiting = Some(WaitingRoll { roll, made });
    }

    /// Resolves a pending roll before an action by `player`; another action by the player who rolled replaces the roll.
    pub(super) fn settle_roll(&mut self, player: Player, remark: &mut dyn FnMut(RemarkKind)) {
        let Some(WaitingRoll { roll, made }) = &self.waiting else {
            return;
        };
        // In files containing a position, the player on roll is often wrong.
        if made.player != player && self.trailing_set_up().is_none() {
            remark(RemarkKind::HiddenPlay(*roll));
            return self.end_waiting();
        }
        self.waiting = None;
        self.turn = Some(player);
    }

    /// Adds the pending roll to the moves with an unknown play, because the file contains no play for it.
    pub(super) fn end_waiting(&mut self) {
        if let Some(waiting) = self.waiting.take() {
            self.game.moves.push(waiting.made);
            self.lost_track = true;
        }
    }

    /// Returns the player whose turn it is; `None` if unknown.
    pub(in crate::formats) fn on_roll(&self) -> Option<Player> {
        let set_up = self.trailing_set_up();
        set_up.map_or(self.turn, |nth| Some(self.game.moves[nth].player))
    }

    /// Makes `player` the player on roll in the last set-up position.
    pub(in crate::formats) fn give_turn(&mut self, player: Player) {
        let Some(nth) = self.trailing_set_up() else {
            return;
        };
        let made = &mut self.game.moves[nth];
        if let RecordedAction::SetUp(setup) = &mut made.action
            && made.player != player
        {
            made.player = player;
            std::mem::swap(&mut setup.own, &mut setup.opponent);
        }
    }

    /// Sets the cube. A cube setting directly before this one is replaced, because some files give the value before the
    /// owner.
    pub(in crate::formats) fn set_cube(&mut self, cube: Cube) {
        let sets_cube = |made: &mut RecordedMove| matches!(made.action, RecordedAction::SetCube(_));
        self.game.moves.pop_if(sets_cube);
        self.other(Player::White, RecordedAction::SetCube(cube));
    }

    /// Returns the index of the last set-up position if no action follows it.
    fn trailing_set_up(&self) -> Option<usize> {
        let moves = &self.game.moves;
        let nth = moves
            .iter()
            .rposition(|made| !matches!(made.action, RecordedAction::SetCube(_)))?;
        matches!(moves[nth].action, RecordedAction::SetUp(_)).then_some(nth)
    }

    /// Returns the last roll of an unfinished game if the file contains no play for it, and marks that play as unknown.
    pub(super) fn unplayed_last_roll(&mut self) -> Option<Roll> {
        let last = self.game.moves.last_mut()?;
        let RecordedAction::Play { roll, played } = &mut last.action else {
            return None;
        };
        let is_unwritten = matches!(played, Played::Forbidden(moves) if moves.is_empty());
        if is_unwritten {
            *played = Played::Unknown;
        }
        is_unwritten.then_some(*roll)
    }
}
