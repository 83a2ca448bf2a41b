use rules::Setup;

use super::*;
use crate::{Evaluator, Judge, Search};

/// Returns a board on which both sides have these checkers on points 1 to 6.
fn board(own: [u8; 6], opponent: [u8; 6]) -> Board {
    let side = |points: [u8; 6]| {
        let mut counts = [0; 26];
        counts[0] = 15 - points.iter().sum::<u8>();
        counts[1..=6].copy_from_slice(&points);
        counts
    };
    let setup = Setup {
        own: side(own),
        opponent: side(opponent),
    };
    Board::try_from(setup).expect("a position that can occur")
}

fn known_win(own: [u8; 6], opponent: [u8; 6]) -> f32 {
    outcomes(&board(own, opponent)).expect("all are home").win()
}

fn assert_near(value: f32, expected: f32, error: f32) {
    assert!((value - expected).abs() < error, "{value}, not {expected}");
}

#[test]
fn matches_hand_counted_probabilities() {
    // 15 rolls bear off both a checker on the 6 point and one on the ace point: 6-1 to 6-6, and 2-2 to 5-5.
    assert_near(
        known_win([1, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0]),
        15.0 / 36.0,
        1e-6,
    );
    // 27 rolls bear off a checker on the 6 point: all that contain a 6, all sums of 6 or more, and 2-2, 3-3, 4-4, 5-5.
    assert_near(
        known_win([0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0]),
        27.0 / 36.0,
        1e-6,
    );
    assert_near(
        known_win([3, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]),
        6.0 / 36.0,
        1e-6,
    );
}

#[test]
fn one_sided_and_two_sided_tables_agree() {
    for (own, opponent) in [
        ([2, 2, 1, 0, 1, 0], [0, 1, 2, 0, 2, 1]),
        ([0, 0, 0, 2, 2, 2], [1, 1, 1, 1, 1, 1]),
        ([6, 0, 0, 0, 0, 0], [0, 0, 3, 0, 0, 0]),
    ] {
        let [own, opponent] = [own, opponent].map(Home::new);
        let exact = ending::win(own, opponent).expect("few enough");
        let rolls = ALL.rolls(own).chance_at_most(ALL.rolls(opponent));
        assert_near(rolls, exact, 5e-3);
    }
}

/// Test evaluator that returns exact outcomes if the tables contain them, and a certain win otherwise.
struct Known;

impl Evaluator for Known {
    fn estimate(&self, board: &Board) -> Outcomes {
        outcomes(board).unwrap_or(Outcomes::WIN)
    }
}

#[test]
fn outcomes_nearly_agree_with_one_ply_search() {
    let positions = [
        ([1, 2, 0, 1, 0, 1], [0, 1, 2, 0, 1, 0]),
        ([3, 3, 2, 1, 1, 1], [2, 2, 3, 2, 1, 0]),
        ([1, 2, 3, 3, 3, 3], [0, 0, 0, 0, 0, 3]),
        ([4, 0, 0, 0, 0, 0], [3, 3, 3, 2, 2, 2]),
        ([0, 0, 0, 0, 2, 13], [0, 2, 0, 0, 0, 2]),
    ];
    for (own, opponent) in positions {
        let board = board(own, opponent);
        let (now, later) = (
            Known.evaluate(&board),
            Search::new(Known, 1).evaluate(&board),
        );
        for (now, later) in now.exclusive().into_iter().zip(later.exclusive()) {
            assert_near(now, later, 3e-3);
        }
    }
}

#[test]
fn one_ply_finds_the_trailing_sides_best_plays() {
    let judge = Judge::without_nets();
    // Seven checkers against five; the reference is a two-sided table for up to eight checkers.
    let board = board([1, 0, 1, 3, 1, 1], [2, 1, 1, 1, 0, 0]);
    assert!(!judge.is_exact(&board));
    let win = |plies| Search::new(&judge, plies).evaluate(&board).win();
    assert_near(win(0), 0.1355, 1e-4);
    assert_near(win(1), 0.144_465, 1e-6);
}

#[test]
fn a_gammon_is_lost_only_with_no_checker_off() {
    let lost = outcomes(&board([0, 0, 0, 0, 0, 15], [1, 0, 0, 0, 0, 0])).expect("all are home");
    // 17 rolls bear off a checker: 11 with a six, 5-1 and 4-2 twice each, 3-3 and 2-2.
    let chances = lost.cumulative();
    assert_near(chances.lose_gammon, 19.0 / 36.0, 1e-6);
    assert_near(chances.win, 0.0, 1e-6);
    let saved = outcomes(&board([1, 0, 0, 0, 0, 13], [1, 0, 0, 0, 0, 0])).expect("all are home");
    assert_near(saved.cumulative().lose_gammon, 0.0, 1e-6);
    assert_near(
        known_win([0, 0, 0, 0, 0, 15], [0, 0, 0, 0, 0, 15]),
        0.62,
        0.1,
    );
}

#[test]
fn covers_bearoffs_only_with_fifteen_checkers_per_side() {
    assert!(!has_outcomes(&Board::start(rules::Variant::Standard)));
    let mut few = Setup::EMPTY;
    (few.own[3], few.opponent[6]) = (3, 3);
    assert!(!has_outcomes(
        &Board::try_from(few).expect("a position of Hypergammon")
    ));
}
