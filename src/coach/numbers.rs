//! Chances as the language writes them.

use words::{Words, decimal};

/// A chance in per cent: "18.9%".
pub fn percent(words: &Words, chance: f64, digits: usize) -> String {
    words.coach_percent(decimal(words, 100.0 * chance, digits))
}
