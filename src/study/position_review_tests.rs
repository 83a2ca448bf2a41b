//! A position is judged as a decision that nobody has made; a beaver is a take.

use review::Kind;
use rules::{Board, Choice, Decision, Player, Variant};
use table::{ArrowKind, View};
use words::Words;

use crate::{
    Model, Progress, Review, ReviewMsg, StudyContent,
    review_tests::{lost, record},
    verdict::cube_rows,
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

/// A review whose decision has been judged: the best play is the one that [`lost`] names.
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
fn shows_the_choices_of_a_position_and_none_as_made() {
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
fn the_next_pass_judges_the_best_choice_so_far() {
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
    let scene = model.scene(VIEW, Some(judged), |_| String::new());
    assert!(!scene.arrows.is_empty());
    assert!(
        scene
            .arrows
            .iter()
            .all(|arrow| arrow.kind == ArrowKind::Best)
    );
}

#[test]
fn a_beaver_is_shown_as_the_take_that_it_is() {
    let words = Words::english();
    let record = record();
    let lists = review::list(&record).games;
    let mut items = lists.iter().flat_map(|list| &list.items);
    let item = items.find(|item| item.kind == Kind::Double);
    let item = item.expect("a double");
    let mut judged = lost(item, 0.0, 2);
    (judged.kind, judged.made) = (Kind::Answer, Choice::Beaver);
    let cube = judged.cube.expect("a double is judged by its outcomes");
    let rows = cube_rows(&judged, &cube, &words);
    let made: Vec<&str> = rows
        .iter()
        .filter(|row| row.was_made)
        .map(|row| &*row.name)
        .collect();
    assert_eq!(made, ["Double, take"]);
}
