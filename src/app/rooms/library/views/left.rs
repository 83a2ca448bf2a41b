//! Last opened entry, to whose card the back link leads.

use std::cell::RefCell;

use library::EntryId;

thread_local! {
    static LEFT: RefCell<Option<EntryId>> = const { RefCell::new(None) };
}

/// Stores the entry that is being opened.
pub(crate) fn note(id: EntryId) {
    LEFT.set(Some(id));
}

/// Returns and clears the last opened entry; `None` if no entry was opened.
pub(crate) fn take() -> Option<EntryId> {
    LEFT.take()
}
