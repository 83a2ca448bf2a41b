//! Tests with constructed positions, each with a reason about tempo, safety, the race, the score or the shape.

use engine::{Search, Settings, analyse};
use insight::reasons::{Compared, KnownEquities, Reason, why};
use record::parse_play;
use rules::{Board, ByPlayer, Choice, Crawford, Decision, Player, Variant};

use crate::{
    judge,
    positions::{board, has, reasons_for_play},
};

/// Panics if any reason's debug text starts with `begin`.
fn has_not(reasons: &[Reason], begin: &str) {
    let mut texts = reasons.iter().map(|reason| format!("{reason:?}"));
    assert!(!texts.any(|text| text.starts_with(begin)), "{reasons:?}");
}

#[test]
fn a_hit_deep_in_the_home_board_is_for_tempo() {
    let position = board(
        &[(23, 3), (10, 2), (6, 2), (5, 2), (4, 2), (3, 4)],
        &[
            (23, 1),
            (13, 2),
            (12, 1),
            (9, 1),
            (8, 2),
            (7, 2),
            (6, 2),
            (5, 2),
            (3, 2),
        ],
    );
    let reasons = reasons_for_play(position, (2, 2), "23/21(2) 4/2*(2)", "23/21(2) 3/1(2)");
    let Some(Reason::Tempo {
        point,
        good,
        dances,
    }) = reasons.first()
    else {
        panic!("{reasons:?}");
    };
    assert_eq!((point.number(), dances.count()), (2, 16));
    assert_eq!((good.made.count(), good.best.count()), (35, 16));
    has_not(&reasons, "Hits");
}

#[test]
fn a_strong_board_calls_for_safety_and_a_weak_board_allows_a_shot() {
    let own = [
        (14, 2),
        (11, 2),
        (8, 2),
        (7, 2),
        (6, 2),
        (4, 2),
        (3, 2),
        (2, 1),
    ];
    let strong = [(20, 2), (6, 2), (5, 2), (4, 2), (3, 5), (2, 2)];
    let reasons = reasons_for_play(board(&own, &strong), (4, 2), "8/4 8/6", "14/8");
    has(
        &reasons,
        "Safe { points: 5, shots: Compared { made: Rolls(2), best: Rolls(0) } }",
    );
    let weak = board(
        &[(24, 1), (13, 6), (8, 3), (6, 5)],
        &[(20, 2), (13, 4), (11, 1), (8, 3), (6, 5)],
    );
    let reasons = reasons_for_play(weak, (3, 3), "24/21 13/10(3)", "13/10(2) 6/3(2)");
    has(&reasons, "MovesUp(Point(21))");
    has(
        &reasons,
        "Bold { points: 1, shots: Compared { made: Rolls(24), best: Rolls(28) } }",
    );
}

#[test]
fn the_leader_in_the_race_runs_and_the_trailer_holds_back() {
    let own = [(21, 2), (11, 2), (10, 2), (8, 2), (6, 3), (5, 2), (1, 2)];
    let theirs = [(22, 3), (21, 2), (13, 1), (8, 2), (7, 3), (6, 2), (5, 2)];
    let reasons = reasons_for_play(board(&own, &theirs), (6, 2), "21/13", "8/2 8/6");
    has(&reasons, "Runs(Compared { made: 2, best: 1 })");
    has(&reasons, "Race { ahead: true, pips: 58 }");
    let own = [(20, 2), (13, 3), (8, 4), (6, 4), (4, 2)];
    let theirs = [(8, 5), (6, 4), (4, 3), (3, 3)];
    let reasons = reasons_for_play(board(&own, &theirs), (6, 4), "13/7 13/9", "20/14 20/16");
    has(&reasons, "Race { ahead: false");
}

#[test]
fn running_a_back_checker_is_not_also_counted_as_an_escape() {
    // After 24/17, 12 more rolls bring a checker past the 17 point.
    let own = [(24, 2), (13, 3), (11, 1), (8, 3), (6, 6)];
    let theirs = [(24, 1), (20, 1), (13, 5), (7, 2), (6, 3), (5, 1), (4, 2)];
    let reasons = reasons_for_play(board(&own, &theirs), (6, 1), "24/17", "13/6");
    has_not(&reasons, "YouEscape");
    has(&reasons, "Runs(Compared { made: 2, best: 1 })");
}

#[test]
fn a_checker_that_moved_away_is_not_a_missed_point() {
    // Only the blot on the bar point allows that point to be made; after 7/1, no roll makes it.
    let own = [(21, 2), (18, 1), (13, 3), (8, 2), (7, 1), (6, 3), (5, 3)];
    let theirs = [(22, 2), (14, 3), (8, 3), (6, 5), (3, 2)];
    let reasons = reasons_for_play(board(&own, &theirs), (5, 1), "18/12", "7/1");
    has_not(
        &reasons,
        "YouMake { point: Point(7), rolls: Compared { made: Rolls(0)",
    );
    has(&reasons, "Escapes(Compared { made: 3, best: 2 })");
}

