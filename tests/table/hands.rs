//! Two hands that play by messages: they do what the page offers, wait for what it asks, and check each step.

use analyst::{Answer, Ask, JobId, Reply, Request};
use board::{Input, Place};
use dice::Seed;
use engine::Equity;
use rules::{Action, Choice, Decision, Die, Phase, Player, Question, Roll, legal_plays};
use table::{
    CoachMsg, Dialog, DiceMsg, Effect, EngineMsg, Model, Msg, NewGameMsg, Panel, Settings,
    StorageFull, StoreMsg, StoredGame, controls, open, rows, scene, strip, update,
};
use terms::{Form, Opponent};
/// A seed that differs for each test.
pub fn seed(number: u8) -> Seed {
    Seed([number; 32])
}

/// A model with hands at it.
#[derive(Clone)]
pub struct Hands {
    pub model: Model,
    /// What was stored last.
    pub stored: Option<String>,
    /// How often the computer has answered.
    pub answered: u32,
    /// What has been said since this was emptied.
    pub said: String,
    /// The choices for a new game that were stored last.
    pub choices: Option<String>,
    /// What was set aside, for which there is always room.
    pub kept: Vec<String>,
    waits: Vec<u32>,
    asked: Vec<Request>,
    /// What was to be judged for advice, while that is left unanswered.
    pub asks: Option<Vec<(JobId, Decision, Option<Choice>)>>,
    chance: u64,
    seeds: u8,
}

/// The texts to be set aside, and the message for an outcome.
pub fn keeps(effects: &[Effect]) -> (Vec<String>, impl Fn(Result<(), StorageFull>) -> Msg) {
    let [Effect::SetAside(texts, then)] = effects else {
        panic!("{effects:?}");
    };
    let then = then.clone();
    (texts.clone(), move |outcome| {
        Msg::Store(StoreMsg::SetAside(then.clone(), outcome))
    })
}

/// Two people at one board.
pub fn hot_seat(mut form: Form, first: Seed) -> Hands {
    form.opponent = Opponent::Person;
    started(form, first)
}

