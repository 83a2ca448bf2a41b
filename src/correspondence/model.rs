//! The state of the room.

use friend::{Message, Next, NotAMessage, Refused, StoredGame};
use library::{
    EntryId,
    room::{Loader, Loading, Problem},
};
use rules::Outcome;
use terms::Form;
use words::Words;

use crate::{Due, Effect, Live, Msg, Playing, Preferences, StoredEntry};

/// The page that the room shows.
#[derive(Clone, Debug, PartialEq)]
pub enum Page {
    /// The list of stored games.
    List,
    /// The form of a new invitation.
    New(Form),
    /// An invitation from a friend, and the name with which the player accepts it.
    Offered(Box<Message>, String),
    /// A game.
    Game(Box<Playing>),
}

/// A notice about the last link or button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The text is not a link of a game.
    Link(friend::LinkFault),
    /// The link belongs to a game that is not on this device.
    UnknownGame,
    /// The link is the player's own invitation.
    OwnInvitation,
    /// The link is a message of the player.
    OwnMessage,
    /// The link or exported game has been opened before.
    Repeated,
    /// An earlier message is missing.
    Ahead,
    /// Somebody else has accepted the invitation already.
    TakenAlready,
    /// The message was refused, and nothing has changed.
    Refused(Refused),
    /// A link was not opened, or a message not stored, so that it is not sent.
    Problem(Problem),
    /// The game has been changed in another tab.
    OtherTab,
    /// The stored game cannot be read.
    Unreadable,
    /// A game has ended.
    GameWon(Outcome),
    /// The player's move is illegal, for this reason.
    IllegalMove(String),
    /// The game was exported to go on elsewhere.
    Moved,
    /// The game has come back by its own file, so that the player may not double before the next roll.
    TakenBack,
    /// Another game is being stored, so that nothing was done.
    Busy,
    /// The file has more bytes than any exported game.
    FileTooLarge,
    /// The exported game is damaged, or a later release has written it.
    File(NotAMessage),
}

/// A game that is being stored, which is not shown until it is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Saving {
    pub(crate) entry: StoredEntry,
    pub(crate) stored: StoredGame,
    pub(crate) notice: Option<Notice>,
    /// The text to be saved as a file once the game is stored.
    pub(crate) file: Option<String>,
    /// The invitation that this one replaces once it is stored.
    pub(crate) replaced: Option<EntryId>,
    /// Whether the game is shown once it is stored; `false` if the player has turned to another page meanwhile.
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

/// The state of the room.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub(crate) entries: Vec<StoredEntry>,
    /// Number of stored lines that cannot be read; they are left in the database.
    pub(crate) unreadable: u32,
    /// The state of reading the stored games. Messages wait for them, and links also for a game that is being stored.
    pub(crate) loader: Loader<Msg>,
    pub(crate) page: Page,
    pub(crate) notice: Option<Notice>,
    pub(crate) saving: Option<Saving>,
    /// The invitation that the next one replaces.
    pub(crate) replaced: Option<EntryId>,
    /// The name that the player has typed for invitations; `None` before that.
    pub(crate) typed_name: Option<String>,
    /// The code of a direct connection that a link has brought, until its game is shown.
    pub(crate) call: Option<String>,
    /// The direct connection to the friend.
    pub(crate) live: Live,
    pub(crate) words: Words,
    pub(crate) preferences: Preferences,
    /// The time of the last message that carried one, in milliseconds since 1970, for the ages in the list.
    pub(crate) now: u64,
}

impl Model {
    /// Creates the room before the stored games are read; `first` is handled once they are.
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

    /// The stored games: those in which the player is due first, then the others, the latest change first.
    pub fn entries(&self) -> &[StoredEntry] {
        &self.entries
    }

    /// Number of stored games that cannot be read.
    pub const fn unreadable(&self) -> u32 {
        self.unreadable
    }

    /// Whether the stored games have been read.
    pub const fn loading(&self) -> Loading {
        self.loader.loading()
    }

    /// The page that is shown.
    pub const fn page(&self) -> &Page {
        &self.page
    }

    /// The shown game.
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

    /// The link of the shown game that the player has to send, which begins with `t=`; `None` while a game is being
    /// stored, which may change the link.
    pub fn link(&self) -> Option<String> {
        let playing = self.playing().filter(|_| !self.is_busy());
        playing.and_then(Playing::link)
    }

    /// The notice to be shown.
    pub const fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// Whether the next invitation replaces the one that was shown.
    pub const fn replaces_invitation(&self) -> bool {
        self.replaced.is_some()
    }

    /// Whether a game is being stored, so that the player has to wait.
    pub const fn is_busy(&self) -> bool {
        self.saving.is_some()
    }

    /// Whether a direct connection to the friend is open, so that no link has to be sent.
    pub const fn is_live(&self) -> bool {
        self.live.open
    }

    /// The direct connection to the friend.
    pub const fn live(&self) -> Live {
        self.live
    }

    /// The texts.
    pub const fn words(&self) -> &Words {
        &self.words
    }

    /// The player's preferences.
    pub const fn preferences(&self) -> Preferences {
        self.preferences
    }

    /// The time of the last message that carried one, in milliseconds since 1970.
    pub const fn now(&self) -> u64 {
        self.now
    }

    pub(crate) fn entry(&self, key: &EntryId) -> Option<&StoredEntry> {
        self.entries.iter().find(|entry| entry.key == *key)
    }

    /// The name with which the player invites: the typed one, or that of the game that changed last.
    pub fn own_name(&self) -> String {
        let typed = self.typed_name.clone();
        typed.unwrap_or_else(|| self.last_name())
    }

    /// Whether there are no games, so that the list says how to begin one.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.loading() == Loading::Ready
    }

    /// The player's name in the game that changed last; empty if there is none.
    pub(crate) fn last_name(&self) -> String {
        let newest = self.entries.iter().max_by_key(|kept| kept.summary.changed);
        let name = newest.and_then(|kept| kept.summary.names[kept.summary.me].clone());
        name.unwrap_or_default()
    }

    /// Sorts the stored games: those in which the player is due first, then the others, the latest change first.
    pub(crate) fn sort_entries(&mut self) {
        let order =
            |kept: &StoredEntry| (kept.summary.due, std::cmp::Reverse(kept.summary.changed));
        self.entries.sort_by_key(order);
    }

    /// Returns the numbers of running games and of games in which the player is due.
    pub(crate) fn count_effect(&self) -> Effect {
        let due = |wanted: &[Due]| {
            let kept = self.entries.iter().map(|kept| kept.summary.due);
            kept.filter(|due| wanted.contains(due)).count() as u32
        };
        Effect::Count(
            due(&[Due::Mine, Due::Theirs, Due::Invited]),
            due(&[Due::Mine]),
        )
    }
}

/// Whether the shown game waits for the player at this device, who sees what to do.
pub fn is_due(model: &Model) -> bool {
    let next = model.playing().and_then(Playing::next);
    next.is_some_and(|next| !matches!(next, Next::Wait | Next::Over(_)))
}

/// Whether the player promises with this play not to double next turn; `None` where the promise saves no links.
pub fn waives(model: &Model) -> Option<bool> {
    let playing = model.playing()?;
    match playing.next() {
        Some(Next::Play {
            may_waive: true, ..
        }) => Some(playing.waive),
        _ => None,
    }
}
