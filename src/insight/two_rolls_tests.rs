//! Tests for the temperature map of two rolls.

use engine::{Evaluator as _, Judge};
use rules::{Question, Variant};

use super::*;
use crate::{JudgedDecision, reasons::cubeful_replies};

fn comparison() -> RollComparison {
    let decision = Decision::builder(Board::start(Variant::Standard)).play(3, 1);
    let decision = decision.build().expect("a decision");
    let Question::Play(roll) = decision.question() else {
        panic!("a play");
    };
    let ranked = Judge::without_nets().rank(decision.board(), roll, &engine::Context::MONEY);
    let choices: Vec<Choice> = ranked
        .iter()
        .map(|one| Choice::Play(one.play))
        .take(2)
        .collect();
    let candidates = choices.iter().zip([0.0, 0.1]);
    let candidates = candidates.map(|(choice, loss)| review::sample_candidate(*choice, loss));
    let judged = review::Judged {
        made: choices[1],
        candidates: candidates.collect(),
        ..review::Judged::sample(decision.player(), review::Kind::Checker, 0.1)
    };
    let mut comparison = RollComparison::of(&JudgedDecision { decision, judged }).expect("plays");
    let query = comparison.query().expect("a query");
    assert!(
        TwoRolls::of(&comparison).is_none(),
        "the first roll comes first"
    );
    comparison.store_report(&query, Some(answer(&query)));
    comparison
}

/// Answers a query the way a worker does.
fn answer(query: &Query) -> Report {
    let Query::Replies {
        decision,
        plays,
        plies,
        ..
    } = query
    else {
        panic!("another query");
    };
    let roll = decision.roll().expect("a roll");
    let after = |choice: &Choice| match choice {
        Choice::Play(play) => decision.board().play(roll, play).expect("a play"),
        _ => panic!("no play"),
    };
    let boards = Compared {
        made: after(&plays.made),
        best: after(&plays.best),
    };
    Report::Replies(cubeful_replies(
        &Judge::without_nets(),
        decision,
        boards,
        *plies,
    ))
}

#[test]
fn every_pair_of_rolls_has_a_cell_and_rows_average_to_the_equity_after_the_first_roll() {
    let comparison = comparison();
    let mut two = TwoRolls::of(&comparison).expect("a map");
    let words = Words::english();
    assert_eq!(two.queries().len(), 42);
    for query in two.queries() {
        assert!(two.map(Shown::Difference, &words).is_none());
        two.store_report(&query, Some(answer(&query)));
    }
    assert!(two.queries().is_empty() && !two.has_failed());
    let map = two.map(Shown::First, &words).expect("a map");
    assert_eq!((map.head.len(), map.rows.len()), (21, 21));
    assert!(map.rows.iter().all(|(_, cells)| cells.len() == 21));
    let marked = |shown| {
        let map = two.map(shown, &words).expect("a map");
        let cells = map.rows.into_iter().flat_map(|(_, cells)| cells);
        cells.filter(|cell| cell.strength == 2).count()
    };
    assert!(Shown::ALL.into_iter().all(|shown| marked(shown) > 0));
    // The equities one roll deeper average to roughly the equity after the first roll.
    for (row, side) in comparison.rows().iter().zip(&two.sides[1]) {
        let rolls = side.rolls.as_ref().expect("answers");
        let weights = Roll::ALL.iter().map(|roll| roll.weight() as f32 / 36.0);
        let mean: f32 = rolls
            .iter()
            .zip(weights)
            .map(|(one, weight)| one.0 * weight)
            .sum();
        let before = row.equity.best.0;
        assert!(
            (mean - before).abs() < 0.35,
            "{}: {mean} {before}",
            row.roll
        );
    }
}

#[test]
fn a_reply_that_wins_the_game_leaves_no_further_roll() {
    let comparison = comparison();
    let mut two = TwoRolls::of(&comparison).expect("a map");
    for query in two.queries() {
        two.store_report(&query, Some(Report::Replies(None)));
    }
    let map = two.map(Shown::Second, &Words::english()).expect("a map");
    for (row, (_, cells)) in comparison.rows().iter().zip(map.rows) {
        let text = words::signed(&Words::english(), f64::from(row.equity.best.0), 2);
        assert!(cells.iter().all(|cell| cell.text == text));
    }
    two.store_report(&Query::Luck(*comparison.decision()), None);
    assert!(two.has_failed());
}
