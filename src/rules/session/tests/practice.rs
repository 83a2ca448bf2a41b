//! Tests for taking back plays in practice games (R56).

use super::*;
use crate::Roll;

/// Creates a practice game in which White has opened with 8/5 6/5 and Black is on roll.
fn one_play() -> Session {
    let mut session = at(money(|money| money.practice = true), START);
    let play = [Action::Roll, step(8, 3), step(6, 1), Action::PickUp];
    all(&mut session, &[3, 1], &play);
    session
}

#[test]
fn r56_a_play_is_final_once_the_dice_have_been_picked_up() {
    let mut session = at(Ruleset::default(), START);
    let play = [Action::Roll, step(8, 3), step(6, 1), Action::PickUp];
    all(&mut session, &[3, 1], &play);
    let refused = session.allows(Action::TakeBackPlay);
    assert_eq!(refused, Err(Refusal::PlayIsFinal));
    let mut played = match_at(5, 0, 0);
    all(&mut played, &[3, 1], &play);
    let refused = played.allows(Action::TakeBackPlay);
    assert_eq!(refused, Err(Refusal::PlayIsFinal));
}

#[test]
fn r56_in_practice_the_same_roll_is_played_again_and_the_game_is_unrated() {
    let mut session = one_play();
    assert!(session.is_rated());
    all(&mut session, &[6, 6], &[Action::Roll]);
    let event = all(&mut session, &[], &[Action::TakeBackPlay]);
    assert_eq!(event, Event::PlayTakenBack(Player::White));
    assert!(!session.is_rated());
    assert_eq!(session.record(), []);
    let draft = session.draft().expect("White plays again");
    assert_eq!(*draft.start(), board(START));
    assert_eq!(draft.roll(), Roll::new(Die::ALL[2], Die::ALL[0]));
    all(
        &mut session,
        &[],
        &[step(24, 3), step(24, 1), Action::PickUp],
    );
    assert_eq!(session.record().len(), 1);
}

#[test]
fn r56_plays_can_be_taken_back_one_by_one_down_to_the_first() {
    let mut session = one_play();
    let reply = [Action::Roll, step(24, 2), step(24, 1), Action::PickUp];
    all(&mut session, &[2, 1], &reply);
    all(&mut session, &[], &[Action::TakeBackPlay; 2]);
    assert_eq!(session.decides(), Some(Player::White));
    let refused = session.allows(Action::TakeBackPlay);
    assert_eq!(refused, Err(Refusal::NothingToUndo));
}

#[test]
fn r57_a_play_before_a_double_cannot_be_taken_back() {
    let mut session = one_play();
    all(&mut session, &[], &[Action::Double, Action::Take]);
    let refused = session.allows(Action::TakeBackPlay);
    assert_eq!(refused, Err(Refusal::NothingToUndo));
}

#[test]
fn r56_the_next_game_is_rated_again() {
    let mut session = one_play();
    all(
        &mut session,
        &[],
        &[Action::TakeBackPlay, Action::Resign(Win::Single)],
    );
    all(&mut session, &[], &[Action::AcceptResignation]);
    assert!(!session.is_rated());
    all(&mut session, &[], &[Action::NextGame]);
    assert!(session.is_rated());
}
