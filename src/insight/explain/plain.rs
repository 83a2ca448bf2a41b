//! Reasons in one sentence for a beginner, without notation and without numbers except those of points.

use rules::{Board, Point};
use words::arg;

use crate::{
    explain::{
        CubeVerdict, SentenceContext, Voice,
        deed::{deed, hit_key},
        fault,
    },
    reasons::{Reason, Rolls},
};

/// Level of detail of the sentences about a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Detail {
    /// Notation and numbers.
    #[default]
    Full,
    /// One sentence in everyday words, for a beginner.
    Plain,
}

/// Number of hitting rolls from which a checker is hit easily: one third.
const EASY: u8 = 12;

/// Returns the sentence about the play that was made, or about a better play if the reasons name no fault; `None` if
/// every reason is [slight](Reason::is_slight). If the play is the best one (`is_right`), the sentence names its merit.
/// `deed`, the sentence about what the better play does, comes before reasons that are not visible on the board.
pub(crate) fn plain_lead(
    context: &SentenceContext,
    reasons: &[Reason],
    is_right: bool,
    deed: Option<String>,
) -> Option<String> {
    let significant = || reasons.iter().filter(|reason| !reason.is_slight());
    let play = if is_right {
        context.words.reason_this(Voice::You.who())
    } else {
        context.words.plain_better()
    };
    let mut shown = significant().filter(|reason| reason.chances().is_none());
    let merit = |reason: &Reason| plain_merit(context, reason, &play);
    let fault = significant().find_map(|reason| plain_fault(context, reason));
    fault
        .filter(|_| !is_right)
        .or_else(|| shown.find_map(merit))
        .or(deed)
        .or_else(|| significant().find_map(merit))
}

/// Returns the sentence with the subject `play` about what a play does on the board; `None` if there is nothing to say
/// about it. Both boards are from the view of the player who made the play.
pub(crate) fn plain_deed(
    context: &SentenceContext,
    before: &Board,
    after: &Board,
    play: &str,
) -> Option<String> {
    let (what, number) = deed(before, after)?;
    Some(merit_about(context, what, number, play))
}

/// Returns the sentence with the subject `play` about the checkers that a play hits; `None` if it hits none.
pub(crate) fn plain_hit(context: &SentenceContext, hits: &[Point], play: &str) -> Option<String> {
    let (what, number) = hit_key(hits)?;
    Some(merit_about(context, what, number, play))
}

/// Returns a sentence that says only that a better play wins more often.
pub(crate) fn plain_better(context: &SentenceContext) -> String {
    merit_about(context, "wins", 0, &context.words.plain_better())
}

/// Returns the sentence about the fault of the play that was made; `None` for a reason that concerns only the best
/// play.
pub(crate) fn plain_fault(context: &SentenceContext, reason: &Reason) -> Option<String> {
    let is_easy = |rolls: Rolls| rolls.count() >= EASY;
    let (what, number) = match *reason {
        Reason::Shots { blot, at_blot, any } if at_blot == any.made => {
            let what = if is_easy(at_blot) {
                "shot-easy"
            } else {
                "shot"
            };
            (what, blot.number())
        }
        Reason::Shots { any, .. } if is_easy(any.made) => ("shots-easy", 0),
        Reason::Shots { .. } => ("shots", 0),
        Reason::Safe { .. } => ("safe", 0),
        Reason::Blots(blots) if blots.made == 1 => ("blot", 0),
        Reason::Blots(_) => ("blots", 0),
        Reason::PipsAtRisk(_) => ("pips", 0),
        Reason::Enters(_) => ("enters", 0),
        Reason::TheyMake { point, .. } | Reason::TheyCover { point, .. } => {
            ("make", point.number())
        }
        Reason::TheyEscape(_) => ("escape", 0),
        Reason::TheyDoWell(_) => ("well", 0),
        Reason::Stacks { point, .. } => ("stacks", point.number()),
        Reason::Buries(_) => ("buries", 0),
        Reason::Timing(_) => ("timing", 0),
        Reason::Outside(_) => ("outside", 0),
        // These sentences contain no numbers but those of points.
        Reason::Breaks(_) | Reason::Anchor(_) | Reason::MovesUp(_) | Reason::Gap(_) => {
            return fault(context, reason);
        }
        _ => return None,
    };
    Some(context.words.plain_fault(
        context.voice.other(),
        arg::Play(context.made_subject()),
        context.point(number),
        arg::What(what),
        arg::Who(context.voice.who()),
    ))
}

