//! Entry of dice, plays, cube actions and resignations.

use board::{Input, Place};
use record::{GameResult, Played, RecordedAction};
use rules::{Die, EndedBy, Player, Roll, Win};
use words::Words;

use super::{
    messages::{Effect, Msg},
    model::{Problem, Transcript},
    offer::Offer,
    turn::Turn,
};

/// Maximum length of a typed play, in characters.
const MAX_TEXT_CHARS: usize = 120;

impl Transcript {
    pub(super) fn turn_msg(&mut self, msg: Msg) {
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

    /// Enters a die. In the opening roll, White's die comes first, and the higher die decides who begins.
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
            Turn::Opening | Turn::Over if (first > die) != self.swapped => Player::White,
            Turn::Opening | Turn::Over => Player::Black,
        };
        self.begin_play(player, Roll::new(first, die), true);
    }

    /// Offers the plays for a roll; if `at_once` is `true`, a forced play is made immediately.
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
            (Some(only), _) => self.play(only),
            (None, Some(decision)) => self.effects.push(Effect::Rank(Box::new(decision))),
            (None, None) => {}
        }
    }

    /// Opens the play at the cursor for correction; returns `false` if there is none.
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

    /// Enters the play for the offered roll.
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

    /// Handles input on the board, which moves a checker to a legal point or, with free moves, to any place.
    pub(super) fn input(&mut self, input: Input, words: &Words) {
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

    pub(super) fn cube(&mut self, msg: &Msg) {
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

    pub(super) fn resign(&mut self, msg: &Msg) {
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
                // Offers the plays for the same roll to the other player.
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

    /// Ends the game at the cursor: `loser` resigns, or has run out of time.
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
}
