//! Updates of a transcription. Nothing is refused because it is illegal: the revision of the match flags it.

use board::{Input, Place};
use record::{Flag, GameRecord, GameResult, MatchRecord, Played, RecordedAction, RecordedMove};
use rules::{Cube, Die, EndedBy, Player, Roll, Setup, Win};
use words::Words;

use super::{
    messages::{Detail, Effect, Msg},
    model::{Cursor, Problem, Transcript, empty_game},
    offer::Offer,
    turn::Turn,
};
use crate::paste::pasted;

/// Maximum length of a name or another detail, in characters.
const MAX_DETAIL_CHARS: usize = 80;

/// Maximum length of a typed play or an announced time, in characters.
const MAX_TEXT_CHARS: usize = 120;

/// Maximum number of points in an announced score, and maximum match length.
const MAX_POINTS: u32 = 999;

impl Transcript {
    /// Handles a message, and returns the requests to the page.
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

    fn turn_msg(&mut self, msg: Msg) {
        match msg {
            Msg::Die(die) => self.die(die),
            Msg::Choose(nth) => {
                let shown = self.offer.as_ref().and_then(|offer| offer.shown().get(nth));
                if let Some(legal) = shown {
                    self.play(Played::Legal(legal.play));
                }
            }
            Msg::More => {
                if let Some(offer) = &mut self.offer {
                    offer.next_page();
                }
            }
            Msg::Confirm => self.confirm(),
            Msg::Type(text) => self.typed(&text),
            Msg::Unknown => {
                if self.offer.is_some() || self.reopen() {
                    self.play(Played::Unknown);
                } else {
                    self.problem = Some(Problem::NoRoll);
                }
            }
            Msg::Free => {
                if self.offer.is_none() && !self.reopen() {
                    self.problem = Some(Problem::NoRoll);
                } else if let Some(offer) = &mut self.offer {
                    offer.toggle_free();
                }
            }
            _ => {}
        }
    }

    /// Enters a die. The opening roll has White's die first; its higher die decides who begins.
    fn die(&mut self, die: Die) {
        if self.offer.is_some() {
            return;
        }
        self.resigning = None;
        self.leave_finished_game();
        let Some(first) = self.first_die.take() else {
            self.first_die = Some(die);
            return;
        };
        let player = match self.turn() {
            Turn::Roll(player) => player,
            Turn::Answer(player) => {
                // A roll after a double means that the double was taken.
                self.enter(player, RecordedAction::Take);
                self.turn().player().unwrap_or(player)
            }
            Turn::Opening | Turn::Over if first == die => {
                self.problem = Some(Problem::Tie);
                return;
            }
            Turn::Opening | Turn::Over => match (first > die) != self.swapped {
                true => Player::White,
                false => Player::Black,
            },
        };
        self.begin_play(player, Roll::new(first, die), true);
    }

    /// Offers the plays of a roll; a roll without a choice is played at once if `at_once`.
    fn begin_play(&mut self, player: Player, roll: Roll, at_once: bool) {
        let Some(situation) = self.situation() else {
            return;
        };
        let decision = self.decision_of(player, roll);
        let offer = Offer::new(player, roll, &situation, decision);
        let forced = offer.forced().filter(|_| at_once);
        let wanted = decision.filter(|_| offer.count() > 1);
        self.offer = Some(offer);
        match (forced, wanted) {
            (Some(played), _) => self.play(played),
            (None, Some(decision)) => self.effects.push(Effect::Rank(Box::new(decision))),
            (None, None) => {}
        }
    }

    /// Opens the play at the cursor for a correction; returns `false` if there is none.
    fn reopen(&mut self) -> bool {
        let Some(made) = self.at_cursor() else {
            return false;
        };
        let RecordedAction::Play { roll, .. } = made.action else {
            return false;
        };
        self.begin_play(made.player, roll, false);
        true
    }

    /// Enters the play of the offered roll.
    fn play(&mut self, played: Played) {
        if let Some(offer) = self.offer.take() {
            let roll = offer.roll;
            self.enter(offer.player, RecordedAction::Play { roll, played });
        }
    }