/// Returns the sentence with the subject `play` about the merit of the best play; `None` for a reason about the cube.
fn plain_merit(context: &SentenceContext, reason: &Reason, play: &str) -> Option<String> {
    let (what, number) = match *reason {
        Reason::Hits {
            point, checkers: 1, ..
        } => ("hit", point.number()),
        Reason::Hits { .. } => ("hits", 0),
        Reason::Tempo { point, .. } => ("tempo", point.number()),
        Reason::Bold { .. } => ("bold", 0),
        Reason::YouMake { point, .. } | Reason::YouCover { point, .. } => ("make", point.number()),
        Reason::YouEscape(_) => ("escape", 0),
        Reason::YouDoWell(_) => ("well", 0),
        Reason::Slots { point, .. } => ("slot", point.number()),
        Reason::BearsOffNext { .. } => ("off-next", 0),
        Reason::Makes(point) => ("makes", point.number()),
        Reason::Breaks(point) => ("keeps", point.number()),
        Reason::Anchor(point) => ("anchor", point.number()),
        Reason::BetterAnchor(points) => ("better-anchor", points.best.number()),
        Reason::Prime(_) => ("prime", 0),
        Reason::Runs(_) => ("out", 0),
        Reason::Escapes(_) => ("away", 0),
        Reason::MovesUp(point) => ("up", point.number()),
        Reason::BearsOff(_) => ("off", 0),
        Reason::Race { ahead: true, .. } => ("ahead", 0),
        Reason::Race { ahead: false, .. } => ("behind", 0),
        Reason::GammonsWon(_) | Reason::GammonValue { yours: true, .. } => ("gammons-won", 0),
        Reason::GammonsLost(_) | Reason::GammonValue { yours: false, .. } => ("gammons-lost", 0),
        Reason::BackgammonsWon(_) => ("backgammons-won", 0),
        Reason::BackgammonsLost(_) => ("backgammons-lost", 0),
        Reason::Wins(_) => ("wins", 0),
        Reason::Shots { any: shots, .. } | Reason::Safe { shots, .. }
            if shots.best.count() == 0 =>
        {
            ("safe", 0)
        }
        Reason::PipsAtRisk(pips) if pips.best == 0 => ("safe", 0),
        Reason::Shots { .. } | Reason::Safe { .. } | Reason::PipsAtRisk(_) => ("safer", 0),
        Reason::Blots(_) => ("blots", 0),
        Reason::Enters(_)
        | Reason::TheyMake { .. }
        | Reason::TheyCover { .. }
        | Reason::TheyEscape(_)
        | Reason::TheyDoWell(_)
        | Reason::Duplicates { .. } => ("fewer", 0),
        Reason::Stacks { .. } => ("spread", 0),
        Reason::Buries(_) => ("in-play", 0),
        Reason::Timing(_) => ("waits", 0),
        Reason::Outside(_) => ("home", 0),
        Reason::Gap(point) => ("no-gap", point.number()),
        _ => return None,
    };
    Some(merit_about(context, what, number, play))
}

fn merit_about(context: &SentenceContext, what: &'static str, number: u8, play: &str) -> String {
    context.words.plain_merit(
        context.voice.other(),
        arg::Play(play),
        context.point(number),
        arg::What(what),
        arg::Who(context.voice.who()),
    )
}

/// Returns the verdict without the numbers that support it.
pub(crate) const fn without_numbers(verdict: CubeVerdict) -> CubeVerdict {
    match verdict {
        CubeVerdict::Take { has, .. } => CubeVerdict::Take { has, needs: None },
        CubeVerdict::Drop { has, .. } => CubeVerdict::Drop { has, needs: None },
        CubeVerdict::Wait { has, .. } => CubeVerdict::Wait { has, from: None },
        CubeVerdict::Double { has, .. } => CubeVerdict::Double { has, from: None },
        CubeVerdict::Cash { has, .. } => CubeVerdict::Cash { has, needs: None },
        CubeVerdict::TooGood { gammons } => CubeVerdict::Wait {
            has: gammons,
            from: None,
        },
        CubeVerdict::Beaver | CubeVerdict::WaitForBeaver => verdict,
    }
}
