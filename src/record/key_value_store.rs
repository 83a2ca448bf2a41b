//! A store of texts under keys, such as the browser's.

/// What keeps texts under keys: the browser's store, or a test's. Each write happens whole or not at all.
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
