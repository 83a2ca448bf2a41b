//! Many games between computer players under all rules, played only through the page's messages and checked at every
//! step.
//!
//! `GAMES=10000 cargo test --release --test table many` plays that many games; the default is a few.

use std::env;

use analyst::Query;
use board::Input;
use dice::{DiceStream, Seed};
use engine::Equity;
use record::{GameSeed, Saved, Seat};
use rules::{
    Action, BarBackgammon, Beavers, ByPlayer, Choice, Decision, DiceSource as _, FirstRoll, Match,
    MatchLength, Money, Phase, Player, Question, Ruleset, Session, Stakes, Variant, legal_plays,
};
use table::{DiceMsg, Effect, EngineMsg, JobId, Model, Msg, Settings, StoredGame, open, update};
use words::Words;
/// Default number of games.
const USUAL: u32 = 24;
/// Maximum number of messages in a game.
const MAX_MESSAGES: u32 = 20_000;
/// Maximum number of games in a session.
const GAMES_IN_A_SESSION: u32 = 8;

/// Page on which both sides play at random.
struct Bots {
    model: Model,
    waits: Vec<u32>,
    request: Option<(JobId, Query)>,
    stored: Option<String>,
    chance: DiceStream,
    messages: u64,
}

impl Bots {
    fn new(number: u32) -> Self {
        let mut key = [7; 32];
        key[..4].copy_from_slice(&number.to_le_bytes());
        let mut chance = DiceStream::new(Seed(key));
        let saved = Saved {
            session: Session::new(ruleset(&mut chance)),
            seats: ByPlayer::new(|_| Seat::Computer("beginner".to_owned())),
            names: ByPlayer::default(),
            seeds: vec![GameSeed::new(Seed(key))],
            start: None,
        };
        let stored = saved.to_text();
        let (model, effects) = open(
            Some(StoredGame::read(&stored)),
            Settings::default(),
            Seed(key),
            Words::english(),
        );
        let mut bots = Self {
            model,
            waits: Vec::new(),
            request: None,
            stored: None,
            chance,
            messages: 0,
        };
        bots.note(effects);
        bots
    }

    fn send(&mut self, msg: Msg) {
        self.messages += 1;
        let score = self.model.session().score();
        let effects = update(&mut self.model, msg);
        self.note(effects);
        let now = self.model.session().score();
        assert!(now.white >= score.white && now.black >= score.black);
        self.check();
    }

