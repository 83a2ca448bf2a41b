//! Buttons as data: what one says, what it does, and whether it can be pressed.

use board::Input;
use rules::Action;

use crate::Msg;
/// A button that sends a message when it is pressed.
#[derive(Clone, Debug, PartialEq)]
pub struct Control {
    /// What it says.
    pub label: String,
    /// What it does.
    pub msg: Msg,
    /// Whether it is the one thing that is expected now.
    pub primary: bool,
    /// Whether it can be pressed; the others stay in their places, so that nothing jumps.
    pub enabled: bool,
    /// Whether it is about to be done automatically.
    pub soon: bool,
}

impl Control {
    pub(crate) fn new(label: impl Into<String>, msg: Msg) -> Self {
        Self {
            label: label.into(),
            msg,
            primary: false,
            enabled: true,
            soon: false,
        }
    }

    /// Returns the button of an action of the rules.
    pub(crate) fn of(label: impl Into<String>, action: Action) -> Self {
        Self::new(label, Msg::Input(Input::Do(action)))
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

    /// What it does when it is held instead of pressed, if anything.
    pub fn held(&self) -> Option<Msg> {
        let undoes = self.enabled && self.msg == Msg::Input(Input::Do(Action::Undo));
        undoes.then_some(Msg::Input(Input::Do(Action::UndoTurn)))
    }
}
