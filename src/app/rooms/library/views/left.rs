//! Last opened entry, to whose card the back link returns.

use std::cell::RefCell;

use library::EntryId;

thread_local! {
    static LEFT: RefCell<Option<EntryId>> = const { RefCell::new(None) };
}

/// Records the entry being opened.
pub(crate) fn note(id: EntryId) {
    LEFT.set(Some(id));
}

/// Returns and clears the last opened entry; `None` if there is none.
pub(crate) fn take() -> Option<EntryId> {
    LEFT.take()
}
