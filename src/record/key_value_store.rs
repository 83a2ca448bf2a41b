//! Interface to a key-value store, such as the browser's local storage.

/// Key-value store for text, such as the browser's local storage. Each write is atomic.
///
/// ```
/// use std::{cell::RefCell, collections::BTreeMap};
///
/// use record::{KeyValueStore, set_aside, set_aside_texts};
///
/// #[derive(Default)]
/// struct Memory(RefCell<BTreeMap<String, String>>);
///
/// impl KeyValueStore for Memory {
///     fn all(&self) -> Vec<String> {
///         self.0.borrow().keys().cloned().collect()
///     }
///     fn get(&self, key: &str) -> Option<String> {
///         self.0.borrow().get(key).cloned()
///     }
///     fn set(&self, key: &str, text: &str) -> bool {
///         self.0.borrow_mut().insert(key.to_owned(), text.to_owned());
///         true
///     }
///     fn remove(&self, key: &str) {
///         self.0.borrow_mut().remove(key);
///     }
/// }
///
/// let store = Memory::default();
/// assert!(set_aside(&store, "a damaged game"));
/// assert_eq!(set_aside_texts(&store), ["a damaged game"]);
/// ```
pub trait KeyValueStore {
    /// Returns all keys, in any order, including keys that belong to other programs.
    fn all(&self) -> Vec<String>;
    /// Returns the text stored under this key; `None` if the key does not exist.
    fn get(&self, key: &str) -> Option<String>;
    /// Stores a text under this key, replacing any earlier text; returns `false` if the store is full.
    fn set(&self, key: &str, text: &str) -> bool;
    /// Removes this key and its text.
    fn remove(&self, key: &str);
}

/// Returns the numbers that follow the prefix `begin` in keys, in ascending order.
pub(crate) fn numbers(keys: &impl KeyValueStore, begin: &str) -> Vec<usize> {
    let number = |key: &String| key.strip_prefix(begin)?.parse().ok();
    let mut found: Vec<usize> = keys.all().iter().filter_map(number).collect();
    rules::insertion_sort(&mut found, |number| *number);
    found
}
