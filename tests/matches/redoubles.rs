//! Beavers, raccoons and the points won in games with them (R67, R72).

use record::{MatchRecord, RecordedAction, RemarkKind, write_mat, write_sgf};
use rules::{
    Action, Beavers, DiceSource, Die, EndedBy, Money, Player, Ruleset, Session, Stakes, Win,
};

use crate::{only, own_games::content_of};

/// Dice in a given order, repeated from the beginning.
struct Listed(Vec<u8>, usize);

impl DiceSource for Listed {
    fn die(&mut self) -> Die {
        self.1 += 1;
        Die::new(self.0[(self.1 - 1) % self.0.len()]).expect("1 to 6")
    }
}

/// Returns a money game in which the first player has played 3-1, followed by these actions.
fn session(beavers: Beavers, actions: &[Action]) -> Session {
    let money = Money {
        beavers,
        ..Money::default()
    };
    let mut session = Session::new(Ruleset {
        stakes: Stakes::Money(money),
        ..Ruleset::default()
    });
    let mut dice = Listed(vec![3, 1, 4, 2], 0);
    session
        .apply(Action::RollOpening, &mut dice)
        .expect("the opening roll");
    let draft = session.draft().expect("a play is to be made");
    let plays = rules::legal_plays(draft.start(), draft.roll());
    for step in plays[0].play.steps() {
        session.apply(Action::Step(step), &mut dice).expect("legal");
    }
    session.apply(Action::PickUp, &mut dice).expect("complete");
    for &action in actions {
        session.apply(action, &mut dice).expect("it is allowed");
    }
    session
}

/// Returns the points won in the only game, which every format must reproduce without a remark.
fn points_in_every_format(session: &Session) -> u32 {
    let record = MatchRecord::from_session(session);
    let expected = record.games[0].result.expect("the game is over");
    for written in [write_mat(&record), write_sgf(&record)] {
        let (again, remarks) = only(&written.text);
        assert_eq!(again.games[0].result, Some(expected), "{}", written.text);
        assert_eq!(content_of(&again), content_of(&record), "{}", written.text);
        assert!(remarks.is_empty(), "{remarks:?}\n{}", written.text);
    }
    expected.points
}

#[test]
fn k11_a_dropped_beaver_round_trips() {
    let game = session(
        Beavers::One,
        &[Action::Double, Action::Beaver, Action::Drop],
    );
    assert_eq!(points_in_every_format(&game), 2);
    // If the result is missing, the moves imply it.
    let written = write_mat(&MatchRecord::from_session(&game)).text;
    let moves: Vec<&str> = written
        .lines()
        .filter(|line| !line.contains("Wins"))
        .collect();
    let (again, _) = only(&moves.join("\n"));
    let result = again.games[0].result.expect("a drop ends the game");
    assert_eq!((result.points, result.by), (2, EndedBy::Drop));
}

#[test]
fn k12_a_taken_beaver_round_trips() {
    let game = session(
        Beavers::One,
        &[
            Action::Double,
            Action::Beaver,
            Action::Take,
            Action::Resign(Win::Single),
            Action::AcceptResignation,
        ],
    );
    assert_eq!(points_in_every_format(&game), 4);
}

#[test]
fn k13_a_taken_raccoon_round_trips() {
    let game = session(
        Beavers::Unlimited,
        &[
            Action::Double,
            Action::Beaver,
            Action::Beaver,
            Action::Take,
            Action::Resign(Win::Gammon),
            Action::AcceptResignation,
        ],
    );
    assert_eq!(points_in_every_format(&game), 16);
}

#[test]
fn a_dropped_raccoon_round_trips() {
    let game = session(
        Beavers::Unlimited,
        &[Action::Double, Action::Beaver, Action::Beaver, Action::Drop],
    );
    assert_eq!(points_in_every_format(&game), 4);
}

#[test]
fn an_unanswered_beaver_before_a_resignation_round_trips() {
    let game = session(
        Beavers::One,
        &[
            Action::Double,
            Action::Beaver,
            Action::Resign(Win::Single),
            Action::AcceptResignation,
        ],
    );
    assert_eq!(points_in_every_format(&game), 1);
}

const BEAVERED: &str = "; [Beaver \"Unlimited\"]\n\n Game 1\n ann : 0                        bob : 0\n  1) 31: 8/5 6/5                42: 8/4 6/4\n  2)  Doubles => 2               Beavers => 4\n";

#[test]
fn a_dropped_raccoon_in_another_programs_file_loses_the_value_of_the_beaver() {
    let text = format!("{BEAVERED}  3)  Raccoons => 8              Drops\n      Wins 4 points\n");
    let (record, remarks) = only(&text);
    let result = record.games[0].result.expect("it has a result");
    assert_eq!((result.winner, result.points), (Player::White, 4));
    assert!(remarks.is_empty(), "{remarks:?}");
}

#[test]
fn a_beaver_before_a_resignation_counts_as_taken() {
    let text = format!("{BEAVERED}                                  Wins 8 points\n");
    let (record, remarks) = only(&text);
    let result = record.games[0].result.expect("it has a result");
    assert_eq!((result.winner, result.points), (Player::Black, 8));
    let last = record.games[0].moves.last().expect("there are moves");
    assert_eq!(
        (last.player, &last.action),
        (Player::White, &RecordedAction::Take)
    );
    assert!(remarks.is_empty(), "{remarks:?}");
}

#[test]
fn points_above_a_dropped_beaver_cause_a_remark() {
    let text = format!("{BEAVERED}  3)  Drops\n                                  Wins 4 points\n");
    let (_, remarks) = only(&text);
    let expected = RemarkKind::Points {
        expected: 2,
        found: 4,
    };
    assert!(remarks.contains(&expected), "{remarks:?}");
}

#[test]
fn jacoby_has_no_meaning_without_a_cube() {
    let points = |limit: &str| {
        let text = format!(
            "; [Jacoby \"On\"]\n; [CubeLimit \"{limit}\"]\n\n Game 1\n ann : 0                        bob : 0\n ; Set Pos=XGID=-B-----------o------------:0:0:1:00:0:0:0:0:10\n  1) 21: 1/off 1/off\n"
        );
        only(&text).0.games[0].result.map(|result| result.points)
    };
    assert_eq!(points("1"), Some(2));
    assert_eq!(points("64"), Some(1));
}

#[test]
fn a_closed_out_doubler_loses_the_turn_after_taking_the_beaver() {
    let text = "; [Beaver \"On\"]\n; Set Pos=aBBBBBB-C----------n------\n 0 point match\n\n Game 1\n ann : 0   bob : 0\n  1) 21: 8/6 8/7                 Doubles => 2\n  2)  Beavers => 4\n  3) 21: 8/6 7/6\n";
    let (record, kinds) = only(text);
    assert_eq!(kinds, [RemarkKind::Unfinished]);
    let moves = &record.games[0].moves;
    let doubled = moves
        .iter()
        .skip_while(|made| made.action != RecordedAction::Double);
    let players: Vec<_> = doubled.clone().map(|made| made.player).collect();
    assert_eq!(
        players,
        [
            Player::Black,
            Player::White,
            Player::Black,
            Player::Black,
            Player::White
        ]
    );
    let answers: Vec<_> = doubled.skip(2).take(2).map(|made| &made.action).collect();
    assert_eq!(answers, [&RecordedAction::Take, &RecordedAction::ClosedOut]);
}
