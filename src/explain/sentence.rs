//! The sentence for each kind of reason.

use reasons::{Compared, EXCHANGES, Reason, Rolls, Share};
use words::Words;

use crate::numbers::{percent_number, two_decimals};

/// The gammon price for money, in thousandths.
const MONEY_PRICE: u16 = 500;

/// Returns the sentence that explains `reason`.
pub fn sentence(words: &Words, reason: &Reason) -> String {
    let of = [
        about_rolls,
        about_shots,
        about_board,
        about_plan,
        chances,
        about_cube,
    ];
    let said = of.into_iter().find_map(|of| of(words, reason));
    said.unwrap_or_default()
}

/// The sentence for a reason that compares rolls of the opponent or of the player; `None` for any other.
fn about_rolls(words: &Words, reason: &Reason) -> Option<String> {
    let count = |rolls: &Compared<Rolls>| (rolls.made.count(), rolls.best.count());
    let compared = |rolls, of: &dyn Fn(u8, u8) -> String| {
        let (made, best) = count(rolls);
        of(made, best)
    };
    Some(match reason {
        Reason::Enters(rolls) => compared(rolls, &|made, best| words.reason_enters(made, best)),
        Reason::TheyEscape(rolls) => {
            compared(rolls, &|made, best| words.reason_they_escape(made, best))
        }
        Reason::YouEscape(rolls) => {
            compared(rolls, &|made, best| words.reason_you_escape(made, best))
        }
        Reason::TheyDoWell(rolls) => {
            compared(rolls, &|made, best| words.reason_they_do_well(made, best))
        }
        Reason::YouDoWell(rolls) => {
            compared(rolls, &|made, best| words.reason_you_do_well(made, best))
        }
        Reason::BearsOffNext { checkers, rolls } => compared(rolls, &|made, best| {
            words.reason_bears_off_next(*checkers, made, best)
        }),
        Reason::TheyMake { point, rolls } => compared(rolls, &|made, best| {
            words.reason_they_make(point.number(), made, best)
        }),
        Reason::TheyCover { point, rolls } => compared(rolls, &|made, best| {
            words.reason_they_cover(point.number(), made, best)
        }),
        Reason::YouMake { point, rolls } => compared(rolls, &|made, best| {
            words.reason_you_make(point.number(), made, best)
        }),
        Reason::YouCover { point, rolls } => compared(rolls, &|made, best| {
            words.reason_you_cover(point.number(), made, best)
        }),
        Reason::Duplicates {
            number,
            point,
            good,
        } => compared(good, &|made, best| {
            words.reason_duplicates(*number, point.number(), best, made)
        }),
        _ => return None,
    })
}

/// The sentence for a reason about hits and shots; `None` for any other.
fn about_shots(words: &Words, reason: &Reason) -> Option<String> {
    Some(match *reason {
        Reason::Hits {
            point,
            checkers,
            pips,
            enters,
        } => words.reason_hits(checkers, point.number(), pips, enters.count()),
        Reason::Tempo {
            point,
            good: Compared { made, best },
            dances,
        } => {
            if best < made {
                words.reason_tempo(point.number(), best.count(), made.count())
            } else {
                words.reason_tempo_dance(point.number(), dances.count())
            }
        }
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
        Reason::Safe { points, shots } => {
            words.reason_safe(points, shots.made.count(), shots.best.count())
        }
        Reason::Bold { points, shots } => {
            words.reason_bold(shots.best.count(), shots.made.count(), points)
        }
        Reason::Blots(blots) => words.reason_blots(blots.made, blots.best),
        Reason::PipsAtRisk(pips) => words.reason_pips_at_risk(pips.made, pips.best),
        Reason::Slots {
            point,
            hits,
            covers,
        } => words.reason_slots(point.number(), hits.count(), covers.count()),
        _ => return None,
    })
}

/// The sentence for a reason that the board shows; `None` for any other.
fn about_board(words: &Words, reason: &Reason) -> Option<String> {
    Some(match *reason {
        Reason::Makes(point) => words.reason_makes(point.number()),
        Reason::Breaks(point) => words.reason_breaks(point.number()),
        Reason::Anchor(point) => words.reason_anchor(point.number()),
        Reason::BetterAnchor(Compared { made, best }) => {
            words.reason_better_anchor(best.number(), made.number())
        }
        Reason::Prime(Compared { made, best }) => words.reason_prime(best, made),
        Reason::Runs(Compared { made, best }) => words.reason_runs(best, made),
        Reason::Escapes(Compared { made, best }) => words.reason_escapes(best, made),
        Reason::MovesUp(point) => words.reason_moves_up(point.number()),
        Reason::Stacks { point, checkers } => {
            words.reason_stacks(checkers.made, point.number(), checkers.best)
        }
        Reason::Buries(Compared { made, best }) => words.reason_buries(made, best),
        Reason::BearsOff(Compared { made, best }) => words.reason_bears_off(best, made),
        Reason::Outside(Compared { made, best }) => words.reason_outside(made, best),
        Reason::Gap(point) => words.reason_gap(point.number()),
        _ => return None,
    })
}

/// The sentence for a reason about the plan of the game; `None` for any other.
fn about_plan(words: &Words, reason: &Reason) -> Option<String> {
    Some(match *reason {
        Reason::Race { ahead: true, pips } => words.reason_race_ahead(pips),
        Reason::Race { ahead: false, pips } => words.reason_race_behind(pips),
        Reason::Timing(Compared { made, best }) => words.reason_timing(made, best),
        Reason::GammonValue { yours, price } => {
            let whose = if yours { "yours" } else { "theirs" };
            let shown = two_decimals(words, price);
            if price > MONEY_PRICE {
                words.reason_gammons_matter(shown, whose)
            } else {
                words.reason_gammons_idle(shown, whose)
            }
        }
        _ => return None,
    })
}

/// The sentence for a reason that compares chances; `None` for any other.
fn chances(words: &Words, reason: &Reason) -> Option<String> {
    let both = |pair: &Compared<Share>| {
        (
            percent_number(words, pair.made),
            percent_number(words, pair.best),
        )
    };
    Some(match reason {
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
        _ => return None,
    })
}

/// The sentence for a reason about the cube; `None` for any other.
fn about_cube(words: &Words, reason: &Reason) -> Option<String> {
    let shown = |share: Share| percent_number(words, share);
    Some(match *reason {
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
        _ => return None,
    })
}
