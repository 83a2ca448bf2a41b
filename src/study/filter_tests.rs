//! Tests for review filters, and for disagreements with another program's analysis.

use record::{MatchRecord, read_file};
use review::{Judged, Kind};
use rules::{ByPlayer, Player};

use crate::{DecisionKind, Filter, Mark, Review, ReviewMsg, Selection, review_tests};

/// Returns a match analysed by eXtreme Gammon.
fn analysed() -> MatchRecord {
    let file = include_bytes!("../../tests/data/matches/seven-points.xg");
    let reading = read_file(file).expect("a match");
    reading.matches.into_iter().next().expect("one")
}

fn count(review: &mut Review, filter: Filter) -> usize {
    review.update(ReviewMsg::Filter(filter));
    review.marked()
}

#[test]
fn filters_by_player_kind_and_category() {
    let mut review = review_tests::judged(|item| match item.kind {
        Kind::Checker => 0.03,
        Kind::Double | Kind::Answer => 0.1,
    });
    let all = Filter::default();
    let total = count(&mut review, all);
    let by_player = ByPlayer::new(|player| {
        let player = Some(player);
        count(&mut review, Filter { player, ..all })
    });
    assert_eq!(by_player.white + by_player.black, total);
    let part = |part| Filter {
        part: Some(part),
        ..all
    };
    let checker = count(&mut review, part(DecisionKind::Checker));
    assert_eq!(
        checker + count(&mut review, part(DecisionKind::Cube)),
        total
    );
    let only = Selection::Blunders;
    assert_eq!(count(&mut review, Filter { only, ..all }), total - checker);
    // With a difficulty of 0, every error is avoidable.
    let only = Selection::Avoidable;
    assert_eq!(count(&mut review, Filter { only, ..all }), total);
    let cubes = Filter {
        player: Some(Player::White),
        part: Some(DecisionKind::Cube),
        ..all
    };
    review.update(ReviewMsg::Filter(cubes));
    assert_eq!(review.error_from((0, 0), true), Some((0, 2)));
    assert_eq!(review.mark(0, 2), Some(Mark::Blunder));
    assert_eq!(review.mark(0, 0), None, "a checker play");
}

#[test]
fn disputes_the_plays_that_the_file_ranks_lower() {
    let record = analysed();
    let mut review = Review::new(&record);
    assert!(review.has_file_analysis());
    review.update(ReviewMsg::Begin);
    let (_, wanted) = review.wanted().expect("it runs");
    for (nth, item) in wanted {
        // This program evaluates every actual choice as the best.
        let judged: Judged = review_tests::lost(&item, 0.0, 0);
        review.update(ReviewMsg::Judged(nth, Some(Box::new(judged))));
    }
    let (mut disputed, mut agreed) = (0, 0);
    for entry in review
        .entries
        .iter()
        .filter(|it| it.item.kind == Kind::Checker)
    {
        let made = &record.games[entry.game].moves[entry.item.nth];
        let Some(error) = made.analysis.as_ref().and_then(|found| found.play_error) else {
            continue;
        };
        let is_disputed = entry.is_disputed();
        assert_eq!(is_disputed, error >= 0.005, "{made:?}");
        disputed += usize::from(is_disputed);
        agreed += usize::from(!is_disputed);
    }
    assert!(disputed >= 10 && agreed > 100, "{disputed} and {agreed}");
}

#[test]
fn shows_the_luck_of_a_roll_that_swung_the_game() {
    let mut review = review_tests::judged(|_| 0.0);
    review.update(ReviewMsg::PassOver);
    let (pass, wanted) = review.wanted().expect("it runs");
    let rolls = wanted
        .into_iter()
        .filter(|(_, item)| item.kind == Kind::Checker);
    for ((nth, item), equity) in rolls.zip([0.29, 0.4]) {
        let mut judged = review_tests::lost(&item, 0.0, pass.depth.plies());
        judged.luck = judged
            .luck
            .map(|luck| review::LuckOfRoll { equity, ..luck });
        review.update(ReviewMsg::Judged(nth, Some(Box::new(judged))));
    }
    let luck = |player| {
        let all = review.chances(0, player);
        all.into_iter().map(|(.., luck)| luck).collect::<Vec<_>>()
    };
    // The second roll is Black's.
    assert_eq!(luck(Player::White), [None, Some(-0.4)]);
    assert_eq!(luck(Player::Black), [None, Some(0.4)]);
}

#[test]
fn the_only_error_has_no_next_error() {
    let plays = std::cell::Cell::new(0);
    let review = review_tests::judged(|item| {
        plays.set(plays.get() + u32::from(item.kind == Kind::Checker));
        if item.kind == Kind::Checker && plays.get() == 2 {
            0.03
        } else {
            0.0
        }
    });
    assert_eq!(review.error_from((0, 0), true), Some((0, 1)));
    assert_eq!(review.error_from((1, 1), true), Some((0, 1)));
    assert_eq!(review.error_from((0, 1), true), None);
    assert_eq!(review.error_from((0, 1), false), None);
}
