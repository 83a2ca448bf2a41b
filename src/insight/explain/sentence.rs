//! Sentences for individual reasons, and the leading sentence about a decision.

use words::{Words, arg};

use crate::{
    explain::{
        SentenceContext,
        fault::fault,
        merit::{counterpart, merit, merit_beside_rolls, smaller_danger},
        numbers::{percent_number, two_decimals},
    },
    reasons::{EXCHANGES, Reason, Share},
};

/// Leading sentence about a decision, and the reasons that it covers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lead {
    /// Fault of the worse play, which can be used on its own; `None` if only the best play's merit is named.
    pub fault: Option<String>,
    /// Merit of the best play; `None` only if there is a fault.
    pub merit: Option<String>,
    /// Indices of the reasons that the text covers, starting with the reason about the worse play.
    pub covered: Vec<usize>,
}

impl Lead {
    /// Creates a lead from a merit that covers the reason at index `nth`.
    fn merit(text: String, nth: usize) -> Self {
        Self {
            fault: None,
            merit: Some(text),
            covered: vec![nth],
        }
    }

    /// Returns the full text: the fault, then the merit.
    pub fn text(&self) -> String {
        let parts = self.fault.iter().chain(&self.merit).map(String::as_str);
        parts.collect::<Vec<_>>().join(" ")
    }

    /// Returns the text after a mistake, which says that the merit, if it comes first, is that of a better play.
    pub fn after_mistake(&self, words: &Words) -> String {
        match (&self.fault, &self.merit) {
            (None, Some(merit)) => words.lead_instead(merit),
            _ => self.text(),
        }
    }
}

/// Returns the text that explains `reason`, describing the worse play first and then the best play.
pub fn sentence(context: &SentenceContext, reason: &Reason) -> String {
    if let Some(text) = about_cube(context, reason) {
        return text;
    }
    let fault = fault(context, reason);
    let best = merit(context, reason).or_else(|| counterpart(context, reason));
    let parts: Vec<String> = fault.into_iter().chain(best).collect();
    parts.join(" ")
}

/// Returns the leading sentence about a play for these reasons; `None` if every reason is [slight](Reason::is_slight).
///
/// The sentence names the worse play's first fault, then the best play's first merit. A merit that merely mirrors the
/// fault ranks below other reasons, and chances rank below features of the board. After a fault that counts rolls, the
/// merit counts no other rolls, because the [grids](crate::reasons::roll_grids) show the fault's rolls. If the player
/// made the best play (`is_right`), the sentence names only that play's merit, and no danger unless it is smaller than
/// after the other play.
pub fn lead(context: &SentenceContext, reasons: &[Reason], is_right: bool) -> Option<Lead> {
    let significant = || {
        let all = reasons.iter().enumerate();
        all.filter(|(_, reason)| !reason.is_slight())
    };
    let fault = significant().find_map(|(nth, reason)| Some((nth, fault(context, reason)?)));
    let is_praise = |reason: &Reason| !(is_right && matches!(reason, Reason::Bold { .. }));
    let merits = || {
        let all = significant().filter(|(_, reason)| is_praise(reason));
        all.filter_map(|(nth, reason)| Some((nth, merit(context, reason)?)))
    };
    let Some((nth, text)) = fault else {
        let (nth, text) = merits().next()?;
        return Some(Lead::merit(text, nth));
    };
    // Chances are not visible on the board.
    let is_shown = |nth: usize| {
        let reason = reasons.get(nth);
        reason.is_some_and(|reason| reason.chances().is_none())
    };
    let counts_rolls = reasons.get(nth).is_some_and(Reason::counts_rolls);
    let other = || {
        let mut others = significant()
            .filter(|(other, reason)| *other != nth && is_shown(*other) && is_praise(reason));
        others.find_map(|(other, reason)| {
            let merit = if counts_rolls {
                merit_beside_rolls(context, reason)
            } else {
                merit(context, reason)
            };
            Some((other, merit?))
        })
    };
    if is_right {
        let smaller =
            |(nth, reason): (usize, &Reason)| Some((nth, smaller_danger(context, reason)?));
        let shown = merits().find(|(nth, _)| is_shown(*nth));
        if let Some((nth, text)) = shown.or_else(|| significant().find_map(smaller)) {
            return Some(Lead::merit(text, nth));
        }
    }
    let own = || {
        let reason = reasons.get(nth)?;
        let text = merit(context, reason).or_else(|| counterpart(context, reason))?;
        Some((nth, text))
    };
    let best = other().or_else(own).or_else(|| merits().next());
    let indices = best
        .iter()
        .map(|(other, _)| *other)
        .filter(|other| *other != nth);
    let covered = std::iter::once(nth).chain(indices).collect();
    Some(Lead {
        fault: Some(text),
        merit: best.map(|(_, best)| best),
        covered,
    })
}

/// Returns the sentence for a reason about the cube; `None` for any other reason.
fn about_cube(context: &SentenceContext, reason: &Reason) -> Option<String> {
    let words = context.words;
    let shown = |share: Share| percent_number(words, share);
    Some(match *reason {
        Reason::TakePoint { needs, has, .. } => {
            words.reason_take(arg::Has(shown(has)), arg::Needs(shown(needs)))
        }
        Reason::CubeGammons { share, price, .. } => words.reason_cube_gammons(
            arg::Price(two_decimals(words, price)),
            arg::Share(shown(share)),
        ),
        Reason::DeadCube { needs, money } => {
            words.reason_dead_cube(arg::Money(shown(money)), arg::Needs(shown(needs)))
        }
        Reason::ScoreChanges { needs, money } => {
            words.reason_score(arg::Money(shown(money)), arg::Needs(shown(needs)))
        }
        Reason::MarketLosers { exchanges, many } => {
            let share = shown(Share::of(f32::from(exchanges) / f32::from(EXCHANGES)));
            if many {
                words.reason_market_lost(arg::Count(exchanges), arg::Share(share))
            } else {
                words.reason_market_kept(arg::Count(exchanges), arg::Share(share))
            }
        }
        Reason::LastRoll { wins } => words.reason_last_roll(wins.count()),
        Reason::NothingToLose => words.reason_nothing_to_lose(),
        Reason::Beaver { yours, favourite } => words.reason_beaver(match (yours, favourite) {
            (true, true) => "yours",
            (true, false) => "not",
            (false, _) => "theirs",
        }),
        Reason::ScoreDoubles { from, money } => {
            words.reason_score_doubles(arg::From(shown(from)), arg::Money(shown(money)))
        }
        Reason::DoublingWindow {
            has,
            from,
            too_good,
        } => match too_good {
            Some(to) => words.reason_window(
                arg::From(shown(from)),
                arg::Has(shown(has)),
                arg::To(shown(to)),
            ),
            None => words.reason_window_open(arg::From(shown(from)), arg::Has(shown(has))),
        },
        _ => return None,
    })
}
