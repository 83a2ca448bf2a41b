use rules::{BoardError, CubeValue, Variant};

use super::*;
use crate::{Away, Handcrafted, Judge, MatchScore, Met, Outcomes, bearoff, sample::board};

const CUBELESS: RolloutSettings = RolloutSettings {
    cubeful: false,
    plies: 0,
    cube_plies: 0,
    truncate: None,
    seed: 0,
};

const CUBEFUL: RolloutSettings = RolloutSettings {
    cubeful: true,
    ..CUBELESS
};

/// Returns a start in which the player on roll does not double before the first roll.
fn rolling(board: Board, context: Context) -> Start {
    Start {
        board,
        context,
        may_double: false,
        is_decider: true,
    }
}

fn rolled<E: Evaluator>(
    judge: E,
    board: Board,
    context: &Context,
    settings: &RolloutSettings,
    trials: u64,
) -> RolledOut {
    let search = Search::new(judge, 0);
    let rollout = Rollout::new(&search, context, vec![rolling(board, *context)], settings);
    rollout.run(0..trials).results().expect("trials")[0]
}

/// Test evaluator that uses the bear-off tables but never reports a result as exact, so that trials are played to the
/// end.
struct Forgetful;

impl Evaluator for Forgetful {
    fn estimate(&self, board: &Board) -> Outcomes {
        Judge::without_nets().estimate(board)
    }
}

#[test]
fn exact_chances_are_found_and_hardly_vary() -> Result<(), BoardError> {
    let board = board(&[(0, 9), (6, 3), (5, 3)], &[(0, 10), (4, 4), (6, 1)])?;
    let exact = bearoff::outcomes(&board).expect("at home");
    let found = rolled(Forgetful, board, &Context::MONEY, &CUBELESS, 108);
    let off = (found.equity - f64::from(exact.equity().0)).abs();
    assert!(off < 1e-3 && found.error < 1e-3, "{found:?}");
    assert!((found.outcomes.win() - exact.win()).abs() < 1e-3);
    let known = rolled(
        Judge::without_nets(),
        board,
        &Context::MONEY,
        &CUBELESS,
        108,
    );
    assert!((known.equity - f64::from(exact.equity().0)).abs() < 1e-6);
    Ok(())
}

/// Test evaluator with arbitrary winning chances. Variance reduction is ineffective with it, but the mean remains
/// unbiased.
struct Blind;

impl Evaluator for Blind {
    fn estimate(&self, board: &Board) -> Outcomes {
        let win = 0.3 + f32::from(board.own().pips() % 7) / 20.0;
        Outcomes::from_weights([win, 0.0, 0.0, 1.0 - win, 0.0, 0.0]).expect("weights")
    }
}

#[test]
fn a_bad_evaluator_only_increases_the_error() -> Result<(), BoardError> {
    let board = board(&[(0, 13), (6, 2)], &[(0, 14), (1, 1)])?;
    // 4 rolls out of 36 (3-3, 4-4, 5-5 and 6-6) bear off both checkers; otherwise, the opponent wins.
    let found = rolled(Blind, board, &Context::MONEY, &CUBELESS, 36);
    assert!(
        (found.outcomes.win() - 4.0 / 36.0).abs() < 1e-5,
        "{found:?}"
    );
    Ok(())
}

/// Returns a position in which the player on roll bears off in two turns, or in one with a double, while the opponent
/// needs one of 15 rolls out of 36. After a miss, the player doubles and the opponent drops.
fn three_rolls() -> Result<Board, BoardError> {
    board(&[(0, 11), (1, 4)], &[(0, 13), (6, 1), (1, 1)])
}

#[test]
fn cube_equity_agrees_with_a_full_search() -> Result<(), BoardError> {
    let board = three_rolls()?;
    for access in [CubeAccess::Centre, CubeAccess::Mover, CubeAccess::Opponent] {
        let context = Context {
            access,
            value: CubeValue::new(2).expect("a power of two"),
            ..Context::MONEY
        };
        let search = Search::new(Judge::without_nets(), 0);
        let exact = CubefulJudge::new(&context, 3)
            .judge(&search, &board)
            .decision
            .no_double;
        let found = rolled(Judge::without_nets(), board, &context, &CUBEFUL, 1_296);
        let off = (found.equity - f64::from(exact.0)).abs();
        assert!(
            off < 4.0 * found.error + 1e-4,
            "{access:?} {found:?} {exact:?}"
        );
        assert!(found.error < 0.02, "{access:?} {found:?}");
    }
    Ok(())
}

