//! Facts learnt by heart, such as a take point, each with its memory and the time when it is due.

use std::collections::BTreeMap;

use record::decimal;

use crate::Memory;

/// Maximum number of facts that are read.
const MAX_FACTS: usize = 500;
/// Maximum length of a key, in bytes.
const MAX_KEY: usize = 24;

/// Memory of a fact.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Learnt {
    memory: Memory,
    /// Time of the last answer, in milliseconds since 1970.
    last: u64,
    /// Time when the fact is due, in milliseconds since 1970.
    due: u64,
}

/// Facts that have been asked, by their keys.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Facts(BTreeMap<String, Learnt>);

/// Urgency of a fact; smaller is asked first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Urgency {
    /// Due since this time.
    Due(u64),
    /// Never asked.
    New,
    /// Due at this time in the future.
    Later(u64),
}

impl Facts {
    /// Parses the form written by [`Facts::to_text`]; skips damaged parts.
    pub fn read(text: &str) -> Self {
        let read = |part: &str| {
            let fields: Vec<&str> = part.split(' ').collect();
            let [key, stability, difficulty, last, due] = fields[..] else {
                return None;
            };
            let is_symbol = |byte: u8| byte.is_ascii_alphanumeric() || b":-".contains(&byte);
            if key.is_empty() || key.len() > MAX_KEY || !key.bytes().all(is_symbol) {
                return None;
            }
            let learnt = Learnt {
                memory: Memory::new(decimal(stability)?, decimal(difficulty)?)?,
                last: last.parse().ok()?,
                due: due.parse().ok()?,
            };
            Some((key.to_owned(), learnt))
        };
        Self(text.split(';').filter_map(read).take(MAX_FACTS).collect())
    }

    /// Returns the stored form.
    pub fn to_text(&self) -> String {
        let part = |(key, learnt): (&String, &Learnt)| {
            let Learnt { memory, last, due } = learnt;
            let Memory {
                stability,
                difficulty,
            } = memory;
            format!("{key} {stability:.6} {difficulty:.6} {last} {due}")
        };
        let parts: Vec<String> = self.0.iter().map(part).collect();
        parts.join(";")
    }

    /// Records an answer at `now`, in milliseconds since 1970.
    pub fn answered(&mut self, key: &str, right: bool, now: u64) {
        let known = self.0.get(key).map(|learnt| (learnt.memory, learnt.last));
        let (memory, due) = Memory::answered(known, right, now);
        let learnt = Learnt {
            memory,
            last: now,
            due,
        };
        self.0.insert(key.to_owned(), learnt);
    }

    /// Adds the facts of another page or of a backup; of two answers to the same fact the later counts.
    pub fn merge(&mut self, other: &Self) {
        for (key, learnt) in &other.0 {
            let is_later = self.0.get(key).is_none_or(|known| known.last < learnt.last);
            if is_later && (self.0.contains_key(key) || self.0.len() < MAX_FACTS) {
                self.0.insert(key.clone(), *learnt);
            }
        }
    }

    /// Returns the number of facts that are due at `now` and whose key begins with `kind`.
    pub fn due(&self, kind: &str, now: u64) -> usize {
        let of_kind = |key: &str| key.split(':').next() == Some(kind);
        let all = self.0.iter();
        all.filter(|(key, learnt)| of_kind(key) && learnt.due <= now)
            .count()
    }

    pub(crate) fn urgency(&self, key: &str, now: u64) -> Urgency {
        match self.0.get(key) {
            None => Urgency::New,
            Some(learnt) if learnt.due <= now => Urgency::Due(learnt.due),
            Some(learnt) => Urgency::Later(learnt.due),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: u64 = 1_700_000_000_000;
    const MINUTE: u64 = 60_000;
    const DAY: u64 = 86_400_000;

    #[test]
    fn wrong_fact_returns_soon_and_a_right_one_after_days() {
        let mut facts = Facts::default();
        facts.answered("neil:7", false, NOW);
        facts.answered("neil:8", true, NOW);
        assert_eq!(facts.due("neil", NOW + MINUTE), 0);
        assert_eq!(facts.due("neil", NOW + 11 * MINUTE), 1);
        assert_eq!(facts.due("neil", NOW + 9 * DAY), 2);
        assert_eq!(facts.due("enter", NOW + 9 * DAY), 0);
        let later = NOW + 11 * MINUTE;
        let order = ["neil:7", "neil:9", "neil:8"].map(|key| facts.urgency(key, later));
        assert!(order.is_sorted(), "{order:?}");
        assert_eq!(Facts::read(&facts.to_text()), facts);
    }

    #[test]
    fn later_answer_of_two_is_merged() {
        let [mut facts, mut other] = [Facts::default(), Facts::default()];
        facts.answered("neil:7", true, NOW);
        facts.answered("neil:8", true, NOW + DAY);
        other.answered("neil:7", false, NOW + DAY);
        other.answered("neil:8", false, NOW);
        other.answered("neil:9", true, NOW);
        let (later, kept) = (other.0["neil:7"], facts.0["neil:8"]);
        facts.merge(&other);
        assert_eq!((facts.0["neil:7"], facts.0["neil:8"]), (later, kept));
        assert_eq!(facts.0.len(), 3);
        let many: Vec<String> = (0..500).map(|n| format!("k:{n} 1 2 3 4")).collect();
        facts.merge(&Facts::read(&many.join(";")));
        assert_eq!(facts.0.len(), MAX_FACTS);
    }

    #[test]
    fn damaged_and_excessive_parts_are_skipped() {
        let mut facts = Facts::default();
        facts.answered("met:3-5", true, NOW);
        let good = facts.to_text();
        let long = "x".repeat(MAX_KEY + 1);
        for bad in [
            "met:1-2",
            "met:1-2 NaN 3 1 2",
            "met:1-2 1 99 1 2",
            "met:1-2 1 2 -1 2",
            "<b> 1 2 3 4",
            &format!("{long} 1 2 3 4"),
        ] {
            assert_eq!(Facts::read(&format!("{bad};{good}")), facts, "{bad}");
        }
        let many: Vec<String> = (0..2_000).map(|n| format!("k:{n} 1 2 3 4")).collect();
        assert_eq!(Facts::read(&many.join(";")).0.len(), MAX_FACTS);
    }
}
