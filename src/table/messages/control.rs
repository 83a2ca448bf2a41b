//! Buttons as data: what one says, what it does, and whether it can be pressed.

use board::Input;
use rules::Action;

use crate::{Msg, Panel};

/// A button that sends `M` when it is pressed.
#[derive(Clone, Debug, PartialEq)]
pub struct Control<M = Msg> {
    /// What it says.
    pub label: String,
    /// What it does.
    pub msg: M,
    /// Whether it is the one thing that is expected now.
    pub primary: bool,
    /// Whether it can be pressed; the others stay in their places, so that nothing jumps.
    pub enabled: bool,
    /// Whether it is about to be done automatically.
    pub soon: bool,
}

/// What the buttons below the board do. Comparing and copying a [`Msg`] would bring all that messages carry into the
/// first load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// An action of the rules.
    Do(Action),
    /// Offer a double.
    OfferDouble,
    /// Open the ways to resign.
    Resign,
    /// Open the choice of a clock.
    Clock,
    /// Open the options of a new game.
    NewGame,
}

impl From<Press> for Msg {
    fn from(press: Press) -> Self {
        match press {
            Press::Do(action) => Self::Input(Input::Do(action)),
            Press::OfferDouble => Self::Input(Input::OfferDouble),
            Press::Resign => Self::Open(Panel::Resign),
            Press::Clock => Self::Open(Panel::Clock),
            Press::NewGame => Self::Open(Panel::NewGame),
        }
    }
}

impl From<Control<Press>> for Control {
    fn from(control: Control<Press>) -> Self {
        Self {
            label: control.label,
            msg: control.msg.into(),
            primary: control.primary,
            enabled: control.enabled,
            soon: control.soon,
        }
    }
}

impl<M> Control<M> {
    pub(crate) fn new(label: impl Into<String>, msg: M) -> Self {
        Self {
            label: label.into(),
            msg,
            primary: false,
            enabled: true,
            soon: false,
        }
    }

    pub(crate) fn primary(self) -> Self {
        Self {
            primary: true,
            ..self
        }
    }

    pub(crate) fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }
}

impl Control<Press> {
    /// What it does when it is held instead of pressed, if anything.
    pub fn held(&self) -> Option<Press> {
        let undoes = self.enabled && self.msg == Press::Do(Action::Undo);
        undoes.then_some(Press::Do(Action::UndoTurn))
    }
}
