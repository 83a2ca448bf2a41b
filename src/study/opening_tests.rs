//! Tests for the decision at which a stored or running review opens.

use rules::Player;

use crate::{
    Item, Model, Msg, Review, ReviewMsg, first_decision,
    review_tests::{judged, lost, record},
    stored_opening,
    teaching_tests::{loss_of, opened},
};

#[test]
fn opens_at_the_players_costliest_mistake_in_any_game() {
    let review = judged(loss_of);
    // Bob's play in game 1 costs more, but is not Ann's mistake.
    let own = review.opening(Some(Player::White)).expect("a decision");
    assert_eq!((own.place, own.is_clean), ((0, 2), false));
    let theirs = review.opening(Some(Player::Black)).expect("a decision");
    assert!(!theirs.is_clean);
    let mut model = opened();
    model.update(Msg::Move(own.place.0, own.place.1));
    assert_eq!(model.place(), own.place);
}

#[test]
fn opens_in_the_earlier_game_with_the_costliest_mistake() {
    let second_game = |item: &Item| f32::from(u8::from(item.nth == 0)) * 0.3;
    let review = judged(second_game);
    let own = review.opening(Some(Player::White)).expect("a decision");
    assert_eq!(own.place, (0, 0));
    let mut record = record();
    let mut empty = record.games[1].clone();
    empty.moves.clear();
    record.games.push(empty);
    // The last game is empty, so the session opens at the game before it.
    assert_eq!(Model::of_table(record).game_shown(), 1);
}

#[test]
fn both_players_biggest_mistakes_are_the_turning_points() {
    let review = judged(loss_of);
    let points = review.turning_points(None, None);
    let mut place = review.opening(None).expect("a mistake").place;
    assert_eq!(points[0].decision.player(), Player::Black);
    for (nth, point) in points.iter().enumerate() {
        assert_eq!(place, point.place);
        let number = review.place_among_biggest(None, place);
        assert_eq!(number, Some((nth + 1, points.len())));
        place = review.next_biggest(None, place).unwrap_or(place);
    }
    assert_eq!(
        review.biggest_elsewhere(None, (0, 0)),
        Some(points[0].place)
    );
}

#[test]
fn other_mistakes_are_not_among_the_biggest() {
    let review = judged(|item| match (item.nth, item.decided.decision.player()) {
        (0, _) => 0.4,
        (_, Player::White) => 0.03,
        (_, Player::Black) => 0.2,
    });
    let other = review.first_other(None).expect("Ann's double");
    assert_eq!(review.place_among_biggest(None, (0, 0)), Some((1, 3)));
    assert_eq!(
        (other, review.place_among_biggest(None, other)),
        ((0, 2), None)
    );
    let few = judged(|item| f32::from(u8::from(item.nth == 0)) * 0.3);
    assert_eq!(few.first_other(None), None);
}

/// Returns the stored text of a stopped review.
fn stopped(review: &Review) -> String {
    let mut review = review.clone();
    review.update(ReviewMsg::Stop);
    review.to_text()
}

#[test]
fn stored_review_has_its_opening_decision_before_it_is_restored() {
    let second_game = |item: &Item| f32::from(u8::from(item.nth == 0)) * 0.3;
    let reviews = [judged(loss_of), judged(second_game), judged(|_| 0.0)];
    for (review, player) in reviews
        .iter()
        .flat_map(|one| [None, Some(Player::White), Some(Player::Black)].map(|by| (one, by)))
    {
        let found = stored_opening(&record(), &stopped(review), player);
        assert_eq!(found, review.opening(player));
        assert!(found.is_some());
    }
}

#[test]
fn review_left_in_its_first_pass_has_no_opening_decision() {
    let mut review = judged(loss_of);
    assert!(review.is_running());
    let opening =
        |review: &Review| stored_opening(&record(), &review.to_text(), Some(Player::White));
    assert_eq!(opening(&review), None);
    review.update(ReviewMsg::PassOver);
    assert_eq!(opening(&review), review.opening(Some(Player::White)));
}

#[test]
fn stored_mistakes_from_another_branch_are_skipped() {
    let text = stopped(&judged(loss_of));
    let is_double = |line: &&str| line.starts_with("0 2 ");
    let double = text.lines().find(is_double).expect("Ann's double");
    let (place, rest) = double.rsplit_once(' ').expect("words");
    let other = format!("{} {rest}", place.replacen("0 2 ", "0 2 a", 1));
    let text = text.replace(double, &other);
    let mut restored = Review::new(&record());
    text.lines().for_each(|line| restored.restore(line));
    let found = stored_opening(&record(), &text, Some(Player::White));
    assert_eq!(found, restored.opening(Some(Player::White)));
    assert!(found.is_some_and(|opening| opening.place != (0, 2)));
}

#[test]
fn finds_the_players_first_decision_in_a_game() {
    let first = |game, player| first_decision(&record(), game, Some(player));
    assert_eq!(first(0, Player::White), Some((0, 0)));
    assert_eq!(first(0, Player::Black), Some((0, 1)));
    assert_eq!(first(1, Player::White), Some((1, 1)));
    assert_eq!(first(2, Player::White), None);
    assert_eq!(first_decision(&record(), 1, None), Some((1, 0)));
}

#[test]
fn links_to_the_biggest_mistake_once_settled_without_changing_the_moment() {
    let mut review = Review::new(&record());
    let mut model = opened();
    let place = first_decision(&record(), 0, Some(Player::White)).expect("a decision");
    model.update(Msg::Move(place.0, place.1));
    let offered = |review: &Review, model: &Model| {
        review.biggest_elsewhere(Some(Player::White), model.place())
    };
    review.update(ReviewMsg::Begin);
    let (pass, wanted) = review.wanted().expect("it runs");
    for (nth, item) in wanted {
        assert_eq!(offered(&review, &model), None, "still running");
        let judged = Some(Box::new(lost(&item, loss_of(&item), pass.depth.plies())));
        review.update(ReviewMsg::Judged(nth, judged));
    }
    assert_eq!(model.place(), place, "the reader stays");
    let biggest = offered(&review, &model).expect("Ann's double");
    assert_eq!(biggest, (0, 2));
    model.update(Msg::Move(biggest.0, biggest.1));
    assert_eq!(offered(&review, &model), None);
    assert_eq!(
        judged(|_| 0.0).biggest_elsewhere(Some(Player::White), place),
        None
    );
}
