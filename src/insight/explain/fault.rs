//! Sentences about the worse play's faults.

use words::arg;

use crate::{explain::SentenceContext, reasons::Reason};

/// Highest point, in the deciding player's numbering, that the opponent's back checkers have to pass.
const THEIR_EXIT: u8 = 8;

/// Returns the sentence about the worse play's fault; `None` for a reason that concerns only the best play.
pub(crate) fn fault(context: &SentenceContext, reason: &Reason) -> Option<String> {
    about_rolls(context, reason).or_else(|| about_board(context, reason))
}

fn about_rolls(context: &SentenceContext, reason: &Reason) -> Option<String> {
    let (words, play) = (context.words, arg::Play(context.made_subject()));
    let (who, other) = (arg::Who(context.made_owner()), context.voice.other());
    Some(match *reason {
        Reason::Shots { blot, at_blot, any } if at_blot == any.made => words.fault_shots_one(
            arg::Made(any.made.count()),
            other,
            play,
            context.point(blot.number()),
            who,
        ),
        Reason::Shots { any, .. } => words.fault_shots(arg::Made(any.made.count()), other, play),
        Reason::Safe { points, shots } => words.fault_safe(
            arg::Made(shots.made.count()),
            other,
            play,
            arg::Points(points),
        ),
        Reason::PipsAtRisk(pips) => words.fault_pips_at_risk(arg::Made(pips.made), play),
        Reason::Enters(rolls) => words.fault_enters(arg::Made(rolls.made.count()), other, play),
        Reason::TheyMake { point, rolls } => words.fault_they_make(
            arg::Made(rolls.made.count()),
            other,
            play,
            context.point(point.number()),
            who,
        ),
        Reason::TheyCover { point, rolls } => words.fault_they_cover(
            arg::Made(rolls.made.count()),
            other,
            play,
            context.point(point.number()),
            who,
        ),
        Reason::TheyEscape(rolls) => words.fault_they_escape(
            arg::Made(rolls.made.count()),
            other,
            play,
            context.point(THEIR_EXIT),
            who,
        ),
        Reason::TheyDoWell(rolls) => {
            words.fault_they_do_well(arg::Made(rolls.made.count()), other, play)
        }
        _ => return None,
    })
}

fn about_board(context: &SentenceContext, reason: &Reason) -> Option<String> {
    let (words, play) = (context.words, arg::Play(context.made_subject()));
    let (who, other) = (arg::Who(context.made_owner()), context.voice.other());
    Some(match *reason {
        Reason::Blots(blots) => words.fault_blots(arg::Made(blots.made), play),
        Reason::Breaks(point) => words.fault_breaks(play, context.point(point.number()), who),
        Reason::Anchor(_) => words.fault_anchor(other, play),
        Reason::MovesUp(_) => words.fault_moves_up(play.0),
        Reason::Stacks { point, checkers } => words.fault_stacks(
            arg::Made(checkers.made),
            play,
            context.point(point.number()),
            who,
        ),
        Reason::Buries(checkers) => words.fault_buries(arg::Made(checkers.made), play),
        Reason::Timing(pips) => words.fault_timing(arg::Made(pips.made), play),
        Reason::Outside(checkers) => words.fault_outside(arg::Made(checkers.made), play),
        Reason::Gap(point) => words.fault_gap(play, context.point(point.number()), who),
        _ => return None,
    })
}
