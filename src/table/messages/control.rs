//! Buttons as data: the label, the message, and whether the button can be pressed.

use board::Input;
use rules::Action;

use crate::Msg;
/// A button that sends a message when it is pressed.
#[derive(Clone, Debug, PartialEq)]
pub struct Control {
    /// Label of the button.
    pub label: String,
    /// Message that a press sends.
    pub msg: Msg,
    /// `true` for the expected next action.
    pub primary: bool,
    /// `true` if the button can be pressed; a disabled button retains its position, so that the layout does not shift.
    pub enabled: bool,
    /// `true` if the action is about to be performed automatically.
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

    /// Returns the button for an action of the rules.
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

    /// Returns the message that a long press sends; `None` if a long press has no special effect.
    pub fn held(&self) -> Option<Msg> {
        let undoes = matches!(self.msg, Msg::Input(Input::Do(Action::Undo)));
        (self.enabled && undoes).then_some(Msg::Input(Input::Do(Action::UndoTurn)))
    }
}
