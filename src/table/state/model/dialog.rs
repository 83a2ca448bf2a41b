//! Dialogs over the table.

use terms::Form;

use crate::NewSession;

/// Dialog over the table that the player has to answer or close.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Dialog {
    /// No dialog.
    #[default]
    None,
    /// Options for a new game.
    NewGame(NewSession),
    /// Resignation options.
    Resign,
    /// The player's settings.
    Settings,
    /// Settings, scrolled to the library section.
    Library,
    /// Clock for the rest of the match.
    Clock(Form),
    /// Confirmation of a double.
    Double,
    /// Confirmation of a drop.
    Drop,
    /// Menu on small screens.
    Menu,
    /// Input field for a play in notation, with the error for the last text.
    Type(Option<String>),
    /// Rules in plain words.
    Help,
    /// Rules in plain words, scrolled to the glossary.
    Glossary,
    /// List of keyboard shortcuts.
    Keys,
    /// Description of the position in words.
    Position,
    /// Fair dice: verification and statistics.
    Dice,
    /// Results of finished games.
    ScoreSheet,
}
