//! Tests for the instructive parts of a review: the decision at which it opens, the player whose mistakes it names, the
//! graph, and the turning points.

use board::{LineDegree, LineSubject, SpeechContext, Theme};
use record::MatchRecord;
use review::{Item, Kind, Mistake};
use rules::{ByPlayer, Player, Score};
use words::Words;

use crate::{
    Model, Msg, Opening, Review, ReviewMsg, ShownMoments, StudyContent, clean, moment,
    review_tests::{judged, lost, record},
    side_named,
};

/// Returns the loss of a decision in a match between Ann (White) and Bob (Black). Game 1: Ann's play, Bob's play, Ann's
/// double, Bob's drop; game 2: Bob's play, Ann's play.
pub(crate) fn loss_of(item: &Item) -> f32 {
    match (item.decided.decision.player(), item.kind) {
        (Player::White, Kind::Checker) => 0.03,
        (Player::White, _) => 0.05,
        (Player::Black, Kind::Checker) => 0.25,
        (Player::Black, _) => 0.0,
    }
}

pub(crate) fn opened() -> Model {
    Model::new(StudyContent::Match(Box::new(record())))
}

fn context(words: &Words) -> SpeechContext<'_> {
    SpeechContext {
        words,
        theme: Theme::default(),
    }
}

fn plain(text: &str) -> String {
    text.replace(['\u{2068}', '\u{2069}', '\u{2066}'], "")
}

#[test]
fn without_mistakes_opens_at_the_players_first_decision_with_praise() {
    let review = judged(|_| 0.0);
    let expected = Opening {
        place: (0, 1),
        is_clean: true,
    };
    assert_eq!(review.opening(Some(Player::Black)), Some(expected));
    let words = Words::english();
    let model = opened().with_own_side(Some(Player::Black));
    let praise = |player, game| plain(&clean(&model, context(&words), player, game));
    assert_eq!(
        praise(Player::Black, None),
        "No mistakes in the whole match. Well played."
    );
    assert_eq!(
        praise(Player::White, Some(0)),
        "Ann made no mistakes in this game."
    );
}

#[test]
fn biggest_mistakes_are_sorted_by_cost() {
    let review = judged(loss_of);
    let mut place = review
        .opening(Some(Player::White))
        .expect("a mistake")
        .place;
    let mut seen = vec![place];
    while let Some(next) = review.next_biggest(Some(Player::White), place) {
        place = next;
        seen.push(place);
    }
    // The double comes first, then the plays; the same loss costs more match-winning chances in the second game.
    assert_eq!(seen.len(), 3);
    assert_eq!((seen[0], seen[1].0, seen[2].0), ((0, 2), 1, 0));
    let number = |place| review.place_among_biggest(Some(Player::White), place);
    assert_eq!(number(seen[1]), Some((2, 3)));
    assert_eq!(number((0, 1)), None);
    assert_eq!(review.next_biggest(Some(Player::White), (0, 1)), None);
}

#[test]
fn mistakes_are_counted_by_player_and_game() {
    let review = judged(loss_of);
    assert_eq!(review.mistake_count(Some(Player::White), Some(0)), 2);
    assert_eq!(review.mistake_count(Some(Player::Black), None), 2);
}

#[test]
fn graph_of_a_decided_game_marks_only_its_turning_points() {
    let review = judged(|item| match item.decided.decision.player() {
        Player::White => 0.1,
        Player::Black => 0.0,
    });
    let points = review.turning_points(Some(Player::White), Some(0));
    let line = review.decisive_line(0, Player::White).expect("a line");
    assert!(points.len() <= 3);
    assert_eq!(line.marks().len(), points.len());
}

