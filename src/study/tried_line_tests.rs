//! Tests for plays that the reader tries by hand at a reviewed decision.

use board::{ArrowKind, Input, Look, Place, PlayOutcome, View};
use record::{Drawing, Note};
use review::{Item, Judged, Kind, sample_candidate};
use rules::{Action, Choice, Player, Question, Roll};
use words::Words;

use crate::{
    Model, Msg, Review, ReviewMsg, StudyContent, TriedLine,
    review_tests::{judged, lost, record},
    verdicts,
};

const VIEW: View = View {
    turned: false,
    home_left: false,
    bottom: Player::White,
};

/// Returns the match at its first decision, White's 3-1, with a review in which every decision loses 0.1.
fn opened() -> (Model, Review) {
    let model = Model::new(StudyContent::Match(Box::new(record())));
    (model, judged(|_| 0.1))
}

fn tap(line: &mut TriedLine, point: u8) -> PlayOutcome {
    let place = Place::of(line.decision().player(), point);
    line.input(Input::Tap(place), &Words::english())
}

/// Returns a line whose first play moves the checkers on these points.
fn tried(model: &Model, points: [u8; 2]) -> TriedLine {
    let mut line = TriedLine::of(model).expect("a checker play");
    for point in points {
        tap(&mut line, point);
    }
    line
}

fn play_of(review: &Review, model: &Model) -> Judged {
    review.play_at(model.place()).expect("it is evaluated")
}

#[test]
fn listed_play_is_compared_with_the_review() {
    let (model, review) = opened();
    let mut line = tried(&model, [8, 6]);
    let judged = play_of(&review, &model);
    let listed = *line.listed(&judged).expect("the play made");
    assert_eq!((listed.choice, listed.loss.0), (judged.made, 0.1));
    let item = line.wanted().expect("a complete play");
    assert!(line.compare(&item, listed.loss.0));
    let words = Words::english();
    assert_eq!(
        line.sentence(&words).as_deref(),
        Some("8/5 6/5 loses 0.100")
    );
    assert_eq!(line.wanted(), None, "the loss is known");
    let base = model.scene(VIEW, None, None, |_| String::new());
    let scene = line.scene(&base, Look::default(), &words);
    assert_eq!(scene.arrows.len(), 2);
    assert!(scene.arrows.iter().all(|one| one.kind == ArrowKind::Played));
}

#[test]
fn unlisted_play_becomes_a_row_of_its_own() {
    let (model, mut review) = opened();
    let mut line = tried(&model, [24, 6]);
    assert_eq!(line.listed(&play_of(&review, &model)), None);
    let item = line.wanted().expect("a complete play");
    assert!(line.compare(&item, 0.05));
    let candidate = sample_candidate(item.decided.choice, 0.05);
    for _ in 0..2 {
        review.update(ReviewMsg::Try(model.place(), Box::new(candidate)));
    }
    let words = Words::english();
    let rows = &verdicts(&model, &review, &words)[0].rows;
    let tried: Vec<bool> = rows.iter().map(|row| row.was_tried).collect();
    assert_eq!(tried, [false, true, false], "by its loss");
    assert_eq!(rows[1].play, Some(item.decided.choice));
    let picked = model.scene(
        VIEW,
        review.play_at(model.place()).as_ref(),
        rows[1].play,
        |_| String::new(),
    );
    assert_eq!(picked.arrows.len(), 2);
    assert_eq!(
        judged(|_| 0.1).to_text(),
        review.to_text(),
        "it is not stored"
    );
}

#[test]
fn illegal_move_is_refused_with_its_reason() {
    let (model, _) = opened();
    let mut line = TriedLine::of(&model).expect("a checker play");
    let of_opponent = Input::Tap(Place::of(Player::White, 19));
    assert!(!line.is_begun_by(of_opponent), "it begins no line");
    assert!(!line.is_begun_by(Input::TapDice));
    let place = Place::of(Player::White, 24);
    assert!(line.is_begun_by(Input::Lift(place)));
    let words = Words::english();
    line.input(Input::Lift(place), &words);
    let held = Place::of(Player::White, 19);
    let refused = line.input(Input::DropOn(Some(held)), &words);
    assert_eq!(refused.said.len(), 1);
    assert_eq!(line.message(), refused.said.first().map(String::as_str));
    assert!(!line.is_begun());
}

#[test]
fn tap_after_a_complete_play_hides_nothing() {
    let (model, _) = opened();
    let mut line = tried(&model, [8, 6]);
    let item = line.wanted().expect("a complete play");
    assert!(line.compare(&item, 0.0));
    let words = Words::english();
    assert_eq!(tap(&mut line, 24).said, [words.all_played()]);
    assert_eq!((line.message(), line.loss()), (None, Some(0.0)));
}

