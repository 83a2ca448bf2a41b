//! Simulated players, which send messages using the page's controls, run its effects, and check each step.

use analyst::Query;
use board::{Input, Place};
use dice::Seed;
use engine::Equity;
use record::DiceBook;
use rules::{Action, Choice, Decision, Die, Phase, Player, Question, Roll, legal_plays};
use table::{
    CoachMsg, Dialog, DiceMsg, Effect, EngineMsg, JobId, Model, Msg, NewGameMsg, Panel, Settings,
    StorageFull, StoreMsg, StoredGame, controls, open, rows, scene, strip, update,
};
use terms::{Form, Opponent};
/// Returns the seed in which every byte equals `number`.
pub fn seed(number: u8) -> Seed {
    Seed([number; 32])
}

/// Engine query sent by the game, with its job ID.
pub type Request = (JobId, Query);

/// Model with a simulated player.
#[derive(Clone)]
pub struct Hands {
    pub model: Model,
    /// Last stored game.
    pub stored: Option<String>,
    /// Number of replies by the computer.
    pub answered: u32,
    /// Announcements made since this field was last cleared.
    pub announced: String,
    /// Last stored options for a new game.
    pub choices: Option<String>,
    /// Texts set aside; there is no limit on their size.
    pub set_aside: Vec<String>,
    waits: Vec<u32>,
    requests: Vec<Request>,
    /// Unanswered requests for advice; if `None`, each request fails immediately.
    pub advice_requests: Option<Vec<(JobId, Decision, Option<Choice>)>>,
    chance: u64,
    seeds: u8,
}

/// Returns the texts to be set aside, and a function that creates the message for either outcome.
pub fn set_aside_request(
    effects: &[Effect],
) -> (Vec<String>, impl Fn(Result<(), StorageFull>) -> Msg) {
    let [Effect::SetAside(texts, then)] = effects else {
        panic!("{effects:?}");
    };
    let then = then.clone();
    (texts.clone(), move |outcome| {
        Msg::Store(StoreMsg::SetAside(then.clone(), outcome))
    })
}

/// Starts a game between two people at one board.
pub fn hot_seat(mut form: Form, first: Seed) -> Hands {
    form.opponent = Opponent::Person;
    started(form, first)
}

/// Starts a game with these options.
pub fn started(form: Form, first: Seed) -> Hands {
    let (model, effects) = open(None, Settings::default(), seed(0), words::Words::english());
    let mut hands = Hands::new(model, effects);
    hands.send(Msg::Open(Panel::NewGame));
    hands.send(Msg::NewGame(NewGameMsg::Choose(Box::new(form.into()))));
    hands.send(Msg::Dice(DiceMsg::SeedDrawn(first, None)));
    hands.send(Msg::NewGame(NewGameMsg::Start));
    hands
}

impl Hands {
    pub fn new(model: Model, effects: Vec<Effect>) -> Self {
        let mut hands = Self {
            model,
            stored: None,
            answered: 0,
            announced: String::new(),
            choices: None,
            set_aside: Vec::new(),
            waits: Vec::new(),
            requests: Vec::new(),
            advice_requests: None,
            chance: 0x9e37_79b9_7f4a_7c15,
            seeds: 100,
        };
        hands.note(effects);
        hands
    }

    /// Sends a message, runs its effects, and checks the invariants.
    pub fn send(&mut self, msg: Msg) {
        self.dispatch(msg);
        self.check();
    }

    /// Makes the player one who has finished a game before.
    pub fn has_finished_game(&mut self) {
        let mut book = DiceBook::default();
        book.games = 1;
        self.send(Msg::Store(StoreMsg::DiceBookLoaded(book)));
    }

