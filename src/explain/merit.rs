//! Sentences about the best play: what it does better.

use reasons::{Compared, Reason};

use crate::{Telling, numbers::percent_number};

/// The gammon price for money, in thousandths.
const MONEY_PRICE: u16 = 500;
/// The lowest point of the player who decided that back checkers have to pass: the opponent's 8 point.
const OWN_EXIT: u8 = 17;

/// Returns a sentence about the best play that can stand alone; `None` for a reason without one.
pub(crate) fn merit(told: &Telling, reason: &Reason) -> Option<String> {
    let of = [
        about_hits,
        about_next_turn,
        about_board,
        about_plan,
        chances,
    ];
    of.into_iter().find_map(|of| of(told, reason))
}

/// Returns the sentence about the best play that follows the [fault](crate::fault::fault) of the same reason.
pub(crate) fn counterpart(told: &Telling, reason: &Reason) -> Option<String> {
    let (words, play) = (told.words, told.best_subject());
    let fewer = |best: u8| Some(words.merit_fewer(told.best_subject(), best));
    match *reason {
        Reason::Shots { any: shots, .. } | Reason::Safe { shots, .. } => fewer(shots.best.count()),
        Reason::Enters(rolls)
        | Reason::TheyMake { rolls, .. }
        | Reason::TheyCover { rolls, .. }
        | Reason::TheyEscape(rolls)
        | Reason::TheyDoWell(rolls) => fewer(rolls.best.count()),
        Reason::Blots(checkers) | Reason::Buries(checkers) | Reason::Outside(checkers) => {
            fewer(checkers.best)
        }
        Reason::Stacks { checkers, .. } => fewer(checkers.best),
        Reason::PipsAtRisk(pips) if pips.best == 0 => Some(words.merit_shots_none(play)),
        Reason::PipsAtRisk(pips) => Some(words.merit_pips_at_risk(play, pips.best)),
        Reason::Timing(pips) => Some(words.merit_timing(play, pips.best)),
        Reason::Gap(_) => Some(words.merit_gap(play)),
        _ => None,
    }
}

/// The sentence for a reason about hits and shots; `None` for any other.
fn about_hits(told: &Telling, reason: &Reason) -> Option<String> {
    let (words, play, who) = (told.words, told.best_subject(), told.voice.who());
    Some(match *reason {
        Reason::Shots { any: shots, .. } | Reason::Safe { shots, .. }
            if shots.best.count() == 0 =>
        {
            words.merit_shots_none(play)
        }
        Reason::Bold { points, shots } => words.merit_bold(play, shots.best.count(), points),
        Reason::Hits {
            point,
            checkers,
            pips,
            enters,
        } => words.merit_hits(play, checkers, who, point.number(), pips, enters.count()),
        Reason::Tempo {
            point,
            good,
            dances,
        } => {
            let (point, Compared { made, best }) = (point.number(), good);
            if best < made && !good.are_close() {
                words.merit_tempo(play, who, point, best.count(), made.count())
            } else {
                words.merit_tempo_dance(play, who, point, dances.count())
            }
        }
        Reason::Duplicates {
            number,
            point,
            good: Compared { made, best },
        } => {
            let (made, best) = (made.count(), best.count());
            words.merit_duplicates(play, number, who, point.number(), best, made)
        }
        _ => return None,
    })
}

/// The sentence for a reason about the next roll of the player who decided; `None` for any other.
fn about_next_turn(told: &Telling, reason: &Reason) -> Option<String> {
    let (words, play, who) = (told.words, told.best_subject(), told.voice.who());
    Some(match *reason {
        Reason::YouMake { point, rolls } => {
            let (made, best) = (rolls.made.count(), rolls.best.count());
            words.merit_you_make(play, who, point.number(), best, made)
        }
        Reason::YouCover { point, rolls } => {
            let (made, best) = (rolls.made.count(), rolls.best.count());
            words.merit_you_cover(play, who, point.number(), best, made)
        }
        Reason::YouEscape(rolls) => {
            let (made, best) = (rolls.made.count(), rolls.best.count());
            words.merit_you_escape(play, best, who, OWN_EXIT, made)
        }
        Reason::YouDoWell(rolls) => {
            words.merit_you_do_well(play, rolls.best.count(), rolls.made.count())
        }
        Reason::Slots {
            point,
            hits,
            covers,
        } => words.merit_slots(play, who, point.number(), hits.count(), covers.count()),
        Reason::BearsOffNext { checkers, rolls } => {
            let (made, best) = (rolls.made.count(), rolls.best.count());
            words.merit_bears_off_next(play, best, checkers, made)
        }
        _ => return None,
    })
}

/// The sentence for a reason that the board shows; `None` for any other.
fn about_board(told: &Telling, reason: &Reason) -> Option<String> {
    let (words, play, who) = (told.words, told.best_subject(), told.voice.who());
    Some(match *reason {
        Reason::Makes(point) => words.merit_makes(play, who, point.number()),
        Reason::Breaks(point) => words.merit_keeps(play, who, point.number()),
        Reason::Anchor(point) => words.merit_anchor(play, who, point.number()),
        Reason::BetterAnchor(Compared { made, best }) => {
            words.merit_better_anchor(play, who, best.number(), made.number())
        }
        Reason::Prime(Compared { made, best }) => words.merit_prime(play, best, made),
        Reason::Runs(Compared { made, best }) => words.merit_runs(play, best, made),
        Reason::Escapes(Compared { made, best }) => words.merit_escapes(play, best, made),
        Reason::MovesUp(point) => words.merit_moves_up(play, who, point.number()),
        Reason::BearsOff(Compared { made, best }) => words.merit_bears_off(play, best, made),
        _ => return None,
    })
}

/// The sentence for a reason about the plan of the game; `None` for any other.
fn about_plan(told: &Telling, reason: &Reason) -> Option<String> {
    let (words, play) = (told.words, told.best_subject());
    Some(match *reason {
        Reason::Race { ahead: true, pips } => words.merit_race_ahead(play, pips),
        Reason::Race { ahead: false, pips } => words.merit_race_behind(play, pips),
        Reason::GammonValue { yours, price } => {
            let whose = if yours { "yours" } else { "theirs" };
            if price > MONEY_PRICE {
                words.merit_gammons_matter(play, whose)
            } else {
                words.merit_gammons_idle(play, whose)
            }
        }
        _ => return None,
    })
}

/// The sentence for a reason that compares chances; `None` for any other.
fn chances(told: &Telling, reason: &Reason) -> Option<String> {
    let (words, play) = (told.words, told.best_subject());
    let compared = reason.chances()?;
    let [made, best] = [compared.made, compared.best].map(|chance| percent_number(words, chance));
    Some(match reason {
        Reason::Wins(_) => words.merit_wins(play, best, made),
        Reason::GammonsWon(_) => words.merit_gammons_won(play, best, made),
        Reason::GammonsLost(_) => words.merit_gammons_lost(play, best, made),
        Reason::BackgammonsWon(_) => words.merit_backgammons_won(play, best, made),
        Reason::BackgammonsLost(_) => words.merit_backgammons_lost(play, best, made),
        _ => return None,
    })
}
