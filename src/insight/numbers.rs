//! Percentage formatting.

use words::{Words, decimal};

/// Formats a chance from 0 to 1 as a percentage: "18.9%".
pub fn percent(words: &Words, chance: f64, digits: usize) -> String {
    words.coach_percent(decimal(words, 100.0 * chance, digits))
}