    fn confirm(&mut self) {
        let Some(offer) = &self.offer else {
            self.reopen();
            return;
        };
        let first = offer.shown().first();
        let played = match (&offer.free, first) {
            (Some(moves), _) => Some(Played::Forbidden(moves.clone())),
            (None, Some(first)) => Some(Played::Legal(first.play)),
            (None, None) => offer.forced(),
        };
        if let Some(played) = played {
            self.play(played);
        }
    }

    fn typed(&mut self, text: &str) {
        let text: String = text.chars().take(MAX_TEXT_CHARS).collect();
        if self.offer.is_none() && !self.reopen() {
            self.problem = Some(Problem::NoRoll);
            return;
        }
        let Some(offer) = &self.offer else {
            return;
        };
        let board = offer.decision.as_ref().map(|decision| *decision.board());
        match Played::read(&text, board.as_ref(), offer.roll) {
            Some(played) => self.play(played),
            None => self.problem = Some(Problem::NotAPlay),
        }
    }

    /// Moves a checker on the board: legally, or freely.
    fn input(&mut self, input: Input, words: &Words) {
        let Some(offer) = &mut self.offer else {
            return;
        };
        if offer.free.is_some() {
            let taps: &[Option<Place>] = match input {
                Input::Tap(place) | Input::DoubleTap(place) | Input::PickOrPlace(place) => {
                    &[Some(place)]
                }
                Input::Lift(place) => {
                    offer.lifted = None;
                    &[Some(place)]
                }
                Input::DropOn(place) => &[place],
                _ => &[],
            };
            for place in taps.iter().flatten() {
                self.tap_freely(*place);
            }
            return;
        }
        let Some(trial) = &mut offer.trial else {
            return;
        };
        let outcome = trial.input(input, words);
        let played = trial.played();
        self.effects
            .extend(outcome.said.into_iter().map(Effect::Say));
        if let Some(play) = played {
            self.play(Played::Legal(play));
        }
    }

    fn tap_freely(&mut self, place: Place) {
        self.arrange();
        let counts = self.offer.as_ref().map(|offer| {
            let count = |number: u8| self.stacks.at(offer.player, number).len();
            std::array::from_fn(|number| {
                let number = u8::try_from(number).unwrap_or_default();
                u8::try_from(count(number)).unwrap_or(u8::MAX)
            })
        });
        if let (Some(offer), Some(counts)) = (&mut self.offer, counts) {
            offer.tap_freely(place, &counts);
        }
    }

    fn cube(&mut self, msg: &Msg) {
        self.cancel();
        self.leave_finished_game();
        let action = match msg {
            Msg::Double => RecordedAction::Double,
            Msg::Take => RecordedAction::Take,
            Msg::Drop => RecordedAction::Drop,
            _ => RecordedAction::Beaver,
        };
        let player = match (self.turn(), &action) {
            (Turn::Roll(player) | Turn::Answer(player), _) => player,
            (Turn::Opening | Turn::Over, _) if self.swapped => Player::Black,
            (Turn::Opening | Turn::Over, _) => Player::White,
        };
        self.enter(player, action);
    }

    fn resign(&mut self, msg: &Msg) {
        match (msg, self.resigning) {
            (Msg::Resign, _) => {
                self.cancel();
                let player = self.turn().player().unwrap_or(Player::White);
                self.resigning = Some((player, false));
            }
            (Msg::Refused, Some((_, refused))) => {
                self.resigning = self.resigning.map(|(player, _)| (player, !refused));
            }
            (Msg::OtherPlayer, Some((player, refused))) => {
                self.resigning = Some((player.opponent(), refused));
            }
            (Msg::OtherPlayer, None) => {
                // The roll of the other player is offered anew.
                let roll = self.offer.take().map(|offer| offer.roll);
                self.swapped = !self.swapped;
                if let Some((player, roll)) = self.turn().player().zip(roll) {
                    self.begin_play(player, roll, true);
                }
            }
            (&Msg::Lose(win), Some((player, true))) => {
                self.resigning = None;
                self.enter(player, RecordedAction::Resign(win));
                self.enter(player.opponent(), RecordedAction::Decline);
            }
            (&Msg::Lose(win), Some((player, false))) => {
                self.end_game(player, win, EndedBy::Resignation);
            }
            (Msg::OutOfTime, Some((player, _))) => {
                self.end_game(player, Win::Single, EndedBy::Time);
            }
            _ => {}
        }
    }

