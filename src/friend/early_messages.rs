//! Messages that arrive before the message that is due. They are not checked, because their validity depends on the
//! missing messages.

use std::collections::BTreeMap;

use crate::message::Turn;

/// Maximum distance between the number of a stored message and the number that is due.
const MAX_DISTANCE: usize = 8;

/// Maximum number of messages stored with the same number. Anyone who knows the game can forge a message that cannot be
/// checked yet, so the first one to arrive is not always genuine.
const MAX_CANDIDATES: usize = 4;

/// Messages ahead of the one that is due, keyed by number. For each number, the most recent arrivals are kept, latest
/// last.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct EarlyMessages(BTreeMap<u16, Vec<Turn>>);

impl EarlyMessages {
    /// Stores a message until the message with number `due` and all others before it have arrived. Returns `false` if
    /// the message's number is too far ahead.
    pub(crate) fn insert(&mut self, turn: &Turn, due: usize) -> bool {
        let number = usize::from(turn.number);
        if !(due..=due + MAX_DISTANCE).contains(&number) {
            return false;
        }
        let candidates = self.0.entry(turn.number).or_default();
        candidates.retain(|stored| stored != turn);
        if candidates.len() == MAX_CANDIDATES {
            candidates.remove(0);
        }
        candidates.push(turn.clone());
        true
    }

    /// Removes and returns the messages with number `due`, in order of arrival, and discards those with lower numbers.
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

    /// Returns all messages, by number and order of arrival.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Turn> {
        self.0.values().flatten()
    }
}