#[test]
fn one_undo_takes_back_a_play_made_at_once() {
    let (model, review) = opened();
    let words = Words::english();
    let Choice::Play(play) = play_of(&review, &model).made else {
        panic!("a play");
    };
    let undo = |line: &mut TriedLine| line.input(Input::Do(Action::Undo), &words);
    let mut line = TriedLine::of(&model).expect("a checker play");
    line.make(&play, &words);
    assert_eq!(line.play(), Some(play));
    undo(&mut line);
    assert!(!line.is_begun());
    let mut by_hand = tried(&model, [8, 6]);
    undo(&mut by_hand);
    assert!(by_hand.is_begun(), "one move is left");
}

#[test]
fn drawing_belongs_to_the_decision_itself() {
    let (mut model, _) = opened();
    let drawing: Drawing = "24/18 ~13".parse().expect("a drawing");
    let note = Note {
        drawing: drawing.clone(),
        ..Note::default()
    };
    assert!(model.set_note(model.note_place().expect("a decision"), note));
    let mut line = TriedLine::of(&model).expect("a checker play");
    assert_eq!(model.drawing(None), drawing);
    assert_eq!(model.drawing(Some(&line)), drawing);
    tap(&mut line, 8);
    assert!(model.drawing(Some(&line)).is_empty());
}

#[test]
fn undone_play_is_not_compared() {
    let (model, _) = opened();
    let mut line = tried(&model, [8, 6]);
    let item = line.wanted().expect("a complete play");
    let words = Words::english();
    line.input(Input::Do(Action::Undo), &words);
    assert_eq!((line.play(), line.sentence(&words)), (None, None));
    assert!(!line.compare(&item, 0.1), "its evaluation comes too late");
    tap(&mut line, 8);
    assert!(line.play().is_some() && line.loss().is_none());
    line.input(Input::Do(Action::UndoTurn), &words);
    assert!(!line.is_begun());
}

#[test]
fn line_goes_on_with_a_roll() {
    let (model, _) = opened();
    let mut line = TriedLine::of(&model).expect("a checker play");
    assert!(!line.awaits_roll());
    for point in [8, 6] {
        tap(&mut line, point);
    }
    let next = line.position().expect("the game goes on");
    assert_eq!(
        (next.player(), next.question()),
        (Player::Black, Question::Double)
    );
    line.roll(Roll::read("64").expect("a roll"));
    assert_eq!(line.decision().player(), Player::Black);
    assert!(!line.is_first_turn() && !line.awaits_roll());
    for point in [24, 18] {
        tap(&mut line, point);
    }
    assert_eq!(line.variation().to_text(), "3-1: 8/5 6/5\n6-4: 24/14");
    let item = line.wanted().expect("a complete play");
    assert!(matches!(item.decided.choice, Choice::Play(_)));
    assert_eq!(item.decided.decision.player(), Player::Black);
    let words = Words::english();
    for _ in 0..2 {
        line.input(Input::Do(Action::UndoTurn), &words);
    }
    assert_eq!(line.variation().to_text(), "3-1: 8/5 6/5");
    assert!(line.is_first_turn() && line.awaits_roll());
}

#[test]
fn lost_roll_leads_to_the_next_one() {
    let closed = rules::Board::try_from(rules::Setup {
        own: {
            let mut own = [0; 26];
            (own[1], own[2], own[3], own[4], own[5], own[6], own[8]) = (2, 2, 2, 2, 2, 2, 3);
            own
        },
        opponent: {
            let mut opponent = [0; 26];
            (opponent[25], opponent[6]) = (1, 14);
            opponent
        },
    });
    let decision = rules::Decision::builder(closed.expect("a position")).play(2, 1);
    let decision = decision.build().expect("a decision");
    let model = Model::new(StudyContent::Position(decision));
    let mut line = TriedLine::of(&model).expect("a checker play");
    for _ in 0..2 {
        tap(&mut line, 8);
    }
    let fours = Roll::read("44").expect("a roll");
    line.roll(fours);
    assert!(line.awaits_roll(), "Black cannot enter");
    assert_eq!(line.variation().turns().len(), 2);
    assert_eq!(line.decision().player(), Player::White);
    line.roll(fours);
    assert_eq!(line.decision().roll(), Some(fours));
}

#[test]
fn only_checker_plays_can_be_tried() {
    let (mut model, _) = opened();
    assert!(model.has_dice());
    model.update(Msg::To(2));
    assert_eq!(
        model.decision().map(|one| one.question()),
        Some(Question::Double)
    );
    assert!(!model.has_dice() && TriedLine::of(&model).is_none());
}

#[test]
fn take_points_are_offered_for_cube_decisions_and_matches() {
    let (mut model, review) = opened();
    assert_eq!(review.take_points_at(model.place()), Some(Kind::Checker));
    model.update(Msg::To(2));
    assert_eq!(review.take_points_at(model.place()), Some(Kind::Double));
    let money = rules::Decision::builder(rules::Board::start(rules::Variant::Standard));
    let money = money.play(3, 1).build().expect("a decision");
    let item = Item::unmade(money).expect("a checker play");
    let judged = lost(&item, 0.1, 2);
    let review = Review::of_decision(item, judged);
    assert_eq!(review.take_points_at((0, 0)), None);
}
