//! Buttons as data: a label, a message, and whether the button is enabled.

use board::Input;
use rules::Action;

use crate::Msg;
/// Button that sends a message when pressed.
#[derive(Clone, Debug, PartialEq)]
pub struct Control {
    /// Button label.
    pub label: String,
    /// Message sent when the button is pressed.
    pub msg: Msg,
    /// `true` if the button performs the expected next action.
    pub primary: bool,
    /// `true` if the button can be pressed; a disabled button keeps its place so that the layout does not shift.
    pub enabled: bool,
    /// `true` if the button's action is about to be performed automatically.
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

    /// Returns a button that performs a rule action.
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

    /// Returns the message sent by a long press; `None` if a long press has no special effect.
    pub fn held(&self) -> Option<Msg> {
        let undoes = matches!(self.msg, Msg::Input(Input::Do(Action::Undo)));
        (self.enabled && undoes).then_some(Msg::Input(Input::Do(Action::UndoTurn)))
    }
}
