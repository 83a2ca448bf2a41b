//! Formatting of numbers in the page's language.

use crate::Words;

/// Formats a number with `digits` decimals.
pub fn decimal(words: &Words, number: f64, digits: usize) -> String {
    format!("{number:.digits$}").replace('.', &words.decimal_mark())
}

/// Formats a number with its sign: "+0.123" or "−0.123".
pub fn signed(words: &Words, number: f64, digits: usize) -> String {
    let sign = sign(number < 0.0);
    format!("{sign}{}", decimal(words, number.abs(), digits))
}

/// Returns the sign of a difference: "+", or a minus sign of the same width.
pub const fn sign(is_negative: bool) -> char {
    if is_negative { '\u{2212}' } else { '+' }
}
