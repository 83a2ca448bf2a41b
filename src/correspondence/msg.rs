//! The room's messages and effects.

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
    /// Opens a link, or the text of a game exported from another device.
    OpenLink(String, u64),
    /// Receives the messages in a link that was just opened.
    Receive(Vec<Message>, u64),
    /// Receives game messages over a direct connection.
    ReceiveLive(Vec<Message>, u64),
    /// Updates the direct connection to the friend in the displayed game.
    Live(Live),
    /// Updates the remaining time on both clocks, and the running clock.
    Time(ByPlayer<Millis>, RunningClock),
    /// Updates the total time that accepted clock readings from the friend's page have added to the friend's clock.
    Gained(Millis),
    /// Shows the friend's draft: its game, the roll, and the moves so far.
    Draft(Tag, Roll, Play),
    /// Shows the player's roll after the friend's play has been shown for long enough.
    FriendPlayShown,
    /// Shows the list of games.
    ShowList,
    /// Shows the form for a new invitation.
    ShowForm,
    /// Sets the player's name for invitations.
    OwnName(String),
    /// Creates an invitation with the default options.
    InviteAtOnce(Root, u64),
    /// Shows the form with the options of the displayed invitation, which the next one replaces.
    ChangeInvitation,
    /// Shows this game.
    Open(EntryId),
    /// Changes an option of the invitation.
    Change(Change),
    /// Sets the name used in an acceptance.
    Name(String),
    /// Creates an invitation with the options in the form.
    Invite(Root, u64),
    /// Accepts the displayed invitation.
    Accept(Root, u64),
    /// Creates an invitation to another game with the same terms.
    Rematch(Root, u64),
    /// Handles input on the board at this time; a tap on the dice sends a prepared play.
    Input(board::Input, u64),
    /// Sets or withdraws the promise not to double in the next turn.
    Waive(bool),
    /// Saves the displayed game as a file, from which it can be continued on another device.
    Export(u64),
    /// Reports a file that is larger than any exported game.
    FileTooLarge,
    /// Reports that the displayed game's link was copied or passed to another app.
    LinkSent,
    /// Handles one of the game's buttons.
    Press(Press, u64),
    /// Reports whether this game's line was stored; `false` if another tab had changed it.
    Stored(EntryId, Result<bool, StoreError>),
    /// Reports whether the game was removed; `false` if another tab had changed it.
    Removed(Result<bool, StoreError>),
    /// Updates the player's preferences.
    Preferences(Preferences),
}

/// Direct connection to the friend in the displayed game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Live {
    /// `true` if the connection is open, so that no link has to be sent, and secrets can be held back in friendly mode.
    pub open: bool,
}

/// Action performed by one of the game's buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// Sends the prepared play.
    Send,
    /// Undoes the last step.
    Undo,
    /// Performs this action; [`Act::Reveal`] starts the next game.
    Act(Act),
    /// Chooses the version of a message with this hash.
    Choose(Hash),
    /// Deletes the game from this device.
    Delete,
    /// Asks the player for confirmation; `None` closes the question.
    Ask(Option<Question>),
}

/// Request to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Stores a game's line if the stored line is still `before`, and responds with [`Msg::Stored`].
    Store {
        /// Key of the game.
        key: EntryId,
        /// Expected stored line; `None` for a new game.
        before: Option<String>,
        /// New line.
        line: String,
    },
    /// Removes a game if its stored line is still `before`, and responds with [`Msg::Removed`].
    Remove {
        /// Key of the game.
        key: EntryId,
        /// Expected stored line.
        before: String,
    },
    /// Reads the stored games, and responds with [`Msg::Loaded`].
    Load,
    /// Saves this text as a file.
    SaveFile(String),
    /// Sends this message after this delay in milliseconds.
    Later(u32, Box<Msg>),
    /// Updates the page's URL to this game, or to the list.
    Address(Option<EntryId>),
    /// Adds a finished game to the library, with the side of the player on this device.
    AddToLibrary(Box<Item>, Player),
    /// Reports the number of running games, and how many of them await the player's move, for the start screen.
    Count(u32, u32),
    /// Stores the link to the position in this game in which the player has to decide, with the friend's name if it is
    /// known, or `None` if no decision is pending; the study room gives no advice about that position.
    Position(EntryId, Option<(String, Option<String>)>),
    /// Announces this text in the live region.
    Say(String),
    /// Moves the focus to the heading after a change of page.
    Heading,
    /// Opens a direct connection for the displayed game with this code from a link.
    Call(String),
    /// Plays this sound.
    Cue(Cue),
}