#[test]
fn a_cube_that_neither_player_can_turn_does_not_change_the_equity() -> Result<(), BoardError> {
    let two = Away::new(2).expect("1 to 25");
    let context = Context {
        standing: Standing::Match(MatchScore {
            own: two,
            opponent: two,
            crawford: rules::Crawford::Ahead,
            met: Met::default(),
        }),
        value: CubeValue::new(2).expect("a power of two"),
        access: CubeAccess::Mover,
        ..Context::MONEY
    };
    let board = board(&[(0, 9), (6, 3), (5, 3)], &[(0, 10), (4, 4), (6, 1)])?;
    let win = f64::from(bearoff::outcomes(&board).expect("at home").win());
    for settings in [CUBELESS, CUBEFUL] {
        let found = rolled(Judge::without_nets(), board, &context, &settings, 36);
        assert!((found.equity - (2.0 * win - 1.0)).abs() < 1e-5, "{found:?}");
        let found = rolled(Forgetful, board, &context, &settings, 36);
        assert!((found.equity - (2.0 * win - 1.0)).abs() < 1e-2, "{found:?}");
    }
    Ok(())
}

#[test]
fn r71_under_jacoby_without_doubles_plays_are_chosen_by_the_winning_chance() {
    let jacoby = Context {
        standing: Standing::Money {
            jacoby: true,
            beavers: false,
        },
        ..Context::MONEY
    };
    // In a match to one point, too, gammons and backgammons count as single games.
    let last_point = Context {
        standing: Standing::Match(MatchScore {
            own: Away::ONE,
            opponent: Away::ONE,
            crawford: rules::Crawford::Over,
            met: Met::default(),
        }),
        ..Context::MONEY
    };
    let settings = RolloutSettings {
        plies: 1,
        truncate: Some(3),
        ..CUBELESS
    };
    let board = crate::cubeful::tests::gammonish();
    let wins = [jacoby, last_point, Context::MONEY].map(|context| {
        let found = rolled(Judge::without_nets(), board, &context, &settings, 36);
        found.outcomes.win()
    });
    // Equally good plays may differ by rounding.
    assert!((wins[0] - wins[1]).abs() < 1e-4, "{wins:?}");
    assert!((wins[0] - wins[2]).abs() > 1e-3, "{wins:?}");
}

#[test]
fn doubling_is_compared_per_cube_before_the_double() -> Result<(), BoardError> {
    let context = Context::MONEY;
    let doubled = Context {
        value: CubeValue::new(2).expect("a power of two"),
        access: CubeAccess::Opponent,
        ..context
    };
    let board = three_rolls()?;
    let search = Search::new(Judge::without_nets(), 0);
    let starts = vec![rolling(board, context), rolling(board, doubled)];
    let sums = Rollout::new(&search, &context, starts, &CUBEFUL).run(0..1_296);
    let exact = CubefulJudge::new(&context, 3)
        .judge(&search, &board)
        .decision;
    let expected = [Some(exact.no_double), exact.double_take];
    for (found, expected) in sums.results().expect("trials").iter().zip(expected) {
        let expected = f64::from(expected.expect("doubling is allowed").0);
        assert!(
            (found.equity - expected).abs() < 4.0 * found.error + 1e-4,
            "{found:?} {expected}"
        );
    }
    let (leader, chance) = sums.leader().expect("trials");
    assert_eq!(
        leader,
        usize::from(exact.double_take > Some(exact.no_double))
    );
    assert!(chance > 0.99, "{chance}");
    Ok(())
}

