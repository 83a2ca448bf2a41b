//! What was kept aside, each text under a key of its own: it comes and goes by one write, so a kill changes none.

use crate::{Keys, journal::numbers};

/// What the keys begin with, before their numbers.
const ASIDE: &str = "backgammon.aside.";

/// The numbers and the texts of what was kept aside, in the order in which it came.
fn numbered(keys: &impl Keys) -> Vec<(usize, String)> {
    let text = |number| Some((number, keys.get(&key(number))?));
    numbers(keys, ASIDE).into_iter().filter_map(text).collect()
}

fn key(number: usize) -> String {
    format!("{ASIDE}{number}")
}

/// What was kept aside, in the order in which it came.
pub fn kept_aside(keys: &impl Keys) -> Vec<String> {
    numbered(keys).into_iter().map(|(_, text)| text).collect()
}

/// Keeps a text aside, beside earlier ones; whether there was room for it, or it was there.
pub fn keep(keys: &impl Keys, text: &str) -> bool {
    let kept = numbered(keys);
    let last = kept.last().map_or(0, |(number, _)| *number);
    kept.iter().any(|(_, kept)| kept == text) || keys.set(&key(last.saturating_add(1)), text)
}

/// Keeps all of these texts aside, or none that was not there: whether there was room for all.
pub fn keep_all(keys: &impl Keys, texts: &[String]) -> bool {
    let before = kept_aside(keys);
    let kept = texts.iter().all(|text| keep(keys, text));
    if !kept {
        for text in texts.iter().filter(|text| !before.contains(text)) {
            forget(keys, text);
        }
    }
    kept
}

/// Keeps a text aside no longer.
pub fn forget(keys: &impl Keys, text: &str) {
    for (number, kept) in numbered(keys) {
        if kept == text {
            keys.remove(&key(number));
        }
    }
}

/// Whether a text that begins so was kept aside.
pub(crate) fn has(keys: &impl Keys, beginning: &str) -> bool {
    let kept = numbered(keys);
    kept.iter().any(|(_, text)| text.starts_with(beginning))
}

#[cfg(test)]
mod tests {
    use std::{cell::RefCell, collections::BTreeMap};

    use super::*;

    /// A store with room for so many bytes of text.
    struct Small(usize, RefCell<BTreeMap<String, String>>);

    impl Keys for Small {
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

    #[test]
    fn of_texts_for_which_there_is_no_room_none_is_kept_but_those_that_were_there() {
        let store = Small(10, RefCell::default());
        let texts =
            |all: &[&str]| -> Vec<String> { all.iter().map(|text| (*text).into()).collect() };
        assert!(keep_all(&store, &texts(&["old", "one"])));
        let before = texts(&["old", "one"]);
        assert!(!keep_all(&store, &texts(&["two", "old", "three"])));
        assert_eq!(kept_aside(&store), before);
        assert!(
            keep_all(&store, &texts(&["one", "last"])),
            "room is left for it"
        );
        assert_eq!(kept_aside(&store), texts(&["old", "one", "last"]));
    }
}