#[test]
fn costliest_turning_point_comes_first() {
    let review = judged(loss_of);
    let points = review.turning_points(Some(Player::White), None);
    let places: Vec<_> = points.iter().map(|point| point.place).collect();
    let costs = points
        .iter()
        .map(|one| one.judged.loss_mwc.unwrap_or(one.judged.loss));
    assert!(costs.is_sorted_by(|one, other| one >= other), "{places:?}");
    assert_eq!(
        review.place_among_biggest(Some(Player::White), places[0]),
        Some((1, 3))
    );
}

#[test]
fn match_has_at_most_three_turning_points_and_two_in_a_game() {
    let review = judged(|item| match item.decided.decision.player() {
        Player::White => 0.1,
        Player::Black => 0.0,
    });
    let points = review.turning_points(Some(Player::White), None);
    let places: Vec<_> = points.iter().map(|point| point.place).collect();
    assert_eq!(places, [(0, 0), (0, 2), (1, 1)]);
    assert!(
        points
            .iter()
            .all(|one| one.mistake == Some(Mistake::Blunder))
    );
    let of_game = review.turning_points(Some(Player::White), Some(0));
    assert!(of_game.len() == 2 && of_game.iter().all(|point| point.place.0 == 0));
    assert_eq!(review.turning_points(Some(Player::Black), None), []);
    let words = Words::english();
    assert_eq!(points[0].cost(&words), "0.100 points lost");
    let mut in_match = points[0].clone();
    in_match.judged.loss_mwc = Some(0.041);
    assert_eq!(in_match.cost(&words), "−4.1% to win the match");
    let board = in_match.setup();
    assert_eq!((board.own[6], board.opponent[6]), (5, 5));
}

#[test]
fn race_leads_above_the_middle_for_the_player_at_the_bottom() {
    let review = judged(loss_of);
    let [white, black] = Player::BOTH.map(|player| review.race(Some(0), player));
    assert_eq!(
        white.points.len(),
        review.course(Some(0), Player::White).points.len()
    );
    assert!(white.marks.is_empty(), "nothing has been judged");
    let first = white.points[0].chance;
    assert!((first - 0.5).abs() < 1e-6, "even at the start: {first}");
    for (one, other) in white.points.iter().zip(&black.points) {
        assert!(
            (one.chance + other.chance - 1.0).abs() < 1e-6,
            "{one:?} {other:?}"
        );
    }
    let second = white.points[1].chance;
    assert!(second > 0.5, "White has moved and leads: {second}");
}

#[test]
fn graph_shows_the_chances_of_the_player_at_the_bottom() {
    let review = judged(loss_of);
    let course = review.course(Some(0), Player::White);
    // After each choice, the player who made it has a 60% winning chance, but a drop loses.
    let chances: Vec<f32> = course.points.iter().map(|point| point.chance).collect();
    let expected = [0.6, 0.4, 0.6, 1.0];
    assert_eq!(chances.len(), expected.len(), "{chances:?}");
    for (chance, expected) in chances.iter().zip(expected) {
        assert!((chance - expected).abs() < 1e-5, "{chances:?}");
    }
    assert_eq!(course.place_of(1), Some((0, 1)));
    assert_eq!(course.step_of((0, 2)), Some(2));
    let marks: Vec<_> = course
        .marks
        .iter()
        .map(|one| (one.step, one.player))
        .collect();
    assert_eq!(
        marks,
        [(0, Player::White), (1, Player::Black), (2, Player::White)]
    );
    let own = course
        .line(Player::White, Some(Player::White))
        .expect("a line");
    let shapes: Vec<_> = own
        .marks()
        .iter()
        .map(|one| (one.subject, one.degree))
        .collect();
    assert_eq!(
        shapes,
        [
            (LineSubject::Checkers, LineDegree::Error),
            (LineSubject::Cube, LineDegree::Error)
        ]
    );
    let whole = review.course(None, Player::Black);
    let line = whole.line(Player::Black, None).expect("a line");
    assert_eq!(line.games().len(), 2);
    assert_eq!(line.games()[1].first, 4);
    assert!(line.chances()[3] < 1e-6, "Bob has dropped");
}

