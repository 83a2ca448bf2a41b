//! Scripted players that take a game to a given phase by sending messages to the table.

use analyst::{Depth, Query, Report};
use board::{Input, Place};
use record::DiceBook;
use rules::{Action, Choice, Phase, Player, Question, legal_plays};
use table::{
    CoachMsg, CoachSettings, DiceMsg, Effect, EngineMsg, JobId, Model, Msg, NewGameMsg, Settings,
    StoreMsg, TakeBackLimit, controls, open, update,
};
use terms::{Form, Opponent};
use words::Language;
use worker::TaskRunner;

use super::stage::words;

/// Model, and scripted players who play the first legal move.
pub(crate) struct Hands {
    pub(crate) model: Model,
    waits: Vec<u32>,
    /// `true` if the computer doubles whenever possible and drops every double.
    pub(crate) doubles: bool,
    /// Last request to the computer.
    pending: Option<(JobId, Query)>,
    /// Decisions for which an analysis has been requested.
    pub(crate) advised: Vec<(JobId, rules::Decision)>,
}

/// Seed of all games.
const SEED: dice::Seed = dice::Seed([8; 32]);

impl Hands {
    /// Starts a game with the given options.
    pub(crate) fn start(language: Language, form: Form) -> Self {
        // In a first game, plays would wait for the engine's warnings.
        let coach = CoachSettings {
            limit: Some(TakeBackLimit::Off),
            ..CoachSettings::default()
        };
        let settings = Settings {
            coach,
            ..Settings::default()
        };
        let (model, effects) = open(None, settings, SEED, words(language));
        let mut hands = Self {
            model,
            waits: Vec::new(),
            doubles: false,
            pending: None,
            advised: Vec::new(),
        };
        hands.carry_out(effects);
        hands.send(Msg::NewGame(NewGameMsg::Choose(Box::new(form.into()))));
        hands.send(Msg::Dice(DiceMsg::SeedDrawn(SEED, None)));
        hands.send(Msg::NewGame(NewGameMsg::Start));
        hands
    }

    /// Continues the game from `model`.
    pub(crate) fn with(model: Model) -> Self {
        Self {
            model,
            waits: Vec::new(),
            doubles: false,
            pending: None,
            advised: Vec::new(),
        }
    }

    /// Makes the player one who has finished a game before.
    pub(crate) fn has_finished_game(&mut self) {
        let mut book = DiceBook::default();
        book.games = 1;
        self.send(Msg::Store(StoreMsg::DiceBookLoaded(book)));
    }

    /// Answers the last request for an analysis.
    pub(crate) fn judge(&mut self) {
        let (job, decision) = self.advised.pop().expect("something to be judged");
        let query = Query::Analyse {
            decision,
            made: None,
            depth: Depth::Plies(0),
        };
        let Report::Analysis(analysed) = TaskRunner::default().report(&query) else {
            panic!("the engine answers something else");
        };
        self.send(Msg::Coach(CoachMsg::Judged(job, Some(Box::new(analysed)))));
    }

    /// Starts a game between two people.
    pub(crate) fn hot_seat(language: Language, form: Form) -> Self {
        let opponent = Opponent::Person;
        Self::start(language, Form { opponent, ..form })
    }

    /// Sends a message, and carries out its effects.
    pub(crate) fn send(&mut self, msg: Msg) {
        let effects = update(&mut self.model, msg);
        self.carry_out(effects);
    }

    /// Sends a rules action.
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
                Effect::Ask(job, Query::Analyse { decision, .. }) => {
                    self.advised.push((job, decision));
                }
                Effect::Ask(job, query) => self.pending = Some((job, query)),
                _ => {}
            }
        }
    }

    /// Takes the step requested by the lesson, and waits until the automatic events have ended.
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

    /// Plays until `is_reached` accepts the model.
    pub(crate) fn play_until(&mut self, is_reached: impl Fn(&Model) -> bool) {
        for _ in 0..3_000 {
            if is_reached(&self.model) {
                return;
            }
            self.take_step();
        }
        panic!("never reached: {:?}", self.model.session().phase());
    }

    fn take_step(&mut self) {
        if let Some(token) = self.waits.pop() {
            return self.send(Msg::TimerFired(token));
        }
        let doubles = self.doubles;
        if let Some(reply) = self
            .pending
            .take()
            .and_then(|(job, query)| answer(job, &query, doubles))
        {
            return self.send(Msg::Engine(reply));
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

/// Returns the reply of a simple computer player, which plays the first legal play and accepts every offer; with
/// `doubles`, it doubles whenever possible and drops every double.
fn answer(job: JobId, query: &Query, doubles: bool) -> Option<EngineMsg> {
    let Query::Choose { decision, .. } = query else {
        return None;
    };
    let choice = match decision.question() {
        Question::Play(roll) => {
            let plays = legal_plays(decision.board(), roll);
            Choice::Play(plays.first().map(|legal| legal.play).unwrap_or_default())
        }
        Question::Double if doubles => Choice::Double,
        Question::Roll | Question::Double => Choice::Roll,
        Question::Answer { .. } if doubles => Choice::Drop,
        Question::Answer { .. } => Choice::Take,
        Question::Resignation { .. } => Choice::Accept,
    };
    Some(EngineMsg::Chosen(job, choice, None))
}
