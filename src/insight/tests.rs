//! Tests for explanations, cube sheets and roll comparisons.

use engine::{Candidate, CubeAction, Cumulative, Equity, Level, Outcomes, RolloutSums};
use review::{CubeEquities, Judged, Kind, sample_candidate};
use rules::{Board, Choice, Decision, Offer, Player, Point, Roll, Variant, legal_plays};
use words::Words;

use crate::{
    Explanation, JudgedDecision, Query, Report, RollComparison, Voice, Zone, cube_sheet,
    difficulty,
    reasons::{Compared, CubeFacts, Money, Reason, Replies, ReplyRow, Share, Window},
};

#[path = "lead_tests.rs"]
mod leads;
#[path = "match_tests.rs"]
mod matches;
#[path = "rollout_tests.rs"]
mod rollouts;

fn outcomes(chances: [f32; 5]) -> Outcomes {
    Cumulative::of_list(chances).exclusive()
}

fn candidate(choice: Choice, loss: f32) -> Candidate {
    Candidate {
        outcomes: outcomes([0.6, 0.2, 0.01, 0.1, 0.0]),
        equity: Equity(0.2 - loss),
        ..sample_candidate(choice, loss)
    }
}

fn judged(kind: Kind, made: Choice, candidates: Vec<Candidate>) -> Judged {
    let chosen = candidates.iter().find(|one| one.choice == made);
    Judged {
        player: Player::White,
        kind,
        made,
        forced: false,
        close: true,
        counted: true,
        loss: chosen.map_or(0.0, |one| one.loss.0),
        loss_mwc: None,
        plies: 2,
        difficulty: 0.001,
        candidates,
        cube: None,
        luck: None,
        table: None,
    }
}

/// Returns an opening 3-1 in which the player made the third-best play.
fn play() -> JudgedDecision {
    let decision = Decision::builder(Board::start(Variant::Standard)).play(3, 1);
    let decision = decision.build().expect("a decision");
    let roll = decision.roll().expect("a roll");
    let plays = legal_plays(decision.board(), roll);
    let losses = [0.0, 0.01, 0.05, 0.09, 0.2];
    let all = plays.iter().zip(losses);
    let all: Vec<_> = all
        .map(|(legal, loss)| candidate(Choice::Play(legal.play), loss))
        .collect();
    let made = all[2].choice;
    JudgedDecision {
        decision,
        judged: judged(Kind::Checker, made, all),
    }
}

/// Returns a take in a position where dropping is correct.
fn take() -> JudgedDecision {
    let decision = Decision::builder(Board::start(Variant::Standard)).match_to(7);
    let decision = decision.answer(Offer::Double, 2);
    let all = vec![candidate(Choice::Drop, 0.0), candidate(Choice::Take, 0.212)];
    JudgedDecision {
        decision: decision.build().expect("a decision"),
        judged: judged(Kind::Answer, Choice::Take, all),
    }
}

fn window(opens: f32, cash: f32, too_good: f32) -> Window {
    Window {
        opens: Some(Share::of(opens)),
        cash: Some(Share::of(cash)),
        too_good: Some(Share::of(too_good)),
    }
}

#[test]
fn queries_reasons_and_level_chances_and_formats_the_reports() {
    let words = Words::english();
    let mut explanation = Explanation::new(play());
    let queries = explanation.queries();
    assert!(matches!(queries[0], Query::Explain { .. }));
    assert_eq!(queries.len(), 1 + Level::ALL.len());
    let makes = Reason::Makes(Point::new(5).expect("a point"));
    explanation.store_report(&queries[0], Report::Reasons(vec![makes]));
    assert_eq!(
        explanation.lead(&words, &Voice::You),
        "There was a better play: 24/21 24/23 makes your 5 point."
    );
    assert_eq!(
        explanation.others(&words, &Voice::You),
        Vec::<String>::new()
    );
    explanation.store_report(&queries[1], Report::LevelChances(Some(vec![0.32, 0.1])));
    explanation.store_report(&queries[2], Report::Rollout(RolloutSums::new(1)));
    let level_chances = explanation.level_chances(&words);
    assert_eq!(level_chances.len(), 1);
    assert_eq!(
        (level_chances[0].name.as_str(), level_chances[0].best),
        ("Beginner", 32)
    );
    assert_eq!(level_chances[0].chances, ["32%", "10%"]);
    assert_eq!(explanation.queries().len(), Level::ALL.len());
}

