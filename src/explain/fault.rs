//! Sentences about the play that was made: what it did wrong.

use reasons::Reason;

use crate::Telling;

/// The highest point of the player who decided that the opponent's back checkers have to pass.
const THEIR_EXIT: u8 = 8;

/// Returns the sentence about the worse play; `None` for a reason that speaks of the best play alone.
pub(crate) fn fault(told: &Telling, reason: &Reason) -> Option<String> {
    about_rolls(told, reason).or_else(|| about_board(told, reason))
}

fn about_rolls(told: &Telling, reason: &Reason) -> Option<String> {
    let (words, play, who) = (told.words, told.made_subject(), told.made_owner());
    Some(match *reason {
        Reason::Shots { blot, at_blot, any } if at_blot == any.made => {
            words.fault_shots_one(play, who, blot.number(), any.made.count())
        }
        Reason::Shots { any, .. } => words.fault_shots(play, any.made.count()),
        Reason::Safe { points, shots } => words.fault_safe(play, shots.made.count(), points),
        Reason::PipsAtRisk(pips) => words.fault_pips_at_risk(play, pips.made),
        Reason::Enters(rolls) => words.fault_enters(play, rolls.made.count()),
        Reason::TheyMake { point, rolls } => {
            words.fault_they_make(play, rolls.made.count(), who, point.number())
        }
        Reason::TheyCover { point, rolls } => {
            words.fault_they_cover(play, rolls.made.count(), who, point.number())
        }
        Reason::TheyEscape(rolls) => {
            words.fault_they_escape(play, rolls.made.count(), who, THEIR_EXIT)
        }
        Reason::TheyDoWell(rolls) => words.fault_they_do_well(play, rolls.made.count()),
        _ => return None,
    })
}

fn about_board(told: &Telling, reason: &Reason) -> Option<String> {
    let (words, play, who) = (told.words, told.made_subject(), told.made_owner());
    Some(match *reason {
        Reason::Blots(blots) => words.fault_blots(play, blots.made),
        Reason::Breaks(point) => words.fault_breaks(play, who, point.number()),
        Reason::Anchor(_) => words.fault_anchor(play),
        Reason::MovesUp(_) => words.fault_moves_up(play),
        Reason::Stacks { point, checkers } => {
            words.fault_stacks(play, checkers.made, who, point.number())
        }
        Reason::Buries(checkers) => words.fault_buries(play, checkers.made),
        Reason::Timing(pips) => words.fault_timing(play, pips.made),
        Reason::Outside(checkers) => words.fault_outside(play, checkers.made),
        Reason::Gap(point) => words.fault_gap(play, who, point.number()),
        _ => return None,
    })
}
