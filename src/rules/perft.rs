//! Counts of the tree of positions: the test of a generator of plays.

use std::collections::HashSet;

use crate::{Board, Plays, Roll, Side};

/// How many different positions can stand on the table after `plies` turns from `board`, over all 21 rolls.
///
/// A position is counted once whatever led to it; a lost turn leads to the same board with the opponent on roll.
/// Three turns from the start are some thirty million positions: a gigabyte of memory for some seconds.
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
    // The last turn only has to be counted. Sorting its keys in parts that fit the cache beats one huge set.
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

/// Spreads keys evenly over the parts: the highest bits of a product with an odd constant.
const fn part(key: u128) -> usize {
    let mixed =
        (key as u64 ^ ((key >> 64) as u64).rotate_left(25)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> (64 - PART_BITS)) as usize
}

/// Different boards with the same number of checkers have different keys: for each place a one, then a zero for
/// each of its checkers.
fn key(board: &Board) -> u128 {
    let side = |side: &Side| {
        let places = side.counts()[1..].iter();
        places.fold(0_u64, |key, &count| (key << 1 | 1) << count)
    };
    u128::from(side(board.own())) << 64 | u128::from(side(board.opponent()))
}
