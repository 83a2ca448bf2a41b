//! Contents of a strip, and the possible answers.

use crate::{Control, Msg, view::explained::Explained};

/// Origin of a question, which determines where the keyboard focus moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Question {
    /// No question.
    #[default]
    None,
    /// Question that the player opened: the focus moves to the primary button, or to the button that cancels.
    Own,
    /// The opponent's offer: the focus moves to the strip, so that a key press in progress does not answer the offer.
    Opponents,
}

/// Choice in the list of best choices.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedChoice {
    /// 1-based rank of the choice.
    pub rank: usize,
    /// Notation of the play, or the name of a cube action.
    pub name: String,
    /// Message that makes the choice.
    pub msg: Msg,
    /// Loss in words; empty if it rounds to zero.
    pub loss: String,
}

/// Question or message, shown in the middle of the board or in place of the buttons.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Strip {
    /// One-sentence text.
    pub text: String,
    /// Stakes of the decision.
    pub detail: Option<String>,
    /// Sentences with the engine's advice, and the note that advice counts as assistance.
    pub advice: Vec<String>,
    /// Choice for which the strip gives a reason.
    pub explained: Option<Explained>,
    /// Best choices, in order.
    pub choices: Vec<ListedChoice>,
    /// Cube value offered by a double.
    pub cube: Option<u32>,
    /// Delay before the strip appears, in milliseconds: the time until the dice have landed.
    pub after_ms: u32,
    /// `true` for a strip over the middle of the board, near the cube; `false` for a strip beside the board.
    pub is_over_board: bool,
    /// Possible answers.
    pub controls: Vec<Control>,
    /// Origin of the question.
    pub question: Question,
}

impl Strip {
    /// Returns the whole text for a screen reader.
    pub(crate) fn spoken(&self) -> String {
        let parts = [Some(&self.text), self.detail.as_ref()];
        let parts = parts.into_iter().flatten().chain(&self.advice).cloned();
        let choices = self.choices.iter();
        let choices = choices.map(|one| format!("{}: {} {}", one.rank, one.name, one.loss));
        parts.chain(choices).collect::<Vec<_>>().join(". ")
    }
}

/// Returns a strip that contains only text.
pub(crate) fn plain_strip(text: String) -> Strip {
    Strip {
        text,
        ..Strip::default()
    }
}
