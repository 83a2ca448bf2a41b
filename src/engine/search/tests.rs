use rules::{BoardError, Setup, Variant, legal_plays};

use super::*;
use crate::Handcrafted;

/// Returns a board with two checkers left on each side, on these points.
fn ending(own: [usize; 2], opponent: [usize; 2]) -> Result<Board, BoardError> {
    let side = |points: [usize; 2]| {
        let mut counts = [0; 26];
        counts[0] = 13;
        for number in points {
            counts[number] += 1;
        }
        counts
    };
    Board::try_from(Setup {
        own: side(own),
        opponent: side(opponent),
    })
}

#[test]
fn two_plies_are_exact_if_two_rolls_decide_the_game() -> Result<(), BoardError> {
    // 15 rolls out of 36 bear off both checkers: 6-1 to 6-6 account for 11, plus 2-2, 3-3, 4-4 and 5-5. Otherwise, the
    // opponent wins.
    let board = ending([6, 1], [1, 1])?;
    let win = Search::new(Handcrafted, 2).evaluate(&board).win();
    assert!((win - 15.0 / 36.0).abs() < 1e-6, "{win}");
    Ok(())
}

#[test]
fn zero_plies_equals_the_static_evaluation() {
    let start = Board::start(Variant::Standard);
    assert_eq!(
        Search::new(Handcrafted, 0).evaluate(&start),
        Handcrafted.evaluate(&start)
    );
}

#[test]
fn evaluates_the_best_play_at_full_depth() {
    let start = Board::start(Variant::Standard);
    for roll in Roll::ALL {
        let search = Search::new(Handcrafted, 1);
        let best = search
            .choose(&start, roll, &Context::MONEY)
            .expect("a play");
        let after = search.chances(&best.after, &Context::MONEY);
        assert_eq!(best.equity, -after.equity(), "judged one roll ahead");
    }
}

#[test]
fn replies_with_equal_equity_are_ordered_by_cubeless_equity() {
    let start = Board::start(Variant::Standard);
    let search = Search::new(Handcrafted, 0);
    let payoffs = Context::MONEY.payoffs();
    for roll in Roll::ALL {
        let cashed = |_: &Board, outcomes: &Outcomes| (-1.0, *outcomes);
        let (after, equity, _) = search.best_reply(&start, roll, &payoffs, cashed);
        assert_eq!(
            (after, equity),
            (search.reply(&start, roll, &payoffs).0, -1.0)
        );
    }
}

#[test]
fn results_do_not_depend_on_the_cache() {
    let start = Board::start(Variant::Standard);
    let used = Search::new(Handcrafted, 2);
    for roll in Roll::ALL.into_iter().step_by(5) {
        used.choose(&start, roll, &Context::MONEY);
    }
    let fresh = Search::new(Handcrafted, 2);
    assert_eq!(used.evaluate(&start), fresh.evaluate(&start));
    assert!((0.4..0.7).contains(&fresh.evaluate(&start).win()));
}

/// Doubles with many loose checkers have the most plays, here over 90.
#[test]
fn three_plies_fit_into_a_small_stack_with_very_many_plays() -> Result<(), BoardError> {
    let mut setup = Setup::EMPTY;
    for number in [2, 4, 6, 8, 10, 11, 12, 14, 15, 16, 18, 20, 21, 22] {
        setup.own[number] = 1;
    }
    setup.own[24] = 1;
    setup.opponent[25 - 1] = 2;
    setup.opponent[0] = 13;
    let board = Board::try_from(setup)?;
    let double = Roll::ALL[0];
    assert!(legal_plays(&board, double).len() > 90);
    let thread = std::thread::Builder::new().stack_size(256 * 1024);
    let searched =
        thread.spawn(move || Search::new(Handcrafted, 3).choose(&board, double, &Context::MONEY));
    let ranked = searched.expect("a thread can be started").join();
    assert!(ranked.is_ok_and(|best| best.is_some()));
    Ok(())
}
