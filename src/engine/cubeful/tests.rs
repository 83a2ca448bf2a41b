use rules::{CubeValue, Offer};

use super::*;
use crate::context::Scale;
use crate::cube::tests::{at_score, chances, money};
use crate::{CubeAccess, CubeAction, Handcrafted, Mwc, Standing, decide};

/// Test evaluator that returns this winning chance for every position.
struct Always(f32);

impl Evaluator for Always {
    fn estimate(&self, _: &Board) -> Outcomes {
        chances(self.0, 0.0, 0.0)
    }
}

#[test]
fn r72_a_bad_double_is_beavered() {
    let two = CubeValue::new(2).expect("a power of two");
    let four = CubeValue::new(4).expect("a power of two");
    let context = money(CubeAccess::Centre, false, true);
    let board = Board::start(rules::Variant::Standard);
    let answer = |win, offer, value, may| {
        let search = Search::new(Always(win), 0);
        respond_ahead(&search, &board, &context, offer, value, may)
    };
    assert_eq!(answer(0.4, Offer::Double, two, true), Response::Redouble);
    assert_eq!(answer(0.4, Offer::Double, two, false), Response::Take);
    assert_eq!(answer(0.7, Offer::Double, two, true), Response::Take);
    assert_eq!(answer(0.9, Offer::Double, two, true), Response::Drop);
    // The doubler answers the beaver.
    assert_eq!(answer(0.4, Offer::Beaver, four, true), Response::Take);
    assert_eq!(answer(0.9, Offer::Beaver, four, true), Response::Redouble);
    assert_eq!(answer(0.1, Offer::Beaver, four, true), Response::Drop);
}

#[test]
fn zero_ply_decisions_nearly_match_the_cube_model() {
    let board = Board::start(rules::Variant::Standard);
    for win in [0.1, 0.3, 0.5, 0.69, 0.72, 0.8, 0.97] {
        let search = Search::new(Always(win), 0);
        for context in [
            Context::MONEY,
            money(CubeAccess::Mover, true, true),
            at_score(5, 3, 2, CubeAccess::Mover),
            at_score(2, 2, 1, CubeAccess::Centre),
        ] {
            let ahead = decide_ahead(&search, &board, &context);
            let general = decide(&chances(win, 0.0, 0.0), &context);
            let difference = (ahead.best() - general.best()).0.abs();
            assert!(difference < 0.05, "{ahead:?} {general:?}");
            assert_eq!(ahead.double_take.is_some(), general.double_take.is_some());
        }
    }
}

#[test]
fn doubles_before_the_last_roll_of_a_race_if_that_gains_equity() {
    // One checker each on the ace point against two checkers on the 6 and ace points, which 15 of 36 rolls bear off.
    let mut setup = rules::Setup::EMPTY;
    (setup.own[0], setup.own[6], setup.own[1]) = (13, 1, 1);
    (setup.opponent[0], setup.opponent[1]) = (14, 1);
    let board = Board::try_from(setup).expect("a position that can occur");
    let search = Search::new(Handcrafted, 2);
    let now = decide_ahead(&search, &board, &Context::MONEY);
    // After a miss, the opponent doubles the player out. With a centred cube, that costs no more than losing.
    let expected = 2.0 * 15.0 / 36.0 - 1.0;
    assert!((now.no_double.0 - expected).abs() < 1e-5, "{now:?}");
    assert_eq!(now.action, CubeAction::NoDouble);
    let better = board.flipped();
    let wins = decide_ahead(&search, &better, &Context::MONEY);
    assert_eq!(wins.action, CubeAction::DoublePass);
    let answer = respond_ahead(
        &search,
        &better,
        &Context::MONEY,
        Offer::Double,
        CubeValue::new(2).expect("2"),
        true,
    );
    assert_eq!(answer, Response::Drop);
}

/// Returns a board on which each side has blots and a checker on the bar, where the reply with the most wins has
/// neither the fewest gammons lost nor the most gammons won.
pub(crate) fn gammonish() -> Board {
    crate::sample::board(
        &[
            (25, 1),
            (18, 1),
            (13, 3),
            (8, 2),
            (7, 1),
            (6, 4),
            (3, 1),
            (2, 2),
        ],
        &[
            (25, 1),
            (14, 1),
            (13, 2),
            (8, 3),
            (6, 3),
            (5, 2),
            (4, 2),
            (2, 1),
        ],
    )
    .expect("a position that can occur")
}

#[test]
fn r71_jacoby_does_not_affect_replies_after_the_cube_is_turned() {
    let board = gammonish();
    for (board, plies) in [(board, 1), (board, 2), (board.flipped(), 2)] {
        let search = Search::new(Handcrafted, plies);
        let doubled =
            |jacoby| decide_ahead(&search, &board, &money(CubeAccess::Centre, jacoby, false));
        assert_eq!(doubled(true).double_take, doubled(false).double_take);
        assert_ne!(doubled(true).no_double, doubled(false).no_double);
    }
}

#[test]
fn gammons_do_not_count_once_the_cube_decides_the_match() {
    let board = gammonish();
    let search = Search::new(Handcrafted, 2);
    let decisive = at_score(2, 2, 2, CubeAccess::Opponent);
    let win = search.chances(&board, &decisive).win();
    let context = at_score(2, 2, 1, CubeAccess::Centre);
    let Standing::Match(score) = context.standing else {
        panic!("a match is no money play");
    };
    let doubled = decide_ahead(&search, &board, &context).double_take;
    let expected = Scale::new(score, 1).equity(Mwc(win));
    assert!(
        doubled.is_some_and(|doubled| (doubled - expected).0.abs() < 1e-4),
        "{doubled:?} {expected:?}"
    );
}
