//! Tests for matches and resignations (K16-K24), and for bugs in other programs at the end of a game.

use super::*;

/// Creates a match to `points` at this score, with the next game yet to start.
fn after(points: u8, white: u32, black: u32) -> Session {
    let mut session = match_at(points, white, black);
    let outcome = Outcome {
        winner: Player::White,
        win: Win::Single,
        cube: CubeValue::ONE,
        by: crate::EndedBy::BearingOff,
    };
    session.state.phase = Phase::GameOver(outcome);
    session
}

/// Starts the next game and plays White's first turn, after which Black is on roll.
fn next_game(session: &mut Session) {
    all(session, &[3, 1], &[Action::NextGame, Action::RollOpening]);
    all(session, &[], &[step(8, 3), step(6, 1), Action::PickUp]);
}

#[test]
fn k16_r74_beavers_are_not_allowed_in_a_match() {
    let mut session = match_at(5, 0, 0);
    all(&mut session, &[], &[Action::Double]);
    refused(&mut session, Action::Beaver, Refusal::NoBeavers);
}

#[test]
fn k17_r79_gammons_always_count_in_a_match() {
    let mut session = match_at(5, 0, 0);
    session.state.board = board(S02);
    assert_eq!(bear_off(&mut session).points(), 2);
}

#[test]
fn k18_r76_no_double_in_the_crawford_game_which_comes_once() {
    let mut session = after(5, 4, 2);
    next_game(&mut session);
    assert!(session.is_crawford());
    refused(&mut session, Action::Double, Refusal::Crawford);
    all(&mut session, &[], &[Action::Resign(Win::Single)]);
    // The resignation ends the match; the phase is reset to test the game after the Crawford game (K19).
    session.state.phase = after(5, 4, 2).state.phase;
    next_game(&mut session);
    assert!(!session.is_crawford());
}

#[test]
fn k19_r77_after_the_crawford_game_the_trailer_doubles_immediately() {
    let mut session = after(5, 4, 2);
    session.state.crawford = super::super::Crawford::Now;
    next_game(&mut session);
    all(&mut session, &[], &[Action::Double, Action::Take]);
    assert_eq!(session.cube().value.points(), 2);
}

#[test]
fn o7_without_the_crawford_rule_there_is_no_crawford_game() {
    let length = MatchLength::new(5).expect("1 to 25");
    let ruleset = Ruleset {
        stakes: Stakes::Match(Match {
            length,
            crawford: false,
        }),
        ..Ruleset::default()
    };
    let mut session = at(ruleset, START);
    session.state.points = ByPlayer { white: 4, black: 2 };
    session.state.phase = after(5, 4, 2).state.phase;
    next_game(&mut session);
    assert!(!session.is_crawford());
}

#[test]
fn k20_k21_r75_a_dead_cube_is_not_offered() {
    refused(&mut match_at(5, 4, 2), Action::Double, Refusal::DeadCube);
    let mut session = match_at(5, 3, 3);
    set_cube(&mut session, 2, Some(Player::White));
    refused(&mut session, Action::Double, Refusal::DeadCube);
}

#[test]
fn k22_r74_the_match_ends_once_the_points_are_reached_and_no_further_game_starts() {
    let mut session = match_at(5, 3, 2);
    session.state.board = board(S02);
    set_cube(&mut session, 2, Some(Player::Black));
    assert_eq!(bear_off(&mut session).points(), 4);
    assert!(matches!(session.phase(), Phase::MatchOver(_)));
    for action in [
        Action::NextGame,
        Action::Roll,
        Action::RollOpening,
        Action::Double,
    ] {
        refused(&mut session, action, Refusal::MatchOver);
    }
}

#[test]
fn r76_a_one_point_match_has_no_cube_and_no_crawford_game() {
    let mut session = match_at(1, 0, 0);
    assert!(!session.is_crawford());
    refused(&mut session, Action::Double, Refusal::NoCube);
}

#[test]
fn k23_r80_a_declined_resignation_does_not_change_the_session() {
    let mut session = at(Ruleset::default(), START);
    all(&mut session, &[3, 1], &[Action::Roll]);
    all(&mut session, &[], &[step(8, 3)]);
    let before = session.phase().clone();
    all(
        &mut session,
        &[],
        &[Action::Resign(Win::Single), Action::DeclineResignation],
    );
    assert_eq!(session.phase(), &before);
    all(
        &mut session,
        &[],
        &[Action::Resign(Win::Gammon), Action::AcceptResignation],
    );
    assert_eq!(session.score().black, 2);
}