/// Evaluates all decisions of the current pass.
fn judge_pass(review: &mut Review, loss: impl Fn(&Item) -> f32) {
    let (pass, wanted) = review.wanted().expect("it runs");
    for (nth, item) in wanted {
        let judged = Some(Box::new(lost(&item, loss(&item), pass.depth.plies())));
        review.update(ReviewMsg::Judged(nth, judged));
    }
    review.update(ReviewMsg::PassOver);
}

#[test]
fn selects_a_third_turning_point_from_the_only_game_with_mistakes() {
    let review = judged(|item| match item.decided.decision.score() {
        Score::Match { points, .. } if points == ByPlayer::default() => 0.1,
        _ => 0.0,
    });
    let points = review.turning_points(None, None);
    let games: Vec<_> = points.iter().map(|point| point.place.0).collect();
    assert_eq!(games, [0, 0, 0]);
}

#[test]
fn turning_points_follow_deeper_passes_and_agree_with_the_figures() {
    let mut review = Review::new(&record());
    assert_eq!(review.decisive(None, None), None);
    review.update(ReviewMsg::Begin);
    assert_eq!(review.decisive(None, None), None, "nothing is judged");
    judge_pass(&mut review, |_| 0.1);
    let quick = review.decisive(None, None).expect("all are judged");
    assert_eq!((quick.points.len(), quick.mistakes), (3, 8));
    // The deeper pass finds one mistake by each player.
    judge_pass(&mut review, |item| match (item.kind, item.nth) {
        (Kind::Checker, 0) => 0.05,
        _ => 0.0,
    });
    let deep = review.decisive(None, None).expect("all are judged");
    let places: Vec<_> = deep.points.iter().map(|point| point.place).collect();
    assert_eq!(
        (places.as_slice(), deep.mistakes),
        (&[(0, 0), (1, 0)][..], 2)
    );
    let numbers = review.numbers();
    let count = |player| numbers[player].mistakes.errors + numbers[player].mistakes.blunders;
    for player in Player::BOTH {
        let own = review.decisive(Some(player), None).expect("all are judged");
        assert_eq!((own.points.len(), own.mistakes), (1, 1));
        assert_eq!(own.mistakes as u64, u64::from(count(player)));
    }
    let marks = review.course(None, Player::White).marks;
    assert_eq!(marks.len(), deep.mistakes);
}

/// Returns the turning points after the first pass over the match, and those when the deeper passes have found another
/// mistake instead of the larger one.
fn shown_before_and_after(is_touched: bool) -> [(Review, ShownMoments); 2] {
    let mut review = Review::new(&record());
    review.update(ReviewMsg::Begin);
    let next = |before: Option<&ShownMoments>, review: &Review| {
        ShownMoments::after(before, review, None, (None, 0), is_touched)
    };
    assert_eq!(next(None, &review), None);
    judge_pass(&mut review, |item| match item.nth {
        0 => 0.5,
        1 => 0.3,
        _ => 0.0,
    });
    let first = next(None, &review).expect("settled");
    let before = (review.clone(), first.clone());
    let mut shown = first;
    while review.is_running() {
        judge_pass(&mut review, |item| match item.nth {
            0 => 0.2,
            2 => 0.4,
            1 => 0.001,
            _ => 0.0,
        });
        shown = next(Some(&shown), &review).expect("settled");
        let points = &shown.decisive.points;
        assert!(points.iter().all(|point| point.mistake.is_some()));
    }
    [before, (review, shown)]
}

#[test]
fn touched_turning_points_stay_until_others_are_requested() {
    let [(_, first), (review, last)] = shown_before_and_after(true);
    let kept: Vec<_> = last.decisive.points.iter().map(|one| one.place).collect();
    assert!(last.has_others && kept.len() < first.decisive.points.len());
    let stayed = |place| first.decisive.points.iter().any(|one| one.place == place);
    assert!(!kept.is_empty() && kept.into_iter().all(stayed));
    let chosen = ShownMoments::after(Some(&last), &review, None, (None, 1), true);
    let chosen = chosen.expect("settled");
    assert!(!chosen.has_others);
    assert_eq!(Some(chosen.decisive), review.decisive(None, None));
}

