//! Numbers as the language writes them.

use words::Words;

/// A number with so many decimals.
pub fn decimal(words: &Words, number: f64, digits: usize) -> String {
    format!("{number:.digits$}").replace('.', &words.decimal_mark())
}

/// The same with its sign: "+0.123" or "−0.123".
pub fn signed(words: &Words, number: f64, digits: usize) -> String {
    let sign = if number < 0.0 { '\u{2212}' } else { '+' };
    format!("{sign}{}", decimal(words, number.abs(), digits))
}

/// A chance in per cent: "18.9%".
pub fn percent(words: &Words, chance: f64, digits: usize) -> String {
    words.coach_percent(decimal(words, 100.0 * chance, digits))
}
