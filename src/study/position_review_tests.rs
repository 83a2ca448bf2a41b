//! Tests for reviews of positions, in which no choice has been made, and for beavers.

use board::{ArrowKind, View};
use review::{CubeEquities, Judged, Kind};
use rules::{Beavers, Board, Choice, Decision, Player, Score, Variant};
use words::Words;

use crate::{
    Model, Progress, Review, ReviewMsg, StudyContent,
    review_tests::lost,
    verdict::{JudgedChoice, cube_rows},
    verdicts,
};

const VIEW: View = View {
    turned: false,
    home_left: false,
    bottom: Player::White,
};

fn opening() -> Decision {
    let decision = Decision::builder(Board::start(Variant::Standard)).play(3, 1);
    decision.build().expect("a decision")
}

/// Returns a position's review after its decision has been evaluated by [`lost`], and the best play in that evaluation.
fn judged() -> (Review, Choice) {
    let mut review = Review::of_position(opening());
    review.update(ReviewMsg::Begin);
    let (_, wanted) = review.wanted().expect("it runs");
    let [(nth, item)] = wanted[..] else {
        panic!("{wanted:?}");
    };
    let found = lost(&item, 0.2, 2);
    let best = found.candidates[0].choice;
    assert_ne!(found.made, best);
    review.update(ReviewMsg::Judged(nth, Some(Box::new(found))));
    (review, best)
}

#[test]
fn choices_of_a_position_are_not_marked_as_made() {
    let (review, best) = judged();
    let model = Model::new(StudyContent::Position(opening()));
    let verdicts = verdicts(&model, &review, &Words::english());
    let [verdict] = &verdicts[..] else {
        panic!("{verdicts:?}");
    };
    assert_eq!(verdict.mistake, None);
    assert!(verdict.title.ends_with("is best"), "{}", verdict.title);
    let marks = verdict.rows.iter().map(|row| [row.is_best, row.was_made]);
    let marks: Vec<[bool; 2]> = marks.collect();
    assert_eq!(marks, [[true, false], [false, false]]);
    let (_, judged) = verdict.subject.as_deref().expect("it is ours");
    assert_eq!((judged.made, judged.loss), (best, 0.0));
}

#[test]
fn next_pass_evaluates_the_best_choice_so_far() {
    let (mut review, best) = judged();
    review.update(ReviewMsg::PassOver);
    let item = review
        .wanted()
        .and_then(|(_, wanted)| wanted.first().copied());
    if let Some((_, item)) = item {
        assert_eq!(item.decided.choice, best);
    }
    assert_eq!(review.progress(), Progress::Running);
}

#[test]
fn draws_the_best_play_of_a_position() {
    let (review, _) = judged();
    let model = Model::new(StudyContent::Position(opening()));
    let (game, nth) = model.place();
    let (_, judged) = review.of_move(game, nth).next().expect("judged");
    let scene = model.scene(VIEW, Some(judged), None, |_| String::new());
    assert!(!scene.arrows.is_empty());
    assert!(
        scene
            .arrows
            .iter()
            .all(|arrow| arrow.kind == ArrowKind::Best)
    );
}

/// Returns the rows for a cube decision of this kind in money play with beavers, where double/take has the equity
/// `double_take`.
fn beaver_rows(kind: Kind, made: Choice, double_take: f32) -> Vec<(String, f32, bool, bool)> {
    let words = Words::english();
    let score = Score::Money {
        jacoby: false,
        beavers: Beavers::One,
    };
    let judged = Judged {
        made,
        ..Judged::sample(Player::White, kind, 0.0)
    };
    let cube = CubeEquities {
        no_double: -0.1,
        double_take,
        double_pass: 1.0,
    };
    let rows = cube_rows(&judged, &cube, score, 2, &words);
    let row = |row: JudgedChoice| (row.name, row.equity, row.is_best, row.was_made);
    rows.into_iter().map(row).collect()
}

#[test]
fn double_that_would_be_beavered_is_named() {
    let rows = beaver_rows(Kind::Double, Choice::Roll, -0.38);
    assert_eq!(
        rows,
        [
            ("No double".to_owned(), -0.1, true, true),
            ("Double, beaver".to_owned(), -0.38, false, false),
            ("Double, drop".to_owned(), 1.0, false, false),
        ]
    );
    let made = beaver_rows(Kind::Double, Choice::Double, -0.38);
    assert!(made[1].3, "{made:?}");
}

#[test]
fn take_is_not_best_if_a_beaver_is_better() {
    let rows = beaver_rows(Kind::Answer, Choice::Take, -0.38);
    assert_eq!(
        rows[0],
        ("Double, beaver".to_owned(), -0.38, true, false),
        "{rows:?}"
    );
    assert!(rows.contains(&("Double, take".to_owned(), -0.19, false, true)));
    let wrong = beaver_rows(Kind::Answer, Choice::Beaver, 0.3);
    assert_eq!(wrong[0].0, "Double, take");
    assert!(wrong.contains(&("Double, beaver".to_owned(), 0.6, false, true)));
}
