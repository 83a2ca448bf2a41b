//! Tests for the opening, turns and undo (U01-U11), and for dice bugs in other programs.

use super::*;
use crate::{ClosedOut, FirstRoll, Roll, SwapError};

#[test]
fn u01_r12_r13_ties_are_rolled_again_and_the_higher_die_plays_both_numbers() {
    let mut session = Session::new(Ruleset::default());
    let event = all(&mut session, &[4, 4, 4, 4, 2, 5], &[Action::RollOpening; 3]);
    assert!(matches!(
        event,
        Event::OpeningRolled {
            starter: Some(Player::Black),
            ..
        }
    ));
    let draft = session.draft().expect("the starter moves at once");
    assert_eq!(draft.roll(), Roll::new(Die::ALL[4], Die::ALL[1]));
}

#[test]
fn u02_o1_the_starter_rolls_again_and_may_roll_a_double() {
    let mut session = Session::new(Ruleset {
        first_roll: FirstRoll::Fresh,
        ..Ruleset::default()
    });
    all(
        &mut session,
        &[2, 5, 3, 3],
        &[Action::RollOpening, Action::Roll],
    );
    assert_eq!(session.decides(), Some(Player::Black));
    assert!(
        session
            .draft()
            .is_some_and(|draft| draft.roll().is_double())
    );
}

#[test]
fn u03_u04_r54_undo_restores_position_and_dice_any_number_of_times() {
    let mut session = at(Ruleset::default(), "bar 13:5 8:4 6:5 - 22 19:5 17:3 12:5 1");
    all(&mut session, &[3, 2], &[Action::Roll]);
    let rolled = session.phase().clone();
    for _ in 0..1_000 {
        all(&mut session, &[], &[step(25, 3), step(13, 2)]);
        let board = session.board_of(Player::White);
        assert_eq!(
            (board.own().checkers(), board.opponent().checkers()),
            (15, 15)
        );
        assert_eq!(board.opponent().bar(), 1);
        all(&mut session, &[], &[Action::Undo, Action::Undo]);
        assert_eq!(session.phase(), &rolled);
    }
    assert_eq!(session.log().len(), 1, "undoing leaves no trace");
    refused(&mut session, Action::Undo, Refusal::NothingToUndo);
    refused(&mut session, Action::UndoTurn, Refusal::NothingToUndo);
}

#[test]
fn u05_r55_the_dice_are_picked_up_only_after_a_complete_play() {
    let mut session = at(Ruleset::default(), START);
    all(&mut session, &[3, 1], &[Action::Roll, step(8, 3)]);
    assert!(matches!(
        session.allows(Action::PickUp),
        Err(Refusal::Unfinished(_))
    ));
}

#[test]
fn u07_r42_a_closed_out_player_without_the_cube_only_passes() {
    let mut session = at(Ruleset::default(), CLOSED);
    set_cube(&mut session, 2, Some(Player::Black));
    assert!(session.must_pass());
    refused(&mut session, Action::Roll, Refusal::ClosedOut);
    all(&mut session, &[], &[Action::Pass]);
    assert_eq!(session.phase(), &Phase::ToRoll);
    assert_eq!(session.on_roll(), Some(Player::Black));
    assert_eq!(
        session.record().last().map(|turn| turn.act),
        Some(crate::Act::ClosedOut)
    );
}

#[test]
fn u08_r42_a_closed_out_player_rolls_again_once_a_point_is_open() {
    let mut session = at(
        Ruleset::default(),
        "bar 13:5 8:4 6:5 - 24:3 23:3 22:3 21:3 20:2 19",
    );
    refused(&mut session, Action::Pass, Refusal::NoVoluntaryPass);
    all(&mut session, &[5, 4], &[Action::Roll]);
    assert!(session.draft().is_some_and(|draft| !draft.has_moves()));
    all(&mut session, &[], &[Action::PickUp]);
    assert_eq!(session.decides(), Some(Player::Black));
}

#[test]
fn o3_a_closed_out_player_may_roll_for_show() {
    let mut session = at(
        Ruleset {
            closed_out: ClosedOut::Rolls,
            ..Ruleset::default()
        },
        CLOSED,
    );
    refused(&mut session, Action::Pass, Refusal::NoVoluntaryPass);
    all(&mut session, &[6, 6], &[Action::Roll, Action::PickUp]);
    assert_eq!(session.decides(), Some(Player::Black));
}