    fn note(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Wait { token, .. } => self.waits.push(token),
                Effect::Ask(job, query) => {
                    assert_eq!(self.request.replace((job, query)), None);
                }
                Effect::Save(text) => self.stored = Some(text),
                Effect::DrawSeed(_, None) => {
                    let seed = Seed(std::array::from_fn(|_| below(&mut self.chance, 256) as u8));
                    let effects =
                        update(&mut self.model, Msg::Dice(DiceMsg::SeedDrawn(seed, None)));
                    assert_eq!(effects, [Effect::SaveNextSeed(seed)]);
                }
                Effect::Cue(_)
                | Effect::Announce(_)
                | Effect::SaveDiceBook(_)
                | Effect::SaveSeenDice(_) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    fn check(&self) {
        let session = self.model.session();
        let board = session.board_of(Player::White);
        let checkers = session.ruleset().variant.checkers();
        let counted = (board.own().checkers(), board.opponent().checkers());
        assert_eq!(counted, (checkers, checkers));
        assert_eq!(self.model.notice(), None);
        let borne_off = [board.own(), board.opponent()].map(|side| side.at(0) == checkers);
        let over = matches!(session.phase(), Phase::GameOver(_) | Phase::MatchOver(_));
        assert!(over || borne_off == [false, false]);
        if self.messages.is_multiple_of(97) || over {
            self.check_stored();
        }
    }

    /// Checks that the stored game equals the current one, apart from a partly shown play.
    fn check_stored(&self) {
        let Some(stored) = &self.stored else {
            return;
        };
        let saved = Saved::from_text(stored).expect("it was stored");
        assert_eq!(saved.session.score(), self.model.session().score());
        assert_eq!(saved.session.record(), self.model.session().record());
        assert_eq!(&saved.to_text(), stored);
    }

    /// Plays a game to the end; returns `true` if the session continues.
    fn play(&mut self) -> bool {
        for _ in 0..MAX_MESSAGES {
            if let Some((job, query)) = self.request.take() {
                let reply = self.answer(job, &query);
                self.send(Msg::Engine(reply));
            } else if let Some(token) = self.waits.pop() {
                self.send(Msg::TimerFired(token));
            } else {
                match self.model.session().phase() {
                    Phase::Opening => self.send(Msg::Input(Input::Do(Action::RollOpening))),
                    Phase::GameOver(_) => return true,
                    Phase::MatchOver(_) => return false,
                    phase => panic!("nothing goes on: {phase:?}"),
                }
            }
        }
        panic!("a game without end");
    }

    fn choose(&mut self, decision: &Decision) -> Choice {
        let rare = below(&mut self.chance, 6) == 0;
        match decision.question() {
            Question::Play(roll) => {
                let plays = legal_plays(decision.board(), roll);
                let nth = below(&mut self.chance, plays.len().max(1));
                Choice::Play(plays.get(nth).map(|legal| legal.play).unwrap_or_default())
            }
            Question::Double if rare => Choice::Double,
            Question::Double | Question::Roll => Choice::Roll,
            Question::Answer { .. } if rare && decision.may_beaver() => Choice::Beaver,
            Question::Answer { .. } if rare => Choice::Drop,
            Question::Answer { .. } => Choice::Take,
            Question::Resignation { .. } => Choice::Decline,
        }
    }

    fn answer(&mut self, job: JobId, query: &Query) -> EngineMsg {
        match query {
            Query::Choose { decision, .. } => EngineMsg::Chosen(job, self.choose(decision), None),
            _ => EngineMsg::Luck(job, Equity(0.25)),
        }
    }
}

fn below(chance: &mut DiceStream, limit: usize) -> usize {
    let digit = |number, _| number * 6 + usize::from(chance.die().pips()) - 1;
    (0..6).fold(0, digit) % limit
}

fn ruleset(chance: &mut DiceStream) -> Ruleset {
    let mut of = |limit| below(chance, limit);
    let money = Money {
        jacoby: of(2) == 0,
        beavers: [Beavers::None, Beavers::One, Beavers::Unlimited][of(3)],
        automatic_doubles: of(3) as u8,
        ..Money::default()
    };
    let length = MatchLength::new(1 + of(9) as u8).expect("1 to 25");
    let crawford = of(2) == 0;
    let stakes = [
        Stakes::Money(money),
        Stakes::Match(Match { length, crawford }),
    ];
    Ruleset {
        // Half of the sessions use the standard variant, which is the most common.
        variant: Variant::ALL[[0, of(Variant::ALL.len())][of(2)]],
        stakes: stakes[of(2)],
        cube: of(4) > 0,
        first_roll: [FirstRoll::OpeningDice, FirstRoll::Fresh][of(2)],
        bar_backgammon: [BarBackgammon::Three, BarBackgammon::Four][of(2)],
        ..Ruleset::default()
    }
}

#[test]
fn many_games_of_the_computer_against_itself_preserve_the_invariants() {
    let wanted = env::var("GAMES").ok().and_then(|games| games.parse().ok());
    let wanted: u32 = wanted.unwrap_or(USUAL);
    let (mut games, mut messages, mut session) = (0, 0, 0);
    while games < wanted {
        session += 1;
        let mut bots = Bots::new(session);
        for _ in 0..GAMES_IN_A_SESSION.min(wanted - games) {
            games += 1;
            if !bots.play() {
                break;
            }
            bots.send(Msg::Input(Input::Do(Action::NextGame)));
        }
        messages += bots.messages;
    }
    println!("{games} games, {session} sessions, {messages} messages");
    assert!(messages > 50 * u64::from(games));
}
