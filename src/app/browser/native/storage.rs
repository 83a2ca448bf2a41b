//! In-memory replacement for the browser's storage in native builds: each thread, and so each test, has a separate one.

use std::{cell::RefCell, collections::BTreeMap};

use record::KeyValueStore;

use crate::browser::storage::Browser;

thread_local! {
    static TEXTS: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

impl KeyValueStore for Browser {
    fn all(&self) -> Vec<String> {
        TEXTS.with_borrow(|texts| texts.keys().cloned().collect())
    }

    fn get(&self, key: &str) -> Option<String> {
        TEXTS.with_borrow(|texts| texts.get(key).cloned())
    }

    fn set(&self, key: &str, text: &str) -> bool {
        TEXTS.with_borrow_mut(|texts| texts.insert(key.to_owned(), text.to_owned()));
        true
    }

    fn remove(&self, key: &str) {
        TEXTS.with_borrow_mut(|texts| texts.remove(key));
    }
}
