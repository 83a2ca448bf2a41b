//! The sentence for each kind of reason.

use reasons::{Compared, EXCHANGES, Reason, Share};
use words::Words;

use crate::numbers::{equity, percent_number, two_decimals};

/// Returns the sentence that explains `reason`.
pub fn sentence(words: &Words, reason: &Reason) -> String {
    match reason {
        Reason::Hits {
            point,
            checkers,
            pips,
            enters,
        } => words.reason_hits(*checkers, point.number(), *pips, enters.count()),
        Reason::Shots {
            blot,
            at_blot,
            any: Compared { made, best },
        } => {
            let (point, made, best) = (blot.number(), made.count(), best.count());
            if at_blot.count() == made {
                words.reason_shots_one(point, made, best)
            } else {
                words.reason_shots(made, point, at_blot.count(), best)
            }
        }
        Reason::Makes(point) => words.reason_makes(point.number()),
        Reason::Breaks(point) => words.reason_breaks(point.number()),
        Reason::Anchor(point) => words.reason_anchor(point.number()),
        Reason::Prime(Compared { made, best }) => words.reason_prime(*best, *made),
        Reason::Replies { rolls, loss } => {
            let [first, second, third] = rolls.map(|roll| roll.to_string());
            words.reason_replies(first, second, third, equity(words, *loss))
        }
        Reason::Wins(_) | Reason::GammonsWon(_) | Reason::GammonsLost(_) => chances(words, reason),
        Reason::TakePoint { .. }
        | Reason::CubeGammons { .. }
        | Reason::DeadCube { .. }
        | Reason::ScoreChanges { .. }
        | Reason::MarketLosers { .. }
        | Reason::LastRoll { .. }
        | Reason::NothingToLose
        | Reason::Beaver { .. }
        | Reason::ScoreDoubles { .. }
        | Reason::DoublingWindow { .. } => about_cube(words, reason),
        Reason::Enters(_)
        | Reason::TheyMake { .. }
        | Reason::TheyCover { .. }
        | Reason::TheyEscape(_)
        | Reason::YouMake { .. }
        | Reason::YouCover { .. }
        | Reason::YouEscape(_) => about_rolls(words, reason),
    }
}

/// The sentence for a reason that compares rolls; empty for any other.
fn about_rolls(words: &Words, reason: &Reason) -> String {
    let (point, rolls) = match reason {
        Reason::Enters(rolls) | Reason::TheyEscape(rolls) | Reason::YouEscape(rolls) => (0, rolls),
        Reason::TheyMake { point, rolls }
        | Reason::TheyCover { point, rolls }
        | Reason::YouMake { point, rolls }
        | Reason::YouCover { point, rolls } => (point.number(), rolls),
        _ => return String::new(),
    };
    let (made, best) = (rolls.made.count(), rolls.best.count());
    match reason {
        Reason::Enters(_) => words.reason_enters(made, best),
        Reason::TheyEscape(_) => words.reason_they_escape(made, best),
        Reason::YouEscape(_) => words.reason_you_escape(made, best),
        Reason::TheyMake { .. } => words.reason_they_make(point, made, best),
        Reason::TheyCover { .. } => words.reason_they_cover(point, made, best),
        Reason::YouMake { .. } => words.reason_you_make(point, made, best),
        _ => words.reason_you_cover(point, made, best),
    }
}

/// The sentence for a reason that compares chances; empty for any other.
fn chances(words: &Words, reason: &Reason) -> String {
    let both = |pair: &Compared<Share>| {
        (
            percent_number(words, pair.made),
            percent_number(words, pair.best),
        )
    };
    match reason {
        Reason::Wins(pair) => {
            let (made, best) = both(pair);
            words.reason_wins(best, made)
        }
        Reason::GammonsWon(pair) => {
            let (made, best) = both(pair);
            words.reason_gammons_won(best, made)
        }
        Reason::GammonsLost(pair) => {
            let (made, best) = both(pair);
            words.reason_gammons_lost(made, best)
        }
        _ => String::new(),
    }
}

/// The sentence for a reason about the cube; empty for any other.
fn about_cube(words: &Words, reason: &Reason) -> String {
    let shown = |share: Share| percent_number(words, share);
    match *reason {
        Reason::TakePoint { yours, needs, has } if yours => {
            words.reason_take_yours(shown(needs), shown(has))
        }
        Reason::TakePoint { needs, has, .. } => words.reason_take_theirs(shown(needs), shown(has)),
        Reason::CubeGammons {
            yours,
            share,
            price,
        } => {
            let price = two_decimals(words, price);
            if yours {
                words.reason_gammons_for(shown(share), price)
            } else {
                words.reason_gammons_against(shown(share), price)
            }
        }
        Reason::DeadCube { needs, money } => words.reason_dead_cube(shown(needs), shown(money)),
        Reason::ScoreChanges { needs, money } => words.reason_score(shown(needs), shown(money)),
        Reason::MarketLosers { exchanges, many } => {
            let share = shown(Share::of(f32::from(exchanges) / f32::from(EXCHANGES)));
            if many {
                words.reason_market_lost(exchanges, share)
            } else {
                words.reason_market_kept(exchanges, share)
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
            words.reason_score_doubles(shown(from), shown(money))
        }
        Reason::DoublingWindow {
            has,
            from,
            too_good,
        } => match too_good {
            Some(to) => words.reason_window(shown(has), shown(from), shown(to)),
            None => words.reason_window_open(shown(has), shown(from)),
        },
        _ => String::new(),
    }
}
