//! Tests that exercises are determined by their seed, can be answered, and agree with the tables.

use std::sync::Arc;

use dice::{DiceStream, Seed};
use engine::{Away, Evaluator as _, Judge, MatchScore, Met};
use review::{Book, BookScore};
use rules::{Board, CubeValue, Roll, Variant, legal_plays};

use super::*;

/// Returns the shipped opening book.
pub(crate) fn book() -> Arc<Book> {
    let book = Book::read(include_str!("../review/data/opening-book.txt"));
    Arc::new(book.expect("a book"))
}

fn drawn(kind: Kind, seed: u8, count: usize) -> Vec<Exercise> {
    let mut dice = DiceStream::new(Seed([seed; 32]));
    let book = book();
    (0..count)
        .map(|_| Exercise::draw(kind, &mut dice, &book).expect("an exercise"))
        .collect()
}

fn at(own: u8, opponent: u8, value: u32) -> ScoreQuestion {
    let away = |points| Away::new(points).expect("1 to 25");
    let cube = |value| CubeValue::new(value).expect("a power of two");
    ScoreQuestion {
        score: MatchScore {
            own: away(own),
            opponent: away(opponent),
            crawford: rules::Crawford::Ahead,
            met: Met::default(),
        },
        value: cube(value),
        doubled: cube(2 * value),
    }
}

#[test]
fn exercises_are_determined_by_their_seed() {
    for kind in Kind::ALL {
        assert_eq!(drawn(kind, 1, 6), drawn(kind, 1, 6), "{kind:?}");
        assert_ne!(drawn(kind, 1, 6), drawn(kind, 2, 6), "{kind:?}");
    }
}

#[test]
fn taking_and_dropping_are_equal_at_the_take_point() {
    for exercise in drawn(Kind::TakePoint, 3, 300) {
        let Exercise::TakePoint(question) = exercise else {
            panic!("{exercise:?} is no take point");
        };
        let ScoreQuestion {
            score,
            value,
            doubled,
        } = question;
        let chance = question.take_point();
        let taken = chance * score.after_win(doubled.points()).0
            + (1.0 - chance) * score.after_loss(doubled.points()).0;
        assert!((taken - score.after_loss(value.points()).0).abs() < 1e-5);
        assert!((0.0..0.6).contains(&chance), "{question:?}: {chance}");
        assert!(
            u32::from(score.opponent.points()) > value.points(),
            "{question:?} is a dead cube"
        );
    }
}

#[test]
fn draws_mostly_scores_common_in_matches() {
    let mut usual = 0;
    for kind in [Kind::TakePoint, Kind::GammonValue] {
        for exercise in drawn(kind, 9, 300) {
            let (Exercise::TakePoint(question) | Exercise::GammonValue(question)) = exercise else {
                panic!("{exercise:?} asks about no score");
            };
            let score = question.score;
            let away = [score.own.points(), score.opponent.points()];
            assert!(
                away.iter().all(|points| (2..=11).contains(points)),
                "{away:?}"
            );
            usual += u32::from(away.iter().all(|points| *points <= 7));
        }
    }
    assert!(usual >= 480, "{usual} of 600");
}

#[test]
fn take_point_at_25_away_is_close_to_the_money_take_point() {
    let question = at(25, 25, 1);
    assert!((question.take_point() - 0.25).abs() < 0.01);
    assert!((question.gammon_value() - 0.5).abs() < 0.03);
}

#[test]
fn gammon_that_gains_no_points_has_no_value() {
    // At 2-away, a single win with the cube at 2 wins the match.
    assert!(at(2, 4, 2).gammon_value().abs() < 1e-6);
    // At 2-away 2-away, an undoubled gammon wins the match, and a single win leads to the Crawford game.
    let question = at(2, 2, 1);
    let crawford = question.score.after_win(1).0;
    let expected = (1.0 - crawford) / (2.0 * crawford - 1.0);
    assert!((question.gammon_value() - expected).abs() < 1e-5);
}

#[test]
fn bear_offs_have_exact_equities_and_a_choice() {
    let judge = Judge::without_nets();
    for exercise in drawn(Kind::BearOff, 4, 100) {
        let Exercise::Decide(decision, _) = exercise else {
            panic!("{exercise:?} is no play");
        };
        let roll = decision.roll().expect("a roll");
        let plays = legal_plays(decision.board(), roll);
        assert!(plays.len() > 1);
        let known = |after: &Board| after.opponent().is_off() || judge.is_exact(after);
        assert!(plays.iter().all(|play| known(&play.after)));
    }
}

