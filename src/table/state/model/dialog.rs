//! Dialogs over the table.

use terms::Form;

use crate::NewSession;

/// Dialog over the table, which the player has to answer or close.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Dialog {
    /// No dialog.
    #[default]
    None,
    /// Options of a new game.
    NewGame(NewSession),
    /// Ways to resign.
    Resign,
    /// Settings of the player.
    Settings,
    /// Settings, scrolled to the library.
    Library,
    /// Clock for the rest of the match.
    Clock(Form),
    /// Confirmation of a double.
    Double,
    /// Confirmation of a drop.
    Drop,
    /// Menu of small screens.
    Menu,
    /// Field for a play in notation, with the error of the last text.
    Type(Option<String>),
    /// Rules in plain words.
    Help,
    /// Rules in plain words, at the glossary.
    Glossary,
    /// List of the keyboard shortcuts.
    Keys,
    /// Position in words.
    Position,
    /// Fair dice: verification and statistics.
    Dice,
    /// Results of the finished games.
    ScoreSheet,
}
