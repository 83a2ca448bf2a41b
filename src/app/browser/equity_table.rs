//! Match equity table in use, stored in the browser.

use std::cell::RefCell;

use insight::MetFile;
use record::KeyValueStore;

use super::storage::Browser;

/// Key of the stored table, in CSV format. If no table is stored, the shipped one is used.
const KEY: &str = "backgammon.equity-table";

thread_local! {
    static CURRENT: RefCell<Option<MetFile>> = const { RefCell::new(None) };
}

/// Returns the table in use: the stored one, or the shipped one if none is stored or the stored text is damaged.
pub(crate) fn current() -> MetFile {
    let read = || {
        let stored = Browser.get(KEY);
        let read = stored.and_then(|text| MetFile::read(text.as_bytes()).ok());
        read.unwrap_or_default()
    };
    CURRENT.with_borrow_mut(|current| current.get_or_insert_with(read).clone())
}

/// Switches to another match equity table; returns `false` if the browser cannot store the choice, which takes effect
/// nevertheless.
pub(crate) fn set(file: &MetFile) -> bool {
    CURRENT.set(Some(file.clone()));
    let text = file.to_text();
    if text.is_empty() {
        Browser.remove(KEY);
        return true;
    }
    Browser.set(KEY, &text)
}
