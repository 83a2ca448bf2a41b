//! Notices: what the player is told beside the game.

use record::LoadError;

use crate::NewSession;

/// A strip with one sentence that the player can close.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The stored game could not be read, and why; it was set aside.
    Unreadable(LoadError),
    /// The end of the stored game is missing; it goes on from what is left, of which a copy was set aside.
    EndMissing,
    /// It could not be read, but there is no room to set it aside: it stays where it is, and nothing is stored over it.
    NoRoom(LoadError),
    /// The browser does not store anything.
    NotStored,
    /// The computer player does not answer.
    EngineFailed,
    /// The computer player has lost its nets and plays by hand-written rules.
    NetsDamaged,
    /// Why the last input was refused.
    Refused(String),
    /// A new release of the game has been fetched.
    UpdateReady,
    /// Stored settings or counted dice could not be read; they were set aside.
    OthersUnreadable,
    /// Another page of this browser plays the game.
    Elsewhere,
    /// Why nothing was taken from a file.
    ImportFailed(LoadError),
    /// Nothing was taken from a file, because what is here could not be set aside.
    ImportNoRoom,
    /// Nothing was taken from a file, because another page of this browser plays.
    ImportElsewhere,
    /// A file has been read.
    Imported,
    /// A game that nothing led to any more was found and set aside.
    GameSetAside,
    /// Many games have been played since the last backup. Shown only while no game is being played.
    BackupDue,
    /// The exported file lacks the library, and why.
    LibraryNotExported(String),
    /// The chosen game was not begun: there is no room to keep the one on the table aside.
    StartNoRoom(Box<NewSession>),
}