#[test]
fn r80_a_turn_with_a_declined_resignation_replays() {
    let ruleset = Ruleset::default();
    let mut session = Session::new(ruleset);
    let half = [
        Action::RollOpening,
        step(8, 3),
        Action::Resign(Win::Single),
        Action::DeclineResignation,
    ];
    all(&mut session, &[3, 1], &half);
    all(&mut session, &[], &[step(6, 1), Action::PickUp]);
    let again = Session::replay(ruleset, session.actions());
    assert_eq!(again.as_ref(), Ok(&session));
}

#[test]
fn k24_r80_resignations_count_at_the_current_cube() {
    for (cube, win, points) in [(1, Win::Backgammon, 3), (2, Win::Gammon, 4)] {
        let mut session = at(Ruleset::default(), START);
        set_cube(&mut session, cube, None);
        all(
            &mut session,
            &[],
            &[Action::Resign(win), Action::AcceptResignation],
        );
        assert_eq!(session.score().black, points);
    }
    let mut session = at(Ruleset::default(), START);
    refused(
        &mut session,
        Action::Resign(Win::Quadruple),
        Refusal::NoSuchWin,
    );
}

#[test]
fn r80_a_resignation_in_reply_to_a_double_counts_at_the_old_cube() {
    let mut session = at(Ruleset::default(), START);
    all(
        &mut session,
        &[],
        &[Action::Double, Action::Resign(Win::Single)],
    );
    all(&mut session, &[], &[Action::AcceptResignation]);
    assert_eq!(session.score().white, 1);
}

#[test]
fn dailygammon_81_the_next_game_starts_only_while_the_match_continues() {
    refused(
        &mut match_at(5, 0, 0),
        Action::NextGame,
        Refusal::GameGoesOn,
    );
    let mut session = after(5, 1, 0);
    all(&mut session, &[], &[Action::NextGame]);
    assert_eq!(
        (session.game_number(), session.phase()),
        (2, &Phase::Opening)
    );
    assert_eq!(session.cube(), Cube::default());
    assert_eq!(
        session.board_of(Player::Black),
        Board::start(crate::Variant::Standard)
    );
}

#[test]
fn r76_the_crawford_game_is_known_once_the_results_determine_it() {
    let won = |winner, win| Outcome {
        winner,
        win,
        cube: CubeValue::ONE,
        by: crate::EndedBy::BearingOff,
    };
    let (white, black) = (Player::White, Player::Black);
    let after = |outcomes: &[Outcome]| {
        let mut session = match_at(5, 0, 0);
        session.log.extend(outcomes.iter().map(|outcome| Entry {
            action: Action::PickUp,
            dice: Vec::new(),
            decided: None,
            outcome: Some(*outcome),
        }));
        session.crawford_game()
    };
    let three = won(white, Win::Backgammon);
    let one = won(white, Win::Single);
    assert_eq!(after(&[three]), None);
    assert_eq!(after(&[three, one]), Some(3));
    let other = won(black, Win::Backgammon);
    assert_eq!(
        after(&[three, other, one, won(black, Win::Single)]),
        Some(4)
    );
    assert_eq!(after(&[three, won(white, Win::Gammon)]), None);
}

#[test]
fn each_game_of_a_session_has_its_own_decisions_and_result() {
    let mut session = at(Ruleset::default(), START);
    let dropped = [Action::Double, Action::Drop];
    all(&mut session, &[], &dropped);
    all(
        &mut session,
        &[3, 1],
        &[Action::NextGame, Action::RollOpening],
    );
    all(&mut session, &[], &[step(8, 3), step(6, 1), Action::PickUp]);
    all(&mut session, &[], &dropped);
    let games: Vec<_> = session
        .games()
        .map(|game| {
            (
                game.number,
                game.decisions.len(),
                game.outcome.map(|outcome| outcome.winner),
            )
        })
        .collect();
    let (white, black) = (Some(Player::White), Some(Player::Black));
    assert_eq!(games, [(1, 2, white), (2, 3, black)]);
    assert_eq!(session.record().len(), 3, "of the last game alone");
}