#[test]
fn u10_r15_cocked_dice_are_rolled_again_before_a_checker_is_moved() {
    let mut session = at(
        Ruleset {
            dice: DiceBy::Hand,
            ..Ruleset::default()
        },
        START,
    );
    refused(&mut session, Action::Roll, Refusal::DiceByHand);
    let roll = Roll::new(Die::ALL[2], Die::ALL[0]);
    all(
        &mut session,
        &[],
        &[Action::EnterRoll(roll), Action::Cocked],
    );
    assert_eq!(session.phase(), &Phase::ToRoll);
    assert_eq!(session.on_roll(), Some(Player::White));
    all(&mut session, &[], &[Action::EnterRoll(roll), step(8, 3)]);
    refused(&mut session, Action::Cocked, Refusal::CockedTooLate);
    let mut by_program = at(Ruleset::default(), START);
    refused(
        &mut by_program,
        Action::EnterRoll(roll),
        Refusal::DiceByProgram,
    );
}

#[test]
fn r13_r66_cocked_dice_allow_neither_another_start_nor_a_double() {
    let ruleset = Ruleset {
        dice: DiceBy::Hand,
        ..Ruleset::default()
    };
    let rolled = Action::EnterOpening(ByPlayer {
        white: Die::ALL[2],
        black: Die::ALL[0],
    });
    let mut session = Session::new(ruleset);
    all(&mut session, &[], &[rolled, Action::Cocked]);
    assert_eq!(session, {
        let mut before = Session::new(ruleset);
        before.log = session.log.clone();
        before
    });
    let mut later = at(ruleset, START);
    let roll = Action::EnterRoll(Roll::new(Die::ALL[2], Die::ALL[0]));
    all(&mut later, &[], &[roll, Action::Cocked]);
    refused(&mut later, Action::Double, Refusal::DoubleBeforeRoll);
}

#[test]
fn u11_r52_playstrategy_the_last_checker_ends_the_game() {
    for die in [5, 6] {
        let mut session = at(Ruleset::default(), S02);
        let event = all(&mut session, &[6, 5], &[Action::Roll, step(1, die)]);
        assert!(matches!(event, Event::GameOver(_)));
        for action in [
            Action::Roll,
            Action::PickUp,
            Action::Double,
            Action::Undo,
            Action::Pass,
        ] {
            refused(&mut session, action, Refusal::GameOver);
        }
    }
}

#[test]
fn r19_swapping_the_dice_too_late_is_rejected_and_not_logged() {
    let mut session = at(Ruleset::default(), START);
    all(&mut session, &[3, 1], &[Action::Roll, Action::SwapDice]);
    all(&mut session, &[], &[step(8, 3)]);
    refused(
        &mut session,
        Action::SwapDice,
        Refusal::Swap(SwapError::Moved),
    );
    all(&mut session, &[], &[Action::Undo, Action::SwapDice]);
}

#[test]
fn r54_tapping_a_moved_checker_takes_that_checker_back() {
    let mut session = at(Ruleset::default(), START);
    all(
        &mut session,
        &[3, 1],
        &[Action::Roll, step(8, 3), step(6, 1)],
    );
    let five = Destination::from_number(5).expect("a point");
    all(&mut session, &[], &[Action::TakeBack(five)]);
    assert_eq!(session.draft().map(|draft| draft.steps().len()), Some(1));
    let ten = Destination::from_number(10).expect("a point");
    refused(&mut session, Action::TakeBack(ten), Refusal::CannotTakeBack);
}

#[test]
fn playstrategy_the_right_side_starts_each_game_and_never_with_a_double() {
    for (white, black) in [(6, 1), (1, 6), (3, 2)] {
        let mut session = Session::new(Ruleset::default());
        all(&mut session, &[white, black], &[Action::RollOpening]);
        let starter = if white > black {
            Player::White
        } else {
            Player::Black
        };
        assert_eq!(session.decides(), Some(starter));
        assert!(
            session
                .draft()
                .is_some_and(|draft| !draft.roll().is_double())
        );
    }
}
