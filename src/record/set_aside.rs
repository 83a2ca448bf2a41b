//! Texts that have been set aside, each under a separate key. Adding or removing a text is a single write, so a crash
//! cannot damage other texts.

use std::collections::BTreeSet;

use crate::{KeyValueStore, key_value_store::numbers};

/// Maximum number of texts: more than a player will ever need, yet few enough to scan quickly.
pub const MAX_SET_ASIDE: usize = 1_000;

/// Key prefix, which is followed by a number.
const ASIDE: &str = "backgammon.aside.";

/// Returns the texts set aside, each with its number, in ascending order of number.
fn numbered(keys: &impl KeyValueStore) -> Vec<(usize, String)> {
    let text = |number| Some((number, keys.get(&key(number))?));
    numbers(keys, ASIDE).into_iter().filter_map(text).collect()
}

fn key(number: usize) -> String {
    format!("{ASIDE}{number}")
}

/// Returns the texts set aside, in the order of their numbers.
pub fn set_aside_texts(keys: &impl KeyValueStore) -> Vec<String> {
    numbered(keys).into_iter().map(|(_, text)| text).collect()
}

/// Sets a text aside; returns `false` if the store is full. A text that has already been set aside is not duplicated.
pub fn set_aside(keys: &impl KeyValueStore, text: &str) -> bool {
    let stored = numbered(keys);
    let room = stored.len() < MAX_SET_ASIDE;
    stored.iter().any(|(_, other)| other == text) || (room && keys.set(&key(unused(&stored)), text))
}

/// Returns the number after the highest one in use, or the lowest unused number if the highest possible number is in
/// use.
fn unused(stored: &[(usize, String)]) -> usize {
    let last = stored.iter().map(|(number, _)| *number).max();
    let is_unused = |number: &usize| stored.iter().all(|(used, _)| used != number);
    last.unwrap_or_default()
        .checked_add(1)
        .or_else(|| (1..usize::MAX).find(is_unused))
        .unwrap_or_default()
}

/// Sets a session aside, replacing earlier states of the same session; returns `false` if the store is full.
///
/// ```
/// use record::{KeyValueStore, set_aside_latest, set_aside_texts};
///
/// # use std::{cell::RefCell, collections::BTreeMap};
/// # #[derive(Default)]
/// # struct Memory(RefCell<BTreeMap<String, String>>);
/// # impl KeyValueStore for Memory {
/// #     fn all(&self) -> Vec<String> {
/// #         self.0.borrow().keys().cloned().collect()
/// #     }
/// #     fn get(&self, key: &str) -> Option<String> {
/// #         self.0.borrow().get(key).cloned()
/// #     }
/// #     fn set(&self, key: &str, text: &str) -> bool {
/// #         self.0.borrow_mut().insert(key.to_owned(), text.to_owned());
/// #         true
/// #     }
/// #     fn remove(&self, key: &str) {
/// #         self.0.borrow_mut().remove(key);
/// #     }
/// # }
/// // `Memory` stores texts in a map, as in the example for `KeyValueStore`.
/// let store = Memory::default();
/// assert!(set_aside_latest(&store, "rules\nfirst game"));
/// assert!(set_aside_latest(&store, "rules\nfirst game\nsecond game"));
/// assert_eq!(set_aside_texts(&store), ["rules\nfirst game\nsecond game"]);
/// ```
pub fn set_aside_latest(keys: &impl KeyValueStore, text: &str) -> bool {
    let continues = |earlier: &String| {
        let rest = text.strip_prefix(earlier.as_str());
        rest.is_some_and(|rest| rest.starts_with('\n'))
    };
    let is_stored = set_aside(keys, text);
    if is_stored {
        let earlier: Vec<String> = set_aside_texts(keys)
            .into_iter()
            .filter(continues)
            .collect();
        remove_all_set_aside(keys, &earlier);
    }
    is_stored
}

/// Sets all of these texts aside, without duplicates. If there is not enough room for all of them, adds none and
/// returns `false`.
pub fn set_aside_all(keys: &impl KeyValueStore, texts: &[String]) -> bool {
    let mut stored = numbered(keys);
    let before = stored.len();
    for text in texts {
        if stored[..before].iter().any(|(_, other)| other == text) {
            continue;
        }
        let number = unused(&stored);
        if stored.len() >= MAX_SET_ASIDE || !keys.set(&key(number), text) {
            for (number, _) in &stored[before..] {
                keys.remove(&key(*number));
            }
            return false;
        }
        stored.push((number, text.clone()));
    }
    true
}

/// Removes these texts from the texts set aside.
pub fn remove_all_set_aside(keys: &impl KeyValueStore, texts: &[String]) {
    let gone: BTreeSet<&String> = texts.iter().collect();
    for (number, text) in numbered(keys) {
        if gone.contains(&text) {
            keys.remove(&key(number));
        }
    }
}

/// Returns `true` if a text starting with `beginning` has been set aside.
pub(crate) fn has(keys: &impl KeyValueStore, beginning: &str) -> bool {
    let stored = numbered(keys);
    stored.iter().any(|(_, text)| text.starts_with(beginning))
}

