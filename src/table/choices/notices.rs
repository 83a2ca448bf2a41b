//! Notices shown beside the game.

use record::LoadError;

use crate::NewSession;

/// Message of one sentence, in a strip that the player can close.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The stored game could not be read, for this reason, and was set aside.
    Unreadable(LoadError),
    /// The stored game is truncated and continues from its intact part; a copy was set aside.
    EndMissing,
    /// The stored game could not be read, for this reason, and there is no space to set it aside. It is not
    /// overwritten.
    NoRoom(LoadError),
    /// The browser does not store anything.
    NotStored,
    /// The engine does not reply.
    EngineFailed,
    /// The engine could not load its networks and plays by simple rules instead.
    NetsDamaged,
    /// The last input was refused, for this reason.
    Refused(String),
    /// A new release of the game has been fetched.
    UpdateReady,
    /// Stored settings or dice statistics could not be read and were set aside.
    OthersUnreadable,
    /// Another page of this browser plays the game, and this page only shows it.
    Elsewhere,
    /// A file was not imported, for this reason.
    ImportFailed(LoadError),
    /// A file was not imported, because the stored data could not be set aside.
    ImportNoRoom,
    /// A file was not imported, because another page of this browser is playing the game.
    ImportElsewhere,
    /// A file has been imported.
    Imported,
    /// A stored game without a reference to it was found and set aside.
    GameSetAside,
    /// Many games have been played since the last backup; shown only between games.
    BackupDue,
    /// The exported file lacks the library, for this reason.
    LibraryNotExported(String),
    /// The chosen game was not started, because there is no space to set the current one aside.
    StartNoRoom(Box<NewSession>),
}
