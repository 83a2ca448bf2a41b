//! Reviews of recorded matches with the game's networks, compared with other programs' counts and losses.

mod damaged;
mod gnubg;
mod xg;

use std::{fs, path::Path, thread};

use engine::{Depth, Judge, Search};
use record::{MatchRecord, read_file};
use review::{GameList, Item, Judged, Sheet, judge, list};
use rules::ByPlayer;

const NETS: &[u8] = include_bytes!("../../src/worker/nets/nets.bin");
const QUICK: &[u8] = include_bytes!("../../src/worker/nets/quick.bin");

/// Returns a sample from `tests/data/matches`.
fn sample(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/matches")
        .join(name);
    fs::read(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// Returns the only match in a sample.
fn only_match(name: &str) -> MatchRecord {
    let mut reading = read_file(&sample(name)).unwrap_or_else(|why| panic!("{name}: {why}"));
    assert_eq!(reading.matches.len(), 1, "{name}");
    reading.matches.remove(0)
}

/// Returns the evaluator used in the game.
fn nets() -> Judge {
    let judge = Judge::from_bytes(NETS).and_then(|judge| judge.with_quick(QUICK));
    judge.expect("the nets of the game")
}

/// Returns all decisions in a game, evaluated in order.
fn judged(search: &Search<&Judge>, game: &GameList, plies: u8) -> Vec<Judged> {
    let depth = Depth::Plies(plies);
    let one = |item: &Item| judge(search, item, depth).expect("a choice that is possible");
    game.items.iter().map(one).collect()
}

fn sheets<'a>(decisions: impl IntoIterator<Item = &'a Judged>) -> ByPlayer<Sheet> {
    let mut sheets = ByPlayer::<Sheet>::default();
    for one in decisions {
        sheets[one.player].add(one);
    }
    sheets
}

/// Returns both players' totals for each game of a match; the games are evaluated in parallel.
fn games(record: &MatchRecord, plies: u8) -> Vec<ByPlayer<Sheet>> {
    let nets = nets();
    let listed = list(record);
    thread::scope(|scope| {
        let threads: Vec<_> = listed
            .games
            .iter()
            .map(|game| {
                let nets = &nets;
                scope.spawn(move || sheets(&judged(&Search::new(nets, 0), game, plies)))
            })
            .collect();
        let done = threads.into_iter().map(thread::ScopedJoinHandle::join);
        done.map(|sheets| sheets.expect("no panic")).collect()
    })
}

#[test]
fn a_match_has_the_same_decisions_in_every_format() {
    let decisions = |name: &str| -> Vec<Vec<u32>> {
        let games = list(&only_match(name));
        let fingerprints = |game: &GameList| {
            let items = game.items.iter();
            items.map(review::decision_fingerprint).collect()
        };
        games.games.iter().map(fingerprints).collect()
    };
    let mat = decisions("seven-points.mat");
    assert!(mat.iter().all(|game| game.len() > 5), "{mat:?}");
    assert_eq!(decisions("seven-points.sgf"), mat);
    assert_eq!(decisions("seven-points.xg"), mat);
}