#[cfg(test)]
mod tests {
    use std::{
        cell::{Cell, RefCell},
        collections::BTreeMap,
    };

    use super::*;

    /// Store that can hold at most this many bytes of text.
    struct Small(usize, RefCell<BTreeMap<String, String>>);

    impl KeyValueStore for Small {
        fn all(&self) -> Vec<String> {
            self.1.borrow().keys().cloned().collect()
        }

        fn get(&self, key: &str) -> Option<String> {
            self.1.borrow().get(key).cloned()
        }

        fn set(&self, key: &str, text: &str) -> bool {
            let mut texts = self.1.borrow_mut();
            let others = texts.iter().filter(|(other, _)| *other != key);
            let taken: usize = others.map(|(_, text)| text.len()).sum();
            let fits = taken + text.len() <= self.0;
            if fits {
                texts.insert(key.to_owned(), text.to_owned());
            }
            fits
        }

        fn remove(&self, key: &str) {
            self.1.borrow_mut().remove(key);
        }
    }

    /// Store that counts accesses.
    #[derive(Default)]
    struct Counting(RefCell<BTreeMap<String, String>>, Cell<usize>);

    impl KeyValueStore for Counting {
        fn all(&self) -> Vec<String> {
            self.0.borrow().keys().cloned().collect()
        }

        fn get(&self, key: &str) -> Option<String> {
            self.1.update(|accesses| accesses + 1);
            self.0.borrow().get(key).cloned()
        }

        fn set(&self, key: &str, text: &str) -> bool {
            self.1.update(|accesses| accesses + 1);
            self.0.borrow_mut().insert(key.to_owned(), text.to_owned());
            true
        }

        fn remove(&self, key: &str) {
            self.1.update(|accesses| accesses + 1);
            self.0.borrow_mut().remove(key);
        }
    }

    fn numbered_texts(range: std::ops::Range<usize>) -> Vec<String> {
        range.map(|number| format!("text {number}")).collect()
    }

    #[test]
    fn accesses_the_store_a_constant_number_of_times_per_text() {
        let store = Counting::default();
        assert!(set_aside_all(&store, &numbered_texts(0..500)));
        assert!(set_aside_all(&store, &numbered_texts(250..MAX_SET_ASIDE)));
        assert_eq!(set_aside_texts(&store), numbered_texts(0..MAX_SET_ASIDE));
        remove_all_set_aside(&store, &numbered_texts(0..MAX_SET_ASIDE));
        assert_eq!(set_aside_texts(&store), [] as [String; 0]);
        assert!(
            store.1.get() <= 6 * MAX_SET_ASIDE,
            "{} accesses",
            store.1.get()
        );
    }

    #[test]
    fn rejects_texts_beyond_the_maximum_number() {
        let store = Counting::default();
        assert!(set_aside_all(&store, &numbered_texts(0..MAX_SET_ASIDE)));
        assert!(!set_aside_all(&store, &numbered_texts(999..1_001)));
        assert!(!set_aside(&store, "one more"));
        assert!(
            set_aside(&store, "text 7") && set_aside_all(&store, &numbered_texts(5..9)),
            "they are there"
        );
        assert_eq!(set_aside_texts(&store), numbered_texts(0..MAX_SET_ASIDE));
    }

    #[test]
    fn a_longer_session_replaces_its_earlier_state() {
        let store = Small(40, RefCell::default());
        for text in ["head\none", "head\nonce", "head\none\ntwo"] {
            assert!(set_aside_latest(&store, text), "{text}");
        }
        assert_eq!(set_aside_texts(&store), ["head\nonce", "head\none\ntwo"]);
        assert!(!set_aside_latest(
            &store,
            &format!("head\none\ntwo\n{}", "3".repeat(40))
        ));
        assert_eq!(set_aside_texts(&store), ["head\nonce", "head\none\ntwo"]);
    }

    #[test]
    fn overwrites_no_text_when_the_highest_number_is_in_use() {
        let store = Counting::default();
        store.set(&key(usize::MAX), "last");
        store.set(&key(2), "two");
        assert!(set_aside(&store, "one") && set_aside_all(&store, &numbered_texts(0..3)));
        let mut texts = set_aside_texts(&store);
        texts.sort();
        assert_eq!(texts, ["last", "one", "text 0", "text 1", "text 2", "two"]);
    }

    #[test]
    fn adds_none_of_the_texts_if_there_is_no_room_for_all() {
        let store = Small(10, RefCell::default());
        let texts =
            |all: &[&str]| -> Vec<String> { all.iter().map(|text| (*text).into()).collect() };
        assert!(set_aside_all(&store, &texts(&["old", "one"])));
        let before = texts(&["old", "one"]);
        assert!(!set_aside_all(&store, &texts(&["two", "old", "three"])));
        assert_eq!(set_aside_texts(&store), before);
        assert!(
            set_aside_all(&store, &texts(&["one", "last"])),
            "room is left for it"
        );
        assert_eq!(set_aside_texts(&store), texts(&["old", "one", "last"]));
    }
}
