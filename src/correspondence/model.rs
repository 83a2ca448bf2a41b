//! What the room shows and what it may be asked.

use friend::{Hash, Message, Refused, Root, StoredGame};
use library::{EntryId, Item, StoreError};
use rules::{Outcome, Win};
use table::{Cue, Settings};
use words::Words;

use crate::{Form, Playing, Shelved};

/// Whether the kept games have been read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Loading {
    /// Not yet.
    #[default]
    Reading,
    /// They have.
    Ready,
    /// The database does not give them.
    Failed(StoreError),
}

/// What the room shows.
#[derive(Clone, Debug, PartialEq)]
pub enum Page {
    /// The kept games.
    List,
    /// What a new invitation offers.
    New(Form),
    /// An invitation that somebody else has sent, and the name with which it is accepted.
    Offered(Box<Message>, String),
    /// A game.
    Game(Box<Playing>),
}

/// What is asked before it is final.
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

/// What the last link or button has led to, where that needs words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The text is no link of a game.
    Link(friend::LinkFault),
    /// It belongs to a game that is not on this device.
    UnknownGame,
    /// It is the player's own invitation.
    OwnInvitation,
    /// It is a message of the player's own.
    OwnMessage,
    /// It has been opened before.
    Repeated,
    /// The message before it is missing.
    Ahead,
    /// Somebody else has accepted the invitation already.
    TakenAlready,
    /// It was refused, and nothing has changed.
    Refused(Refused),
    /// The message could not be stored, so it is not sent.
    NotStored(StoreError),
    /// The game has gone on in another tab.
    OtherTab,
    /// The game that is kept here cannot be read.
    Unreadable,
    /// A game has ended.
    GameWon(Outcome),
    /// A play was prepared that cannot be made.
    Hand(String),
}

/// Something that happened. Times are milliseconds since 1970.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The kept games: keys and lines.
    Loaded(Result<Vec<(String, String)>, StoreError>, u64),
    /// A link was opened or pasted, or a game was imported that another device has exported.
    Arrive(String, u64),
    /// The messages of a link that belongs to the shown game.
    Receive(Vec<Message>, u64),
    /// Messages of the game that came over a direct connection.
    Heard(Vec<Message>, u64),
    /// Whether a direct connection to the friend of the shown game is open.
    Live(bool),
    /// The play that has arrived has been seen: the player's own roll comes now.
    Seen,
    /// Show the kept games.
    ShowList,
    /// Show what a new invitation offers.
    ShowForm,
    /// Show this game.
    Open(EntryId),
    /// The invitation was changed.
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
    /// Ask before this is done.
    Ask(Question),
    /// Close what is asked.
    CloseQuestion,
    /// Whether the line of this game was stored: not if it had been changed by another tab.
    Kept(EntryId, Result<bool, StoreError>),
    /// The settings of the page.
    Settings(Settings),
}

/// What a button of the game does.
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
    /// Offer to lose so.
    Resign(Win),
    /// Accept the resignation.
    Accept,
    /// Decline the resignation.
    Decline,
    /// Claim the game.
    Claim,
    /// Begin the next game.
    NextGame,
    /// Play no further game.
    Stop,
    /// Say that this of two versions is right.
    Choose(Hash),
    /// Delete the game from this device.
    Delete,
}

/// Something that is asked of the outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Store the line of a game if the stored one is still `before`, and send [`Msg::Kept`].
    Keep {
        /// Whose.
        key: EntryId,
        /// The line that is there now; none for a new game.
        before: Option<String>,
        /// The new line.
        line: String,
    },
    /// Remove a game.
    Remove(EntryId),
    /// Read the kept games, and send [`Msg::Loaded`].
    Load,
    /// Send this message after so many milliseconds.
    Later(u32, Box<Msg>),
    /// Let the address name this game; the list if none.
    Address(Option<EntryId>),
    /// Put a finished game into the library.
    Shelve(Box<Item>),
    /// So many games are running, and in so many of them the player is due: for a line on the start screen.
    Count(u32, u32),
    /// Say this in the live region.
    Say(String),
    /// Put the focus on the heading of the page, which is another one now.
    Heading,
    /// A link has brought the code of a direct connection for the shown game.
    Call(String),
    /// Let this be heard.
    Cue(Cue),
}

/// A game that is being stored: until it is, nothing of it is shown.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Saving {
    pub(crate) shelved: Shelved,
    pub(crate) stored: StoredGame,
    pub(crate) notice: Option<Notice>,
}

/// The state of the room.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub(crate) shelf: Vec<Shelved>,
    /// How many lines cannot be read; they stay where they are.
    pub(crate) unreadable: u32,
    pub(crate) loading: Loading,
    pub(crate) page: Page,
    pub(crate) notice: Option<Notice>,
    pub(crate) saving: Option<Saving>,
    /// What was asked for before the games were read.
    pub(crate) waiting: Option<Box<Msg>>,
    /// The code of a direct connection that a link has brought, until its game is shown.
    pub(crate) call: Option<String>,
    /// Whether a direct connection to the friend is open.
    pub(crate) live: bool,
    /// Messages that have come while something was being stored.
    pub(crate) inbox: Vec<Message>,
    pub(crate) words: Words,
    pub(crate) settings: Settings,
    /// The present when the games were read or the last message came, for what the list says.
    pub(crate) now: u64,
}

impl Model {
    /// The room before the kept games have been read; `first` is done once they have.
    pub fn new(words: Words, settings: Settings, first: Option<Msg>) -> Self {
        Self {
            shelf: Vec::new(),
            unreadable: 0,
            loading: Loading::Reading,
            page: Page::List,
            notice: None,
            saving: None,
            waiting: first.map(Box::new),
            call: None,
            live: false,
            inbox: Vec::new(),
            words,
            settings,
            now: 0,
        }
    }

    /// The kept games: those in which the player is due first, then the others, each by what has gone on last.
    pub fn shelf(&self) -> &[Shelved] {
        &self.shelf
    }

    /// How many kept games cannot be read.
    pub const fn unreadable(&self) -> u32 {
        self.unreadable
    }

    /// Whether the kept games have been read.
    pub const fn loading(&self) -> Loading {
        self.loading
    }

    /// What is shown.
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

    /// The link of the shown game that has to be sent to the friend: `t=` and so on; none while something is stored,
    /// which may change it.
    pub fn link(&self) -> Option<String> {
        let playing = self.playing().filter(|_| !self.is_busy());
        playing.and_then(Playing::link)
    }

    /// What has to be told.
    pub const fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// Whether something is being stored, so that nothing else can be done.
    pub const fn is_busy(&self) -> bool {
        self.saving.is_some()
    }

    /// Whether a direct connection to the friend is open, so that no link has to be sent.
    pub const fn is_live(&self) -> bool {
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

    /// The present, as far as the room knows it.
    pub const fn now(&self) -> u64 {
        self.now
    }

    pub(crate) fn kept(&self, key: &EntryId) -> Option<&Shelved> {
        self.shelf.iter().find(|shelved| shelved.key == *key)
    }

    /// The name that the player has given last.
    pub(crate) fn last_name(&self) -> String {
        let newest = self.shelf.iter().max_by_key(|kept| kept.summary.changed);
        let name = newest.and_then(|kept| kept.summary.names[kept.summary.me].clone());
        name.unwrap_or_default()
    }
}