    pub fn note(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Save(json) => self.stored = Some(json),
                Effect::Wait { token, .. } => self.waits.push(token),
                Effect::Ask(job, Query::Analyse { decision, made, .. }) => {
                    match &mut self.advice_requests {
                        Some(requests) => requests.push((job, decision, made)),
                        None => self.dispatch(Msg::Coach(CoachMsg::Judged(job, None))),
                    }
                }
                Effect::Ask(job, query) => self.requests.push((job, query)),
                Effect::DrawSeed(_, waiting) => {
                    self.seeds += 1;
                    let drawn = Msg::Dice(DiceMsg::SeedDrawn(seed(self.seeds), waiting));
                    let effects = update(&mut self.model, drawn);
                    let saves = Effect::SaveNextSeed(seed(self.seeds));
                    assert_eq!(effects.first(), Some(&saves));
                    self.note(effects);
                }
                Effect::SetAside(texts, then) => {
                    self.set_aside.extend(texts);
                    self.dispatch(Msg::Store(StoreMsg::SetAside(then, Ok(()))));
                }
                Effect::SaveChoices(form) => self.choices = Some(form.to_text()),
                Effect::LoadChoices => {
                    let stored = self.choices.as_deref().map(Form::from_text);
                    let form = Box::new(stored.unwrap_or_default());
                    self.dispatch(Msg::NewGame(NewGameMsg::ChoicesLoaded(form)));
                }
                Effect::Announce(words) => {
                    assert!(!words.is_empty());
                    self.announced.push_str(&words);
                }
                Effect::AnnounceAdvice => {
                    self.announced.extend(table::spoken_advice(&self.model));
                }
                Effect::SaveSettings(_)
                | Effect::SaveDiceBook(_)
                | Effect::SaveNextSeed(_)
                | Effect::SaveSeenDice(_)
                | Effect::Translate(_)
                | Effect::Cue(_)
                | Effect::SetAsideUnreadable(..)
                | Effect::Cancel
                | Effect::Restart
                | Effect::RemoveOnceSaved(_)
                | Effect::Remove(_)
                | Effect::Export(_)
                | Effect::TakeOver => {}
            }
        }
    }

    /// Sends the reply to an effect, and runs its effects.
    fn dispatch(&mut self, msg: Msg) {
        let effects = update(&mut self.model, msg);
        self.note(effects);
    }

    fn check(&self) {
        let board = self.model.session().board_of(Player::White);
        let checkers = self.model.session().ruleset().variant.checkers();
        assert_eq!(
            (board.own().checkers(), board.opponent().checkers()),
            (checkers, checkers)
        );
        for turned in [false, true] {
            let scene = scene(&self.model, turned);
            assert_eq!(scene.checkers.len(), 2 * usize::from(checkers));
            assert_eq!(scene.spots.len(), 28);
        }
        let _ = (rows(&self.model), strip(&self.model), controls(&self.model));
        if let Some(stored) = &self.stored {
            let (again, _) = open(
                Some(StoredGame::read(stored)),
                self.model.settings(),
                seed(0),
                words::Words::english(),
            );
            assert_eq!(again.notice(), None, "{stored}");
            assert_same_game(&again, &self.model);
        }
    }

    fn random(&mut self, below: usize) -> usize {
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        (self.chance % below as u64) as usize
    }

    /// Plays until `over` returns `true`, for at most 6000 actions.
    pub fn play_until(&mut self, over: impl Fn(&Phase) -> bool) {
        for _ in 0..6_000 {
            if over(self.model.session().phase()) {
                return;
            }
            self.do_something();
        }
        panic!("no end in sight: {:?}", self.model.session().phase());
    }

    /// Plays until this player has to roll or double.
    pub fn play_until_on_roll(&mut self, player: Player) {
        let on_roll = |hands: &Self| hands.model.session().on_roll() == Some(player);
        loop {
            self.play_until(|phase| *phase == Phase::ToRoll);
            if on_roll(self) {
                return;
            }
            self.do_something();
        }
    }

    /// Returns `true` if this player is moving checkers.
    pub fn moves(&self, player: Player) -> bool {
        let session = self.model.session();
        matches!(session.phase(), Phase::Moving(_)) && session.on_roll() == Some(player)
    }

    /// Plays until this player is moving if `moves` is `true`, otherwise until this player is no longer moving.
    pub fn play_until_moves(&mut self, player: Player, moves: bool) {
        for _ in 0..6_000 {
            if self.moves(player) == moves {
                return;
            }
            self.do_something();
        }
        panic!("no end in sight: {:?}", self.model.session().phase());
    }

    /// Plays until a request to the engine is pending, and leaves it unanswered.
    pub fn play_until_asked(&mut self) -> Request {
        for _ in 0..1_000 {
            if let Some(request) = self.requests.pop() {
                return request;
            }
            self.do_something();
        }
        panic!("no request to the engine");
    }

    /// Fires the most recent timer.
    pub fn wait_over(&mut self) {
        if let Some(token) = self.waits.pop() {
            self.send(Msg::TimerFired(token));
        }
    }

    /// Sends this choice as the computer's reply.
    pub fn reply(&mut self, request: &Request, choice: Choice) {
        self.send(Msg::Engine(EngineMsg::Chosen(request.0, choice, None)));
    }

    /// Performs one of the actions that the page currently offers.
    pub fn do_something(&mut self) {
        if let Some(request) = self.requests.pop() {
            self.answered += 1;
            return self.send(Msg::Engine(answer(&request)));
        }
        if let Some(token) = self.waits.pop() {
            return self.send(Msg::TimerFired(token));
        }
        if self.model.wanted_dice().is_some() {
            let die = Die::ALL[self.random(6)];
            return self.send(Msg::Dice(DiceMsg::Enter(die)));
        }
        let session = self.model.session();
        match session.phase() {
            Phase::Opening => self.send(Msg::Input(Input::Do(Action::RollOpening))),
            Phase::ToRoll => {
                let may = session.allows(Action::Double).is_ok();
                if may && self.random(12) == 0 {
                    self.send(Msg::Input(Input::OfferDouble));
                    self.send(Msg::Input(Input::Do(Action::Double)));
                } else {
                    self.send(Msg::Input(Input::Do(Action::Roll)));
                }
            }
            Phase::Moving(draft) => {
                let (options, done) = (draft.options(), draft.is_complete());
                let player = self.model.session().on_roll().expect("somebody moves");
                match self.random(10) {
                    0 => self.send(Msg::Input(Input::Do(Action::Undo))),
                    1 => self.send(Msg::Input(Input::TapDice)),
                    2 if !done => {
                        let step = options[self.random(options.len())];
                        let place = |number| place_of(player, number);
                        self.send(Msg::Input(Input::Lift(place(step.from.number()))));
                        self.send(Msg::Input(Input::DropOn(Some(place(step.to().number())))));
                    }
                    _ if done => self.send(Msg::Input(Input::Do(Action::PickUp))),
                    _ => {
                        let step = options[self.random(options.len())];
                        self.send(Msg::Input(Input::Tap(place_of(player, step.from.number()))));
                    }
                }
            }
            Phase::Doubled { .. } => {
                let answers = [Action::Take, Action::Beaver, Action::Drop, Action::Take];
                let action = answers[self.random(answers.len())];
                self.send(Msg::Input(Input::Do(action)));
            }
            Phase::ResignationOffered { .. } => {
                self.send(Msg::Input(Input::Do(Action::DeclineResignation)));
            }
            Phase::GameOver(_) => self.send(Msg::Input(Input::Do(Action::NextGame))),
            Phase::MatchOver(_) => panic!("the match is over"),
        }
    }
}

