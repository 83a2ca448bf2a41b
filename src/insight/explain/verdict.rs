//! One-sentence verdict on a cube decision: the correct action, and two numbers that support it.

use words::{Words, arg};

use crate::{
    explain::{
        Voice,
        numbers::{distinct_percents, percent_number, whole_percent},
    },
    reasons::Share,
};

/// Correct cube action, with the chances on which it depends, from the deciding player's perspective.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeVerdict {
    /// Taking is correct; `needs` is `None` if taking is always correct.
    Take {
        /// Deciding player's winning chance.
        has: Share,
        /// Winning chance required to take.
        needs: Option<Share>,
    },
    /// Dropping is correct.
    Drop {
        /// Deciding player's winning chance.
        has: Share,
        /// Winning chance required to take.
        needs: Option<Share>,
    },
    /// A beaver is correct.
    Beaver,
    /// Not doubling is correct; doubling would be correct only at a higher winning chance, if at all.
    Wait {
        /// Deciding player's winning chance.
        has: Share,
        /// Lowest winning chance at which doubling is correct.
        from: Option<Share>,
    },
    /// Not doubling is correct, because the opponent would beaver.
    WaitForBeaver,
    /// Doubling is correct, and so is taking.
    Double {
        /// Deciding player's winning chance.
        has: Share,
        /// Lowest winning chance at which doubling is correct.
        from: Option<Share>,
    },
    /// Doubling is correct, and so is dropping.
    Cash {
        /// Opponent's winning chance.
        has: Share,
        /// Winning chance that the opponent requires to take.
        needs: Option<Share>,
    },
    /// Playing on for the gammon is correct.
    TooGood {
        /// Chance of a gammon or backgammon.
        gammons: Share,
    },
}

/// Even chance, below which doubling is not merely premature but out of the question.
const EVEN: Share = Share::HALF;

/// Returns the verdict in one sentence, omitting numbers that do not support it.
pub fn verdict(words: &Words, voice: &Voice, verdict: &CubeVerdict) -> String {
    let who = || voice.who();
    let both = |has: Share, limit: Option<Share>| distinct_percents(words, has, limit?);
    match *verdict {
        CubeVerdict::Take { has, needs } => match both(has, needs).filter(|_| Some(has) >= needs) {
            Some((has, needs)) => {
                words.verdict_take(arg::Has(has), arg::Needs(needs), arg::Who(who()))
            }
            None => words.verdict_take_plain(),
        },
        CubeVerdict::Drop { has, needs } => match both(has, needs).filter(|_| Some(has) < needs) {
            Some((has, needs)) => {
                words.verdict_drop(arg::Has(has), arg::Needs(needs), arg::Who(who()))
            }
            None => words.verdict_drop_plain(),
        },
        CubeVerdict::Beaver => words.verdict_beaver(who()),
        CubeVerdict::Wait { has, from } => match both(has, from).filter(|_| Some(has) < from) {
            Some((shown, from)) if has < EVEN => {
                words.verdict_far(arg::From(from), arg::Has(shown), arg::Who(who()))
            }
            Some((has, from)) => {
                words.verdict_early(arg::From(from), arg::Has(has), arg::Who(who()))
            }
            None => words.verdict_wait(),
        },
        CubeVerdict::WaitForBeaver => words.verdict_wait_beaver(voice.other().0),
        CubeVerdict::Double { has, from } => match both(has, from).filter(|_| Some(has) >= from) {
            Some((has, from)) => words.verdict_double(
                arg::From(from),
                arg::Has(has),
                voice.other(),
                arg::Who(who()),
            ),
            None => words.verdict_double_plain(),
        },
        CubeVerdict::Cash { has, needs } => match both(has, needs).filter(|_| Some(has) < needs) {
            Some((has, needs)) => {
                words.verdict_cash(arg::Has(has), arg::Needs(needs), voice.other())
            }
            None => words.verdict_double_plain(),
        },
        CubeVerdict::TooGood { gammons } => {
            let whole = whole_percent(gammons);
            let shown = if whole == "0" {
                percent_number(words, gammons)
            } else {
                whole
            };
            words.verdict_too_good(arg::Gammons(shown), voice.other())
        }
    }
}
