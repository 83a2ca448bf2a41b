//! Review statistics, each broken down into the amounts that individual decisions contribute.

use review::{Judged, Kind};
use rules::Player;
use words::{Words, arg, decimal, signed};

use crate::{Entry, Review, entry::mistake};

/// Player statistic in a review that can be broken down into decisions: a row in the "Numbers" table, or a number above
/// the decision.
///
/// The cards in the match summary do not use this type; see `src/app/rooms/study/views/review/summary/cards.rs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Statistic {
    /// PR as defined by eXtreme Gammon.
    Pr,
    /// PR for checker plays.
    Checker,
    /// PR for cube decisions.
    Cube,
    /// GNU Backgammon's error rate.
    Gnu,
    /// Snowie's error rate.
    Snowie,
    /// Number of errors and blunders.
    Errors,
    /// Total luck of the rolls.
    Luck,
    /// Luck-adjusted result.
    Adjusted,
}

impl Statistic {
    /// All statistics, in the order of the "Numbers" table.
    pub const ALL: [Self; 8] = [
        Self::Pr,
        Self::Errors,
        Self::Luck,
        Self::Checker,
        Self::Cube,
        Self::Gnu,
        Self::Snowie,
        Self::Adjusted,
    ];

    /// Returns the catalogue key of the statistic.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Pr => "pr",
            Self::Checker => "checker",
            Self::Cube => "cube",
            Self::Gnu => "gnu",
            Self::Snowie => "snowie",
            Self::Errors => "errors",
            Self::Luck => "luck",
            Self::Adjusted => "adjusted",
        }
    }

    /// Returns the amount that a decision contributes, in EMG; `None` if the decision does not count.
    fn amount(self, judged: &Judged) -> Option<f32> {
        let is_checker = judged.kind == Kind::Checker;
        let counts = match self {
            Self::Pr => judged.counted,
            Self::Checker => judged.counted && is_checker,
            Self::Cube => judged.counted && !is_checker,
            Self::Gnu if is_checker => !judged.forced,
            Self::Gnu => judged.close,
            Self::Snowie => is_checker || judged.loss > 0.0,
            Self::Errors => judged.counted && mistake(judged).is_some(),
            Self::Luck | Self::Adjusted => return judged.luck.map(|luck| luck.equity),
        };
        counts.then_some(judged.loss)
    }
}

/// Decision that contributes to a statistic.
#[derive(Clone, Debug, PartialEq)]
pub struct Contribution {
    /// Index of the game in the match, and of the move in the game.
    pub place: (usize, usize),
    /// Decision and amount, formatted for display.
    pub text: String,
}

/// Returns `player`'s decisions that count towards `statistic`, in descending order of their absolute amounts, and the
/// number of decisions that do not count.
pub fn contributions(
    review: &Review,
    player: Player,
    statistic: Statistic,
    words: &Words,
) -> (Vec<Contribution>, usize) {
    let (mut found, mut not) = (Vec::new(), 0);
    for entry in &review.entries {
        let judged = entry.judged.as_ref();
        let Some(judged) = judged.filter(|judged| judged.player == player) else {
            continue;
        };
        match statistic.amount(judged) {
            Some(amount) => found.push((entry, amount)),
            None => not += 1,
        }
    }
    found.sort_by(|(_, a), (_, b)| b.abs().total_cmp(&a.abs()));
    let line = |(entry, amount): (&Entry, f32)| Contribution {
        place: (entry.game, entry.item.nth),
        text: text(entry, amount, statistic, words),
    };
    (found.into_iter().map(line).collect(), not)
}

/// Formats a decision and its amount: "Game 2: 31: 8/5 6/5 (0.036)".
fn text(entry: &Entry, amount: f32, statistic: Statistic, words: &Words) -> String {
    let decided = &entry.item.decided;
    let choice = insight::explain::choice_name(decided.decision.board(), &decided.choice, words);
    let what = match decided.decision.roll() {
        Some(roll) => format!("{roll}: {choice}"),
        None => choice,
    };
    let amount = f64::from(amount);
    let amount = match statistic {
        Statistic::Luck | Statistic::Adjusted => signed(words, amount, 3),
        _ => decimal(words, amount, 3),
    };
    // The notation is left-to-right in every language.
    let what = format!("\u{2066}{what}\u{2069}");
    words.review_counted_line(
        arg::Amount(amount),
        arg::Game(entry.game as i64 + 1),
        arg::What(what),
    )
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use words::{Language, compiled};

    use super::*;

    /// The catalogue falls back to the last statistic's explanation for an unknown key.
    #[test]
    fn each_statistic_has_its_own_explanation_in_every_language() {
        for language in Language::ALL {
            let file = compiled(language).map(str::to_owned);
            let words = file.map_or(Some(Words::english()), |file| Words::read(language, file));
            let words = words.expect("texts of this build");
            let explanations: BTreeSet<String> = Statistic::ALL
                .iter()
                .map(|statistic| words.review_explain(statistic.key()))
                .collect();
            assert_eq!(explanations.len(), Statistic::ALL.len(), "{language:?}");
        }
    }
}