fn place_of(player: Player, number: u8) -> Place {
    match (number, player) {
        (0, _) => Place::Tray(player),
        (25, _) => Place::Bar(player),
        (number, Player::White) => Place::Point(number),
        (number, Player::Black) => Place::Point(25 - number),
    }
}

/// Asserts that the stored game equals the current one, except for a partly shown computer turn, which is replayed.
fn assert_same_game(again: &Model, model: &Model) {
    if model.person_decides() {
        assert_eq!(again.session(), model.session());
        // Neither an open dialog, which covers the dice, nor an earlier play being displayed is stored.
        let other = *model.dialog() != Dialog::None || model.looks_at().is_some();
        for turned in [false, true].into_iter().filter(|_| !other) {
            assert_eq!(dice(again, turned), dice(model, turned));
        }
    } else {
        assert_eq!(again.session().score(), model.session().score());
        assert_eq!(again.session().record(), model.session().record());
    }
}

/// Returns the dice on the board, sorted because the order of the last dice is not stored.
fn dice(model: &Model, turned: bool) -> Vec<(u8, bool, Player)> {
    let dice = scene(model, turned).dice.into_iter();
    let mut dice: Vec<_> = dice.map(|die| (die.pips, die.used, die.player)).collect();
    dice.sort();
    dice
}

/// Returns `true` if the request is for a play.
pub fn asks_for_play(request: &Request) -> bool {
    matches!(request.1, Query::Choose { decision, .. } if matches!(decision.question(), Question::Play(_)))
}

/// Returns the reply of a simple engine: the first legal play, no doubles, and every offer accepted.
pub fn answer((job, query): &Request) -> EngineMsg {
    let choice = |decision: &Decision| match decision.question() {
        Question::Play(roll) => {
            let plays = legal_plays(decision.board(), roll);
            Choice::Play(plays.first().map(|legal| legal.play).unwrap_or_default())
        }
        Question::Roll | Question::Double => Choice::Roll,
        Question::Answer { .. } => Choice::Take,
        Question::Resignation { .. } => Choice::Accept,
    };
    match query {
        Query::Choose { decision, .. } => EngineMsg::Chosen(*job, choice(decision), None),
        Query::Luck(decision) => {
            EngineMsg::Luck(*job, luck(decision.roll().expect("a roll has luck")))
        }
        other => panic!("not a query of the game: {other:?}"),
    }
}

/// Returns the luck that the simple engine assigns to a roll: a quarter of a point for each pip above seven.
pub fn luck(roll: Roll) -> Equity {
    let pips = i16::from(roll.high().pips() + roll.low().pips());
    Equity(f32::from(pips - 7) / 4.0)
}
