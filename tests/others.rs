//! Regression tests for bugs in other programs concerning the bar and the cube, and for stack overflows in their
//! engines.

use std::thread;

use dice::{DiceStream, Seed};
use engine::{Context, CubeAction, Evaluator as _, Handcrafted, Search, decide};
use record::decision_from_xgid;
use rules::{
    Board, BoardError, DiceSource as _, Draft, Origin, Roll, Setup, StepError, Variant, legal_plays,
};

#[test]
fn backgammon_js_1_without_a_checker_on_the_bar_no_checker_has_to_enter() {
    let mut dice = DiceStream::new(Seed([12; 32]));
    let mut board = Board::start(Variant::Standard);
    let mut entered = 0;
    for _ in 0..2_000 {
        let mut draft = Draft::new(board, Roll::new(dice.die(), dice.die()));
        loop {
            let on_bar = draft.board().own().bar() > 0;
            let options = draft.options();
            assert!(
                options
                    .iter()
                    .all(|step| (step.from == Origin::Bar) == on_bar)
            );
            for step in
                Origin::all().flat_map(|from| rules::Die::ALL.map(|die| rules::Step { from, die }))
            {
                let says_bar = draft.board().step(step).err() == Some(StepError::BarFirst);
                assert!(!says_bar || on_bar, "{step:?} {:?}", draft.board());
            }
            let pick = usize::from(dice.die().pips() - 1) * options.len() / 6;
            let Some(&step) = options.get(pick) else {
                break;
            };
            draft.step(step).expect("it was offered");
            entered += u32::from(on_bar && draft.board().own().bar() == 0);
        }
        board = draft.board().flipped();
        if board.opponent().is_off() {
            board = Board::start(Variant::Standard);
        }
    }
    assert!(entered > 50, "the bar was emptied {entered} times");
}

#[test]
fn anki_gammon_18_too_good_is_a_single_verdict_that_agrees_with_the_equities() {
    let text = "XGID=-A-Bb-DBB---bBa---bcbbaA-A:0:0:-1:00:4:0:0:0:8";
    let decision = decision_from_xgid(text).expect("15 a side");
    let outcomes = Search::new(Handcrafted, 1).evaluate(decision.board());
    let decision = decide(&outcomes, &Context::MONEY);
    let (take, pass) = decision
        .double_take
        .zip(decision.double_pass)
        .expect("he may double");
    assert_eq!(decision.action, CubeAction::TooGood);
    assert!(decision.no_double > pass && take > pass);
    assert!(!decision.doubles());
}

#[test]
fn gnubg_android_14_colours_and_places_are_correct() {
    let text = "XGID=-aa---EBB---dDa--c-e----B-:0:0:1:16:0:0:3:0:8";
    let decision = decision_from_xgid(text).expect("15 a side");
    let (own, other) = (decision.board().own(), decision.board().opponent());
    let points = |side: &rules::Side| {
        let all = (1..=24).rev().map(|point| (point, side.at(point)));
        all.filter(|(_, count)| *count > 0).collect::<Vec<_>>()
    };
    assert_eq!(points(own), [(24, 2), (13, 4), (8, 2), (7, 2), (6, 5)]);
    assert_eq!(
        points(other),
        [(24, 1), (23, 1), (13, 4), (11, 1), (8, 3), (6, 5)]
    );
}

/// Returns a board on which both sides are spread out, so that a double has more than a hundred plays.
fn spread_out() -> Result<Board, BoardError> {
    let mut setup = Setup::EMPTY;
    for number in (2..=24).step_by(2) {
        setup.own[number] = 1;
        setup.opponent[number] = 1;
    }
    setup.own[6] = 4;
    setup.opponent[6] = 4;
    Board::try_from(setup)
}

#[test]
fn bgsage_a_position_with_very_many_plays_is_searched_on_a_small_stack() -> Result<(), BoardError> {
    let board = spread_out()?;
    let [double, ..] = Roll::ALL;
    let plays = legal_plays(&board, double).len();
    assert!(plays > 90, "only {plays} plays");
    // The stack is a quarter of the size that a browser gives a worker.
    let small = thread::Builder::new().stack_size(256 * 1024);
    let search = move || Search::new(Handcrafted, 1).choose(&board, double, &Context::MONEY);
    let best = small.spawn(search).expect("a thread").join();
    assert!(best.is_ok_and(|best| best.is_some()));
    Ok(())
}
