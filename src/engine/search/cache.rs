//! Fixed-size evaluation caches.

use rules::Board;

use crate::cube::Cubeful;
use crate::{Context, Evaluator, Outcomes};

/// Number of slots, each of 32 bytes, for a total of 2 MiB.
const SLOTS: usize = 1 << 16;

/// Direct-mapped transposition table, in which each position has one slot and a new entry replaces the old one.
///
/// Keys are 64-bit hashes and evaluators are deterministic, so results do not depend on earlier queries.
#[derive(Debug, Default)]
pub(super) struct Cache {
    /// Slots, allocated on first use.
    slots: Vec<(u64, Outcomes)>,
    misses: Misses,
}

/// Scratch buffers for cache misses.
#[derive(Debug, Default)]
struct Misses {
    boards: Vec<Board>,
    /// Index in the request and hash of each position not found in the cache.
    keys: Vec<(usize, u64)>,
    outcomes: Vec<Outcomes>,
}

impl Cache {
    /// Returns the outcomes of `board` from the cache, or from `judge` on a cache miss.
    pub(super) fn get_or(&mut self, board: &Board, judge: impl FnOnce() -> Outcomes) -> Outcomes {
        let key = hash(board);
        let slot = self.slot(key);
        if slot.0 != key {
            *slot = (key, judge());
        }
        slot.1
    }

    /// Replaces the contents of `into` with the outcomes of `boards`; cache misses are evaluated by `judge`.
    pub(super) fn get_all(
        &mut self,
        boards: &[Board],
        into: &mut Vec<Outcomes>,
        judge: &impl Evaluator,
    ) {
        let mut misses = std::mem::take(&mut self.misses);
        misses.boards.clear();
        misses.keys.clear();
        into.clear();
        for (nth, board) in boards.iter().enumerate() {
            let key = hash(board);
            let (found, outcomes) = *self.slot(key);
            if found != key {
                misses.boards.push(*board);
                misses.keys.push((nth, key));
            }
            into.push(outcomes);
        }
        judge.evaluate_all(&misses.boards, &mut misses.outcomes);
        for (&(nth, key), &outcomes) in misses.keys.iter().zip(&misses.outcomes) {
            *self.slot(key) = (key, outcomes);
            into[nth] = outcomes;
        }
        self.misses = misses;
    }

    /// Returns the slot for this hash, which may contain another position.
    fn slot(&mut self, key: u64) -> &mut (u64, Outcomes) {
        if self.slots.is_empty() {
            self.slots = vec![(0, Outcomes::WIN); SLOTS];
        }
        &mut self.slots[key as usize % SLOTS]
    }
}

/// Returns the hash of an unfinished position; it is never 0, because 0 marks an empty slot.
fn hash(board: &Board) -> u64 {
    let mut hash = 0x9e37_79b9_7f4a_7c15_u64;
    for side in [board.own(), board.opponent()] {
        let (eights, _) = side.counts()[1..].as_chunks();
        let words = eights.iter().map(|eight| u64::from_be_bytes(*eight));
        // The number of checkers borne off must be hashed as well, because the number of checkers per side varies from
        // 1 to 15.
        let ends = u64::from(side.off()) << 8 | u64::from(side.bar());
        for word in words.chain([ends]) {
            hash = (hash ^ word).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            hash ^= hash >> 29;
        }
    }
    hash.max(1)
}

/// Number of slots in the cubeful cache.
const CUBEFUL_SLOTS: usize = 1 << 11;

/// Key of a cubeful evaluation, containing all arguments on which it depends.
type CubefulKey = (Board, Context, u8);

/// Cache of cubeful evaluations. A match analysis needs most positions twice: after a play, and before the opponent's
/// roll.
#[derive(Debug, Default)]
pub(super) struct CubefulCache {
    /// Slots, allocated on first use.
    slots: Vec<Option<(CubefulKey, Cubeful)>>,
}

impl CubefulCache {
    /// Returns the cached evaluation; `None` on a cache miss.
    pub(super) fn get(&self, key: &CubefulKey) -> Option<Cubeful> {
        let slot = self.slots.get(Self::slot(key))?;
        slot.filter(|(known, _)| known == key).map(|known| known.1)
    }

    /// Caches an evaluation.
    pub(super) fn insert(&mut self, key: CubefulKey, found: Cubeful) {
        if self.slots.is_empty() {
            self.slots = vec![None; CUBEFUL_SLOTS];
        }
        self.slots[Self::slot(&key)] = Some((key, found));
    }

    fn slot((board, _, _): &CubefulKey) -> usize {
        hash(board) as usize % CUBEFUL_SLOTS
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rules::{BoardError, Roll, Setup, Variant, legal_plays};

    use super::*;

    #[test]
    fn evaluates_each_position_once() {
        let mut cache = Cache::default();
        let board = Board::start(Variant::Standard);
        let win = Outcomes::WIN_GAMMON;
        assert_eq!(cache.get_or(&board, || win), win);
        assert_eq!(cache.get_or(&board, || Outcomes::WIN), win);
    }

    #[test]
    fn positions_that_differ_in_checkers_borne_off_have_different_hashes() -> Result<(), BoardError>
    {
        let three = Board::start(Variant::Hypergammon);
        let mut fifteen = Setup::from(three);
        (fifteen.own[0], fifteen.opponent[0]) = (12, 12);
        assert_ne!(hash(&three), hash(&Board::try_from(fifteen)?));
        Ok(())
    }

    #[test]
    fn distinct_positions_have_distinct_hashes() {
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