#[test]
fn a_level_without_errors_always_or_never_makes_a_choice() {
    let words = Words::english();
    let mut explanation = Explanation::new(play());
    for query in explanation.queries() {
        let chances = match &query {
            Query::LevelChances { level, .. } if *level == Level::Strong => vec![0.0, 1.0],
            Query::LevelChances { level, .. } if *level == Level::Expert => vec![1.0, 0.0],
            _ => vec![0.19, 0.4],
        };
        explanation.store_report(&query, Report::LevelChances(Some(chances)));
    }
    let rows = explanation.level_chances(&words);
    let chances: Vec<Vec<String>> = rows.into_iter().map(|row| row.chances).collect();
    assert_eq!(
        chances.last(),
        Some(&vec!["yes".to_owned(), "no".to_owned()])
    );
    assert_eq!(chances[chances.len() - 2], ["no", "yes"]);
    assert_eq!(chances[0], ["19%", "40%"]);
}

#[test]
fn a_deeper_judgement_with_another_best_play_discards_the_reasons() {
    let words = Words::english();
    let mut explanation = Explanation::new(play());
    let queries = explanation.queries();
    let makes = Reason::Makes(Point::new(5).expect("a point"));
    explanation.store_report(&queries[0], Report::Reasons(vec![makes]));
    let mut same = play();
    same.judged.plies = 3;
    explanation.deepen(same);
    assert!(
        explanation
            .lead(&words, &Voice::You)
            .ends_with(" makes your 5 point.")
    );
    let mut other = play();
    other.judged.candidates.swap(0, 1);
    explanation.deepen(other);
    assert!(
        explanation
            .lead(&words, &Voice::You)
            .ends_with(" is better.")
    );
}

#[test]
fn a_large_loss_in_an_easy_decision_is_avoidable() {
    let words = Words::english();
    let mut subject = play();
    let easy = difficulty(&subject, &words).expect("there are several plays");
    assert!(easy.sentence.starts_with("Easy") && easy.sentence.contains("0.001"));
    assert!(easy.avoidable.is_some());
    subject.judged.difficulty = 0.04;
    let hard = difficulty(&subject, &words).expect("there are several plays");
    assert!(hard.sentence.starts_with("Hard") && hard.avoidable.is_none());
    subject.judged.forced = true;
    assert_eq!(difficulty(&subject, &words), None);
}

#[test]
fn cube_queries_take_the_doublers_perspective() {
    let words = Words::english();
    let mut subject = take();
    subject.judged.cube = Some(CubeEquities {
        no_double: 0.9,
        double_take: 1.2,
        double_pass: 1.0,
    });
    let mut explanation = Explanation::new(subject);
    let queries = explanation.queries();
    let Query::Cube { outcomes, .. } = &queries[1] else {
        panic!("the query is about the cube, not {:?}", queries[1]);
    };
    assert!((outcomes.win() - 0.4).abs() < 1e-6, "{outcomes:?}");
    assert_eq!(cube_sheet(&explanation, &words, &Voice::You), None);
    let facts = CubeFacts {
        win: Share::of(0.811),
        gammons: Share::of(0.26),
        price: 310,
        here: window(0.68, 0.754, 0.9),
        money: Some(Money {
            window: window(0.7, 0.785, 0.85),
            action: CubeAction::DoubleTake,
        }),
        action: CubeAction::DoublePass,
        beaver: false,
        market: None,
    };
    explanation.store_report(&queries[1], Report::Cube(Some(facts)));
    let sheet = cube_sheet(&explanation, &words, &Voice::You).expect("the facts are there");
    assert!(sheet.sentences[0].contains("81.1%") && sheet.sentences[0].contains("26.0%"));
    assert_eq!(sheet.sentences.len(), 1, "the market is lost already");
    assert_eq!(sheet.columns, ["This score", "Money"]);
    assert_eq!(sheet.rows[0].1, ["24.6%", "21.5%"]);
    assert_eq!(sheet.rows[4].1, ["0.31", "0.50"]);
    assert_eq!(
        sheet.rows[5].1,
        ["Drop", "Take"],
        "what the answer should be"
    );
    assert_eq!(
        sheet.zones,
        [
            (Zone::Wait, 0, 680),
            (Zone::Take, 680, 754),
            (Zone::Drop, 754, 900),
            (Zone::TooGood, 900, 1000)
        ]
    );
}

