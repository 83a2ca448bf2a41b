//! Sentences about the best play's merits.

use words::arg;

use crate::{
    explain::{SentenceContext, numbers::percent_number},
    reasons::{Compared, Reason},
};

/// Gammon price in money play, in thousandths.
const MONEY_PRICE: u16 = 500;
/// Lowest point that the deciding player's back checkers have to pass: the opponent's 8 point.
const OWN_EXIT: u8 = 17;

/// Returns a sentence about the best play's merit that makes sense without the sentence about the fault; `None` if the
/// reason has no such sentence.
pub(crate) fn merit(context: &SentenceContext, reason: &Reason) -> Option<String> {
    let of = [
        about_hits,
        about_next_turn,
        about_board,
        about_plan,
        chances,
    ];
    of.into_iter().find_map(|of| of(context, reason))
}

/// Returns a sentence that praises the best play for a smaller danger than after the other play; `None` for other
/// reasons.
pub(crate) fn smaller_danger(context: &SentenceContext, reason: &Reason) -> Option<String> {
    let (words, play) = (context.words, arg::Play(context.best_subject()));
    let other = context.voice.other();
    match *reason {
        Reason::Shots { any: shots, .. } | Reason::Safe { shots, .. } => {
            let (best, made) = (shots.best.count(), shots.made.count());
            Some(words.merit_shots_fewer(arg::Best(best), arg::Made(made), other, play))
        }
        Reason::TheyDoWell(good) => {
            let (best, made) = (good.best.count(), good.made.count());
            Some(words.merit_they_do_well(arg::Best(best), arg::Made(made), other, play))
        }
        _ => None,
    }
}

/// Returns the [`merit`] without a count of rolls, for use after a fault that contains one; `None` if the merit cannot
/// be stated without such a count.
pub(crate) fn merit_beside_rolls(context: &SentenceContext, reason: &Reason) -> Option<String> {
    match *reason {
        Reason::Tempo { point, .. } => Some(context.words.merit_tempo_dance(
            arg::Dances(0_u8),
            context.voice.other(),
            arg::Play(context.best_subject()),
            context.point(point.number()),
            arg::Who(context.voice.who()),
        )),
        _ if reason.counts_rolls() => None,
        _ => merit(context, reason),
    }
}

/// Returns the sentence about the best play that follows the sentence about the [fault](crate::explain::fault::fault)
/// for the same reason.
pub(crate) fn counterpart(context: &SentenceContext, reason: &Reason) -> Option<String> {
    let (words, play) = (context.words, arg::Play(context.best_subject()));
    let fewer =
        |best: u8| Some(words.merit_fewer(arg::Best(best), arg::Play(context.best_subject())));
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
        Reason::PipsAtRisk(pips) if pips.best == 0 => Some(words.merit_shots_none(play.0)),
        Reason::PipsAtRisk(pips) => Some(words.merit_pips_at_risk(arg::Best(pips.best), play)),
        Reason::Timing(pips) => Some(words.merit_timing(arg::Best(pips.best), play)),
        Reason::Gap(_) => Some(words.merit_gap(play.0)),
        _ => None,
    }
}

/// Returns the sentence for a reason about hits and shots; `None` for any other reason.
fn about_hits(context: &SentenceContext, reason: &Reason) -> Option<String> {
    let (words, play) = (context.words, arg::Play(context.best_subject()));
    let (who, other) = (arg::Who(context.voice.who()), context.voice.other());
    Some(match *reason {
        Reason::Shots { any: shots, .. } | Reason::Safe { shots, .. }
            if shots.best.count() == 0 =>
        {
            words.merit_shots_none(play.0)
        }
        Reason::Bold { points, shots } => words.merit_bold(
            arg::Best(shots.best.count()),
            other,
            play,
            arg::Points(points),
        ),
        Reason::Hits {
            point,
            checkers,
            pips,
            bar,
            enters,
        } => words.merit_hits(
            arg::Bar(bar),
            arg::Checkers(checkers),
            arg::Enters(enters.count()),
            other,
            arg::Pips(pips),
            play,
            context.point(point.number()),
            who,
        ),
        Reason::Tempo {
            point,
            good,
            dances,
        } => {
            let (point, Compared { made, best }) = (point.number(), good);
            if best < made && !good.are_close() {
                words.merit_tempo(
                    arg::Best(best.count()),
                    arg::Made(made.count()),
                    other,
                    play,
                    context.point(point),
                    who,
                )
            } else {
                words.merit_tempo_dance(
                    arg::Dances(dances.count()),
                    other,
                    play,
                    context.point(point),
                    who,
                )
            }
        }
        Reason::Duplicates {
            number,
            point,
            good: Compared { made, best },
        } => {
            let (made, best) = (made.count(), best.count());
            words.merit_duplicates(
                arg::Best(best),
                arg::Made(made),
                arg::Number(number),
                other,
                play,
                context.point(point.number()),
                who,
            )
        }
        _ => return None,
    })
}

