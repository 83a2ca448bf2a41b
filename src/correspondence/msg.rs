//! Messages and effects of the room.

use board::Cue;
use friend::{Act, Hash, Message, Root, RunningClock, Tag};
use library::{EntryId, Item, room::StoreError};
use rules::{ByPlayer, Millis, Play, Player, Roll};

use terms::Change;

use crate::{Preferences, Question};

/// Message to the room. Times are in milliseconds since the Unix epoch.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Delivers the stored games as keys and lines, or the reason why they could not be read.
    Loaded(Result<Vec<(String, String)>, StoreError>, u64),
    /// Opens the text of a link, or of a game exported from another device.
    OpenLink(String, u64),
    /// Receives the messages of a link that was just opened.
    Receive(Vec<Message>, u64),
    /// Receives messages of the game over a direct connection.
    ReceiveLive(Vec<Message>, u64),
    /// Updates the direct connection to the friend of the shown game.
    Live(Live),
    /// Updates the remaining time on both clocks, and the running clock.
    Time(ByPlayer<Millis>, RunningClock),
    /// Updates the time that accepted readings of the friend's page have added to the friend's clock.
    Gained(Millis),
    /// Shows the friend's draft: its game, the roll, and the moves so far.
    Draft(Tag, Roll, Play),
    /// Shows the player's roll, because the friend's play has been shown long enough.
    FriendPlayShown,
    /// Shows the list of games.
    ShowList,
    /// Shows the form of a new invitation.
    ShowForm,
    /// Sets the player's name for invitations.
    OwnName(String),
    /// Creates an invitation with the default choices.
    InviteAtOnce(Root, u64),
    /// Shows the form with the choices of the shown invitation, which the next invitation replaces.
    ChangeInvitation,
    /// Shows this game.
    Open(EntryId),
    /// Changes a choice of the invitation.
    Change(Change),
    /// Sets the name for an acceptance.
    Name(String),
    /// Creates an invitation with the choices of the form.
    Invite(Root, u64),
    /// Accepts the shown invitation.
    Accept(Root, u64),
    /// Creates an invitation to another game with the same terms.
    Rematch(Root, u64),
    /// Handles input on the board at this time; a tap on the dice sends a prepared play.
    Input(board::Input, u64),
    /// Sets or withdraws the promise not to double in the next turn.
    Waive(bool),
    /// Saves the shown game as a file, from which it can be continued on another device.
    Export(u64),
    /// Reports a file that is larger than any game.
    FileTooLarge,
    /// Reports that the link of the shown game was copied or passed to another app.
    LinkSent,
    /// Handles a button of the game.
    Press(Press, u64),
    /// Reports whether the line of this game was stored; `false` if another tab had changed it.
    Stored(EntryId, Result<bool, StoreError>),
    /// Reports whether the game was removed; `false` if another tab had changed it.
    Removed(Result<bool, StoreError>),
    /// Updates the player's preferences.
    Preferences(Preferences),
}

/// Direct connection to the friend of the shown game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Live {
    /// `true` if the connection is open, so that no link has to be sent, and secrets can be held back in friendly mode.
    pub open: bool,
}

/// Effect of a button of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// Sends the prepared play.
    Send,
    /// Undoes the last step.
    Undo,
    /// Performs this act; [`Act::Reveal`] starts the next game.
    Act(Act),
    /// Chooses the version of a message with this hash.
    Choose(Hash),
    /// Deletes the game from this device.
    Delete,
    /// Asks the player for confirmation; `None` closes the question.
    Ask(Option<Question>),
}

/// Task for the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Stores the line of a game if the stored line is still `before`, and answers with [`Msg::Stored`].
    Store {
        /// Key of the game.
        key: EntryId,
        /// Expected stored line; `None` for a new game.
        before: Option<String>,
        /// New line.
        line: String,
    },
    /// Removes a game if its stored line is still `before`, and answers with [`Msg::Removed`].
    Remove {
        /// Key of the game.
        key: EntryId,
        /// Expected stored line.
        before: String,
    },
    /// Reads the stored games, and answers with [`Msg::Loaded`].
    Load,
    /// Saves this text as a file.
    SaveFile(String),
    /// Sends this message after this many milliseconds.
    Later(u32, Box<Msg>),
    /// Sets the page's address to this game, or to the list.
    Address(Option<EntryId>),
    /// Adds a finished game to the library, with the side of the player on this device.
    AddToLibrary(Box<Item>, Player),
    /// Reports the number of running games, and the number of running games in which it is the player's turn, for the
    /// start screen.
    Count(u32, u32),
    /// Stores the link of the position in which the player has to decide in this game, with the friend's name if it has
    /// one, or `None` if no decision is pending; the study room gives no advice about that position.
    Position(EntryId, Option<(String, Option<String>)>),
    /// Announces this text in the live region.
    Say(String),
    /// Focuses the heading after a change of page.
    Heading,
    /// Opens a direct connection for the shown game with this code from a link.
    Call(String),
    /// Plays this sound.
    Cue(Cue),
}
