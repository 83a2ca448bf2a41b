//! Stored data that are being read, and the messages that wait for them.

use std::collections::VecDeque;

use crate::room::StoreError;

/// Maximum number of messages that wait in a room; a player who waits sends a few.
pub const MAX_WAITING: usize = 64;

/// Whether the stored data of a room have been read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Loading {
    /// The data have not been read yet.
    #[default]
    Reading,
    /// The data have been read.
    Ready,
    /// The data could not be read the last time.
    Failed(StoreError),
}

/// The state of reading a room's stored data, and its waiting messages, in order.
#[derive(Clone, Debug, PartialEq)]
pub struct Loader<Msg> {
    loading: Loading,
    /// `true` while the data are read again, because another tab has changed them.
    is_outdated: bool,
    waiting: VecDeque<Msg>,
    /// `true` if a message was dropped since nothing waited.
    pub(crate) has_dropped: bool,
}

impl<Msg> Default for Loader<Msg> {
    fn default() -> Self {
        Self::new(None)
    }
}

impl<Msg> Loader<Msg> {
    /// Creates a loader before the data are read; `first` waits for them.
    pub fn new(first: Option<Msg>) -> Self {
        Self {
            loading: Loading::Reading,
            is_outdated: false,
            waiting: first.into_iter().collect(),
            has_dropped: false,
        }
    }

    /// Returns whether the data have been read.
    pub const fn loading(&self) -> Loading {
        self.loading
    }

    /// Returns `true` until the data have been read once, or could not be.
    pub const fn is_new(&self) -> bool {
        matches!(self.loading, Loading::Reading)
    }

    /// Returns `true` while the data are read, for the first time or again.
    pub const fn is_reading(&self) -> bool {
        self.is_new() || self.is_outdated
    }

    /// Notes that the data are read again, because another tab has changed them.
    pub const fn read_again(&mut self) {
        self.is_outdated = true;
    }

    /// Notes that a read has ended, and returns the data; `None` if they could not be read.
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

    /// Returns the waiting messages, in the order in which they came.
    pub(crate) const fn waiting(&self) -> &VecDeque<Msg> {
        &self.waiting
    }

    /// Takes the waiting message at this index.
    pub(crate) fn take(&mut self, at: usize) -> Option<Msg> {
        self.waiting.remove(at)
    }

    /// Lets a message wait, unless [`MAX_WAITING`] do; returns whether it waits.
    pub(crate) fn wait(&mut self, msg: Msg) -> bool {
        let has_space = self.waiting.len() < MAX_WAITING;
        if has_space {
            self.waiting.push_back(msg);
        }
        has_space
    }
}
