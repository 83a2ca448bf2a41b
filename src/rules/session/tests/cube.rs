//! Tests for doubling in money play (K01-K16, K27).

use super::*;
use crate::{Act, Beavers, Offer};

const ROLL_AND_PLAY: [Action; 1] = [Action::Roll];

/// Rolls 3-1 and plays 8/5 6/5 for White, after which Black is on roll.
fn turn(session: &mut Session) {
    all(session, &[3, 1], &ROLL_AND_PLAY);
    all(session, &[], &[step(8, 3), step(6, 1), Action::PickUp]);
}

#[test]
fn k01_r66_no_double_after_the_roll() {
    let mut session = at(Ruleset::default(), START);
    all(&mut session, &[3, 1], &[Action::Roll]);
    refused(&mut session, Action::Double, Refusal::DoubleBeforeRoll);
}

#[test]
fn r66_no_double_in_the_first_turn_even_before_a_fresh_roll() {
    let fresh = Ruleset {
        first_roll: crate::FirstRoll::Fresh,
        ..Ruleset::default()
    };
    let mut session = Session::new(fresh);
    all(&mut session, &[5, 2], &[Action::RollOpening]);
    refused(&mut session, Action::Double, Refusal::FirstTurn);
}

#[test]
fn k02_r67_a_dropped_first_double_wins_one_point() {
    let mut session = at(Ruleset::default(), START);
    let event = all(&mut session, &[], &[Action::Double, Action::Drop]);
    assert!(matches!(event, Event::GameOver(outcome) if outcome.points() == 1));
    assert_eq!(session.score().white, 1);
}

#[test]
fn k03_r67_a_dropped_redouble_wins_the_previous_cube_value() {
    let mut session = at(Ruleset::default(), START);
    set_cube(&mut session, 4, Some(Player::White));
    all(&mut session, &[], &[Action::Double, Action::Drop]);
    assert_eq!(session.score().white, 4);
}

#[test]
fn k04_r68_only_the_taker_may_redouble() {
    let mut session = at(Ruleset::default(), START);
    all(&mut session, &[], &[Action::Double, Action::Take]);
    assert_eq!(session.cube().owner, Some(Player::Black));
    refused(&mut session, Action::Double, Refusal::NotYourCube);
    turn(&mut session);
    all(&mut session, &[], &[Action::Double, Action::Take]);
    assert_eq!(
        (session.cube().value.points(), session.cube().owner),
        (4, Some(Player::White))
    );
}

#[test]
fn k05_k06_r62_points_are_the_cube_value_times_the_type_of_win() {
    for (text, cube, points) in [(S02, 4, 8), (S04, 8, 24)] {
        let mut session = at(Ruleset::default(), text);
        set_cube(&mut session, cube, Some(Player::Black));
        bear_off(&mut session);
        assert_eq!(session.score().white, points);
    }
}

#[test]
fn k07_r69_a_cube_above_64_is_possible() {
    let mut session = at(Ruleset::default(), START);
    set_cube(&mut session, 64, Some(Player::White));
    all(&mut session, &[], &[Action::Double, Action::Take]);
    assert_eq!(
        (session.cube().value.points(), session.cube().owner),
        (128, Some(Player::Black))
    );
    set_cube(&mut session, 1 << 20, Some(Player::White));
    refused(&mut session, Action::Double, Refusal::CubeLimit);
}

#[test]
fn k08_u07_r42_r70_a_closed_out_player_may_double_and_then_passes() {
    let mut session = at(Ruleset::default(), CLOSED);
    refused(&mut session, Action::Roll, Refusal::ClosedOut);
    assert!(!session.must_pass());
    all(&mut session, &[], &[Action::Double, Action::Take]);
    assert!(session.must_pass());
    all(&mut session, &[], &[Action::Pass]);
    assert_eq!(
        (session.decides(), session.cube().value.points()),
        (Some(Player::Black), 2)
    );
}

#[test]
fn k09_k10_r71_jacoby_counts_gammons_only_once_the_cube_has_been_turned() {
    let jacoby = money(|money| money.jacoby = true);
    assert_eq!(bear_off(&mut at(jacoby, S02)).points(), 1);
    let mut turned = at(jacoby, S04);
    set_cube(&mut turned, 2, Some(Player::Black));
    assert_eq!(bear_off(&mut turned).points(), 6);
}