/// A game with these choices, begun.
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
            said: String::new(),
            choices: None,
            kept: Vec::new(),
            waits: Vec::new(),
            asked: Vec::new(),
            asks: None,
            chance: 0x9e37_79b9_7f4a_7c15,
            seeds: 100,
        };
        hands.note(effects);
        hands
    }

    /// Sends one message, does what comes of it, and checks what must always hold.
    pub fn send(&mut self, msg: Msg) {
        self.tell(msg);
        self.check();
    }

    pub fn note(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Save(json) => self.stored = Some(json),
                Effect::Wait { token, .. } => self.waits.push(token),
                Effect::Ask(request) => self.asked.push(request),
                Effect::Advise(job, decision, made) => match &mut self.asks {
                    Some(asks) => asks.push((job, decision, made)),
                    None => self.tell(Msg::Coach(CoachMsg::Judged(job, None))),
                },
                Effect::DrawSeed(_, waiting) => {
                    self.seeds += 1;
                    let drawn = Msg::Dice(DiceMsg::SeedDrawn(seed(self.seeds), waiting));
                    let effects = update(&mut self.model, drawn);
                    let saves = Effect::SaveNextSeed(seed(self.seeds));
                    assert_eq!(effects.first(), Some(&saves));
                    self.note(effects);
                }
                Effect::SetAside(texts, then) => {
                    self.kept.extend(texts);
                    self.tell(Msg::Store(StoreMsg::SetAside(then, Ok(()))));
                }
                Effect::SaveChoices(form) => self.choices = Some(form.to_text()),
                Effect::LoadChoices => {
                    let stored = self.choices.as_deref().map(Form::from_text);
                    let form = Box::new(stored.unwrap_or_default());
                    self.tell(Msg::NewGame(NewGameMsg::ChoicesLoaded(form)));
                }
                Effect::Announce(words) => {
                    assert!(!words.is_empty());
                    self.said.push_str(&words);
                }
                Effect::AnnounceAdvice => {
                    self.said.extend(table::spoken_advice(&self.model));
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

    /// Sends the answer to an effect, and does what comes of it.
    fn tell(&mut self, msg: Msg) {
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

    /// Plays on, a thousand things a game at most, until `over`.
    pub fn play_until(&mut self, over: impl Fn(&Phase) -> bool) {
        for _ in 0..6_000 {
            if over(self.model.session().phase()) {
                return;
            }
            self.do_something();
        }
        panic!("no end in sight: {:?}", self.model.session().phase());
    }

    /// Plays on until this player has to roll or double.
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

    /// Whether this player is moving checkers.
    pub fn moves(&self, player: Player) -> bool {
        let session = self.model.session();
        matches!(session.phase(), Phase::Moving(_)) && session.on_roll() == Some(player)
    }

    /// Plays on until this player moves, or not any more.
    pub fn play_until_moves(&mut self, player: Player, moves: bool) {
        for _ in 0..6_000 {
            if self.moves(player) == moves {
                return;
            }
            self.do_something();
        }
        panic!("no end in sight: {:?}", self.model.session().phase());
    }

    /// Plays on until the engine is asked, and leaves that unanswered.
    pub fn play_until_asked(&mut self) -> Request {
        for _ in 0..1_000 {
            if let Some(request) = self.asked.pop() {
                return request;
            }
            self.do_something();
        }
        panic!("the engine is never asked");
    }

    /// Lets the time pass for which something waits.
    pub fn wait_over(&mut self) {
        if let Some(token) = self.waits.pop() {
            self.send(Msg::TimerFired(token));
        }
    }

    /// Gives this choice as the computer's answer.
    pub fn reply(&mut self, request: &Request, choice: Choice) {
        let answer = Answer::Choice {
            choice,
            equity: None,
        };
        self.send(Msg::Engine(EngineMsg::Reply(Reply::Done {
            job: request.job,
            stamp: request.stamp,
            answer,
        })));
    }

    /// One thing that the page offers now.
    pub fn do_something(&mut self) {
        if let Some(request) = self.asked.pop() {
            self.answered += 1;
            return self.send(Msg::Engine(EngineMsg::Reply(answer(&request))));
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

/// Reading back gives the same game, but for a turn of the computer's that was half shown: it is made anew.
fn assert_same_game(again: &Model, model: &Model) {
    if model.person_decides() {
        assert_eq!(again.session(), model.session());
        // Neither the question that lies over the dice is kept, nor the earlier play that is looked at.
        let other = *model.dialog() != Dialog::None || model.looks_at().is_some();
        for turned in [false, true].into_iter().filter(|_| !other) {
            assert_eq!(dice(again, turned), dice(model, turned));
        }
    } else {
        assert_eq!(again.session().score(), model.session().score());
        assert_eq!(again.session().record(), model.session().record());
    }
}

/// What lies on the board, the order of dice aside: nobody keeps in which order the last ones lay.
fn dice(model: &Model, turned: bool) -> Vec<(u8, bool, Player)> {
    let dice = scene(model, turned).dice.into_iter();
    let mut dice: Vec<_> = dice.map(|die| (die.pips, die.used, die.player)).collect();
    dice.sort();
    dice
}

/// Whether the computer is asked how to play a roll.
pub fn asks_for_play(request: &Request) -> bool {
    matches!(request.ask, Ask::Choice { decision, .. } if matches!(decision.question(), Question::Play(_)))
}

/// What a simple computer says: the first legal play, no doubles, takes everything.
pub fn answer(request: &Request) -> Reply {
    let choice = |decision: &Decision| match decision.question() {
        Question::Play(roll) => {
            let plays = legal_plays(decision.board(), roll);
            Choice::Play(plays.first().map(|legal| legal.play).unwrap_or_default())
        }
        Question::Roll | Question::Double => Choice::Roll,
        Question::Answer { .. } => Choice::Take,
        Question::Resignation { .. } => Choice::Accept,
    };
    let answer = match &request.ask {
        Ask::Choice { decision, .. } => Answer::Choice {
            choice: choice(decision),
            equity: None,
        },
        Ask::Luck(decision) => Answer::Luck(luck(decision.roll().expect("a roll has luck"))),
    };
    Reply::Done {
        job: request.job,
        stamp: request.stamp,
        answer,
    }
}

/// How lucky the simple computer finds a roll: a quarter of a point for each pip beyond seven.
pub fn luck(roll: Roll) -> Equity {
    let pips = i16::from(roll.high().pips() + roll.low().pips());
    Equity(f32::from(pips - 7) / 4.0)
}
