//! Question about a decision, and an answer to it, as text.

use drill::Answer;
use rules::{Decision, Question};
use words::Words;

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
        // Directional isolates keep a play's notation in order within right-to-left text.
        None => format!("\u{2066}{}\u{2069}", answer.to_text(decision)),
    }
}
