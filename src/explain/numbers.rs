//! Decimal numbers with the decimal mark of the language.

use reasons::Share;
use words::Words;

/// Formats a chance in per cent with one decimal, without the sign: `18.9`.
pub(crate) fn percent_number(words: &Words, share: Share) -> String {
    let thousandths = share.thousandths();
    let mark = words.decimal_mark();
    format!("{}{mark}{}", thousandths / 10, thousandths % 10)
}

/// Formats a number given in thousandths with two decimals: `0.50`.
pub(crate) fn two_decimals(words: &Words, thousandths: u16) -> String {
    let all = (thousandths + 5) / 10;
    let mark = words.decimal_mark();
    format!("{}{mark}{:02}", all / 100, all % 100)
}
