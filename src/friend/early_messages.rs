//! Messages that arrive before the one that is due, unchecked: whether they are valid depends on those that are missing.

use std::collections::BTreeMap;

use crate::message::Turn;

/// How far ahead of the message that is due others are kept.
const MAX_DISTANCE: usize = 8;

/// The most messages that are kept for one number: anybody who knows the game can make up one that cannot be checked
/// yet, so that the first is not always the true one.
const MAX_CANDIDATES: usize = 4;

/// The messages ahead of the one that is due, by their numbers; of each number the latest arrivals, the latest last.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct EarlyMessages(BTreeMap<u16, Vec<Turn>>);

impl EarlyMessages {
    /// Keeps a message until number `due` and those before the message have come. Returns whether it is near enough.
    pub(crate) fn insert(&mut self, turn: &Turn, due: usize) -> bool {
        let number = usize::from(turn.number);
        if !(due..=due + MAX_DISTANCE).contains(&number) {
            return false;
        }
        let candidates = self.0.entry(turn.number).or_default();
        candidates.retain(|kept| kept != turn);
        if candidates.len() == MAX_CANDIDATES {
            candidates.remove(0);
        }
        candidates.push(turn.clone());
        true
    }

    /// Takes out the messages with number `due`, in the order of their arrival, and forgets those before.
    pub(crate) fn remove_due(&mut self, due: usize) -> Vec<Turn> {
        let mut candidates = Vec::new();
        while let Some(first) = self.0.first_entry() {
            let number = usize::from(*first.key());
            if number > due {
                break;
            }
            let turns = first.remove();
            if number == due {
                candidates = turns;
            }
        }
        candidates
    }

    /// All messages, by their numbers and the order of their arrival.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Turn> {
        self.0.values().flatten()
    }
}
