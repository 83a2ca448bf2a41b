//! Perft, which tests play generators by counting the positions in the game tree.

use std::collections::HashSet;

use crate::{Board, Plays, Roll, Side};

/// Returns the number of distinct positions after `plies` turns from `board`, over all 21 rolls.
///
/// Each position is counted once. A lost turn leads to the same board with the opponent on roll. Three turns from the
/// starting position yield about thirty million positions, which takes a gigabyte of memory and several seconds.
///
/// ```
/// use rules::{Board, Variant, perft};
///
/// assert_eq!(perft(&Board::start(Variant::Hypergammon), 0), 1);
/// assert!(perft(&Board::start(Variant::Hypergammon), 1) > 30);
/// ```
pub fn perft(board: &Board, plies: u32) -> usize {
    let mut reached = HashSet::from([*board]);
    for _ in 1..plies {
        let mut next = HashSet::new();
        for board in &reached {
            for_each_after(board, |after| {
                next.insert(*after);
            });
        }
        reached = next;
    }
    if plies == 0 {
        return reached.len();
    }
    // The positions after the last turn only have to be counted. Sorting their keys in partitions that fit into the
    // cache is faster than building one huge set.
    let mut parts = vec![Vec::new(); 1 << PART_BITS];
    for board in &reached {
        for_each_after(board, |after| {
            let key = key(after);
            parts[part(key)].push(key);
        });
    }
    let different = |mut keys: Vec<u128>| {
        keys.sort_unstable();
        keys.dedup();
        keys.len()
    };
    parts.into_iter().map(different).sum()
}

fn for_each_after(board: &Board, mut act: impl FnMut(&Board)) {
    let mut plays = Plays::new();
    for roll in Roll::ALL {
        plays.generate(board, roll);
        if plays.is_empty() {
            act(&board.flipped());
        }
        plays.iter().for_each(|legal| act(&legal.after));
    }
}

const PART_BITS: u32 = 10;

/// Returns the partition for a key; the highest bits of a product with an odd constant distribute the keys evenly.
const fn part(key: u128) -> usize {
    let mixed =
        (key as u64 ^ ((key >> 64) as u64).rotate_left(25)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> (64 - PART_BITS)) as usize
}

/// Returns a key that is unique among boards with the same number of checkers: for each place, a one followed by one
/// zero per checker.
fn key(board: &Board) -> u128 {
    let side = |side: &Side| {
        let places = side.counts()[1..].iter();
        places.fold(0_u64, |key, &count| (key << 1 | 1) << count)
    };
    u128::from(side(board.own())) << 64 | u128::from(side(board.opponent()))
}
