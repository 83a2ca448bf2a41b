//! Limit on the memory of a worker of the engine, of which there are up to eight.

use std::fs;

use allocation_counter::measure;
use analyst::{Depth, Query};
use record::read_file;
use worker::TaskRunner;

/// Maximum memory of a worker, in bytes, in addition to its program.
const MAX_BYTES: u64 = 28 << 20;

/// Game of the match that ends with a long bear-off on both sides.
const GAME: usize = 1;

/// Number of its last decisions.
const LAST: usize = 16;

#[test]
fn review_of_a_long_bearoff_at_an_uneven_score_needs_little_memory() {
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
