//! Tests with constructed positions, each with the reason that it illustrates.

use engine::{Candidate, Equity, Judge, Outcomes, Search, Settings, analyse};
use insight::reasons::{Compared, KnownEquities, Reason, why};
use record::parse_play;
use rules::{
    Beavers, Board, ByPlayer, Choice, Crawford, Decision, DecisionBuilder, Die, Offer, Play,
    Player, Roll, Setup, Variant,
};

use crate::judge;

pub fn board(own: &[(usize, u8)], opponent: &[(usize, u8)]) -> Board {
    let side = |checkers: &[(usize, u8)]| {
        let mut counts = [0; 26];
        for &(number, count) in checkers {
            counts[number] = count;
        }
        counts
    };
    let (own, opponent) = (side(own), side(opponent));
    Board::try_from(Setup { own, opponent }).expect("a position that can occur")
}

/// Returns the reasons for preferring the play `best` to `made`, as if `made` lost 0.1.
pub fn reasons_for_play(board: Board, (a, b): (u8, u8), best: &str, made: &str) -> Vec<Reason> {
    let judge = judge();
    let decision = Decision::builder(board)
        .play(a, b)
        .build()
        .expect("a decision");
    let roll = Roll::new(Die::new(a).expect("a die"), Die::new(b).expect("a die"));
    let play = |text| parse_play(&board, roll, text).expect("a legal play");
    why_of(&judge, &decision, play(best), play(made), 0.1)
}

fn why_of(judge: &Judge, decision: &Decision, best: Play, made: Play, loss: f32) -> Vec<Reason> {
    let of = |play| {
        let choice = Choice::Play(play);
        let settings = Settings::new(0);
        let analysis = analyse(&Search::new(judge, 0), decision, Some(&choice), &settings);
        Candidate {
            loss: Equity(loss),
            ..analysis.candidates[analysis.made.expect("a legal play")]
        }
    };
    let (made, best) = (of(made), of(best));
    why(
        judge,
        decision,
        &Compared { made, best },
        KnownEquities::default(),
    )
}

/// Panics unless at least one reason's debug text starts with `begin`.
pub fn has(reasons: &[Reason], begin: &str) {
    let texts: Vec<String> = reasons.iter().map(|reason| format!("{reason:?}")).collect();
    assert!(
        texts.iter().any(|text| text.starts_with(begin)),
        "{begin} is not among {texts:#?}"
    );
}

/// Returns the position after the opponent has opened with a 6-2, splitting to your bar point.
fn after_six_two() -> Board {
    board(
        &[(24, 2), (13, 5), (8, 3), (6, 5)],
        &[(24, 1), (18, 1), (13, 4), (11, 1), (8, 3), (6, 5)],
    )
}

#[test]
fn a_hit_on_your_7_point_costs_7_pips() {
    let reasons = reasons_for_play(after_six_two(), (3, 1), "8/7* 13/10", "24/20");
    has(
        &reasons,
        "Hits { point: Point(7), checkers: 1, pips: 7, bar: 1, enters: Rolls(35) }",
    );
}

#[test]
fn second_hit_is_told_together_with_the_first() {
    // Both plays hit on the 22 point.
    let position = board(
        &[(25, 1), (24, 1), (13, 5), (8, 3), (6, 5)],
        &[(24, 2), (13, 4), (8, 3), (6, 4), (5, 1), (3, 1)],
    );
    let reasons = reasons_for_play(position, (3, 2), "bar/22*/20*", "bar/22* 13/11");
    has(
        &reasons,
        "Hits { point: Point(22), checkers: 2, pips: 42, bar: 2, enters: Rolls(3",
    );
}

#[test]
fn a_blot_on_your_5_point_is_hit_by_fifteen_rolls() {
    let start = Board::start(Variant::Standard);
    let reasons = reasons_for_play(start, (3, 1), "8/5 6/5", "13/10 6/5");
    has(&reasons, "Shots { blot: Point(5), at_blot: Rolls(15)");
}

#[test]
fn a_new_point_shuts_the_opponent_out() {
    // The opponent is on the bar, and making the 4 point blocks one more number.
    let own = [(20, 2), (13, 3), (8, 4), (6, 4), (5, 2)];
    let reasons = reasons_for_play(
        board(&own, &[(25, 1), (13, 5), (8, 3), (6, 6)]),
        (4, 2),
        "8/4 6/4",
        "13/7",
    );
    has(
        &reasons,
        "Enters(Compared { made: Rolls(32), best: Rolls(27) })",
    );
}

#[test]
fn the_opening_3_1_makes_your_5_point() {
    let start = Board::start(Variant::Standard);
    has(
        &reasons_for_play(start, (3, 1), "8/5 6/5", "24/20"),
        "Makes(Point(5))",
    );
    has(
        &reasons_for_play(start, (6, 1), "13/7 8/7", "13/6"),
        "Makes(Point(7))",
    );
}

