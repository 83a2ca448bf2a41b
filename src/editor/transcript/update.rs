//! Transcription updates. Illegal actions are not refused; the match revision flags them.

use record::{GameRecord, MatchRecord, RecordedAction};
use rules::{ByPlayer, Cube, Setup};
use words::Words;

use super::{
    cursor::Cursor,
    messages::{Detail, Effect, Msg},
    model::{Problem, Transcript},
    turn::Turn,
};
use crate::paste::pasted;

/// Maximum length of a name or another detail, in characters.
const MAX_DETAIL_CHARS: usize = 80;

/// Maximum length of announced times, in characters.
const MAX_TEXT_CHARS: usize = 120;

/// Maximum number of points in an announced score, and maximum match length.
const MAX_POINTS: u32 = 999;

impl Transcript {
    /// Handles a message, and returns requests to the page.
    pub fn update(&mut self, msg: Msg, words: &Words) -> Vec<Effect> {
        let is_reply = matches!(msg, Msg::Ranked(..));
        if !is_reply {
            self.problem = None;
        }
        match msg {
            Msg::Input(input) => self.input(input, words),
            Msg::Clock(text) => self.clock(&text, words),
            Msg::Ranked(decision, order) => {
                let offer = self.offer.as_mut();
                if let Some(offer) = offer.filter(|offer| offer.decision == Some(*decision)) {
                    offer.rank(&order);
                }
            }
            Msg::Die(_)
            | Msg::Choose(_)
            | Msg::More
            | Msg::Confirm
            | Msg::Type(_)
            | Msg::Unknown
            | Msg::Free => self.turn_msg(msg),
            Msg::Double | Msg::Take | Msg::Drop | Msg::Beaver => self.cube(&msg),
            Msg::Resign | Msg::Refused | Msg::Lose(_) | Msg::OutOfTime | Msg::OtherPlayer => {
                self.resign(&msg);
            }
            Msg::NextGame => self.next_game(),
            Msg::Score(score) => self.score(score.map(|points| points.min(MAX_POINTS))),
            Msg::Position(text) => self.position(&text),
            Msg::Insert => self.inserts = !self.inserts && self.at_cursor().is_some(),
            Msg::Remove => self.remove(),
            Msg::Go(cursor) => self.go(cursor),
            Msg::Move(by) => self.go(self.moved(by)),
            Msg::ToEnd => self.go(self.end()),
            Msg::Undo => self.undo(),
            Msg::Redo => {
                let state = self.history.redo(&self.record, self.cursor);
                self.restore(state);
            }
            Msg::Cancel => self.cancel(),
            Msg::Detail(detail, text) => self.detail(detail, &text),
            Msg::Length(length) => {
                let length = length.min(u16::try_from(MAX_POINTS).unwrap_or(u16::MAX));
                self.change(|record| record.terms.length = length);
            }
        }
        if !is_reply {
            self.arrange();
        }
        std::mem::take(&mut self.effects)
    }

    pub(super) fn next_game(&mut self) {
        self.cancel();
        let index = self.cursor.game;
        if self.moves_of(index) == 0 {
            return;
        }
        if index + 1 == self.record.games.len() {
            let number = self.game().map_or(1, |game| game.number.saturating_add(1));
            let score = self.record.final_score();
            self.change(|record| record.games.push(GameRecord::new(number, score)));
        }
        self.go(Cursor {
            game: index + 1,
            nth: 0,
        });
    }

    /// Moves the cursor to the next game if the game at the cursor is over.
    pub(super) fn leave_finished_game(&mut self) {
        if self.turn() == Turn::Over && self.at_cursor().is_none() {
            let first = self.first_die;
            self.next_game();
            self.first_die = first;
        }
    }

    fn score(&mut self, score: ByPlayer<u32>) {
        self.change_game(self.cursor.game, |game| game.score = score);
    }

