//! Room state.

use friend::{Message, Next, NotAMessage, Refused, StoredGame};
use library::{
    EntryId,
    room::{Loader, Loading, Problem},
};
use rules::Outcome;
use terms::Form;
use words::Words;

use crate::{Due, Effect, Live, Msg, Playing, Preferences, StoredEntry};

/// Current page in the room.
#[derive(Clone, Debug, PartialEq)]
pub enum Page {
    /// List of stored games.
    List,
    /// Form for a new invitation.
    New(Form),
    /// Invitation from a friend, and the name that the player would use to accept it.
    Offered(Box<Message>, String),
    /// Game on display.
    Game(Box<Playing>),
}

/// Notice about the last link opened or button pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The text is not a link to a game.
    Link(friend::LinkFault),
    /// The link belongs to a game that is not stored on this device.
    UnknownGame,
    /// The link is the player's own invitation.
    OwnInvitation,
    /// The link is a message sent by this player.
    OwnMessage,
    /// The link or exported game was opened before.
    Repeated,
    /// An earlier message is missing.
    Ahead,
    /// Another person has already accepted the invitation.
    TakenAlready,
    /// The message was rejected; the game is unchanged.
    Refused(Refused),
    /// A link was not opened, or a message was not stored and therefore not sent.
    Problem(Problem),
    /// The game has been changed in another tab.
    OtherTab,
    /// The stored game is unreadable.
    Unreadable,
    /// A game has ended.
    GameWon(Outcome),
    /// Sentence about the last input on the board: why it moved no checker, or which move it took back.
    Move(String),
    /// The game was exported and continues elsewhere.
    Moved,
    /// The game was restored from its own file, so the player may not double before the next roll.
    TakenBack,
    /// Another game is being stored, so the action was ignored.
    Busy,
    /// The file is larger than any exported game.
    FileTooLarge,
    /// The exported game is damaged, or was written by a later release.
    File(NotAMessage),
}

/// Game that is being stored and will be shown afterwards.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Saving {
    pub(crate) entry: StoredEntry,
    pub(crate) stored: StoredGame,
    pub(crate) notice: Option<Notice>,
    /// Text to save as a file once the game has been stored.
    pub(crate) file: Option<String>,
    /// Invitation replaced by the stored one.
    pub(crate) replaced: Option<EntryId>,
    /// `true` if the game will be shown once it has been stored; `false` after the player has opened another page.
    pub(crate) is_shown_after: bool,
}

impl Saving {
    pub(crate) const fn new(
        entry: StoredEntry,
        stored: StoredGame,
        notice: Option<Notice>,
    ) -> Self {
        Self {
            entry,
            stored,
            notice,
            file: None,
            replaced: None,
            is_shown_after: true,
        }
    }
}

/// Room state.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub(crate) entries: Vec<StoredEntry>,
    /// Number of unreadable stored lines, which remain in the database.
    pub(crate) unreadable: u32,
    /// Progress of reading the stored games. Messages wait until the games have been read; links also wait while a game
    /// is being stored.
    pub(crate) loader: Loader<Msg>,
    pub(crate) page: Page,
    pub(crate) notice: Option<Notice>,
    pub(crate) saving: Option<Saving>,
    /// Invitation that the next one replaces.
    pub(crate) replaced: Option<EntryId>,
    /// Name typed for invitations; `None` if none was typed.
    pub(crate) typed_name: Option<String>,
    /// Direct-connection code from a link, kept until the link's game is shown.
    pub(crate) call: Option<String>,
    /// Direct connection to the friend.
    pub(crate) live: Live,
    pub(crate) words: Words,
    pub(crate) preferences: Preferences,
    /// Time of the last timed message, in milliseconds since the Unix epoch, from which the ages in the list are
    /// computed.
    pub(crate) now: u64,
}

impl Model {
    /// Creates the room before the stored games have been read; `first` is handled once they have been read.
    pub fn new(words: Words, preferences: Preferences, first: Option<Msg>) -> Self {
        Self {
            entries: Vec::new(),
            unreadable: 0,
            loader: Loader::new(first),
            page: Page::List,
            notice: None,
            saving: None,
            replaced: None,
            typed_name: None,
            call: None,
            live: Live::default(),
            words,
            preferences,
            now: 0,
        }
    }

    /// Returns the stored games: first those in which it is the player's turn, then the others, each group sorted by
    /// latest change.
    pub fn entries(&self) -> &[StoredEntry] {
        &self.entries
    }

