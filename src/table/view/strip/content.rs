//! What a strip says, and how it can be answered.

use crate::{Control, Msg};

/// Whose question a strip is, for the keyboard's focus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Question {
    /// Nothing has to be answered before anything else is done.
    #[default]
    None,
    /// The player has asked for it: the focus goes to the button that is expected, or to the one that cancels.
    Own,
    /// The opponent has made an offer: the focus goes to the strip, so that a key that is just being pressed answers
    /// nothing.
    Opponents,
}

/// One of the best choices.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedChoice {
    /// Its rank, from 1.
    pub rank: usize,
    /// Its notation, or the name of a cube action.
    pub name: String,
    /// Makes the choice.
    pub msg: Msg,
    /// What it costs, in words; empty for the best one.
    pub loss: String,
}

/// A question or a message: in the middle of the board, or where the buttons are.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Strip {
    /// One sentence.
    pub text: String,
    /// What is at stake.
    pub detail: Option<String>,
    /// What the engine says about it, a sentence each, and that it counts as help.
    pub advice: Vec<String>,
    /// The best choices, in order.
    pub choices: Vec<ListedChoice>,
    /// The value on the cube, when it is asked whether to double.
    pub cube: Option<u32>,
    /// Time until it appears, in milliseconds: nothing is told before the dice have landed.
    pub after_ms: u32,
    /// Whether it lies over the middle of the board, near the cube, and not beside the board.
    pub is_over_board: bool,
    /// What can be answered.
    pub controls: Vec<Control>,
    /// Whether it has to be answered, and who asks.
    pub question: Question,
}

impl Strip {
    /// All that it says.
    pub(crate) fn spoken(&self) -> String {
        let parts = [Some(&self.text), self.detail.as_ref()];
        let parts = parts.into_iter().flatten().chain(&self.advice).cloned();
        let choices = self.choices.iter();
        let choices = choices.map(|one| format!("{}: {} {}", one.rank, one.name, one.loss));
        parts.chain(choices).collect::<Vec<_>>().join(". ")
    }
}

/// A strip that only tells something.
pub(crate) fn plain_strip(text: String) -> Strip {
    Strip {
        text,
        ..Strip::default()
    }
}
