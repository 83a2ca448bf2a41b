//! The room's model, its messages and its effects.

use std::collections::BTreeMap;

use dice::Seed;
use friend::{DuplicateResult, FalseResult, LinkFault};
use library::{
    EntryId,
    room::{Loader, Loading, Problem, StoreError},
};
use record::Start;
use review::{Item, Judged};
use terms::Form;
use words::Words;

use crate::{Change, ShownDuplicate, Stored, names::Names, own_results};

/// Page on display.
#[derive(Clone, Debug, PartialEq)]
pub enum Page {
    /// The list of duplicates.
    List,
    /// The form for a new duplicate.
    New(Form),
    /// A duplicate with its results.
    Shown(Box<ShownDuplicate>),
}

/// Notice about the last link or button.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// The text contains no link to a duplicate or a result.
    NoLink,
    /// A link cannot be read.
    Unreadable(LinkFault),
    /// A result is invalid: the player's name, if given, and the reason.
    False(Option<String>, FalseResult),
    /// This number of results was validated and added.
    Added(usize),
    /// All results were already stored.
    Known,
    /// A duplicate, or a result of a duplicate, was added that is not the one on display.
    OtherDuplicate,
    /// The list of results is full, or a text exceeds the limits.
    Full,
    /// This release does not support the duplicate's level.
    UnknownLevel,
    /// The session is being played in another tab.
    Elsewhere,
    /// The duplicate is not stored on this device.
    Unknown,
    /// The duplicate could not be opened, or a change could not be stored.
    Problem(Problem),
}

impl Notice {
    /// Returns `true` if the notice is about a text containing links and is therefore shown beside the link field.
    pub const fn is_about_links(&self) -> bool {
        !matches!(
            self,
            Self::UnknownLevel | Self::Elsewhere | Self::Unknown | Self::Problem(_)
        )
    }

    /// Returns `true` if the notice reports success.
    pub const fn is_success(&self) -> bool {
        matches!(self, Self::Added(_) | Self::Known | Self::OtherDuplicate)
    }
}

/// Session on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableSession {
    /// Stored form of the session if it is a duplicate's finished session; `None` otherwise.
    pub finished: Option<String>,
    /// Link to the duplicate whose session is in progress.
    pub running: Option<String>,
    /// `true` if another tab is playing the session.
    pub elsewhere: bool,
    /// Stored name of the computer's level, if the computer is playing.
    pub level: Option<&'static str>,
}

/// Message to the room. Times are in milliseconds since the Unix epoch.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Delivers the stored lines with their keys (including those of finished sessions) or the error, the session on
    /// the table, and the time.
    Loaded(Result<Vec<(String, String)>, StoreError>, TableSession, u64),
    /// Opens a link, or pasted text that contains links.
    OpenLink(String, u64),
    /// Shows the list of duplicates.
    ShowList,
    /// Shows the form for a new duplicate.
    ShowForm,
    /// Shows this duplicate.
    Open(EntryId),
    /// Changes an option in the form.
    Change(terms::Change),
    /// Creates a duplicate with the current form and the dice generated from this seed.
    Create(Seed, u64),
    /// Sets the names typed for the player and the partner.
    Names([String; 2]),
    /// Sets whether result links include names.
    IncludeNames(bool),
    /// Plays the duplicate on display.
    Play,
    /// Removes a result.
    RemoveResult(Box<DuplicateResult>),
    /// Opens or closes the prompt to delete the duplicate on display.
    AskDelete(bool),
    /// Deletes the duplicate on display.
    Delete,
    /// Delivers the engine's evaluations of the decisions returned by [`Model::to_judge`]; `None` if the engine failed.
    Judged(Option<Vec<Judged>>),
    /// Reports whether a change was stored.
    Stored(Result<(), StoreError>),
}

/// Request to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Changes the entry stored under this key, removes the entries under the other keys, and sends [`Msg::Stored`].
    Change(EntryId, Change, Vec<String>),
    /// Removes the entry stored under this key and sends [`Msg::Stored`].
    Remove(EntryId),
    /// Updates the page's URL to this duplicate, or to the list.
    Address(Option<EntryId>),
    /// Starts a session with these terms and dice on the table.
    Play(Box<Form>, Start),
    /// Announces this text to screen readers.
    Say(String),
    /// Focuses the heading.
    Heading,
    /// Stores this text, which contains the names, for the next [`Model::new`].
    Remember(String),
}