    /// Returns the number of unreadable stored games.
    pub const fn unreadable(&self) -> u32 {
        self.unreadable
    }

    /// Returns the progress of reading the stored games.
    pub const fn loading(&self) -> Loading {
        self.loader.loading()
    }

    /// Returns the page that the room shows.
    pub const fn page(&self) -> &Page {
        &self.page
    }

    /// Returns the game on display; `None` on other pages.
    pub const fn playing(&self) -> Option<&Playing> {
        match &self.page {
            Page::Game(playing) => Some(playing),
            _ => None,
        }
    }

    pub(crate) const fn playing_mut(&mut self) -> Option<&mut Playing> {
        match &mut self.page {
            Page::Game(playing) => Some(playing),
            _ => None,
        }
    }

    /// Returns the displayed game's link that the player has to send, starting with `t=`; `None` while a game is being
    /// stored, because storing may change the link.
    pub fn link(&self) -> Option<String> {
        let playing = self.playing().filter(|_| !self.is_busy());
        playing.and_then(Playing::link)
    }

    /// Returns the notice; `None` if there is no notice.
    pub const fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// Returns `true` if the next invitation replaces the last one shown.
    pub const fn replaces_invitation(&self) -> bool {
        self.replaced.is_some()
    }

    /// Returns `true` while a game is being stored, so that the player has to wait.
    pub const fn is_busy(&self) -> bool {
        self.saving.is_some()
    }

    /// Returns `true` if a direct connection to the friend is open, so that no link has to be sent.
    pub const fn is_live(&self) -> bool {
        self.live.open
    }

    /// Returns the direct connection to the friend.
    pub const fn live(&self) -> Live {
        self.live
    }

    /// Returns the texts in the page's language.
    pub const fn words(&self) -> &Words {
        &self.words
    }

    /// Returns the player's preferences.
    pub const fn preferences(&self) -> Preferences {
        self.preferences
    }

    /// Returns the time of the last timed message, in milliseconds since the Unix epoch.
    pub const fn now(&self) -> u64 {
        self.now
    }

    pub(crate) fn entry(&self, key: &EntryId) -> Option<&StoredEntry> {
        self.entries.iter().find(|entry| entry.key == *key)
    }

    /// Returns the player's name for invitations: the typed name or, failing that, the name in the most recently
    /// changed game.
    pub fn own_name(&self) -> String {
        let typed = self.typed_name.clone();
        typed.unwrap_or_else(|| self.last_name())
    }

    /// Returns `true` if there are no games, so that the list explains how to start one.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.loading() == Loading::Ready
    }

    /// Returns the player's name in the most recently changed game; empty if there is no game or no name.
    pub(crate) fn last_name(&self) -> String {
        let newest = self
            .entries
            .iter()
            .max_by_key(|entry| entry.summary.changed);
        let name = newest.and_then(|entry| entry.summary.names[entry.summary.me].clone());
        name.unwrap_or_default()
    }

    /// Sorts the stored games: first those in which it is the player's turn, then the others, each group by latest
    /// change.
    pub(crate) fn sort_entries(&mut self) {
        let order =
            |entry: &StoredEntry| (entry.summary.due, std::cmp::Reverse(entry.summary.changed));
        self.entries.sort_by_key(order);
    }

    /// Returns the effect that reports the number of running games, and how many of them await the player's move.
    pub(crate) fn count_effect(&self) -> Effect {
        let due = |wanted: &[Due]| {
            let all = self.entries.iter().map(|entry| entry.summary.due);
            all.filter(|due| wanted.contains(due)).count() as u32
        };
        Effect::Count(
            due(&[Due::Mine, Due::Theirs, Due::Invited]),
            due(&[Due::Mine]),
        )
    }
}

/// Returns `true` if the game on display is waiting for the player on this device.
pub fn is_due(model: &Model) -> bool {
    let next = model.playing().and_then(Playing::next);
    next.is_some_and(|next| !matches!(next, Next::Wait | Next::Over(_)))
}

/// Returns `true` if the player is promising, with this play, not to double in the next turn; `None` if a promise would
/// not save links.
pub fn waives(model: &Model) -> Option<bool> {
    let playing = model.playing()?;
    match playing.next() {
        Some(Next::Play {
            may_waive: true, ..
        }) => Some(playing.waive),
        _ => None,
    }
}
