//! Loader for stored data, with a queue of messages waiting for that data.

use std::collections::VecDeque;

use crate::room::StoreError;

/// Maximum number of waiting messages per room. Normally there are only a few.
pub const MAX_WAITING: usize = 64;

/// Loading state of a room's stored data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Loading {
    /// The data has not been read yet.
    #[default]
    Reading,
    /// The data has been loaded.
    Ready,
    /// The last attempt to load the data failed.
    Failed(StoreError),
}

/// Loading state of a room's stored data, and the queue of waiting messages.
#[derive(Clone, Debug, PartialEq)]
pub struct Loader<Msg> {
    loading: Loading,
    /// `true` while the data is being reloaded because another tab has changed it.
    is_outdated: bool,
    waiting: VecDeque<Msg>,
    /// `true` if a message has been dropped since the queue was last empty.
    pub(crate) has_dropped: bool,
}

impl<Msg> Default for Loader<Msg> {
    fn default() -> Self {
        Self::new(None)
    }
}

impl<Msg> Loader<Msg> {
    /// Creates a loader whose data has not been loaded yet. The message `first`, if any, waits for the data.
    pub fn new(first: Option<Msg>) -> Self {
        Self {
            loading: Loading::Reading,
            is_outdated: false,
            waiting: first.into_iter().collect(),
            has_dropped: false,
        }
    }

    /// Returns the loading state.
    pub const fn loading(&self) -> Loading {
        self.loading
    }

    /// Returns `true` until the first read has succeeded or failed.
    pub const fn is_new(&self) -> bool {
        matches!(self.loading, Loading::Reading)
    }

    /// Returns `true` while the data is being loaded or reloaded.
    pub const fn is_reading(&self) -> bool {
        self.is_new() || self.is_outdated
    }

    /// Records that the data is being reloaded because another tab has changed it.
    pub const fn read_again(&mut self) {
        self.is_outdated = true;
    }

    /// Records the end of a read, and returns the data; `None` if the read failed.
    pub fn finish<Data>(&mut self, read: Result<Data, StoreError>) -> Option<Data> {
        self.is_outdated = false;
        match read {
            Ok(data) => {
                self.loading = Loading::Ready;
                Some(data)
            }
            Err(why) => {
                self.loading = Loading::Failed(why);
                None
            }
        }
    }

    /// Returns the waiting messages in order of arrival.
    pub(crate) const fn waiting(&self) -> &VecDeque<Msg> {
        &self.waiting
    }

    /// Removes and returns the waiting message at this index; `None` if the index is out of range.
    pub(crate) fn take(&mut self, at: usize) -> Option<Msg> {
        self.waiting.remove(at)
    }

    /// Appends a message to the queue. If [`MAX_WAITING`] messages are already waiting, drops the message and returns
    /// `false`.
    pub(crate) fn wait(&mut self, msg: Msg) -> bool {
        let has_space = self.waiting.len() < MAX_WAITING;
        if has_space {
            self.waiting.push_back(msg);
        }
        has_space
    }
}