    /// Adds the announced times to the comment on the last move, or on the game before its first move.
    fn clock(&mut self, text: &str, words: &Words) {
        let text: String = text.trim().chars().take(MAX_TEXT_CHARS).collect();
        if text.is_empty() {
            return;
        }
        let line = words.transcribe_clock_comment(text);
        let Cursor { game, nth } = self.cursor;
        self.change(|record| {
            let Some(game) = record.games.get_mut(game) else {
                return;
            };
            let last = nth.checked_sub(1).and_then(|last| game.moves.get_mut(last));
            let comment = match last {
                Some(made) => &mut made.note.comment,
                None => &mut game.comment,
            };
            let comment = comment.get_or_insert_default();
            if !comment.is_empty() {
                comment.push('\n');
            }
            comment.push_str(&line);
        });
    }

    /// Continues from a position, for example after an unseen part of the game.
    fn position(&mut self, text: &str) {
        self.cancel();
        let Ok(pasted) = pasted(text) else {
            self.problem = Some(Problem::NoPosition);
            return;
        };
        let decision = pasted.decision;
        let player = decision.on_roll();
        let setup = Setup::from(*decision.board());
        self.enter(player, RecordedAction::SetUp(Box::new(setup)));
        let known = self
            .situation()
            .map_or_else(Cube::default, |table| table.cube());
        if let Some(cube) = decision.cube().filter(|cube| *cube != known) {
            self.enter(player, RecordedAction::SetCube(cube));
        }
    }

    /// Removes the action at the cursor; at the end of a game, removes its result, or the whole game if it is empty.
    fn remove(&mut self) {
        self.cancel();
        let Cursor { game, nth } = self.cursor;
        let count = self.record.games.len();
        let is_at_move = self.at_cursor().is_some();
        let is_empty = self.moves_of(game) == 0 && count > 1;
        if is_empty {
            self.change(|record| {
                record.games.remove(game);
            });
            self.go(Cursor {
                game: game.saturating_sub(1),
                nth: usize::MAX,
            });
            return;
        }
        self.change_game(game, |game| {
            if is_at_move {
                game.moves.remove(nth);
            } else {
                game.result = None;
            }
        });
    }

    /// Returns the cursor after moving it by this number of actions, forwards or backwards.
    fn moved(&self, by: isize) -> Cursor {
        let Cursor { mut game, nth } = self.cursor;
        if let Some(nth) = nth.checked_add_signed(by)
            && nth <= self.moves_of(game)
        {
            return Cursor { game, nth };
        }
        if by < 0 && game > 0 {
            game -= 1;
            let nth = self.moves_of(game);
            return Cursor { game, nth };
        }
        if by > 0 && game + 1 < self.record.games.len() {
            return Cursor {
                game: game + 1,
                nth: 0,
            };
        }
        self.cursor
    }

    fn go(&mut self, cursor: Cursor) {
        self.cancel();
        self.inserts = false;
        let game = cursor.game.min(self.record.games.len().saturating_sub(1));
        let nth = cursor.nth.min(self.moves_of(game));
        self.cursor = Cursor { game, nth };
    }

    fn undo(&mut self) {
        if let Some(offer) = &mut self.offer {
            offer.lifted = None;
            if offer.free.as_mut().and_then(Vec::pop).is_some() {
                return;
            }
        }
        if self.is_pending() {
            return self.cancel();
        }
        let state = self.history.undo(&self.record, self.cursor);
        self.restore(state);
    }

    fn restore(&mut self, state: Option<(MatchRecord, Cursor)>) {
        let Some((record, cursor)) = state else {
            return;
        };
        self.flags = record.revised().flags;
        self.record = record;
        self.go(cursor);
        self.effects.push(Effect::Save);
    }

    pub(super) fn cancel(&mut self) {
        (self.offer, self.first_die, self.resigning) = (None, None, None);
    }

    fn detail(&mut self, detail: Detail, text: &str) {
        let text: String = text.trim().chars().take(MAX_DETAIL_CHARS).collect();
        let stated = (!text.is_empty()).then(|| text.clone());
        self.change(|record| {
            let event = &mut record.event;
            match detail {
                Detail::Player(player) => record.players[player].name = text,
                Detail::Event => event.event = stated,
                Detail::Round => event.round = stated,
                Detail::Place => event.place = stated,
                Detail::Date => event.date = stated,
            }
        });
    }
}
