//! What has been found of positions lately, in tables of fixed size.

use rules::Board;

use crate::cube::Cubeful;
use crate::{Context, Evaluator, Outcomes};

/// Places in the table, 32 bytes each: two mebibytes.
const PLACES: usize = 1 << 16;

/// A direct-mapped cache: each position has one slot, and a new entry replaces the one that is there.
///
/// Positions are told apart by a hash of 64 bits, and a judge says the same of a position whenever it is asked, so
/// what is found never depends on what was asked before.
#[derive(Debug, Default)]
pub(super) struct Cache {
    /// Empty until it is first used.
    places: Vec<(u64, Outcomes)>,
    asked: Asked,
}

/// Positions of which nothing is known yet, and what is said of them: room to be used again.
#[derive(Debug, Default)]
struct Asked {
    boards: Vec<Board>,
    /// Of each its place in the list asked about and its hash.
    names: Vec<(usize, u64)>,
    outcomes: Vec<Outcomes>,
}

impl Cache {
    /// What is known of `board`, or what `judge` says.
    pub(super) fn get_or(&mut self, board: &Board, judge: impl FnOnce() -> Outcomes) -> Outcomes {
        let key = hash(board);
        let place = self.place(key);
        if place.0 != key {
            *place = (key, judge());
        }
        place.1
    }

    /// Replaces `into` by what is known of `boards`, or what `judge` says of them.
    pub(super) fn get_all(
        &mut self,
        boards: &[Board],
        into: &mut Vec<Outcomes>,
        judge: &impl Evaluator,
    ) {
        let mut asked = std::mem::take(&mut self.asked);
        asked.boards.clear();
        asked.names.clear();
        into.clear();
        for (nth, board) in boards.iter().enumerate() {
            let key = hash(board);
            let (found, outcomes) = *self.place(key);
            if found != key {
                asked.boards.push(*board);
                asked.names.push((nth, key));
            }
            into.push(outcomes);
        }
        judge.evaluate_all(&asked.boards, &mut asked.outcomes);
        for (&(nth, key), &outcomes) in asked.names.iter().zip(&asked.outcomes) {
            *self.place(key) = (key, outcomes);
            into[nth] = outcomes;
        }
        self.asked = asked;
    }

    /// Where what is known of the position with this hash is kept, or of another one.
    fn place(&mut self, key: u64) -> &mut (u64, Outcomes) {
        if self.places.is_empty() {
            self.places = vec![(0, Outcomes::WIN); PLACES];
        }
        &mut self.places[key as usize % PLACES]
    }
}

/// A hash of a position that goes on; never 0, which stands for an empty place.
fn hash(board: &Board) -> u64 {
    let mut hash = 0x9e37_79b9_7f4a_7c15_u64;
    for side in [board.own(), board.opponent()] {
        let (eights, _) = side.counts()[1..].as_chunks();
        let words = eights.iter().map(|eight| u64::from_be_bytes(*eight));
        // What is off does not follow from the rest: a side has 1 to 15 checkers.
        let ends = u64::from(side.off()) << 8 | u64::from(side.bar());
        for word in words.chain([ends]) {
            hash = (hash ^ word).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            hash ^= hash >> 29;
        }
    }
    hash.max(1)
}

/// Places in the table of deeper looks.
const LOOKS: usize = 1 << 11;

/// What a deeper look was for: it finds the same for the same.
type Look = (Board, Context, u8);

/// What deeper looks with the cube in play have found, by the whole question: a match asks twice about most positions,
/// first after a play, then before the opponent's roll.
#[derive(Debug, Default)]
pub(super) struct Looks {
    /// Empty until it is first used.
    places: Vec<Option<(Look, Cubeful)>>,
}

impl Looks {
    /// What is known.
    pub(super) fn get(&self, look: &Look) -> Option<Cubeful> {
        let place = self.places.get(Self::place(look))?;
        place
            .filter(|(known, _)| known == look)
            .map(|known| known.1)
    }

    /// Keeps what was found.
    pub(super) fn insert(&mut self, look: Look, found: Cubeful) {
        if self.places.is_empty() {
            self.places = vec![None; LOOKS];
        }
        self.places[Self::place(&look)] = Some((look, found));
    }

    fn place((board, _, _): &Look) -> usize {
        hash(board) as usize % LOOKS
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rules::{BoardError, Roll, Setup, Variant, legal_plays};

    use super::*;

    #[test]
    fn what_is_known_is_not_asked_again() {
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
