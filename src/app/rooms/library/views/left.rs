//! The entry that was opened last, to whose card the way back leads.

use std::cell::RefCell;

use library::EntryId;

thread_local! {
    static LEFT: RefCell<Option<EntryId>> = const { RefCell::new(None) };
}

/// Notes that an entry is opened.
pub(crate) fn note(id: EntryId) {
    LEFT.set(Some(id));
}

/// Returns the entry that was opened last, once.
pub(crate) fn take() -> Option<EntryId> {
    LEFT.take()
}