#[test]
fn a_broken_point_and_a_lost_anchor_are_named() {
    let own = [(20, 2), (13, 4), (8, 3), (6, 4), (5, 2)];
    let theirs = [(24, 2), (13, 4), (8, 3), (6, 4), (4, 2)];
    has(
        &reasons_for_play(board(&own, &theirs), (4, 3), "13/6", "20/13"),
        "Anchor(Point(20))",
    );
    has(
        &reasons_for_play(board(&own, &theirs), (3, 1), "13/9", "5/4 5/2"),
        "Breaks(Point(5))",
    );
}

#[test]
fn an_anchor_is_named_only_if_it_is_needed() {
    let names_anchor = |reasons: &[Reason]| {
        reasons
            .iter()
            .any(|reason| matches!(reason, Reason::Anchor(_)))
    };
    // The home board of the opponent has one point, and a split in the opening leaves no anchor.
    let start = Board::start(Variant::Standard);
    let opening = reasons_for_play(start, (2, 1), "13/10", "24/23 13/11");
    assert!(!names_anchor(&opening), "{opening:?}");
    // Against three points, the same split is a fault.
    let own = [(24, 2), (13, 5), (8, 3), (6, 5)];
    let strong = [(24, 2), (13, 3), (8, 2), (6, 3), (5, 3), (4, 2)];
    let split = reasons_for_play(board(&own, &strong), (2, 1), "13/10", "24/23 13/11");
    assert!(names_anchor(&split), "{split:?}");
    // Both back checkers have left, so that no anchor is needed.
    let own = [(20, 2), (13, 4), (8, 3), (6, 4), (5, 2)];
    let theirs = [(24, 2), (13, 4), (8, 3), (6, 4), (4, 2)];
    let runs = reasons_for_play(board(&own, &theirs), (5, 5), "13/3(2)", "20/10(2)");
    assert!(!names_anchor(&runs), "{runs:?}");
    has(&runs, "Breaks(Point(20))");
}

#[test]
fn a_longer_prime_is_named() {
    let own = [(13, 2), (9, 1), (8, 3), (7, 2), (6, 2), (5, 2), (3, 3)];
    let reasons = reasons_for_play(
        board(&own, &[(24, 1), (13, 6), (8, 3), (6, 5)]),
        (4, 1),
        "13/9 8/7",
        "9/4",
    );
    has(&reasons, "Prime(Compared { made: 4, best: 5 })");
}

#[test]
fn a_checker_at_the_edge_of_a_prime_escapes() {
    // The opponent holds your 17 to 20 points. From the 21 point, every 5 and 6 escapes, which makes 20 rolls.
    let own = [(24, 2), (13, 4), (8, 4), (6, 5)];
    let theirs = [(24, 3), (13, 3), (8, 2), (7, 2), (6, 3), (5, 2)];
    let reasons = reasons_for_play(board(&own, &theirs), (3, 1), "24/21 6/5", "13/10 6/5");
    has(&reasons, "YouEscape(Compared { made: Rolls(");
    assert!(
        format!("{reasons:?}").contains("best: Rolls(20)"),
        "{reasons:?}"
    );
}

#[test]
fn small_losses_and_races_have_no_reasons() {
    let judge = judge();
    let start = Decision::builder(Board::start(Variant::Standard))
        .play(3, 1)
        .build();
    let start = start.expect("a decision");
    let roll = start.roll().expect("a roll");
    let play = |text| parse_play(start.board(), roll, text).expect("a legal play");
    assert_eq!(
        why_of(&judge, &start, play("8/5 6/5"), play("24/20"), 0.019),
        []
    );
    let race = board(&[(6, 5), (5, 5), (4, 5)], &[(6, 5), (5, 5), (4, 5)]);
    assert_eq!(reasons_for_play(race, (2, 1), "6/4 6/5", "4/1"), []);
}

/// Returns the reasons for a cube decision with these outcome probabilities for the player on roll and these equities
/// for no double and double/take, as if the actual choice lost 0.1.
fn reasons_for_cube(
    decision: DecisionBuilder,
    chances: [f32; 6],
    [no_double, take]: [f32; 2],
    best: Choice,
    made: Choice,
) -> Vec<Reason> {
    let judge = judge();
    let decision = decision.build().expect("a decision");
    let doubler = Outcomes::from_weights(chances).expect("chances");
    let own = decision.player() == decision.on_roll();
    let outcomes = if own { doubler } else { doubler.flipped() };
    let of = |choice, loss: f32| Candidate {
        choice,
        after: None,
        outcomes,
        cubeless: Equity(0.0),
        equity: Equity(-loss),
        mwc: None,
        loss: Equity(loss),
        plies: 0,
        trials: None,
    };
    let (made, best) = (of(made, 0.1), of(best, 0.0));
    let known = KnownEquities {
        no_double: Some(Equity(no_double)),
        take: Some(Equity(take)),
    };
    let both = Compared { made, best };
    why(&judge, &decision, &both, known)
}