#[test]
fn one_trial_makes_all_positions_equally_likely_to_lead() {
    let search = Search::new(Handcrafted, 0);
    let start = rolling(Board::start(Variant::Standard), Context::MONEY);
    let rollout = |choices: usize, trials: u64| {
        let rollout = Rollout::new(&search, &Context::MONEY, vec![start; choices], &CUBEFUL);
        rollout.run(0..trials).leader().map(|(_, chance)| chance)
    };
    assert_eq!(rollout(4, 0), None);
    assert_eq!(rollout(4, 1), Some(0.25));
    assert_eq!(rollout(1, 1), Some(1.0), "there is no other");
}

#[test]
fn parts_can_be_merged_in_any_order_with_the_same_sums() {
    let search = Search::new(Handcrafted, 0);
    let start = rolling(Board::start(Variant::Standard), Context::MONEY);
    let other = Start {
        may_double: true,
        is_decider: false,
        ..start
    };
    let settings = RolloutSettings {
        truncate: Some(5),
        ..CUBEFUL
    };
    let rollout = Rollout::new(&search, &Context::MONEY, vec![start, other], &settings);
    let whole = rollout.run(3..40);
    let mut merged = RolloutSums::new(2);
    for part in [20..31, 3..9, 31..40, 9..20] {
        let fresh = Search::new(Handcrafted, 0);
        let part = Rollout::new(&fresh, &Context::MONEY, vec![start, other], &settings).run(part);
        assert_eq!(merged.merge(&part), Ok(()));
        assert!(matches!(merged.merge(&part), Err(MergeError::Twice(_))));
    }
    assert_eq!(merged, whole);
    assert_eq!(
        merged.merge(&RolloutSums::new(1)),
        Err(MergeError::Positions)
    );
    assert_eq!((whole.count(), RolloutSums::new(2).results()), (37, None));
}

/// Returns a race in which a double is a take at 0 and 1 plies, but a drop at 2 plies.
fn close_double() -> Result<Board, BoardError> {
    let own = [(0, 7), (1, 2), (3, 1), (4, 2), (5, 2), (6, 1)];
    let opponent = [(0, 7), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 3)];
    board(&own, &opponent)
}

#[test]
fn the_cube_decision_before_the_first_roll_uses_two_plies() -> Result<(), BoardError> {
    let search = Search::new(Judge::without_nets(), 0);
    let start = Start {
        may_double: true,
        ..rolling(close_double()?, Context::MONEY)
    };
    let found = Rollout::new(&search, &Context::MONEY, vec![start], &CUBEFUL)
        .run(0..36)
        .results()
        .expect("trials")[0];
    assert!(
        (found.equity - 1.0).abs() < 1e-6 && found.error < 1e-6,
        "{found:?}"
    );
    Ok(())
}

#[test]
fn close_cube_decisions_in_a_trial_use_one_ply() -> Result<(), BoardError> {
    let search = Search::new(Judge::without_nets(), 0);
    let rollout = Rollout::new(&search, &Context::MONEY, Vec::new(), &CUBEFUL);
    for (board, plies) in [(close_double()?, 1), (Board::start(Variant::Standard), 0)] {
        let seat = Seat::new(&Context::MONEY, board, CubeState::of(Context::MONEY), true);
        let found = rollout.cube_decision(&seat, 3);
        let judged = [0, 1].map(|plies| {
            let judge = CubefulJudge::new(&Context::MONEY, plies);
            judge.judge(&search, &board).decision
        });
        assert_ne!(judged[0], judged[1]);
        assert_eq!(found.decision, judged[plies]);
    }
    Ok(())
}

#[test]
fn cube_plies_deepen_cube_decisions_but_not_plays() -> Result<(), BoardError> {
    let search = Search::new(Judge::without_nets(), 0);
    let settings = RolloutSettings {
        cube_plies: 2,
        ..CUBEFUL
    };
    let rollout = Rollout::new(&search, &Context::MONEY, Vec::new(), &settings);
    let board = close_double()?;
    let seat = Seat::new(&Context::MONEY, board, CubeState::of(Context::MONEY), true);
    let [shallow, deep] = [0, 2].map(|plies| {
        let judge = CubefulJudge::new(&Context::MONEY, plies);
        judge.judge(&search, &board).decision
    });
    assert_ne!(shallow, deep);
    assert_eq!(rollout.cube_decision(&seat, 3).decision, deep);
    assert_eq!((settings.plies, settings.max_plies()), (0, 2));
    Ok(())
}

