//! Problems that can occur in any room.

use words::Words;

use crate::room::StoreError;

/// Problem that any room may report: a message could not be handled, or a change could not be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The stored data could not be read, so a link was not opened.
    NotOpened(StoreError),
    /// A change could not be stored.
    NotStored(StoreError),
    /// Too many messages were waiting, so the last message was dropped.
    TooManyWaiting,
}

impl Problem {
    /// Returns the text shown to the user; `store_error` provides the room's text for a database error.
    pub fn text(
        self,
        words: &Words,
        store_error: impl FnOnce(&Words, StoreError) -> String,
    ) -> String {
        match self {
            Self::NotOpened(why) => {
                format!("{} {}", words.room_not_opened(), store_error(words, why))
            }
            Self::NotStored(why) => store_error(words, why),
            Self::TooManyWaiting => words.room_too_many(),
        }
    }
}
