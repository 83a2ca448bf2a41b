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

/// The page that the room shows.
#[derive(Clone, Debug, PartialEq)]
pub enum Page {
    /// The list of duplicates.
    List,
    /// The form of a new one.
    New(Form),
    /// A duplicate.
    Shown(Box<ShownDuplicate>),
}

/// A message to the player about the last link or button.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// There is no link of a duplicate or a result in the text.
    NoLink,
    /// A link cannot be read.
    Unreadable(LinkFault),
    /// A result is invalid: the name in it, and why.
    False(Option<String>, FalseResult),
    /// This number of results was checked and added.
    Added(usize),
    /// All results are here already.
    Known,
    /// A result belongs to another duplicate than the one that is shown, and was added there.
    OtherDuplicate,
    /// No more results are kept, or a text has more than is read.
    Full,
    /// This release does not know the level of the duplicate.
    UnknownLevel,
    /// The session is being played in another tab.
    Elsewhere,
    /// The duplicate is not on this device.
    Unknown,
    /// The duplicate could not be opened, or a change not stored.
    Problem(Problem),
}

impl Notice {
    /// Returns `true` if the notice answers a text with links: it is shown beside the field for them.
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

/// The session on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableSession {
    /// The stored form of the session, if it is one of a duplicate and over.
    pub finished: Option<String>,
    /// The link of the duplicate whose session is being played.
    pub running: Option<String>,
    /// `true` if another tab plays it.
    pub elsewhere: bool,
    /// The stored name of the computer's level, if the computer plays.
    pub level: Option<&'static str>,
}

/// Something that happened. Times are milliseconds since 1970.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// All stored lines with their keys, those of finished sessions too, or why they could not be read; and the time.
    Loaded(Result<Vec<(String, String)>, StoreError>, TableSession, u64),
    /// The text of a link was opened, or a text with links was pasted.
    OpenLink(String, u64),
    /// Show the list.
    ShowList,
    /// Show the form of a new duplicate.
    ShowForm,
    /// Show this duplicate.
    Open(EntryId),
    /// A choice of the form was changed.
    Change(terms::Change),
    /// Create a duplicate with the form as it is and the dice of this seed.
    Create(Seed, u64),
    /// The player's name and the partner's were typed.
    Names([String; 2]),
    /// Whether names go into links of results.
    IncludeNames(bool),
    /// Play the shown duplicate.
    Play,
    /// Remove a result.
    RemoveResult(Box<DuplicateResult>),
    /// Ask whether to delete the shown duplicate, or no more.
    AskDelete(bool),
    /// Delete the shown duplicate.
    Delete,
    /// The engine has judged the decisions that [`Model::to_judge`] returned; `None` if it has failed.
    Judged(Option<Vec<Judged>>),
    /// A change was stored.
    Stored(Result<(), StoreError>),
}

/// A task for the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Change what is stored under this key, remove what is under the others, and send [`Msg::Stored`].
    Change(EntryId, Change, Vec<String>),
    /// Remove what is stored under this key and send [`Msg::Stored`].
    Remove(EntryId),
    /// Put this page into the address: a duplicate, or the list.
    Address(Option<EntryId>),
    /// Start a session with these choices and dice on the table.
    Play(Box<Form>, Start),
    /// Announce this.
    Say(String),
    /// Focus the heading.
    Heading,
    /// Store this text with the names, and create the next room with it.
    Remember(String),
}

/// The room.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub(crate) words: Words,
    pub(crate) page: Page,
    pub(crate) entries: BTreeMap<String, Stored>,
    pub(crate) unreadable: u32,
    /// The state of reading the stored duplicates, for which all messages wait.
    pub(crate) loader: Loader<Msg>,
    pub(crate) notices: Vec<Notice>,
    pub(crate) table: TableSession,
    pub(crate) names: Names,
    pub(crate) asks_delete: bool,
    pub(crate) now: u64,
}

impl Model {
    /// Creates the room; `opening_msg` is the message it was opened with, `names` the text of the last [`Effect::Remember`].
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

    /// Returns the texts.
    pub const fn words(&self) -> &Words {
        &self.words
    }

    /// Returns the page that is shown.
    pub const fn page(&self) -> &Page {
        &self.page
    }

    /// Returns the duplicate that is shown.
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

    /// Returns the stored duplicates with their keys, the newest first.
    pub fn entries(&self) -> Vec<(EntryId, &Stored)> {
        let kept = |(key, stored)| Some((EntryId::try_from(String::clone(key)).ok()?, stored));
        let mut all: Vec<(EntryId, &Stored)> = self.entries.iter().filter_map(kept).collect();
        all.sort_by_key(|(_, stored)| std::cmp::Reverse(stored.since));
        all
    }

    /// How many stored duplicates cannot be read.
    pub const fn unreadable(&self) -> u32 {
        self.unreadable
    }

    /// Whether the stored duplicates have been read.
    pub const fn loading(&self) -> Loading {
        self.loader.loading()
    }

    /// Returns the notices about the last link or button.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// Returns `true` if the page asks before it deletes the shown duplicate.
    pub const fn asks_delete(&self) -> bool {
        self.asks_delete
    }

    /// Returns `true` if the session on the table is one of the shown duplicate, and not over.
    pub fn is_running(&self) -> bool {
        let shown = self.shown().map(|shown| shown.stored.duplicate.link());
        shown.is_some() && shown == self.table.running
    }

    /// Returns the player's name and the partner's in the fields of the page.
    pub const fn names(&self) -> &[String; 2] {
        &self.names.shown
    }

    /// Returns `true` if names go into links of results.
    pub const fn includes_names(&self) -> bool {
        self.names.included
    }

    /// Returns the link of a result of this device, with names only where that is ticked.
    pub fn result_link(&self, result: &DuplicateResult) -> Option<String> {
        self.names.link(result)
    }

    /// Returns the next result of the shown duplicate that the engine has to judge: its decisions.
    pub fn to_judge(&mut self) -> Option<Vec<Item>> {
        self.shown_mut()?.next_to_judge()
    }

    /// Returns the results of a finished session, for the list.
    pub(crate) fn of_session(&self, text: &str) -> Option<Stored> {
        own_results::results(text, self.now)
    }
}
