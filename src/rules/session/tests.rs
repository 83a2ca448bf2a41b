//! Session tests: the test cases K, U and S from the rules, which cover everything except single plays, and known bugs
//! in other programs.

mod cube;
mod matches;
mod practice;
mod random;
mod time;
mod turns;

use super::*;
use crate::{
    BarBackgammon, CubeValue, Destination, DiceBy, Logged, Match, MatchLength, Money, Origin,
    Outcome, Setup, Stakes, Step,
};

/// Dice source that yields these dice in order; drawing more dice fails the test.
struct Script(Vec<u8>);

impl DiceSource for Script {
    fn die(&mut self) -> Die {
        assert!(
            !self.0.is_empty(),
            "more dice are drawn than the rules need"
        );
        Die::new(self.0.remove(0)).expect("1 to 6")
    }
}

/// Parses a board in the notation of the rules' tables, in the mover's numbering: `6:2 5 - bar 24:3`.
fn board(text: &str) -> Board {
    let (own, opponent) = text.split_once('-').expect("two sides");
    let side = |text: &str, number: fn(u8) -> u8| {
        let mut counts = [0_u8; 26];
        for part in text.split_whitespace() {
            let (place, count) = part.split_once(':').unwrap_or((part, "1"));
            let place = match place {
                "bar" => 25,
                place => number(place.parse().expect("a point")),
            };
            counts[usize::from(place)] = count.parse().expect("a count");
        }
        counts[0] = 15 - counts.iter().sum::<u8>();
        counts
    };
    let setup = Setup {
        own: side(own, |number| number),
        opponent: side(opponent, |number| 25 - number),
    };
    Board::try_from(setup).expect("a position of the rules")
}

/// Creates a session with this position, in which White is about to roll.
fn at(ruleset: Ruleset, text: &str) -> Session {
    let mut session = Session::new(ruleset);
    session.state.board = board(text);
    session.state.phase = Phase::ToRoll;
    session.state.chance = Chance::Open;
    session
}

fn money(change: impl FnOnce(&mut Money)) -> Ruleset {
    let mut money = Money::default();
    change(&mut money);
    Ruleset {
        stakes: Stakes::Money(money),
        ..Ruleset::default()
    }
}

fn match_at(points: u8, white: u32, black: u32) -> Session {
    let length = MatchLength::new(points).expect("1 to 25");
    let mut session = at(Ruleset::match_to(length), START);
    session.state.points = ByPlayer { white, black };
    session
}

/// Applies these actions and asserts that each is accepted.
fn all(session: &mut Session, dice: &[u8], actions: &[Action]) -> Event {
    let mut script = Script(dice.to_vec());
    let mut last = None;
    for &action in actions {
        let event = session.apply(action, &mut script);
        last = Some(event.unwrap_or_else(|refusal| panic!("{action:?}: {refusal}")));
    }
    assert!(script.0.is_empty(), "dice are left over");
    last.expect("at least one action")
}

/// Asserts that `action` is rejected for this reason and leaves the session unchanged.
fn refused(session: &mut Session, action: Action, expected: Refusal) {
    let before = session.clone();
    assert_eq!(session.allows(action), Err(expected));
    assert_eq!(
        session.apply(action, &mut Script(Vec::new())),
        Err(expected)
    );
    assert_eq!(session, &before);
}

fn step(from: u8, die: u8) -> Action {
    Action::Step(Step {
        from: Origin::from_number(from).expect("a place"),
        die: Die::new(die).expect("1 to 6"),
    })
}

const START: &str = "24:2 13:5 8:3 6:5 - 19:5 17:3 12:5 1:2";
/// Position S02: White bears off the last checker and Black has not borne off any, so White wins a gammon.
const S02: &str = "1 - 24:3 23:3 22:3 21:3 20:2 19";
/// Position S04: like S02, but with a checker on White's 6 point, so White wins a backgammon.
const S04: &str = "1 - 24:3 23:3 22:3 21:3 20:2 6";
/// Position S06: like S02, but with a checker on the bar.
const S06: &str = "1 - bar 24:3 23:3 22:3 21:3 20:2";
/// Position F15: White is on the bar against a closed board.
const CLOSED: &str = "bar 13:5 8:4 6:5 - 24:3 23:3 22:3 21:2 20:2 19:2";

