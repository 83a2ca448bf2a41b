//! Number formatting, with the language's decimal mark.

use words::Words;

use crate::reasons::Share;

/// Formats a chance as a percentage with one decimal place and no percent sign: `18.9`.
pub(crate) fn percent_number(words: &Words, share: Share) -> String {
    let thousandths = share.thousandths();
    let mark = words.decimal_mark();
    format!("{}{mark}{}", thousandths / 10, thousandths % 10)
}

/// Formats a number given in thousandths with two decimal places: `0.50`.
pub(crate) fn two_decimals(words: &Words, thousandths: u16) -> String {
    let all = (thousandths + 5) / 10;
    let mark = words.decimal_mark();
    format!("{}{mark}{:02}", all / 100, all % 100)
}

/// Formats a chance as a whole percentage with no percent sign: `19`.
pub(crate) fn whole_percent(share: Share) -> String {
    ((share.thousandths() + 5) / 10).to_string()
}

/// Formats two chances as whole percentages, or with one decimal place if the whole percentages are equal; `None` if
/// the chances are equal even to one decimal place.
pub(crate) fn distinct_percents(
    words: &Words,
    one: Share,
    other: Share,
) -> Option<(String, String)> {
    let whole = (whole_percent(one), whole_percent(other));
    let exact = || (percent_number(words, one), percent_number(words, other));
    let shown = if whole.0 == whole.1 { exact() } else { whole };
    (shown.0 != shown.1).then_some(shown)
}
