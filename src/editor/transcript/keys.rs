//! Transcription keys. Most turns take three keys: two dice and the number of the play.

use rules::{Die, Win};

use super::{messages::Msg, model::Transcript};

/// Types of loss, in the order of the digits that select them.
const WINS: [Win; 3] = [Win::Single, Win::Gammon, Win::Backgammon];

impl Transcript {
    /// Returns the message for a key; `None` for an unused key.
    pub fn key(&self, key: &str) -> Option<Msg> {
        let digit = key.parse::<u8>().ok().filter(|digit| *digit < 10);
        if let Some(digit) = digit {
            return self.digit(digit);
        }
        Some(match key {
            "Enter" | " " => Msg::Confirm,
            "?" => Msg::Unknown,
            "f" => Msg::Free,
            "d" => Msg::Double,
            "t" => Msg::Take,
            "p" => Msg::Drop,
            "b" => Msg::Beaver,
            "r" => Msg::Resign,
            "x" => Msg::Refused,
            "l" => Msg::OutOfTime,
            "o" => Msg::OtherPlayer,
            "n" => Msg::NextGame,
            "i" => Msg::Insert,
            "Delete" => Msg::Remove,
            "ArrowLeft" => Msg::Move(-1),
            "ArrowRight" => Msg::Move(1),
            "End" => Msg::ToEnd,
            "u" | "Backspace" => Msg::Undo,
            "y" => Msg::Redo,
            "Escape" if self.is_pending() => Msg::Cancel,
            _ => return None,
        })
    }

    /// Returns the message for a digit: a type of loss, an offered play, or a die.
    fn digit(&self, digit: u8) -> Option<Msg> {
        let index = digit.checked_sub(1).map(usize::from);
        if self.resigning().is_some() {
            return index
                .and_then(|index| WINS.get(index))
                .map(|win| Msg::Lose(*win));
        }
        if let Some(offer) = self.offer() {
            return match index {
                None => Some(Msg::More),
                Some(index) => (index < offer.shown().len()).then_some(Msg::Choose(index)),
            };
        }
        Die::new(digit).map(Msg::Die)
    }
}