/// Rolls 6-5, bears off White's last checker, and returns the result.
fn bear_off(session: &mut Session) -> Outcome {
    match all(session, &[6, 5], &[Action::Roll, step(1, 6)]) {
        Event::GameOver(outcome) | Event::MatchOver(outcome) => outcome,
        other => panic!("{other:?}"),
    }
}

fn set_cube(session: &mut Session, points: u32, owner: Option<Player>) {
    let value = CubeValue::new(points).expect("a power of two");
    session.state.cube = Cube { value, owner };
}

#[test]
fn s01_to_s09_wins_are_of_the_right_type() {
    let cases = [
        ("1 - 24:3 23:3 22:3 21:3 20:2", Win::Single),
        (S02, Win::Gammon),
        ("1 - 24:3 23:3 22:3 21:3 20:2 7", Win::Gammon),
        (S04, Win::Backgammon),
        ("1 - 24:3 23:3 22:3 21:3 20:2 2", Win::Backgammon),
        (S06, Win::Backgammon),
        ("1 - 24:3 23:3 22:3 21:3 20 6", Win::Single),
        ("1 - bar 24:3 23:3 22:3 21:3 20", Win::Single),
        ("1 - 24:3 23:3 22:3 21:3 20:2 12", Win::Gammon),
    ];
    for (text, win) in cases {
        let mut session = at(Ruleset::default(), text);
        assert_eq!(bear_off(&mut session).win, win, "{text}");
    }
}

#[test]
fn k25_k26_o2_a_backgammon_from_the_bar_counts_four() {
    let four = Ruleset {
        bar_backgammon: BarBackgammon::Four,
        ..Ruleset::default()
    };
    assert_eq!(bear_off(&mut at(four, S06)).points(), 4);
    assert_eq!(bear_off(&mut at(four, S04)).points(), 3);
    let mut hit_at_last = at(four, "2 - 24:3 23:3 22:3 21:3 20:2 1");
    let event = all(
        &mut hit_at_last,
        &[2, 1],
        &[Action::Roll, step(2, 1), step(1, 2)],
    );
    assert!(matches!(event, Event::GameOver(outcome) if outcome.points() == 4));
}

#[test]
fn portes_has_no_backgammon_and_bearing_off_loses_misere() {
    let variant = |variant| Ruleset {
        variant,
        ..Ruleset::default()
    };
    assert_eq!(
        bear_off(&mut at(variant(crate::Variant::Portes), S04)).points(),
        2
    );
    let misere = bear_off(&mut at(variant(crate::Variant::Misere), S04));
    assert_eq!((misere.winner, misere.points()), (Player::Black, 1));
}

#[test]
fn replaying_the_log_rebuilds_the_session_exactly() {
    let ruleset = money(|money| money.automatic_doubles = 1);
    let mut session = Session::new(ruleset);
    all(
        &mut session,
        &[2, 2, 3, 1],
        &[Action::RollOpening, Action::RollOpening],
    );
    all(
        &mut session,
        &[],
        &[step(8, 3), Action::Undo, Action::SwapDice, step(6, 1)],
    );
    let again = Session::replay(ruleset, session.actions());
    assert_eq!(again.as_ref(), Ok(&session));
    all(&mut session, &[], &[step(8, 3), Action::PickUp]);
    let again = Session::replay(ruleset, session.actions());
    assert_eq!(again.as_ref(), Ok(&session));
    assert!(
        !session
            .log()
            .iter()
            .any(|logged| logged.action == Action::Undo)
    );
}

#[test]
fn replaying_an_illegal_log_reports_the_entry() {
    let mut session = Session::new(Ruleset::default());
    all(&mut session, &[3, 1], &[Action::RollOpening]);
    let mut log = session.actions();
    log.push(Logged {
        action: Action::Roll,
        dice: vec![],
    });
    assert_eq!(
        Session::replay(Ruleset::default(), log.clone()),
        Err(ReplayError::Refused {
            entry: 1,
            why: Refusal::AlreadyRolled
        })
    );
    log.truncate(1);
    let fewer = log[0].dice[..1].to_vec();
    let more = [log[0].dice.clone(), vec![Die::ALL[5]]].concat();
    for dice in [fewer, more] {
        log[0].dice = dice;
        assert_eq!(
            Session::replay(Ruleset::default(), log.clone()),
            Err(ReplayError::WrongDice { entry: 0 })
        );
    }
}
