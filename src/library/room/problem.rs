//! Failures that may occur in every room.

use words::Words;

use crate::room::StoreError;

/// Failure that any room may report: a message was not handled, or a change was not stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The stored data could not be read, so a link was not opened.
    NotOpened(StoreError),
    /// A change was not stored.
    NotStored(StoreError),
    /// Too many messages wait, so the last message was dropped.
    TooManyWaiting,
}

impl Problem {
    /// Returns the sentences for the player; `store_error` is the room's text for an error of the database.
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
