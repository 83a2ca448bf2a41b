//! The room's model, its messages and its effects.

use friend::{Hash, Message, Refused, Root, RunningClock, StoredGame, Tag};
use library::{EntryId, Item, StoreError};
use rules::{ByPlayer, Millis, Outcome, Play, Roll, Win};
use table::{Cue, Settings};
use words::Words;

use crate::{Form, Playing, StoredEntry};

/// Whether the stored games have been read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Loading {
    /// The stored games have not been read yet.
    #[default]
    Reading,
    /// The stored games have been read.
    Ready,
    /// The database could not read the games.
    Failed(StoreError),
}

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

/// A question that the player confirms before a final act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Offer a double?
    Double,
    /// Drop and lose the game?
    Drop,
    /// Resign how much?
    Resign,
    /// Claim the game?
    Claim,
    /// Play no further game?
    Stop,
    /// Delete the game from this device?
    Delete,
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
    /// The message could not be stored, so it is not sent.
    NotStored(StoreError),
    /// The game has been changed in another tab.
    OtherTab,
    /// The stored game cannot be read.
    Unreadable,
    /// A game has ended.
    GameWon(Outcome),
    /// The player's move is illegal, for this reason.
    IllegalMove(String),
}

/// Something that happened. Times are milliseconds since 1970.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The stored games, as keys and lines, or why they could not be read.
    Loaded(Result<Vec<(String, String)>, StoreError>, u64),
    /// The text of a link was opened or pasted, or that of a game exported from another device.
    OpenLink(String, u64),
    /// The messages of a link that belongs to the shown game.
    Receive(Vec<Message>, u64),
    /// Messages of the game that came over a direct connection.
    ReceiveLive(Vec<Message>, u64),
    /// The direct connection to the friend of the shown game has been opened or has ended.
    Live(Live),
    /// The time left on both clocks, and the running clock.
    Time(ByPlayer<Millis>, RunningClock),
    /// The time that the friend's own figures have given the friend.
    Gained(Millis),
    /// The game, the roll of the friend, and the moves made so far of a play that may still be undone.
    Draft(Tag, Roll, Play),
    /// The friend's play has been shown long enough: show the player's roll.
    FriendPlayShown,
    /// Show the list of games.
    ShowList,
    /// Show the form of a new invitation.
    ShowForm,
    /// Show this game.
    Open(EntryId),
    /// The form of the invitation was changed.
    Edit(Form),
    /// The name for an acceptance was typed.
    Name(String),
    /// Invite with the form as it is.
    Invite(Root, u64),
    /// Accept the shown invitation.
    Accept(Root, u64),
    /// Invite to another game with the same terms.
    Rematch(Root, u64),
    /// Input on the board.
    Input(table::Input),
    /// The player promises not to double in the next turn, or takes that back.
    Waive(bool),
    /// A button of the game.
    Press(Press, u64),
    /// Ask the player to confirm.
    Ask(Question),
    /// Close the question.
    CloseQuestion,
    /// Whether the line of this game was stored; false if another tab had changed it.
    Stored(EntryId, Result<bool, StoreError>),
    /// Whether the game was removed; false if another tab had changed it.
    Removed(Result<bool, StoreError>),
    /// The settings of the page.
    Settings(Settings),
}

/// The direct connection to the friend of the shown game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Live {
    /// Whether the connection is open, so that no link has to be sent.
    pub open: bool,
    /// Whether the friend's page can follow secrets that are held back in friendly mode.
    pub holds: bool,
}

/// The act of a button of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// Make the prepared play.
    Send,
    /// Take the last step back.
    Undo,
    /// Roll, which decides not to double.
    Roll,
    /// Pass: closed out.
    Pass,
    /// Offer a double.
    Double,
    /// Take.
    Take,
    /// Drop.
    Drop,
    /// Redouble at once.
    Beaver,
    /// Resign this kind of loss.
    Resign(Win),
    /// Accept the resignation.
    Accept,
    /// Decline the resignation.
    Decline,
    /// Claim the game.
    Claim,
    /// Claim the game of a friend who has no time left on the clock.
    ClaimOnTime,
    /// Begin the next game.
    NextGame,
    /// Play no further game.
    Stop,
    /// Choose the version of a message with this hash.
    Choose(Hash),
    /// Delete the game from this device.
    Delete,
}

