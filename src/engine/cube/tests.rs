use rules::CubeValue;

use super::*;
use crate::{Away, Cumulative, Met};

pub(crate) fn chances(win: f32, win_gammon: f32, lose_gammon: f32) -> Outcomes {
    Cumulative {
        win,
        win_gammon,
        win_backgammon: 0.0,
        lose_gammon,
        lose_backgammon: 0.0,
    }
    .exclusive()
}

pub(crate) fn at_score(own: u8, opponent: u8, value: u32, access: CubeAccess) -> Context {
    let away = |points| Away::new(points).expect("1 to 25");
    Context {
        standing: Standing::Match(MatchScore {
            own: away(own),
            opponent: away(opponent),
            crawford: Crawford::Ahead,
            met: Met::default(),
        }),
        value: CubeValue::new(value).expect("a power of two"),
        access,
        ..Context::MONEY
    }
}

pub(crate) fn money(access: CubeAccess, jacoby: bool, beavers: bool) -> Context {
    Context {
        standing: Standing::Money { jacoby, beavers },
        access,
        ..Context::MONEY
    }
}

fn action(win: f32, context: Context) -> CubeAction {
    decide(&chances(win, 0.0, 0.0), &context).action
}

/// Returns the winning chance above which a double is dropped, in a position without gammons.
fn drop_point(context: Context) -> f32 {
    let dropped = |percent: &u16| {
        let decision = decide(&chances(f32::from(*percent) / 1000.0, 0.0, 0.0), &context);
        decision.double_take > decision.double_pass
    };
    (1..1000)
        .find(dropped)
        .map_or(1.0, |percent| f32::from(percent) / 1000.0)
}

#[test]
fn money_take_point_without_gammons_is_between_the_live_and_dead_cube_limits() {
    // The take point is 20 % with a live cube, 25 % with a dead cube, and 21.5 % at a life index of two thirds.
    let taker = 1.0 - drop_point(Context::MONEY);
    assert!((0.205..0.225).contains(&taker), "{taker}");
}

#[test]
fn money_decisions_depend_on_the_winning_chance() {
    let centre = Context::MONEY;
    assert_eq!(action(0.5, centre), CubeAction::NoDouble);
    assert_eq!(action(0.75, centre), CubeAction::DoubleTake);
    assert_eq!(action(0.85, centre), CubeAction::DoublePass);
    // The cube's owner doubles later than a player with a centred cube.
    let owned = money(CubeAccess::Mover, false, false);
    assert_eq!(action(0.7, centre), CubeAction::DoubleTake);
    assert_eq!(action(0.7, owned), CubeAction::NoDouble);
    // A player cannot double while the opponent owns the cube.
    let decision = decide(
        &chances(0.9, 0.0, 0.0),
        &money(CubeAccess::Opponent, false, false),
    );
    assert_eq!(
        (decision.double_take, decision.action),
        (None, CubeAction::NoDouble)
    );
}

#[test]
fn r71_under_jacoby_playing_on_for_a_gammon_is_never_right_with_a_centred_cube() {
    let gammonish = chances(0.95, 0.6, 0.0);
    assert_eq!(
        decide(&gammonish, &Context::MONEY).action,
        CubeAction::TooGood
    );
    let jacoby = money(CubeAccess::Centre, true, false);
    assert_eq!(decide(&gammonish, &jacoby).action, CubeAction::DoublePass);
    let turned = money(CubeAccess::Mover, true, false);
    assert_eq!(decide(&gammonish, &turned).action, CubeAction::TooGood);
}

#[test]
fn r75_a_dead_cube_is_not_turned() {
    assert_eq!(
        action(0.8, at_score(2, 5, 2, CubeAccess::Mover)),
        CubeAction::NoDouble
    );
    let decision = decide(
        &chances(0.75, 0.0, 0.0),
        &at_score(1, 3, 1, CubeAccess::Centre),
    );
    assert_eq!(decision.double_take, None);
}