#[test]
fn opening_replies_follow_one_opening_play() {
    let start = Board::start(Variant::Standard);
    let openings = Roll::ALL.into_iter().filter(|roll| !roll.is_double());
    let after: Vec<Board> = openings
        .flat_map(|roll| legal_plays(&start, roll))
        .map(|play| play.after)
        .collect();
    for exercise in drawn(Kind::OpeningReply, 5, 60) {
        let Exercise::Decide(decision, _) = exercise else {
            panic!("{exercise:?} is no play");
        };
        assert!(after.contains(decision.board()));
    }
}

#[test]
fn pip_exercises_are_unfinished_positions() {
    for exercise in drawn(Kind::Pips, 6, 100) {
        let Exercise::Pips(board) = exercise else {
            panic!("{exercise:?} is no pip count");
        };
        assert!(board.own().pips() > 0 && board.opponent().pips() > 0);
    }
}

#[test]
fn loss_of_at_most_0_020_counts_as_correct() {
    assert!(is_right(0.020) && !is_right(0.021));
}

#[test]
fn stored_answers_are_judged_as_at_first() {
    for tenth in 0..400_u16 {
        let loss = f32::from(tenth) / 10_000.0;
        let stored = f32::from((loss * 1000.0).round() as u16) / 1000.0;
        assert_eq!(is_right(loss), is_right(stored), "{loss}");
    }
}

#[test]
fn openings_replies_and_third_rolls_come_from_the_book() {
    let book = book();
    for kind in [Kind::Opening, Kind::OpeningReply, Kind::ThirdRoll] {
        for exercise in drawn(kind, 11, 60) {
            let Exercise::Decide(decision, judgement) = exercise else {
                panic!("{exercise:?} is no decision");
            };
            let found = book.find(&decision).map(|(entry, _)| entry);
            let best = found.map(|entry| Answer::Play(entry.plays[0].after));
            assert_eq!(judgement.and_then(|judged| judged.best()), best);
            assert!(kind == Kind::OpeningReply || best.is_some(), "{decision:?}");
        }
    }
    let start = Board::start(Variant::Standard);
    for roll in Roll::ALL.into_iter().filter(|roll| !roll.is_double()) {
        let entry = book.entry(BookScore::Money, &start, roll);
        assert!(entry.is_some(), "{roll}");
    }
    let mut dice = DiceStream::new(Seed([1; 32]));
    for kind in [Kind::Opening, Kind::OpeningReply, Kind::ThirdRoll] {
        let exercise = Exercise::draw(kind, &mut dice, &Book::EMPTY);
        assert_eq!(exercise, None, "{kind:?}");
    }
}

#[test]
fn bear_off_doubles_have_one_correct_answer() {
    let mut best = Vec::new();
    for exercise in drawn(Kind::BearOffCube, 7, 12) {
        let Exercise::Decide(decision, Some(judgement)) = exercise else {
            panic!("{exercise:?} has no judgement");
        };
        assert_eq!(answers(&decision), Answer::DOUBLES);
        assert_eq!(judgement.right().count(), 1, "{judgement:?}");
        best.extend(judgement.best());
    }
    assert!(
        Answer::DOUBLES.iter().all(|answer| best.contains(answer)),
        "{best:?}"
    );
}

#[test]
fn races_are_near_a_limit_and_all_formulas_agree() {
    let mut found = Vec::new();
    for exercise in drawn(Kind::RaceCube, 8, 60) {
        let Exercise::Race(board) = exercise else {
            panic!("{exercise:?} is no race");
        };
        assert!(!board.has_contact());
        let keith = Keith::of(&board);
        assert!(keith.own.abs_diff(keith.opponent) < 10, "{keith:?}");
        let others = [Kleinman::of(&board).answer(), Trice::of(&board).answer()];
        assert_eq!(others, [keith.answer(); 2], "{board:?}");
        found.push(keith.answer());
    }
    assert!(Answer::DOUBLES.iter().all(|answer| found.contains(answer)));
}

#[test]
fn every_line_of_the_reference_file_is_valid() {
    let file = include_str!("data/reference.txt");
    let all = read_references(file);
    assert_eq!(all.len() + 1, file.lines().count());
    for theme in Theme::ALL {
        let of_theme: Vec<&Reference> = all.iter().filter(|one| one.theme == theme).collect();
        assert!(of_theme.len() >= 25, "{theme:?}: {}", of_theme.len());
        for one in of_theme {
            assert_eq!(Theme::of(one.decision.board()), Some(theme));
            let second = one.judgement.losses.get(1).map(|(_, loss)| *loss);
            assert!(second.is_some_and(|loss| !is_right(loss)), "{one:?}");
        }
    }
}
