//! This program's games, written in other programs' formats and read back.

use dice::{DiceStream, Seed};
use record::{MatchRecord, Played, RecordedAction, write_mat, write_sgf};
use rules::{
    Action, BarBackgammon, Beavers, ClosedOut, DiceSource, FirstRoll, Match, MatchLength, Money,
    Phase, Play, Ruleset, Session, Stakes, Variant, Win, legal_plays,
};

use crate::only;

/// Random numbers from a stream of dice.
pub struct Luck(pub DiceStream);

impl Luck {
    fn below(&mut self, limit: usize) -> usize {
        let digit = |number, _| number * 6 + usize::from(self.0.die().pips()) - 1;
        (0..6).fold(0, digit) % limit
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    fn ruleset(&mut self) -> Ruleset {
        let length = MatchLength::new(1 + self.below(9) as u8).expect("1 to 9");
        let crawford = self.below(4) > 0;
        let money = Money {
            jacoby: self.below(2) == 0,
            beavers: self.of(&[Beavers::None, Beavers::One, Beavers::Unlimited]),
            ..Money::default()
        };
        Ruleset {
            variant: self.of(&Variant::ALL),
            stakes: self.of(&[
                Stakes::Money(money),
                Stakes::Match(Match { length, crawford }),
            ]),
            cube: self.below(6) > 0,
            first_roll: self.of(&[FirstRoll::OpeningDice, FirstRoll::Fresh]),
            bar_backgammon: self.of(&[BarBackgammon::Three, BarBackgammon::Four]),
            closed_out: self.of(&[ClosedOut::Passes, ClosedOut::Rolls]),
            ..Ruleset::default()
        }
    }

    /// Returns a session of up to `games` games with random plays.
    pub fn session(&mut self, games: u32) -> Session {
        let mut session = Session::new(self.ruleset());
        let mut dice = DiceStream::new(Seed([self.below(256) as u8; 32]));
        for _ in 0..20_000 {
            let done = matches!(session.phase(), Phase::MatchOver(_))
                || matches!(session.phase(), Phase::GameOver(_)) && session.game_number() >= games;
            if done {
                break;
            }
            self.act(&mut session, &mut dice);
        }
        session
    }

    /// Plays one legal action.
    fn act(&mut self, session: &mut Session, dice: &mut DiceStream) {
        if let Some(draft) = session.draft()
            && matches!(session.phase(), Phase::Moving(_))
        {
            let plays = legal_plays(draft.start(), draft.roll());
            let chosen = plays
                .get(self.below(plays.len().max(1)))
                .map(|legal| legal.play);
            for step in chosen.iter().flat_map(Play::steps) {
                let stepped = session.apply(Action::Step(step), dice);
                assert!(stepped.is_ok(), "{stepped:?}");
            }
            // Bearing off the last checker ends the game.
            let _ = session.apply(Action::PickUp, dice);
            return;
        }
        let rare = self.below(12);
        let choices = [
            (rare == 0, Action::Double),
            (rare == 1, Action::Beaver),
            (rare == 2, Action::Drop),
            (self.below(150) == 0, Action::Resign(Win::Gammon)),
            (rare > 5, Action::AcceptResignation),
            (true, Action::DeclineResignation),
            (true, Action::Take),
            (true, Action::RollOpening),
            (true, Action::NextGame),
            (true, Action::Pass),
            (true, Action::Roll),
        ];
        let wanted = choices.into_iter().filter(|&(wanted, _)| wanted);
        let allowed = wanted
            .map(|(_, action)| action)
            .find(|&action| session.allows(action).is_ok());
        let action = allowed.unwrap_or_else(|| panic!("nothing to do in {:?}", session.phase()));
        session.apply(action, dice).expect("it is allowed");
    }
}

/// Returns the content that a round trip must preserve: everything except the order of moves and declined resignations,
/// which the format cannot express.
pub fn content_of(record: &MatchRecord) -> Vec<String> {
    let mut content = vec![format!("{:?}", record.terms)];
    for game in &record.games {
        content.push(format!(
            "{} {:?} {}",
            game.number, game.score, game.crawford
        ));
        for (situation, made) in game.replay(&record.terms) {
            let action = match &made.action {
                RecordedAction::Play { roll, played } => {
                    assert!(matches!(played, Played::Legal(_)), "{made:?}");
                    format!("{roll}")
                }
                RecordedAction::Resign(_) | RecordedAction::Decline => continue,
                other => format!("{other:?}"),
            };
            let id = situation
                .position_id(made.player)
                .expect("15 checkers at most");
            content.push(format!(
                "{:?} {action} {id} {:?}",
                made.player,
                situation.cube()
            ));
        }
        content.push(format!("{:?}", game.result));
    }
    content
}

#[test]
fn a_thousand_games_of_this_program_survive_every_format() {
    let mut luck = Luck(DiceStream::new(Seed([5; 32])));
    let mut games = 0;
    while games < 1000 {
        let session = luck.session(4);
        let record = MatchRecord::from_session(&session);
        for written in [write_mat(&record), write_sgf(&record)] {
            let (again, remarks) = only(&written.text);
            let (content_of, expected) = (content_of(&again), content_of(&record));
            assert_eq!(content_of, expected, "{}\n{remarks:?}", written.text);
        }
        games += record.games.len();
    }
}

#[test]
fn a_record_has_the_same_decisions_as_its_session() {
    let mut luck = Luck(DiceStream::new(Seed([6; 32])));
    let mut compared = 0;
    while compared < 20_000 {
        let session = luck.session(3);
        let record = MatchRecord::from_session(&session);
        for (game, recorded) in session.games().zip(&record.games) {
            let starts_afresh = session.ruleset().starter_rerolls();
            let mut of_session: Vec<_> = game.decisions.iter().collect();
            // A record contains neither resignations nor the starting player's separate roll.
            of_session.retain(|decided| {
                let question = decided.decision.question();
                let resigns = matches!(question, rules::Question::Resignation { .. })
                    || matches!(decided.choice, rules::Choice::Resign(_));
                !resigns
            });
            if starts_afresh && !of_session.is_empty() {
                of_session.remove(0);
            }
            // A roll after which the game was given up is not a decision in the record.
            let of_record = recorded.decisions(&record.terms);
            let dangling = of_session.len().saturating_sub(of_record.len());
            assert!(dangling <= 1, "{recorded:?}");
            of_session.truncate(of_record.len());
            assert!(of_session.into_iter().eq(&of_record), "{recorded:?}");
            compared += of_record.len();
        }
    }
}