    /// Ends the game at the cursor: `loser` resigns, or has no time left.
    fn end_game(&mut self, loser: Player, win: Win, by: EndedBy) {
        self.resigning = None;
        let Some(game) = self.game() else {
            return;
        };
        let winner = loser.opponent();
        let cube = game
            .last_situation(&self.record.terms)
            .cube()
            .value
            .points();
        let length = u32::from(self.record.terms.length);
        let needed = length.saturating_sub(game.score[winner]);
        let points = match by {
            EndedBy::Time if needed > 0 => needed,
            _ => cube.saturating_mul(win.factor()),
        };
        let index = self.cursor.game;
        self.change_game(index, |game| {
            game.result = Some(GameResult { winner, points, by });
        });
        self.cursor.nth = self.moves_of(index);
    }

    fn next_game(&mut self) {
        self.cancel();
        let index = self.cursor.game;
        if self.moves_of(index) == 0 {
            return;
        }
        if index + 1 == self.record.games.len() {
            let number = self.game().map_or(1, |game| game.number.saturating_add(1));
            let score = self.record.final_score();
            self.change(|record| record.games.push(empty_game(number, score)));
        }
        self.go(Cursor {
            game: index + 1,
            nth: 0,
        });
    }

    /// Moves on to the next game if the one at the cursor is over.
    fn leave_finished_game(&mut self) {
        if self.turn() == Turn::Over && self.at_cursor().is_none() {
            let first = self.first_die;
            self.next_game();
            self.first_die = first;
        }
    }

    fn score(&mut self, score: rules::ByPlayer<u32>) {
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
                Some(made) => &mut made.comment,
                None => &mut game.comment,
            };
            let comment = comment.get_or_insert_default();
            if !comment.is_empty() {
                comment.push('\n');
            }
            comment.push_str(&line);
        });
    }

    /// Continues from a position, for example after a part of the game that was not seen.
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

    /// Removes the action at the cursor; at the end of a game its result, or the game if it is empty.
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

    /// Returns the cursor after this number of actions, forwards or backwards.
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

    fn cancel(&mut self) {
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

    /// Enters an action at the cursor: it replaces the action there, unless actions are inserted.
    pub(super) fn enter(&mut self, player: Player, action: RecordedAction) {
        let Cursor { game, nth } = self.cursor;
        let replaces = !self.inserts && self.at_cursor().is_some();
        let before = self.moves_of(game);
        self.swapped = false;
        self.change_game(game, |game| {
            let made = RecordedMove {
                player,
                action,
                comment: None,
                analysis: None,
            };
            match game.moves.get_mut(nth) {
                Some(old) if replaces => {
                    let comment = old.comment.take();
                    *old = RecordedMove { comment, ..made };
                }
                _ => game.moves.insert(nth.min(game.moves.len()), made),
            }
        });
        // The revision adds the take of an unanswered double and the turn of a player who is closed out.
        let expected = before + usize::from(!replaces);
        let added = self.moves_of(game).saturating_sub(expected);
        self.cursor.nth = (nth + 1 + added).min(self.moves_of(game));
        self.pass_closed_out();
    }

    /// Enters the lost turn of a player who is closed out and therefore does not roll.
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

    /// Changes a game. The scores of later games follow, except the announced ones.
    fn change_game(&mut self, index: usize, edit: impl FnOnce(&mut GameRecord)) {
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

    /// Changes the match and revises it.
    fn change(&mut self, edit: impl FnOnce(&mut MatchRecord)) {
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

    /// Returns the irregularities of the move at a place.
    pub fn flags_at(&self, cursor: Cursor) -> impl Iterator<Item = &Flag> {
        let is_there = move |flag: &&Flag| {
            flag.game == cursor.game && flag.nth.is_none_or(|nth| nth == cursor.nth)
        };
        self.flags.iter().filter(is_there)
    }
}