/// Room state.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub(crate) words: Words,
    pub(crate) page: Page,
    pub(crate) entries: BTreeMap<String, Stored>,
    pub(crate) unreadable: u32,
    /// Loader for the stored duplicates, which queues messages until it has finished.
    pub(crate) loader: Loader<Msg>,
    pub(crate) notices: Vec<Notice>,
    pub(crate) table: TableSession,
    pub(crate) names: Names,
    pub(crate) asks_delete: bool,
    pub(crate) now: u64,
}

impl Model {
    /// Creates the room; `opening_msg` is the message that opened it, and `names` is the text from the last
    /// [`Effect::Remember`].
    pub fn new(words: Words, opening_msg: Option<Msg>, names: &str) -> Self {
        Self {
            words,
            page: Page::List,
            entries: BTreeMap::new(),
            unreadable: 0,
            loader: Loader::new(opening_msg),
            notices: Vec::new(),
            table: TableSession::default(),
            names: Names::from_text(names),
            asks_delete: false,
            now: 0,
        }
    }

    /// Returns the page's texts in the user's language.
    pub const fn words(&self) -> &Words {
        &self.words
    }

    /// Returns the page on display.
    pub const fn page(&self) -> &Page {
        &self.page
    }

    /// Returns the duplicate on display.
    pub const fn shown(&self) -> Option<&ShownDuplicate> {
        match &self.page {
            Page::Shown(shown) => Some(shown),
            Page::List | Page::New(_) => None,
        }
    }

    pub(crate) const fn shown_mut(&mut self) -> Option<&mut ShownDuplicate> {
        match &mut self.page {
            Page::Shown(shown) => Some(shown),
            Page::List | Page::New(_) => None,
        }
    }

    /// Returns the stored duplicates with their keys, newest first.
    pub fn entries(&self) -> Vec<(EntryId, &Stored)> {
        let with_id = |(key, stored)| Some((EntryId::try_from(String::clone(key)).ok()?, stored));
        let mut all: Vec<(EntryId, &Stored)> = self.entries.iter().filter_map(with_id).collect();
        all.sort_by_key(|(_, stored)| std::cmp::Reverse(stored.since));
        all
    }

    /// Returns the number of stored duplicates that could not be read.
    pub const fn unreadable(&self) -> u32 {
        self.unreadable
    }

    /// Returns the loading status of the stored duplicates.
    pub const fn loading(&self) -> Loading {
        self.loader.loading()
    }

    /// Returns the notices about the last link or button.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// Returns `true` while the page is asking whether to delete the duplicate on display.
    pub const fn asks_delete(&self) -> bool {
        self.asks_delete
    }

    /// Returns `true` if the session on the table belongs to the duplicate on display and is not over.
    pub fn is_running(&self) -> bool {
        let shown = self.shown().map(|shown| shown.stored.duplicate.link());
        shown.is_some() && shown == self.table.running
    }

    /// Returns the names of the player and the partner in the page's fields.
    pub const fn names(&self) -> &[String; 2] {
        &self.names.shown
    }

    /// Returns `true` if result links include names.
    pub const fn includes_names(&self) -> bool {
        self.names.included
    }

    /// Returns the link to a result from this device; the names are included only if the player has ticked that option.
    pub fn result_link(&self, result: &DuplicateResult) -> Option<String> {
        self.names.link(result)
    }

    /// Returns the decisions for the engine to analyse, all from one result of the duplicate on display; `None` if no
    /// result is left, or while an analysis is in progress.
    pub fn to_judge(&mut self) -> Option<Vec<Item>> {
        self.shown_mut()?.next_to_judge()
    }

    /// Returns the duplicate of a finished session with the results of that session, for the list of duplicates.
    pub(crate) fn of_session(&self, text: &str) -> Option<Stored> {
        own_results::results(text, self.now)
    }
}
