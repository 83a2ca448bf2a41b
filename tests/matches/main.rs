//! Other programs' matches: read, validated under the rules, and written again.

mod bgf;
mod damaged;
mod dialects;
mod extensions;
mod gnubg;
mod gnubg_analysis;
mod links;
mod names;
mod oddities;
mod own_games;
mod positions;
mod redoubles;
mod samples;
mod set_up;
mod stored;
mod texts;
mod xg;

use std::{fs, path::Path};

use record::{MatchRecord, Reading, RemarkKind, read_file};

/// Returns a sample from `tests/data/matches`.
fn sample(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/matches")
        .join(name);
    fs::read(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

fn read(bytes: &[u8]) -> Reading {
    read_file(bytes).unwrap_or_else(|why| panic!("{why}"))
}

/// Returns the only match in a text, with the types of its remarks.
fn only(text: &str) -> (MatchRecord, Vec<RemarkKind>) {
    let mut reading = read(text.as_bytes());
    assert_eq!(reading.matches.len(), 1, "{text}");
    let kinds = reading
        .remarks
        .into_iter()
        .map(|remark| remark.kind)
        .collect();
    (reading.matches.remove(0), kinds)
}

/// Checks that each game leads to the score of the next one.
fn agrees_with_the_next_score(record: &MatchRecord) {
    for pair in record.games.windows(2) {
        let mut score = pair[0].score;
        let result = pair[0].result.expect("a result before the next game");
        score[result.winner] += result.points;
        assert_eq!(score, pair[1].score, "game {}", pair[0].number);
    }
}