#[test]
fn truncated_trials_are_evaluated_at_one_ply() {
    let board = Board::start(Variant::Standard);
    let search = Search::new(Judge::without_nets(), 0);
    let settings = RolloutSettings {
        truncate: Some(0),
        ..CUBEFUL
    };
    let starts = vec![rolling(board, Context::MONEY)];
    let sums = Rollout::new(&search, &Context::MONEY, starts, &settings).run(0..2);
    let found = sums.results().expect("trials")[0];
    let judge = CubefulJudge::new(&Context::MONEY, 1);
    let expected = judge.judge(&search, &board).decision.no_double;
    assert!(
        (found.equity - f64::from(expected.0)).abs() < 1e-6,
        "{found:?}"
    );
}

#[test]
fn truncation_before_the_first_roll_returns_the_search_evaluation() {
    let board = Board::start(Variant::Standard);
    let settings = RolloutSettings {
        truncate: Some(0),
        ..CUBELESS
    };
    let found = rolled(Handcrafted, board, &Context::MONEY, &settings, 2);
    let searched = Search::new(Handcrafted, 1).evaluate(&board);
    assert!((found.equity - f64::from(searched.equity().0)).abs() < 1e-6);
    assert!(found.error < 1e-9);
}

#[test]
fn reusing_the_memory_does_not_change_the_results_of_chunks() {
    let search = Search::new(Handcrafted, 0);
    let board = Board::start(Variant::Standard);
    let settings = RolloutSettings {
        truncate: Some(4),
        ..CUBEFUL
    };
    let mut memory = RolloutMemory::default();
    for context in [Context::MONEY, Context::MONEY.flipped()] {
        let rollout = Rollout::new(&search, &context, vec![rolling(board, context)], &settings);
        let mut merged = RolloutSums::new(1);
        for chunk in [0..5, 5..6, 6..20] {
            let sums = rollout.run_with(chunk, &mut memory);
            assert_eq!(merged.merge(&sums), Ok(()));
        }
        assert_eq!(merged, rollout.run(0..20));
    }
}

#[test]
fn a_rollout_starts_from_the_position_after_a_choice() {
    let board = Board::start(Variant::Standard);
    let double = Decision::builder(board).build().expect("a decision");
    let after = |choice| Start::after(&double, &choice, Met::default());
    let rolled = after(Choice::Roll).expect("a start");
    assert_eq!((rolled.board, rolled.is_decider), (board, true));
    let doubled = after(Choice::Double).expect("a start");
    assert_eq!(doubled.context.value.points(), 2);
    assert_eq!(doubled.context.access, CubeAccess::Opponent);
    assert_eq!(after(Choice::Take), None);
    let play = Decision::builder(board)
        .play(3, 1)
        .build()
        .expect("a decision");
    assert_eq!(Start::after(&play, &Choice::Roll, Met::default()), None);
    let legal = rules::legal_plays(&board, play.roll().expect("a roll"))[0];
    let played = Start::after(&play, &Choice::Play(legal.play), Met::default()).expect("a start");
    assert_eq!(
        (played.board, played.is_decider, played.may_double),
        (legal.after, false, true)
    );
}

#[test]
fn inconsistent_sums_have_no_results() {
    let rolled = RolloutSums {
        trials: vec![Range { start: 0, end: 4 }],
        ..RolloutSums::new(2)
    };
    assert!(rolled.results().is_some() && rolled.leader().is_some());
    let spoil: [fn(&mut RolloutSums); 3] = [
        |sums| sums.equities.push(0),
        |sums| sums.chances.clear(),
        |sums| sums.products.clear(),
    ];
    for spoil in spoil {
        let mut spoilt = rolled.clone();
        spoil(&mut spoilt);
        assert_eq!((spoilt.results(), spoilt.leader()), (None, None));
    }
}