/// A task for the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Store the line of a game if the stored one is still `before`, and send [`Msg::Stored`].
    Store {
        /// The key of the game.
        key: EntryId,
        /// The line that should be stored now; `None` for a new game.
        before: Option<String>,
        /// The new line.
        line: String,
    },
    /// Remove a game if its stored line is still `before`, and send [`Msg::Removed`].
    Remove {
        /// The key of the game.
        key: EntryId,
        /// The line that should be stored now.
        before: String,
    },
    /// Read the stored games, and send [`Msg::Loaded`].
    Load,
    /// Send this message after this many milliseconds.
    Later(u32, Box<Msg>),
    /// Set the page's address to this game, or to the list.
    Address(Option<EntryId>),
    /// Put a finished game into the library.
    AddToLibrary(Box<Item>),
    /// The numbers of running games and of those in which the player is due, for a line on the start screen.
    Count(u32, u32),
    /// Say this in the live region.
    Say(String),
    /// Focus the heading, as the page has changed.
    Heading,
    /// Open this code of a direct connection for the shown game, which a link has brought.
    Call(String),
    /// Play this sound.
    Cue(Cue),
}

/// A game that is being stored, which is not shown until it is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Saving {
    pub(crate) entry: StoredEntry,
    pub(crate) stored: StoredGame,
    pub(crate) notice: Option<Notice>,
}

/// The state of the room.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub(crate) entries: Vec<StoredEntry>,
    /// Number of stored lines that cannot be read; they are left in the database.
    pub(crate) unreadable: u32,
    pub(crate) loading: Loading,
    pub(crate) page: Page,
    pub(crate) notice: Option<Notice>,
    pub(crate) saving: Option<Saving>,
    /// The latest message that came before the games were read, to be handled afterwards.
    pub(crate) waiting: Option<Box<Msg>>,
    /// The code of a direct connection that a link has brought, until its game is shown.
    pub(crate) call: Option<String>,
    /// The direct connection to the friend.
    pub(crate) live: Live,
    /// Messages that arrived while a game was being stored.
    pub(crate) inbox: Vec<Message>,
    pub(crate) words: Words,
    pub(crate) settings: Settings,
    /// The time of the last message that carried one, in milliseconds since 1970, for the ages in the list.
    pub(crate) now: u64,
}

impl Model {
    /// Creates the room before the stored games are read; `first` is handled once they are.
    pub fn new(words: Words, settings: Settings, first: Option<Msg>) -> Self {
        Self {
            entries: Vec::new(),
            unreadable: 0,
            loading: Loading::Reading,
            page: Page::List,
            notice: None,
            saving: None,
            waiting: first.map(Box::new),
            call: None,
            live: Live::default(),
            inbox: Vec::new(),
            words,
            settings,
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
        self.loading
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

    /// The settings of the page.
    pub const fn settings(&self) -> Settings {
        self.settings
    }

    /// The time of the last message that carried one, in milliseconds since 1970.
    pub const fn now(&self) -> u64 {
        self.now
    }

    pub(crate) fn entry(&self, key: &EntryId) -> Option<&StoredEntry> {
        self.entries.iter().find(|entry| entry.key == *key)
    }

    /// The player's name in the game that changed last; empty if there is none.
    pub(crate) fn last_name(&self) -> String {
        let newest = self.entries.iter().max_by_key(|kept| kept.summary.changed);
        let name = newest.and_then(|kept| kept.summary.names[kept.summary.me].clone());
        name.unwrap_or_default()
    }
}
