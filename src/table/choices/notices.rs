//! Notices shown beside the game.

use record::LoadError;

use crate::NewSession;

/// One-sentence message in a strip that the player can close.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The stored game could not be read, for the given reason, and was set aside.
    Unreadable(LoadError),
    /// The stored game is truncated and continues from its intact part; a copy was set aside.
    EndMissing,
    /// The stored game could not be read, for the given reason, and there is no space to set it aside. It is not
    /// overwritten.
    NoRoom(LoadError),
    /// The browser is not storing data.
    NotStored,
    /// The engine is not responding.
    EngineFailed,
    /// The engine could not load its networks and plays by simple rules instead.
    NetsDamaged,
    /// The last input was refused, for the given reason.
    Refused(String),
    /// A new release of the game has been fetched.
    UpdateReady,
    /// Stored settings or dice statistics could not be read and were set aside.
    OthersUnreadable,
    /// Another tab of this browser is playing the game, and this tab only shows it.
    Elsewhere,
    /// A file was not imported, for the given reason.
    ImportFailed(LoadError),
    /// A file was not imported because the existing data could not be set aside.
    ImportNoRoom,
    /// A file was not imported because another tab of this browser is playing the game.
    ImportElsewhere,
    /// A file has been imported.
    Imported,
    /// An orphaned stored game was found and set aside.
    GameSetAside,
    /// Many games have been played since the last backup; shown only between games.
    BackupDue,
    /// The library is missing from the exported file, for the given reason.
    LibraryNotExported(String),
    /// The chosen game was not started because there is no space to set the current one aside.
    StartNoRoom(Box<NewSession>),
}
