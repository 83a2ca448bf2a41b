//! Reader for the entries in a row: turns, cube actions, resignations and results.

use rules::{Die, Player, Roll, Win};

use super::{
    super::row::{Cell, Side},
    Reader, Unwritten,
};
use crate::formats::{
    builder::GameBuilder,
    model::RecordedAction,
    remark::{Place, Remark, RemarkKind, excerpt},
};

/// Maximum number of entries read from a file; a match has about 500.
const MAX_ENTRIES: u32 = 1_000_000;

impl Reader<'_> {
    pub(super) fn row(&mut self, cells: &[(Side, Cell<'_>)]) {
        for (side, cell) in cells {
            let player = match side {
                Side::Left => Player::White,
                Side::Right => Player::Black,
            };
            self.cell(player, cell);
        }
    }

    fn cell(&mut self, player: Player, cell: &Cell<'_>) {
        match cell {
            Cell::Wins(points) => return self.result(player, *points),
            Cell::Loses => return,
            Cell::Unknown(text) => {
                return self.remark(RemarkKind::NotUnderstood(excerpt(text)));
            }
            _ => {}
        }
        self.entries += 1;
        if self.entries > MAX_ENTRIES {
            return self.remark(RemarkKind::NotUnderstood(excerpt(&format!("{cell:?}"))));
        }
        if self.game.as_ref().is_some_and(GameBuilder::is_over) {
            let text = format!("{cell:?}");
            return self.remark(RemarkKind::AfterTheEnd(excerpt(&text)));
        }
        if let Cell::Resign(factor) = cell {
            self.decline_resignation();
            self.resigned = Some((player, *factor));
            return;
        }
        self.settle_unwritten(true);
        self.settle_hidden();
        self.decline_resignation();
        let dice = match cell {
            Cell::Roll(dice, text) => Some((*dice, *text)),
            _ => None,
        };
        let (game, mut remark) = self.game();
        match cell {
            Cell::Double(value) => game.double(player, *value, &mut remark),
            Cell::Beaver => game.answer(player, RecordedAction::Beaver, &mut remark),
            Cell::Take => game.answer(player, RecordedAction::Take, &mut remark),
            Cell::Drop => game.answer(player, RecordedAction::Drop, &mut remark),
            _ => {}
        }
        drop(remark);
        if *cell == Cell::Hidden {
            self.hidden = Some(self.line);
        }
        if let Some((dice, text)) = dice {
            self.roll(player, dice, text);
        }
    }

    fn roll(&mut self, player: Player, dice: [u8; 2], text: &str) {
        let hidden = text.contains("???");
        let [Some(a), Some(b)] = dice.map(Die::new) else {
            // `00: ????` is a resignation before the roll.
            if !hidden {
                let [a, b] = dice;
                self.remark(RemarkKind::BadDice(excerpt(&format!("{a}{b}: {text}"))));
            }
            return;
        };
        let roll = Roll::new(a, b);
        if text.is_empty() {
            drop(self.game());
            let line = self.line;
            self.unwritten = Some(Unwritten { player, roll, line });
            return;
        }
        let (game, mut remark) = self.game();
        game.play(player, roll, text, &mut remark);
    }

    /// Adds a roll for which the file contains no play. If the game continues and only one play is legal, that play is
    /// assumed.
    pub(super) fn settle_unwritten(&mut self, goes_on: bool) {
        let Some(Unwritten { player, roll, line }) = self.unwritten.take() else {
            return;
        };
        let now = std::mem::replace(&mut self.line, line);
        let (game, mut remark) = self.game();
        if !(goes_on && game.forced_play(player, roll, &mut remark)) {
            game.play(player, roll, "", &mut remark);
        }
        drop(remark);
        self.line = now;
    }

    /// Adds a remark about a hidden turn without dice, once the next entry shows that the turn did not end the game.
    fn settle_hidden(&mut self) {
        if let Some(line) = self.hidden.take() {
            let place = Place::Line(line);
            let kind = RemarkKind::NotUnderstood("????".to_owned());
            self.remarks.push(Remark { place, kind });
        }
    }

    /// Adds the pending resignation as declined, once the game is known to continue.
    fn decline_resignation(&mut self) {
        if let Some((player, factor)) = self.resigned.take() {
            let (game, _) = self.game();
            let win = match factor {
                Some(2) => Win::Gammon,
                Some(3) => Win::Backgammon,
                _ => Win::Single,
            };
            game.other(player, RecordedAction::Resign(win));
            game.other(player.opponent(), RecordedAction::Decline);
        }
    }

    fn result(&mut self, winner: Player, points: Option<u32>) {
        self.settle_unwritten(false);
        self.resigned = None;
        let (game, mut remark) = self.game();
        match game.game().result {
            None => game.finish(winner, points, &mut remark),
            Some(known) if known.winner != winner => {
                remark(RemarkKind::AfterTheEnd("another result".to_owned()));
            }
            Some(_) => {}
        }
    }
}
