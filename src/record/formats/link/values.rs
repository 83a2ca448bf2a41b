//! Texts, decisions and choices as mixed-radix digits, for links in other crates.

use rules::{Choice, Decision, Question};

use super::{
    digits::{Reader, Writer},
    game::ordered,
    position,
};

/// Cube actions, in the order of their digits.
const ACTIONS: [Choice; 5] = [
    Choice::Roll,
    Choice::Double,
    Choice::Take,
    Choice::Drop,
    Choice::Beaver,
];

impl Writer {
    /// Appends a text, truncated to `most_bytes` bytes.
    pub fn put_text(&mut self, text: &str, most_bytes: u16) {
        let end = text.floor_char_boundary(most_bytes.into());
        let bytes = text.as_bytes().get(..end).unwrap_or_default();
        self.put_count(bytes.len(), u32::from(most_bytes) + 1);
        for &byte in bytes {
            self.put(byte.into(), 256);
        }
    }

    /// Appends a decision.
    pub fn put_decision(&mut self, decision: &Decision) {
        position::write(decision, self);
    }

    /// Appends a choice for a decision: a legal play as its index, or a cube action. After any other choice,
    /// [`Self::into_bytes`] will fail.
    pub fn put_choice(&mut self, decision: &Decision, choice: &Choice) {
        let (nth, count) = if let Question::Play(roll) = decision.question() {
            let board = decision.board();
            let plays = ordered(board, roll);
            self.listed(plays.len());
            let after = match choice {
                Choice::Play(play) => board.play(roll, play).ok(),
                _ => None,
            };
            let nth = plays.iter().position(|legal| Some(legal.after) == after);
            (nth, u32::try_from(plays.len()).unwrap_or(u32::MAX))
        } else {
            (ACTIONS.iter().position(|action| action == choice), 5)
        };
        self.put_count(nth.unwrap_or(usize::MAX), count);
    }
}

impl Reader {
    /// Reads a text written by [`Writer::put_text`]; `None` if it is not UTF-8.
    pub fn take_text(&mut self, most_bytes: u16) -> Option<String> {
        let length = self.take(u32::from(most_bytes) + 1);
        let bytes: Vec<u8> = (0..length).map(|_| self.take_byte(256)).collect();
        String::from_utf8(bytes).ok()
    }

    /// Reads a decision; `None` if it is impossible.
    pub fn take_decision(&mut self) -> Option<Decision> {
        position::read(self)
    }

    /// Reads a choice for a decision; `None` if the choice is illegal.
    pub fn take_choice(&mut self, decision: &Decision) -> Option<Choice> {
        let question = decision.question();
        if let Question::Play(roll) = question {
            let plays = ordered(decision.board(), roll);
            self.listed(plays.len())?;
            let nth = self.take(u32::try_from(plays.len()).ok()?);
            return plays
                .get(nth as usize)
                .map(|legal| Choice::Play(legal.play));
        }
        let action = ACTIONS.get(self.take(5) as usize).copied()?;
        let is_legal = match action {
            Choice::Roll | Choice::Double => question == Question::Double,
            Choice::Take | Choice::Drop => matches!(question, Question::Answer { .. }),
            _ => decision.may_beaver(),
        };
        is_legal.then_some(action)
    }
}

#[cfg(test)]
mod tests {
    use rules::{Beavers, Board, Offer, Variant, legal_plays};

    use super::*;

    fn start() -> Board {
        Board::start(Variant::Standard)
    }

    fn through_digits(decision: &Decision, choice: &Choice) -> Option<Choice> {
        let mut writer = Writer::default();
        writer.put_decision(decision);
        writer.put_choice(decision, choice);
        let bytes = writer.into_bytes(1_000)?;
        let mut reader = Reader::new(&bytes);
        let read = reader.take_decision().expect("a decision");
        assert_eq!(&read, decision);
        reader.take_choice(&read)
    }

    #[test]
    fn legal_choices_survive_a_round_trip_and_others_are_rejected() {
        let play = Decision::builder(start())
            .play(3, 1)
            .build()
            .expect("a decision");
        let roll = play.roll().expect("a roll");
        for legal in legal_plays(&start(), roll) {
            let read = through_digits(&play, &Choice::Play(legal.play));
            let Some(Choice::Play(read)) = read else {
                panic!("a play")
            };
            assert_eq!(start().play(roll, &read).ok(), Some(legal.after));
        }
        let double = Decision::builder(start())
            .double()
            .build()
            .expect("a decision");
        let answer = Decision::builder(start()).beavers(Beavers::One);
        let answer = answer.answer(Offer::Double, 2).build().expect("a decision");
        for choice in [Choice::Roll, Choice::Double] {
            assert_eq!(through_digits(&double, &choice), Some(choice));
            assert_eq!(through_digits(&answer, &choice), None);
            assert_eq!(through_digits(&play, &choice), None);
        }
        for choice in [Choice::Take, Choice::Drop, Choice::Beaver] {
            assert_eq!(through_digits(&answer, &choice), Some(choice));
            assert_eq!(through_digits(&double, &choice), None);
        }
        assert_eq!(through_digits(&double, &Choice::Accept), None);
    }

    #[test]
    fn long_texts_are_truncated_between_characters() {
        let mut writer = Writer::default();
        writer.put_text("ab\u{e9}", 3);
        let bytes = writer.into_bytes(100).expect("short enough");
        assert_eq!(Reader::new(&bytes).take_text(3).as_deref(), Some("ab"));
        let mut damaged = Writer::default();
        damaged.put(1, 4);
        damaged.put(0xff, 256);
        let bytes = damaged.into_bytes(100).expect("short enough");
        assert_eq!(Reader::new(&bytes).take_text(3), None);
    }
}
