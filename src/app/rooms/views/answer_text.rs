//! Question about a decision, and an answer to it, as text.

use drill::Answer;
use record::{Variation, VariationTurn};
use rules::{Decision, Question};
use words::{Words, isolated};

/// Returns the question about a decision, in one sentence.
pub(in crate::rooms) fn question_text(words: &Words, decision: &Decision) -> String {
    match decision.question() {
        Question::Play(roll) => words.drill_ask_play(roll.to_string()),
        Question::Answer { value, .. } => words.drill_ask_answer(value.points()),
        _ => words.drill_ask_double(),
    }
}

/// Returns an answer as text: a play in notation, or the name of a cube action.
pub(in crate::rooms) fn answer_text(words: &Words, decision: &Decision, answer: Answer) -> String {
    match answer.key() {
        Some(key) => words.review_action(key),
        // Directional isolates preserve the order of a play's notation within right-to-left text.
        None => format!("\u{2066}{}\u{2069}", answer.to_text(decision)),
    }
}

/// Returns a variation's name, or its number if it has no name.
pub(in crate::rooms) fn line_name(words: &Words, nth: usize, variation: &Variation) -> String {
    match variation.name() {
        "" => words.sheet_line(nth as u32 + 1),
        name => name.to_owned(),
    }
}

/// Returns a turn's roll and play as text.
pub(in crate::rooms) fn turn_text(words: &Words, turn: &VariationTurn) -> String {
    let play = board::notation(words, turn.before(), turn.play());
    isolated(&format!("{}: {play}", turn.roll()))
}
