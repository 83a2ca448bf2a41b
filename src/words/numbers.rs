//! Numbers as the language writes them.

use crate::Words;

/// A number with so many decimals.
pub fn decimal(words: &Words, number: f64, digits: usize) -> String {
    format!("{number:.digits$}").replace('.', &words.decimal_mark())
}

/// The same with its sign: "+0.123" or "−0.123".
pub fn signed(words: &Words, number: f64, digits: usize) -> String {
    let sign = sign(number < 0.0);
    format!("{sign}{}", decimal(words, number.abs(), digits))
}

/// The sign before a number that tells who is ahead: a minus sign, which is as wide as the plus.
pub const fn sign(is_negative: bool) -> char {
    if is_negative { '\u{2212}' } else { '+' }
}
