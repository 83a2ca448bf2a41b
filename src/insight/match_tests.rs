//! Tests that each leading sentence about an imported match names the better choice and the right player, and that its
//! roll counts agree with the rules.

use engine::{Depth, Judge, Search};
use record::read_file;
use review::{Judged, Kind, judge, list_game};
use rules::{Board, Plays, Roll};
use words::Words;

use crate::{
    Explanation, JudgedDecision, Query, Report, Voice,
    reasons::{cube_facts, why},
};

const NETS: &[u8] = include_bytes!("../worker/nets/nets.bin");
const MATCH: &[u8] = include_bytes!("../../tests/data/matches/galaxy-2.txt");

/// Answers a query the way a worker does.
fn answer(engine: &Judge, query: &Query) -> Report {
    match query {
        Query::Explain {
            decision,
            choices,
            known,
        } => Report::Reasons(why(engine, decision, choices, *known)),
        Query::Cube {
            decision,
            outcomes,
            known,
        } => Report::Cube(cube_facts(engine, decision, outcomes, *known)),
        other => panic!("{other:?} is not needed for the first sentence"),
    }
}

/// Replaces the actual play with the smallest mistake, if there is one.
fn with_a_mistake(mut judged: Judged) -> Judged {
    let mistake = judged.candidates.iter().find(|one| one.loss.0 >= 0.02);
    if let Some(mistake) = mistake.filter(|_| judged.kind == Kind::Checker) {
        (judged.made, judged.loss) = (mistake.choice, mistake.loss.0);
    }
    judged
}

/// Returns explanations of all decisions in a match, with the first two of every four plays replaced by mistakes.
fn explained(engine: &Judge, text: &[u8]) -> Vec<Explanation> {
    let search = Search::new(engine, 0);
    let record = read_file(text).expect("a match").matches.remove(0);
    let games = (0..record.games.len()).filter_map(|game| list_game(&record, game));
    let items = games.flat_map(|list| list.items);
    let explain = |(nth, item): (usize, review::Item)| {
        let judged = judge(&search, &item, Depth::Plies(0))?;
        let mut explanation = Explanation::new(JudgedDecision {
            decision: item.decided.decision,
            judged: if nth % 4 < 2 {
                with_a_mistake(judged)
            } else {
                judged
            },
        });
        for query in explanation.first_queries() {
            let report = answer(engine, &query);
            explanation.store_report(&query, report);
        }
        Some(explanation)
    };
    items.enumerate().filter_map(explain).collect()
}

/// Returns the number of rolls, out of 36, with which the player on roll on `board` can hit.
fn hits(board: &Board) -> u32 {
    let mut plays = Plays::new();
    let hits = |roll: &Roll| {
        plays.generate(board, *roll);
        let before = board.opponent().bar();
        plays.iter().any(|play| play.after.own().bar() > before)
    };
    let rolls: Vec<Roll> = Roll::ALL.into_iter().filter(hits).collect();
    rolls.iter().map(|roll| roll.weight()).sum()
}

#[test]
fn leading_sentences_about_an_imported_match_are_true() {
    let engine = Judge::from_bytes(NETS).expect("the nets that are shipped");
    let words = Words::english();
    let mira = Voice::Named("Mira".to_owned());
    let (mut mistakes, mut counted, mut praised, mut cubes) = (0, 0, 0, 0);
    for explanation in explained(&engine, MATCH) {
        let JudgedDecision { decision, judged } = explanation.subject();
        let lead = explanation.lead(&words, &Voice::You);
        let third = explanation.lead(&words, &mira);
        let has_you = |word: &str| word.eq_ignore_ascii_case("you") || word.starts_with("your");
        assert!(!third.split(' ').any(has_you), "{third}");
        assert!(!lead.contains(['{', '}']) && lead.ends_with('.'), "{lead}");
        if judged.kind != Kind::Checker {
            cubes += u32::from(lead.contains('%'));
            continue;
        }
        praised += u32::from(lead.starts_with("Well played. "));
        if judged.loss < 0.02 {
            continue;
        }
        mistakes += 1;
        let best = explanation.subject().best().expect("a best play");
        let name = crate::explain::choice_name(decision.board(), &best.choice, &words);
        assert!(lead.contains(&name), "{lead} does not name {name}");
        // Example: "This leaves a blot on your 5 point that 15 of the opponent's 36 rolls hit."
        let first = lead.split(". ").next().unwrap_or_default();
        let shots = first.trim_end_matches('.');
        let shots = shots.strip_suffix(" of the opponent's 36 rolls hit");
        let shots = shots.and_then(|before| before.rsplit(' ').next()?.parse::<u32>().ok());
        if let Some(shots) = shots {
            let board = explanation.subject().made().and_then(|made| made.after);
            let board = board.expect("a legal play");
            assert_eq!(shots, hits(&board), "{lead}");
            counted += 1;
        }
    }
    println!("{mistakes} mistakes, {counted} counted, {praised} praised, {cubes} cubes");
    assert!(mistakes > 5 && counted > 0 && praised > 10 && cubes > 5);
}