/// Returns the sentence for a reason about the deciding player's next roll; `None` for any other reason.
fn about_next_turn(context: &SentenceContext, reason: &Reason) -> Option<String> {
    let (words, play) = (context.words, arg::Play(context.best_subject()));
    let (who, other) = (arg::Who(context.voice.who()), context.voice.other());
    Some(match *reason {
        Reason::YouMake { point, rolls } => {
            let (best, made) = (arg::Best(rolls.best.count()), arg::Made(rolls.made.count()));
            words.merit_you_make(best, made, play, context.point(point.number()), who)
        }
        Reason::YouCover { point, rolls } => {
            let (best, made) = (arg::Best(rolls.best.count()), arg::Made(rolls.made.count()));
            words.merit_you_cover(best, made, play, context.point(point.number()), who)
        }
        Reason::YouEscape(rolls) => {
            let (best, made) = (arg::Best(rolls.best.count()), arg::Made(rolls.made.count()));
            words.merit_you_escape(best, made, play, context.point(OWN_EXIT), who)
        }
        Reason::YouDoWell(rolls) => words.merit_you_do_well(
            arg::Best(rolls.best.count()),
            arg::Made(rolls.made.count()),
            play,
            who,
        ),
        Reason::Slots {
            point,
            hits,
            covers,
        } => words.merit_slots(
            arg::Covers(covers.count()),
            arg::Hits(hits.count()),
            other,
            play,
            context.point(point.number()),
            who,
        ),
        Reason::BearsOffNext { checkers, rolls } => {
            let (best, made) = (arg::Best(rolls.best.count()), arg::Made(rolls.made.count()));
            words.merit_bears_off_next(best, arg::Checkers(checkers), made, play, who)
        }
        _ => return None,
    })
}

/// Returns the sentence for a reason about a feature of the board; `None` for any other reason.
fn about_board(context: &SentenceContext, reason: &Reason) -> Option<String> {
    let (words, play) = (context.words, arg::Play(context.best_subject()));
    let (who, other) = (arg::Who(context.voice.who()), context.voice.other());
    Some(match *reason {
        Reason::Makes(point) => words.merit_makes(play, context.point(point.number()), who),
        Reason::Breaks(point) => words.merit_keeps(play, context.point(point.number()), who),
        Reason::Anchor(point) => words.merit_anchor(play, context.point(point.number()), who),
        Reason::BetterAnchor(Compared { made, best }) => words.merit_better_anchor(
            arg::Made(context.point(made.number()).0),
            play,
            context.point(best.number()),
            who,
        ),
        Reason::Prime(Compared { made, best }) => {
            words.merit_prime(arg::Best(best), arg::Made(made), other, play)
        }
        Reason::Runs(Compared { made, best }) => {
            words.merit_runs(arg::Best(best), arg::Made(made), other, play)
        }
        Reason::Escapes(Compared { made, best }) => {
            words.merit_escapes(arg::Best(best), arg::Made(made), play)
        }
        Reason::MovesUp(point) => words.merit_moves_up(play, context.point(point.number()), who),
        Reason::BearsOff(Compared { made, best }) => {
            words.merit_bears_off(arg::Best(best), arg::Made(made), play)
        }
        _ => return None,
    })
}

/// Returns the sentence for a reason about the game plan; `None` for any other reason.
fn about_plan(context: &SentenceContext, reason: &Reason) -> Option<String> {
    let (words, play) = (context.words, arg::Play(context.best_subject()));
    Some(match *reason {
        Reason::Race { ahead: true, pips } => words.merit_race_ahead(arg::Pips(pips), play),
        Reason::Race { ahead: false, pips } => words.merit_race_behind(arg::Pips(pips), play),
        Reason::GammonValue { yours, price } => {
            let whose = if yours { "yours" } else { "theirs" };
            if price > MONEY_PRICE {
                words.merit_gammons_matter(play, arg::Whose(whose))
            } else {
                words.merit_gammons_idle(play, arg::Whose(whose))
            }
        }
        _ => return None,
    })
}

/// Returns the sentence for a reason that compares chances; `None` for any other reason.
fn chances(context: &SentenceContext, reason: &Reason) -> Option<String> {
    let (words, play) = (context.words, arg::Play(context.best_subject()));
    let compared = reason.chances()?;
    let [made, best] = [compared.made, compared.best].map(|chance| percent_number(words, chance));
    let (best, made) = (arg::Best(best), arg::Made(made));
    Some(match reason {
        Reason::Wins(_) => words.merit_wins(best, made, play),
        Reason::GammonsWon(_) => words.merit_gammons_won(best, made, play),
        Reason::GammonsLost(_) => words.merit_gammons_lost(best, made, play),
        Reason::BackgammonsWon(_) => words.merit_backgammons_won(best, made, play),
        Reason::BackgammonsLost(_) => words.merit_backgammons_lost(best, made, play),
        _ => return None,
    })
}