#[test]
fn r76_doubling_is_not_allowed_in_the_crawford_game() {
    let mut context = at_score(4, 1, 1, CubeAccess::Centre);
    if let Standing::Match(score) = &mut context.standing {
        score.crawford = Crawford::Now;
    }
    assert_eq!(decide(&chances(0.75, 0.0, 0.0), &context).double_take, None);
}

#[test]
fn r77_r78_after_crawford_the_trailer_doubles_and_the_leader_uses_a_free_drop() {
    // The trailer is 2 points away. One game remains with or without a drop, so the leader has a free drop as soon as
    // the leader is the underdog.
    let free = at_score(2, 1, 1, CubeAccess::Centre);
    assert_eq!(action(0.45, free), CubeAction::DoubleTake);
    assert!(
        (0.495..0.505).contains(&drop_point(free)),
        "{}",
        drop_point(free)
    );
    // The trailer is 4 points away, with a match-winning chance of 32.3 % after a drop and 48.8 % after a win with the
    // cube at 2.
    let free = drop_point(at_score(4, 1, 1, CubeAccess::Centre));
    assert!((0.655..0.67).contains(&free), "{free}");
    // The trailer is 3 points away. A drop costs a game, so nearly every double is a take.
    let dear = drop_point(at_score(3, 1, 1, CubeAccess::Centre));
    assert!((0.97..0.98).contains(&dear), "{dear}");
}

#[test]
fn a_cube_that_decides_the_match_is_taken_down_to_the_match_equity_after_a_drop() {
    // A cube at 2 decides the match; a drop leads to 1-away 2-away, at 32.26 %.
    let taker = 1.0 - drop_point(at_score(2, 2, 1, CubeAccess::Centre));
    assert!((0.315..0.33).contains(&taker), "{taker}");
}

#[test]
fn margin_is_the_distance_to_the_next_best_action() {
    let margin = |no_double, taken| {
        let found = decision(Equity(no_double), Some(Equity(taken)), &Context::MONEY);
        (found.action, found.margin())
    };
    let is = |found: (CubeAction, f32), action, expected: f32| {
        assert!(
            found.0 == action && (found.1 - expected).abs() < 1e-6,
            "{found:?}"
        );
    };
    is(margin(0.25, -0.25), CubeAction::NoDouble, 0.5);
    is(margin(0.5, 0.75), CubeAction::DoubleTake, 0.25);
    is(margin(0.5, 0.875), CubeAction::DoubleTake, 0.125);
    is(margin(0.75, 1.125), CubeAction::DoublePass, 0.125);
    is(margin(0.75, 1.5), CubeAction::DoublePass, 0.25);
    is(margin(1.25, 2.0), CubeAction::TooGood, 0.25);
    let owned = decision(Equity(0.5), None, &Context::MONEY);
    assert!(owned.margin().is_infinite());
}

#[test]
fn equities_are_finite_and_increase_with_the_winning_chance() {
    let accesses = [
        CubeAccess::Centre,
        CubeAccess::Mover,
        CubeAccess::Opponent,
        CubeAccess::Nobody,
    ];
    for access in accesses {
        let mut contexts = vec![money(access, false, false), money(access, true, true)];
        for (own, opponent, value) in [(1, 1, 1), (2, 7, 1), (7, 2, 4), (25, 25, 1), (3, 5, 16)] {
            contexts.push(at_score(own, opponent, value, access));
        }
        for context in &contexts {
            let mut before = f32::NEG_INFINITY;
            for percent in 0..=100 {
                let win = f32::from(percent as u8) / 100.0;
                let decision = decide(&chances(win, 0.3 * win, 0.2 * (1.0 - win)), context);
                let worth = decision.no_double.0;
                assert!(
                    worth.is_finite() && worth >= before - 1e-4,
                    "{context:?} {win}"
                );
                assert!(decision.double_take.is_none_or(|take| take.0.is_finite()));
                before = worth;
            }
        }
    }
}