#[test]
fn stacks_buried_checkers_and_slots_are_named() {
    let start = Board::start(Variant::Standard);
    let reasons = reasons_for_play(start, (4, 1), "24/23 13/9", "24/23 8/4");
    has(
        &reasons,
        "Stacks { point: Point(13), checkers: Compared { made: 5, best: 4 } }",
    );
    let own = [(21, 2), (15, 1), (13, 2), (8, 4), (7, 2), (6, 4)];
    let theirs = [(20, 1), (8, 5), (6, 5), (5, 2), (3, 2)];
    let reasons = reasons_for_play(board(&own, &theirs), (5, 2), "8/3 6/4", "6/1 6/4");
    has(&reasons, "Buries(Compared { made: 1, best: 0 })");
    let reasons = reasons_for_play(start, (2, 1), "13/11 6/5", "13/10");
    has(
        &reasons,
        "Slots { point: Point(5), hits: Rolls(15), covers: Rolls(",
    );
}

#[test]
fn a_better_anchor_and_timing_are_named() {
    let own = [(24, 3), (20, 1), (13, 3), (8, 3), (6, 5)];
    let theirs = [
        (24, 1),
        (23, 1),
        (18, 1),
        (13, 2),
        (7, 3),
        (6, 2),
        (4, 2),
        (3, 1),
        (2, 2),
    ];
    let reasons = reasons_for_play(board(&own, &theirs), (4, 1), "24/20 8/7*", "13/9 8/7*");
    has(
        &reasons,
        "BetterAnchor(Compared { made: Point(24), best: Point(20) })",
    );
    let own = [(20, 2), (9, 1), (8, 1), (6, 4), (5, 3), (4, 3), (2, 1)];
    let theirs = [(22, 2), (13, 2), (8, 3), (6, 4), (4, 2), (3, 2)];
    let reasons = reasons_for_play(board(&own, &theirs), (2, 1), "5/2", "9/6");
    has(&reasons, "Timing(Compared { made: 2, best: 5 })");
}

#[test]
fn bears_off_as_many_checkers_as_possible() {
    let own = [(0, 2), (6, 2), (5, 2), (4, 1), (3, 4), (2, 2), (1, 2)];
    let theirs = [(0, 5), (5, 1), (4, 3), (3, 1), (2, 1), (1, 4)];
    let reasons = reasons_for_play(board(&own, &theirs), (3, 2), "3/off 2/off", "5/off");
    has(&reasons, "BearsOff(Compared { made: 3, best: 4 })");
    let own = [(0, 12), (5, 1), (3, 1), (1, 1)];
    let theirs = [(0, 13), (1, 2)];
    let reasons = reasons_for_play(board(&own, &theirs), (2, 1), "3/off", "5/3 1/off");
    has(&reasons, "BearsOffNext { checkers: 2, rolls: ");
}

#[test]
fn gammons_that_win_the_match_count_more() {
    // In the Crawford game, for a player who needs two points, a gammon wins the match and a single win does not.
    let position = board(
        &[(24, 2), (13, 5), (8, 2), (6, 4), (4, 2)],
        &[(24, 1), (23, 1), (13, 4), (9, 1), (8, 3), (6, 5)],
    );
    let decision = Decision::builder(position)
        .on_roll(Player::White)
        .match_to(5)
        .score(ByPlayer { white: 3, black: 4 })
        .crawford(Crawford::Now)
        .play(3, 1)
        .build()
        .expect("a decision");
    let judge = judge();
    let roll = decision.roll().expect("a roll");
    let of = |text| {
        let choice = Choice::Play(parse_play(&position, roll, text).expect("a legal play"));
        let analysis = analyse(
            &Search::new(&judge, 0),
            &decision,
            Some(&choice),
            &Settings::new(0),
        );
        analysis.candidates[analysis.made.expect("a legal play")]
    };
    let (best, made) = (of("8/5 6/5"), of("24/23 13/10"));
    let candidates = Compared { made, best };
    has(
        &why(&judge, &decision, &candidates, KnownEquities::default()),
        "GammonValue { yours: true, price: ",
    );
}

#[test]
fn ranks_a_point_before_shots_at_a_back_checker() {
    let start = Board::start(Variant::Standard);
    let reasons = reasons_for_play(start, (6, 4), "8/2 6/2", "24/14");
    has(&reasons[..1], "Makes(Point(2))");
    has(
        &reasons[1..2],
        "Shots { blot: Point(24), at_blot: Rolls(22)",
    );
}
