//! A game brought to a phase by messages of the table.

use board::{Input, Place};
use rules::{Action, Phase, Player};
use table::{DiceMsg, Effect, Model, Msg, NewGameMsg, Settings, StoreMsg, controls, open, update};
use terms::{Form, Opponent};
use words::Language;

use super::stage::words;

/// A model with hands at it, which play the first move that is offered.
pub(crate) struct Hands {
    pub(crate) model: Model,
    waits: Vec<u32>,
    /// The decisions that were to be judged.
    pub(crate) advised: Vec<(protocol::JobId, rules::Decision)>,
}

/// Seed of all games.
const SEED: dice::Seed = dice::Seed([8; 32]);

impl Hands {
    /// Begins a game with these options.
    pub(crate) fn start(language: Language, form: Form) -> Self {
        let (model, effects) = open(None, Settings::default(), SEED, words(language));
        let mut hands = Self {
            model,
            waits: Vec::new(),
            advised: Vec::new(),
        };
        hands.carry_out(effects);
        hands.send(Msg::NewGame(NewGameMsg::Choose(Box::new(form.into()))));
        hands.send(Msg::Dice(DiceMsg::SeedDrawn(SEED, None)));
        hands.send(Msg::NewGame(NewGameMsg::Start));
        hands
    }

    /// Begins a game of two people.
    pub(crate) fn hot_seat(language: Language, form: Form) -> Self {
        let opponent = Opponent::Person;
        Self::start(language, Form { opponent, ..form })
    }

    /// Sends a message, and answers what it asks the browser for.
    pub(crate) fn send(&mut self, msg: Msg) {
        let effects = update(&mut self.model, msg);
        self.carry_out(effects);
    }

    /// Takes an action of the rules.
    pub(crate) fn act(&mut self, action: Action) {
        self.send(Msg::Input(Input::Do(action)));
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Wait { token, .. } => self.waits.push(token),
                Effect::DrawSeed(_, waiting) => {
                    self.send(Msg::Dice(DiceMsg::SeedDrawn(SEED, waiting)));
                }
                Effect::SetAside(_, then) => {
                    self.send(Msg::Store(StoreMsg::SetAside(then, Ok(()))));
                }
                Effect::LoadChoices => {
                    let form = Box::new(Form::default());
                    self.send(Msg::NewGame(NewGameMsg::ChoicesLoaded(form)));
                }
                Effect::Advise(job, decision, _) => self.advised.push((job, decision)),
                _ => {}
            }
        }
    }

    /// Does what the lesson asks for, and waits for what comes by itself.
    pub(crate) fn follow_lesson(&mut self) {
        let expected = controls(&self.model)
            .into_iter()
            .find(|button| button.primary && button.enabled);
        let msg = match self.model.asked_place() {
            Some(place) => Msg::Input(Input::Tap(place)),
            None => expected.expect("a button is asked for").msg,
        };
        self.send(msg);
        while !self.waits.is_empty() {
            let token = self.waits.remove(0);
            self.send(Msg::TimerFired(token));
        }
    }

    /// Plays on until the phase is one that `is_reached` accepts.
    pub(crate) fn play_until(&mut self, is_reached: impl Fn(&Model) -> bool) {
        for _ in 0..3_000 {
            if is_reached(&self.model) {
                return;
            }
            self.go_on();
        }
        panic!("never reached: {:?}", self.model.session().phase());
    }

    fn go_on(&mut self) {
        if let Some(token) = self.waits.pop() {
            return self.send(Msg::TimerFired(token));
        }
        let session = self.model.session();
        match session.phase() {
            Phase::Opening => self.act(Action::RollOpening),
            Phase::ToRoll => self.act(Action::Roll),
            Phase::Moving(draft) if draft.is_complete() => self.act(Action::PickUp),
            Phase::Moving(draft) => {
                let (from, player) = (draft.options()[0].from.number(), session.on_roll());
                let place = match (from, player.expect("somebody moves")) {
                    (25, player) => Place::Bar(player),
                    (point, Player::White) => Place::Point(point),
                    (point, Player::Black) => Place::Point(25 - point),
                };
                self.send(Msg::Input(Input::Tap(place)));
            }
            Phase::Doubled { .. } => self.act(Action::Take),
            Phase::ResignationOffered { .. } => self.act(Action::DeclineResignation),
            Phase::GameOver(_) => self.act(Action::NextGame),
            Phase::MatchOver(_) => panic!("the match is over"),
        }
    }
}
