//! A store of texts under keys, such as the browser's.

/// What keeps texts under keys: the browser's store, or a test's. Each write happens whole or not at all.
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
    /// All keys that there are, in no order, those of other programs too.
    fn all(&self) -> Vec<String>;
    /// The text under this key.
    fn get(&self, key: &str) -> Option<String>;
    /// Puts a text under this key in the place of what is there; whether there was room for it.
    fn set(&self, key: &str, text: &str) -> bool;
    /// Removes this key.
    fn remove(&self, key: &str);
}

/// The numbers that end the keys which begin so, in their order.
pub(crate) fn numbers(keys: &impl KeyValueStore, begin: &str) -> Vec<usize> {
    let number = |key: &String| key.strip_prefix(begin)?.parse().ok();
    let mut found: Vec<usize> = keys.all().iter().filter_map(number).collect();
    rules::insertion_sort(&mut found, |number| *number);
    found
}
