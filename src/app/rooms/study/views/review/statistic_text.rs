//! Names of the review's statistics, and their values as text.

use study::{Numbers, Statistic};
use words::{Words, decimal, signed};

use crate::rooms::study::state::Reviewed;

pub(super) fn title(words: &Words, statistic: Statistic) -> String {
    match statistic {
        Statistic::Pr => "PR".to_owned(),
        Statistic::Checker => words.review_checker(),
        Statistic::Cube => words.review_cube(),
        Statistic::Gnu => words.review_gnu(),
        Statistic::Snowie => words.review_snowie(),
        Statistic::Errors => words.review_errors(),
        Statistic::Luck => words.review_luck(),
        Statistic::Adjusted => words.review_adjusted(),
    }
}

/// Returns the value of a statistic as text.
pub(super) fn statistic_text(all: Reviewed, numbers: &Numbers, statistic: Statistic) -> String {
    let Numbers { summary, mistakes } = numbers;
    all.tell(|words| {
        let optional = |number: Option<f64>, digits| {
            number.map_or_else(|| "–".to_owned(), |number| decimal(words, number, digits))
        };
        match statistic {
            Statistic::Pr => optional(summary.pr, 1),
            Statistic::Checker => optional(summary.checker_pr, 1),
            Statistic::Cube => optional(summary.cube_pr, 1),
            Statistic::Gnu => optional(summary.gnu_rate, 1),
            Statistic::Snowie => optional(summary.snowie_rate, 1),
            Statistic::Errors => format!("{} · {}", mistakes.errors, mistakes.blunders),
            Statistic::Luck => signed(words, summary.luck, 2),
            Statistic::Adjusted => optional(summary.luck_adjusted_result, 2),
        }
    })
}
