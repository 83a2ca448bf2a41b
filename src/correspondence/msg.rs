//! The room's messages and its effects.

use board::Cue;
use friend::{Hash, Message, Root, RunningClock, Tag};
use library::{EntryId, Item, room::StoreError};
use rules::{ByPlayer, Millis, Play, Player, Roll, Win};

use terms::Change;

use crate::{Preferences, Question};

/// Something that happened. Times are milliseconds since 1970.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The stored games, as keys and lines, or why they could not be read.
    Loaded(Result<Vec<(String, String)>, StoreError>, u64),
    /// The text of a link was opened or pasted, or that of a game exported from another device.
    OpenLink(String, u64),
    /// The messages of a link that was opened a moment ago.
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
    /// The player's name for invitations was typed.
    OwnName(String),
    /// Invite with the usual choices.
    InviteAtOnce(Root, u64),
    /// Show the form with the choices of the shown invitation, which the next one replaces.
    ChangeInvitation,
    /// Show this game.
    Open(EntryId),
    /// A choice for the invitation was changed.
    Change(Change),
    /// The name for an acceptance was typed.
    Name(String),
    /// Invite with the form as it is.
    Invite(Root, u64),
    /// Accept the shown invitation.
    Accept(Root, u64),
    /// Invite to another game with the same terms.
    Rematch(Root, u64),
    /// Input on the board, and the time of it; a tap on the dice makes a prepared play.
    Input(board::Input, u64),
    /// The player promises not to double in the next turn, or takes that back.
    Waive(bool),
    /// Save the shown game as a file, by which it goes on elsewhere.
    Export(u64),
    /// A file to be imported has more bytes than any game.
    FileTooLarge,
    /// The link of the shown game was copied, or given to another app.
    LinkSent,
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
    /// The player's preferences have changed.
    Preferences(Preferences),
}

/// The direct connection to the friend of the shown game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Live {
    /// Whether the connection is open, so that no link has to be sent, and secrets can be held back in friendly mode.
    pub open: bool,
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
    /// Save this text as a file.
    SaveFile(String),
    /// Send this message after this many milliseconds.
    Later(u32, Box<Msg>),
    /// Set the page's address to this game, or to the list.
    Address(Option<EntryId>),
    /// Put a finished game into the library, in which this side was the reader's.
    AddToLibrary(Box<Item>, Player),
    /// The numbers of running games and of those in which the player is due, for a line on the start screen.
    Count(u32, u32),
    /// Note the link of the position that the player has to decide about in this game, or that there is none: the study room
    /// gives no advice about it.
    Position(EntryId, Option<String>),
    /// Say this in the live region.
    Say(String),
    /// Focus the heading, as the page has changed.
    Heading,
    /// Open this code of a direct connection for the shown game, which a link has brought.
    Call(String),
    /// Play this sound.
    Cue(Cue),
}
