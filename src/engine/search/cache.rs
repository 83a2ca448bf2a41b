//! What a judge has said of positions lately, in a table of fixed size.

use rules::Board;

use crate::Outcomes;

/// Places in the table, 32 bytes each: two mebibytes.
const PLACES: usize = 1 << 16;

/// A table with one place for each position; a newcomer takes the place of whoever is there.
///
/// Positions are told apart by a hash of 64 bits, and a judge says the same of a position whenever it is asked, so
/// what is found never depends on what was asked before.
#[derive(Debug)]
pub(super) struct Cache {
    /// Empty until it is first used.
    places: Vec<(u64, Outcomes)>,
}

impl Cache {
    pub(super) const fn new() -> Self {
        Self { places: Vec::new() }
    }

    /// What is known of `board`, or what `judge` says.
    pub(super) fn get_or(&mut self, board: &Board, judge: impl FnOnce() -> Outcomes) -> Outcomes {
        if self.places.is_empty() {
            self.places = vec![(0, Outcomes::WIN); PLACES];
        }
        let key = hash(board);
        let place = &mut self.places[key as usize % PLACES];
        if place.0 != key {
            *place = (key, judge());
        }
        place.1
    }
}

/// A hash of a position that goes on; never 0, which stands for an empty place.
fn hash(board: &Board) -> u64 {
    let mut hash = 0x9e37_79b9_7f4a_7c15_u64;
    for side in [board.own(), board.opponent()] {
        // The bar and the points; what is off follows from them.
        for eight in side.counts()[1..].chunks(8) {
            let word = eight
                .iter()
                .fold(0, |word, &count| word << 8 | u64::from(count));
            hash = (hash ^ word).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            hash ^= hash >> 29;
        }
    }
    hash.max(1)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rules::{Roll, Variant, legal_plays};

    use super::*;

    #[test]
    fn what_is_known_is_not_asked_again() {
        let mut cache = Cache::new();
        let board = Board::start(Variant::Standard);
        let win = Outcomes::WIN_GAMMON;
        assert_eq!(cache.get_or(&board, || win), win);
        assert_eq!(cache.get_or(&board, || Outcomes::WIN), win);
    }

    #[test]
    fn different_positions_have_different_hashes() {
        let mut boards = HashSet::from([Board::start(Variant::Standard)]);
        for roll in Roll::ALL {
            for legal in legal_plays(&Board::start(Variant::Standard), roll) {
                let replies = Roll::ALL.map(|roll| legal_plays(&legal.after, roll));
                boards.extend(replies.iter().flatten().map(|legal| legal.after));
            }
        }
        let hashes: HashSet<u64> = boards.iter().map(hash).collect();
        assert_eq!(hashes.len(), boards.len());
    }
}
