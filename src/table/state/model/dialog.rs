//! What lies over the table.

use terms::Form;

use crate::NewSession;

/// What lies over the table and has to be answered or closed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Dialog {
    /// Nothing.
    #[default]
    None,
    /// A new game is being chosen.
    NewGame(NewSession),
    /// How to resign.
    Resign,
    /// The settings.
    Settings,
    /// The settings, at the library.
    Library,
    /// A clock for the rest of the match is being chosen.
    Clock(Form),
    /// Whether to double.
    Double,
    /// Whether to give the game up rather than to take.
    Drop,
    /// The small menu of the phone.
    Menu,
    /// A play is being typed, and why the last text was none.
    Type(Option<String>),
    /// The rules in plain words.
    Help,
    /// The same, at the glossary.
    Glossary,
    /// The list of the keys.
    Keys,
    /// The position in words.
    Position,
    /// Fair dice: how they can be checked, and what came of them.
    Dice,
    /// The results of the finished games.
    ScoreSheet,
}
