//! Formatting of engine figures.

use engine::Equity;
use words::Words;

/// Formats the absolute value of an equity with three decimals.
pub(super) fn thousandths(words: &Words, Equity(number): Equity) -> String {
    decimal(words, number.abs(), 3)
}

pub(super) fn signed(words: &Words, equity: Equity) -> String {
    words::with_sign(words, equity.0 < 0.0, &thousandths(words, equity))
}

/// Returns the number of trials as text; `None` if there are none.
pub(super) fn rolled_out(words: &Words, trials: Option<u64>) -> Option<String> {
    let trials = trials.filter(|&trials| trials > 0);
    trials.map(|trials| words.hint_trials(trials as i64))
}

/// Formats a non-negative number with `digits` decimals in the language of the texts; ties are rounded to the even
/// digit.
pub(super) fn decimal(words: &Words, number: f32, digits: usize) -> String {
    let unit = 10_u32.pow(digits as u32);
    // The product is exact in double precision.
    let all = (f64::from(number) * f64::from(unit)).round_ties_even() as u32;
    let (whole, part) = (all / unit, all % unit);
    format!("{whole}{}{part:0digits$}", words.decimal_mark())
}