#[test]
fn explains_a_take_below_the_take_point() {
    let answer = Decision::builder(Board::start(Variant::Standard)).answer(Offer::Double, 2);
    let chances = [0.55, 0.26, 0.0, 0.17, 0.02, 0.0];
    let equities = [0.95, 1.2];
    let reasons = reasons_for_cube(answer, chances, equities, Choice::Drop, Choice::Take);
    has(&reasons, "TakePoint { yours: true");
    has(
        &reasons,
        "CubeGammons { yours: false, share: Share(260), price: 500 }",
    );
    // According to the model alone, this is a take; according to the analysis, it is a drop.
    let enough = [0.5, 0.1, 0.0, 0.35, 0.05, 0.0];
    let reasons = reasons_for_cube(answer, enough, [0.8, 1.03], Choice::Drop, Choice::Take);
    let Some(Reason::TakePoint { needs, has, .. }) = reasons.first() else {
        panic!("no take point: {reasons:?}");
    };
    assert!(has < needs, "{reasons:?}");
}

#[test]
fn a_dead_cube_raises_the_take_point_at_2_away_2_away() {
    let score = ByPlayer { white: 1, black: 1 };
    let start = Decision::builder(Board::start(Variant::Standard)).on_roll(Player::Black);
    let answer = start.match_to(3).score(score).answer(Offer::Double, 2);
    let chances = [0.74, 0.0, 0.0, 0.26, 0.0, 0.0];
    let reasons = reasons_for_cube(answer, chances, [0.95, 1.33], Choice::Drop, Choice::Take);
    has(&reasons, "DeadCube { needs: Share(3");
}

#[test]
fn a_quiet_position_loses_no_market() {
    // A long race changes little in one exchange.
    let race = board(&[(12, 8), (11, 7)], &[(12, 8), (11, 7)]);
    let chances = [0.55, 0.0, 0.0, 0.45, 0.0, 0.0];
    let reasons = reasons_for_cube(
        Decision::builder(race).double(),
        chances,
        [0.2, 0.1],
        Choice::Roll,
        Choice::Double,
    );
    has(&reasons, "MarketLosers");
    has(&reasons, "DoublingWindow { has: Share(550)");
}

#[test]
fn counts_the_winning_rolls_on_the_last_roll() {
    // The player on roll has one checker each on the 3 and 2 points; the opponent bears off next turn.
    let end = board(&[(0, 13), (3, 1), (2, 1)], &[(0, 13), (1, 2)]);
    let chances = [0.7, 0.0, 0.0, 0.3, 0.0, 0.0];
    let double = Decision::builder(end).double();
    let reasons = reasons_for_cube(
        double,
        chances,
        [0.389, 0.778],
        Choice::Double,
        Choice::Roll,
    );
    // The 25 rolls without a 1 win immediately.
    has(&reasons, "LastRoll { wins: Rolls(25) }");
}

#[test]
fn the_last_roll_has_the_same_window_as_a_dead_cube() {
    let end = board(&[(0, 13), (3, 1), (2, 1)], &[(0, 13), (1, 2)]);
    let win = 25.0 / 36.0;
    let chances = [win, 0.0, 0.0, 1.0 - win, 0.0, 0.0];
    let equities = [2.0 * win - 1.0, 4.0 * win - 2.0];
    let double = Decision::builder(end).double();
    let reasons = reasons_for_cube(double, chances, equities, Choice::Double, Choice::Roll);
    has(
        &reasons,
        "DoublingWindow { has: Share(694), from: Share(500)",
    );
    let answer = Decision::builder(end).answer(Offer::Double, 2);
    let reasons = reasons_for_cube(answer, chances, equities, Choice::Take, Choice::Drop);
    let Some(Reason::TakePoint { needs, has, .. }) = reasons.first() else {
        panic!("no take point: {reasons:?}");
    };
    assert_eq!(
        (needs.thousandths().abs_diff(250) <= 1, has.thousandths()),
        (true, 306)
    );
}

#[test]
fn names_a_double_that_risks_nothing() {
    let start = Decision::builder(Board::start(Variant::Standard));
    let score = ByPlayer { white: 2, black: 4 };
    let behind = start.match_to(5).score(score).crawford(Crawford::Over);
    let even = [0.4, 0.1, 0.0, 0.4, 0.1, 0.0];
    let (best, made) = (Choice::Double, Choice::Roll);
    let reasons = reasons_for_cube(behind.double(), even, [0.0, 0.1], best, made);
    has(&reasons, "NothingToLose");
}

#[test]
fn a_beaver_is_explained_to_both_players() {
    let money = Decision::builder(Board::start(Variant::Standard)).beavers(Beavers::One);
    let behind = [0.35, 0.1, 0.0, 0.4, 0.15, 0.0];
    let equities = [-0.15, -0.19];
    let answer = money.answer(Offer::Double, 2);
    let reasons = reasons_for_cube(answer, behind, equities, Choice::Beaver, Choice::Take);
    has(&reasons, "Beaver { yours: true, favourite: true }");
    let reasons = reasons_for_cube(
        money.double(),
        behind,
        equities,
        Choice::Roll,
        Choice::Double,
    );
    has(&reasons, "Beaver { yours: false, favourite: true }");
}