/// Returns replies in which 6-6 costs most and 2-1 favours the actual play.
fn replies() -> Replies {
    let row = |roll: Roll| {
        let by = match (roll.high().pips(), roll.low().pips()) {
            (6, 6) => 0.9,
            (5, 5) => 0.6,
            (4, 4) => 0.5,
            (2, 1) => -0.1,
            _ => 0.0,
        };
        let reply = Choice::Play(rules::Play::NONE);
        ReplyRow {
            roll,
            equity: Compared {
                made: Equity(-0.1),
                best: Equity(-0.1 + by),
            },
            reply: Compared {
                made: reply,
                best: reply,
            },
        }
    };
    Replies {
        cube: Compared {
            made: CubeAction::NoDouble,
            best: CubeAction::NoDouble,
        },
        rows: Roll::ALL.map(row).to_vec(),
    }
}

#[test]
fn decisive_rolls_are_listed_first() {
    let words = Words::english();
    let mut rolls = RollComparison::of(&play()).expect("there are two plays");
    assert_eq!(rolls.pair(), [2, 0]);
    let query = rolls.query().expect("nothing is known yet");
    rolls.store_report(&query, Some(Report::Replies(Some(replies()))));
    assert_eq!(rolls.query(), None);
    assert_eq!(rolls.table(&words)[0].roll, "6-6");
    assert_eq!(rolls.table(&words)[0].numbers[2], "+0.900");
    let map = rolls.grid(crate::Shown::Difference, &words);
    assert_eq!((map.len(), map[0].len()), (6, 6));
    assert_eq!((map[5][5].strength, map[5][5].first), (2, false));
    assert_eq!(map[0][1], map[1][0]);
    assert!(map[0][1].first);
    let sentence = rolls.sentences(&words).join(" ");
    assert!(sentence.contains("6-6, 5-5 and 4-4"), "{sentence}");
    // If the first play is better, the sentence names the rolls that favour it.
    let mut worse = RollComparison::of(&play()).expect("there are two plays");
    let mut turned = replies();
    for ReplyRow { equity, .. } in &mut turned.rows {
        std::mem::swap(&mut equity.made, &mut equity.best);
    }
    worse.store_report(&query, Some(Report::Replies(Some(turned))));
    let sentence = worse.sentences(&words).join(" ");
    assert!(
        sentence.contains("6-6, 5-5 and 4-4") && sentence.contains("gains \u{2212}"),
        "{sentence}"
    );
    rolls.select(1, 3);
    assert_eq!(rolls.pair(), [2, 3]);
    let late = rolls.query().expect("other plays are compared");
    rolls.store_report(&query, Some(Report::Replies(Some(replies()))));
    assert_eq!(rolls.query(), Some(late), "late answers are dropped");
    rolls.store_report(&rolls.query().expect("still unknown"), None);
    assert!(rolls.has_failed());
    rolls.select(0, 99);
    assert_eq!(rolls.pair(), [2, 3]);
    assert_eq!(RollComparison::of(&take()), None);
}

#[test]
fn queries_a_decision_with_a_certain_outcome() {
    let mut subject = take();
    subject.judged.candidates[0].outcomes = outcomes([0.0; 5]);
    let queries = Explanation::new(subject).queries();
    let is_certain =
        |query: &Query| matches!(query, Query::Cube { outcomes, .. } if *outcomes == Outcomes::WIN);
    assert!(queries.iter().any(is_certain));
}