#[test]
fn r71_an_automatic_double_does_not_count_as_a_turned_cube() {
    let mut session = at(money(|money| money.jacoby = true), S02);
    set_cube(&mut session, 2, None);
    assert_eq!(bear_off(&mut session).points(), 2);
}

#[test]
fn k11_r72_a_dropped_beaver_loses_the_doublers_own_double() {
    let mut session = at(money(|money| money.beavers = Beavers::One), START);
    all(&mut session, &[], &[Action::Double, Action::Beaver]);
    assert_eq!(session.decides(), Some(Player::White));
    all(&mut session, &[], &[Action::Drop]);
    assert_eq!(session.score().black, 2);
}

#[test]
fn k12_r72_with_one_beaver_a_raccoon_is_not_allowed() {
    let mut session = at(money(|money| money.beavers = Beavers::One), START);
    all(&mut session, &[], &[Action::Double, Action::Beaver]);
    refused(&mut session, Action::Beaver, Refusal::NoRaccoons);
    all(&mut session, &[], &[Action::Take]);
    assert_eq!(
        (session.cube().value.points(), session.cube().owner),
        (4, Some(Player::Black))
    );
    assert_eq!(session.decides(), Some(Player::White));
}

#[test]
fn k13_r72_after_a_raccoon_the_beaverer_owns_the_cube() {
    let mut session = at(money(|money| money.beavers = Beavers::Unlimited), START);
    all(
        &mut session,
        &[],
        &[Action::Double, Action::Beaver, Action::Beaver, Action::Take],
    );
    assert_eq!(
        (session.cube().value.points(), session.cube().owner),
        (8, Some(Player::Black))
    );
}

#[test]
fn k14_r72_without_beavers_the_double_remains_pending() {
    let mut session = at(Ruleset::default(), START);
    all(&mut session, &[], &[Action::Double]);
    refused(&mut session, Action::Beaver, Refusal::NoBeavers);
    refused(&mut session, Action::Roll, Refusal::AnswerDouble);
}

#[test]
fn k15_r73_automatic_doubles_stop_at_their_limit() {
    let mut session = Session::new(money(|money| money.automatic_doubles = 1));
    all(&mut session, &[5, 5, 6, 6, 2, 1], &[Action::RollOpening; 3]);
    assert_eq!(
        (session.cube().value.points(), session.cube().owner),
        (2, None)
    );
}

#[test]
fn k27_r82_under_jacoby_a_resigned_gammon_counts_one() {
    let mut session = at(money(|money| money.jacoby = true), START);
    all(
        &mut session,
        &[],
        &[Action::Resign(Win::Gammon), Action::AcceptResignation],
    );
    assert_eq!(session.score().black, 1);
}

#[test]
fn o5_no_double_in_a_game_without_a_cube() {
    let without = Ruleset {
        cube: false,
        ..Ruleset::default()
    };
    refused(&mut at(without, START), Action::Double, Refusal::NoCube);
    let misere = Ruleset {
        variant: crate::Variant::Misere,
        ..Ruleset::default()
    };
    refused(&mut at(misere, START), Action::Double, Refusal::NoCube);
}

#[test]
fn the_move_list_has_each_cube_offer_and_its_answer() {
    let mut session = at(money(|money| money.beavers = Beavers::One), START);
    let beavered = [Action::Double, Action::Beaver, Action::Take];
    all(&mut session, &[], &beavered);
    turn(&mut session);
    all(&mut session, &[], &[Action::Double, Action::Drop]);
    let listed: Vec<_> = session
        .record()
        .into_iter()
        .filter(|turn| !matches!(turn.act, Act::Play { .. }))
        .map(|turn| (turn.player, turn.act))
        .collect();
    let to = |offer, points| Act::Double(offer, CubeValue::new(points).expect("a power of two"));
    let expected = [
        (Player::White, to(Offer::Double, 2)),
        (Player::Black, to(Offer::Beaver, 4)),
        (Player::White, Act::Take),
        (Player::Black, to(Offer::Double, 8)),
        (Player::White, Act::Drop),
    ];
    assert_eq!(listed, expected);
}
