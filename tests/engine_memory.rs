//! Limit on the memory used by an engine worker, of which there may be up to eight.

use std::fs;

use allocation_counter::measure;
use analyst::{Depth, Query};
use record::read_file;
use worker::TaskRunner;

/// Maximum memory that a worker may use, in bytes, in addition to its program.
const MAX_BYTES: u64 = 28 << 20;

/// Index of the game, which ends with a long bear-off on both sides.
const GAME: usize = 1;

/// Number of decisions tested, which are the last ones of the game.
const LAST: usize = 16;

#[test]
fn a_review_of_a_long_bear_off_at_an_uneven_score_needs_little_memory() {
    let bytes = fs::read("tests/data/matches/seven-points.mat").expect("a file of the repository");
    let mut reading = read_file(&bytes).expect("a match");
    let record = reading.matches.remove(0);
    let list = review::list_game(&record, GAME).expect("a game");
    let first = list.items.len() - LAST;
    let used = measure(|| {
        let mut runner = TaskRunner::default();
        for item in &list.items[first..] {
            runner.report(&Query::Judge {
                item: *item,
                depth: Depth::Plies(1),
            });
        }
    });
    let used = used.bytes_max;
    assert!(used < MAX_BYTES, "{used} bytes");
    assert!(used > MAX_BYTES / 2, "the limit is too high: {used} bytes");
}
