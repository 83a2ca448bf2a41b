//! Reviews of damaged files, which cover the readable part and report the omitted part.

use engine::{Judge, Search};
use record::{Undecided, read_file};
use review::{SkipReason, list};
use rules::Player;

use crate::{judged, only_match, sample, sheets};

/// Samples, and the interval between damaged bytes.
const SAMPLES: [(&str, usize); 4] = [
    ("seven-points.mat", 1499),
    ("gnubg-self-play.mat", 1999),
    ("galaxy-1.txt", 1299),
    ("seven-points.sgf", 99_991),
];

/// Evaluates the last game of each match at 0 plies.
fn review(file: &[u8], hand_made: &Judge) {
    let Ok(reading) = read_file(file) else {
        return;
    };
    for record in &reading.matches {
        let listed = list(record);
        if let Some(game) = listed.games.last() {
            judged(&Search::new(hand_made, 0), game, 0);
        }
        for game in &listed.games {
            let cut = game.skipped.iter().any(|one| one.why == SkipReason::Cut);
            assert_eq!(cut, game.result.is_none());
        }
    }
}

#[test]
fn a_truncated_or_modified_file_is_reviewed_without_a_panic() {
    let hand_made = Judge::without_nets();
    for (name, every) in SAMPLES {
        let file = sample(name);
        for at in (every / 2..file.len()).step_by(every) {
            review(&file[..at], &hand_made);
            let mut changed = file.clone();
            changed[at] ^= 1 << (at % 8);
            review(&changed, &hand_made);
        }
    }
}

#[test]
fn skips_illegal_and_missing_plays_and_gives_the_reasons() {
    let text = " 5 point match\n\n Game 1\n A : 0                     B : 0\n\
                 1) 31: 8/5 6/5                 62: 24/18 13/11\n\
                 2) 44: 24/23                   53: ????\n\
                 3) 21: 13/11 6/5               64: 24/14\n";
    let mut reading = read_file(text.as_bytes()).expect("a match");
    let listed = list(&reading.matches.remove(0));
    let game = &listed.games[0];
    let why: Vec<_> = game
        .skipped
        .iter()
        .map(|one| (one.at.map(|(_, player)| player), one.why))
        .collect();
    let undecided = |player, why| (Some(player), SkipReason::Undecided(why));
    let (white, black) = (Player::White, Player::Black);
    assert_eq!(
        why,
        [
            undecided(white, Undecided::Forbidden),
            undecided(black, Undecided::Unknown),
            undecided(white, Undecided::LostTrack),
            undecided(white, Undecided::LostTrack),
            undecided(black, Undecided::LostTrack),
            undecided(black, Undecided::LostTrack),
            (None, SkipReason::Cut),
        ]
    );
}

#[test]
fn the_totals_of_a_match_are_the_sums_over_its_games() {
    let nets = crate::nets();
    let listed = list(&only_match("galaxy-1.txt"));
    let search = Search::new(&nets, 0);
    let games: Vec<_> = listed
        .games
        .iter()
        .map(|game| judged(&search, game, 0))
        .collect();
    let whole = sheets(games.iter().flatten());
    let each: Vec<_> = games.iter().map(sheets).collect();
    for player in Player::BOTH {
        let loss: f64 = each.iter().map(|game| game[player].loss()).sum();
        assert!((loss - whole[player].loss()).abs() < 1e-9);
        let counted: u32 = each.iter().map(|game| game[player].counted()).sum();
        assert_eq!(counted, whole[player].counted());
        let luck: f64 = each.iter().map(|game| game[player].luck.result).sum();
        assert!((luck - whole[player].luck.result).abs() < 1e-9);
    }
}