#[test]
fn untouched_turning_points_follow_the_complete_review() {
    let [_, (review, last)] = shown_before_and_after(false);
    assert!(!last.has_others);
    assert_eq!(Some(last.decisive), review.decisive(None, None));
}

#[test]
fn moments_replace_praise_when_the_review_is_complete() {
    let mut review = Review::new(&record());
    review.update(ReviewMsg::Begin);
    judge_pass(&mut review, |_| 0.0);
    let next = |before: Option<&ShownMoments>, review: &Review| {
        ShownMoments::after(before, review, None, (None, 0), true).expect("settled")
    };
    let mut shown = next(None, &review);
    while review.is_running() {
        assert_eq!(shown.decisive.points, []);
        judge_pass(&mut review, |_| 0.1);
        shown = next(Some(&shown), &review);
    }
    assert!(!shown.decisive.points.is_empty() && !shown.has_others);
}

#[test]
fn mistake_that_costs_hardly_any_chances_decides_nothing() {
    let mut review = judged(|_| 0.1);
    let costs = [0.001, 0.004, 0.006];
    for (nth, entry) in review.entries.iter_mut().enumerate() {
        let judged = entry.judged.as_mut().expect("evaluated");
        judged.loss_mwc = Some(costs.get(nth).copied().unwrap_or(0.0));
    }
    review.update(ReviewMsg::PassOver);
    let decisive = review.decisive(None, None).expect("settled");
    assert_eq!((decisive.points.len(), decisive.mistakes), (1, 8));
    assert!(decisive.leaves_small_ones(), "there is room for seven");
    assert_eq!(decisive.points[0].judged.loss_mwc, Some(0.006));
}

#[test]
fn partially_read_review_has_no_turning_points() {
    let mut review = judged(loss_of);
    review.update(ReviewMsg::PassOver);
    let text = review.to_text();
    let mut back = Review::new(&record());
    for line in text.lines().skip(1) {
        back.restore(line);
        assert!(!back.is_settled(), "more lines are to come");
        assert_eq!(back.decisive(None, None), None);
        assert_eq!(back.loss_cause(Player::Black, 0), None);
    }
    back.update(ReviewMsg::Restored);
    let [before, after] = [review, back].map(|one| one.decisive(None, None));
    let shown = |known: Option<crate::Decisive>| {
        let known = known.expect("all are judged");
        let point = |point: &crate::TurningPoint| (point.place, point.mistake, point.judged.loss);
        (
            known.points.iter().map(point).collect::<Vec<_>>(),
            known.mistakes,
        )
    };
    assert_eq!(shown(before), shown(after));
}

#[test]
fn you_always_refers_to_the_user() {
    let words = Words::english();
    let mut model = opened().with_own_side(Some(Player::White));
    assert_eq!(model.bottom(), Player::White);
    assert_eq!(moment(&model, context(&words)), "You rolled 3-1: 8/5 6/5");
    model.update(Msg::Next);
    assert_eq!(
        plain(&moment(&model, context(&words))),
        "Bob rolled 4-2: 8/4 6/4"
    );
    model.update(Msg::Last);
    assert_eq!(moment(&model, context(&words)), "You win 1 point");
}

#[test]
fn finds_the_user_in_an_imported_match_by_name() {
    let record: MatchRecord = record();
    assert_eq!(side_named(&record, ["bob "]), Some(Player::Black));
    assert_eq!(side_named(&record, ["Carla", "ANN"]), Some(Player::White));
    assert_eq!(side_named(&record, ["ann", "bob"]), None);
    assert_eq!(side_named(&record, ["", "Carla"]), None);
}
