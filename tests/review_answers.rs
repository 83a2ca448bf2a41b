//! The worker's results for a review and a rollout, as fingerprints of all digits: the same on every machine.
//! `tests/browser/analyst.spec.ts` sends the same requests to the shipped workers in a browser.
//!
//! `UPDATE=1 cargo test --test review_answers` rewrites the file.

use std::{env, fs, path::Path};

use analyst::{Depth, Query, Report, RolloutSettings, Trials};
use engine::Fnv;
use rules::Choice;
use worker::TaskRunner;

#[path = "harness/decisions.rs"]
mod decisions;

/// File with the decisions of a match.
const REVIEW: &str = "tests/data/review.jsonl";

/// File with one line for each decision tested: its line number in the match, and the fingerprint; the last line is for
/// a rollout.
const FILE: &str = "tests/data/review_answers.txt";

/// Interval between the decisions tested.
const STEP: usize = 9;

/// Number of trials in the rollout of the match's first cube decision.
const TRIALS: u64 = 24;

/// Returns the line with the result for the decision with this number.
fn line_of(at: usize, report: &Report) -> String {
    let mut hash = Fnv::default();
    hash.add(serde_json::to_string(report).expect("a text").as_bytes());
    format!("{at} {:016x}\n", hash.value())
}

fn text(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    fs::read_to_string(path).expect("a file of the repository")
}

#[test]
fn the_review_version_contains_the_fingerprint_of_the_networks() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/worker/nets");
    let mut hash = Fnv::default();
    for file in ["nets.bin", "quick.bin"] {
        hash.add(&fs::read(root.join(file)).expect("a file of the repository"));
    }
    let nets = format!("nets {:016x}", hash.value());
    assert!(review::VERSION.ends_with(&nets), "now {nets}");
}

#[test]
fn a_review_gives_the_results_in_the_file() {
    let review = text(REVIEW);
    let lines: Vec<&str> = review.lines().collect();
    let mut runner = TaskRunner::default();
    let mut found = String::new();
    for (at, line) in lines.iter().enumerate().step_by(STEP) {
        let (decision, made) = decisions::decision(line).expect("a decision");
        let query = Query::Analyse {
            decision,
            made: Some(made),
            depth: Depth::Plies(decisions::PLIES),
        };
        let report = runner.report(&query);
        let Report::Analysis(analysed) = &report else {
            panic!("an analysis is found");
        };
        assert!(analysed.made.is_some(), "{line}");
        found += &line_of(at, &report);
    }
    let (at, line) = (1, lines[1]);
    let (decision, _) = decisions::decision(line).expect("a decision");
    let settings = RolloutSettings {
        cubeful: true,
        plies: 0,
        cube_plies: 0,
        truncate: Some(11),
        seed: 0,
    };
    let choices = [Choice::Roll, Choice::Double];
    let trials = Trials::new(decision, &choices, settings, 0..TRIALS).expect("trials");
    let report = runner.report(&Query::Rollout(trials));
    found += &line_of(at, &report);
    if env::var_os("UPDATE").is_some() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
        fs::write(path, &found).expect("the folder of the repository");
    }
    assert_eq!(found, text(FILE));
}
