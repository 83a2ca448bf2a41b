//! Decimal numbers with the decimal mark of the language.

use engine::Equity;
use reasons::Share;
use words::Words;

/// Formats a chance in per cent with one decimal, without the sign: `18.9`.
pub(crate) fn percent_number(words: &Words, share: Share) -> String {
    let thousandths = share.thousandths();
    let mark = words.decimal_mark();
    format!("{}{mark}{}", thousandths / 10, thousandths % 10)
}

/// Formats an equity with three decimals, a negative one as 0: `0.031`.
pub(crate) fn equity(words: &Words, Equity(equity): Equity) -> String {
    let all = (1000.0 * equity.max(0.0)).round() as u32;
    let mark = words.decimal_mark();
    format!("{}{mark}{:03}", all / 1000, all % 1000)
}

/// Formats a number given in thousandths with two decimals: `0.50`.
pub(crate) fn two_decimals(words: &Words, thousandths: u16) -> String {
    let all = (thousandths + 5) / 10;
    let mark = words.decimal_mark();
    format!("{}{mark}{:02}", all / 100, all % 100)
}
