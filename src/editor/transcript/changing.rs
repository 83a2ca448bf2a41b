//! Match edits, each followed by a revision.

use record::{GameRecord, MatchRecord, Note, RecordedAction, RecordedMove};
use rules::Player;

use super::{cursor::Cursor, messages::Effect, model::Transcript, turn::Turn};

impl Transcript {
    /// Enters an action at the cursor, replacing the action there unless insert mode is on.
    pub(super) fn enter(&mut self, player: Player, action: RecordedAction) {
        let Cursor { game, nth } = self.cursor;
        let replaces = !self.inserts && self.at_cursor().is_some();
        let before = self.moves_of(game);
        self.swapped = false;
        self.change_game(game, |game| {
            let made = RecordedMove {
                player,
                action,
                note: Note::default(),
                analysis: None,
            };
            match game.moves.get_mut(nth) {
                Some(old) if replaces => {
                    let note = std::mem::take(&mut old.note);
                    *old = RecordedMove { note, ..made };
                }
                _ => game.moves.insert(nth.min(game.moves.len()), made),
            }
        });
        // The revision inserts the take after an unanswered double, and the lost turn of a closed-out player.
        let expected = before + usize::from(!replaces);
        let added = self.moves_of(game).saturating_sub(expected);
        self.cursor.nth = (nth + 1 + added).min(self.moves_of(game));
        self.pass_closed_out();
    }

    /// Enters the lost turn of a closed-out player, who does not roll.
    fn pass_closed_out(&mut self) {
        let Turn::Roll(player) = self.turn() else {
            return;
        };
        let is_last = self.at_cursor().is_none() && self.cursor == self.end();
        let board = self.situation().and_then(|table| table.board(player));
        if is_last && board.is_some_and(|board| board.is_closed_out()) {
            self.enter(player, RecordedAction::ClosedOut);
        }
    }

    /// Edits a game. The scores of later games are updated, except announced scores.
    pub(super) fn change_game(&mut self, index: usize, edit: impl FnOnce(&mut GameRecord)) {
        self.change(|record| {
            let follows = record.games.windows(2).map(|pair| match pair {
                [before, after] => before.score_after() == after.score,
                _ => false,
            });
            let follows: Vec<bool> = follows.collect();
            if let Some(game) = record.games.get_mut(index) {
                edit(game);
            }
            for nth in index + 1..record.games.len() {
                if follows.get(nth - 1) != Some(&true) {
                    break;
                }
                let score = record.games.get(nth - 1).map(GameRecord::score_after);
                if let (Some(game), Some(score)) = (record.games.get_mut(nth), score) {
                    game.score = score;
                }
            }
        });
    }

    /// Edits the match and revises it.
    pub(super) fn change(&mut self, edit: impl FnOnce(&mut MatchRecord)) {
        let mut edited = self.record.clone();
        edit(&mut edited);
        let revised = edited.revised();
        if revised.record != self.record {
            self.history.add(&self.record, self.cursor, &revised.record);
            self.record = revised.record;
            self.effects.push(Effect::Save);
        }
        self.flags = revised.flags;
    }
}
