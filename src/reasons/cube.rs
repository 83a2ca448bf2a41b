//! Reasons for and against cube actions.

use engine::{Candidate, Context, Evaluator, Outcomes, Standing};
use rules::{Choice, CubeValue, Decision};

use crate::window::{for_money, is_dead_for_taker};
use crate::{Compared, EXCHANGES, Reason, Share, Window, gammon_price, market_losers};

/// Fewer gammons than so many thousandths are nothing special.
const MANY_GAMMONS: u16 = 200;
/// A take point that the score moves by so many thousandths is worth mentioning.
const SCORE_MOVES: u16 = 20;
/// So many market losers are many: a quarter of all exchanges.
const MANY_LOSERS: u16 = EXCHANGES / 4;
/// So many are few: a tenth.
const FEW_LOSERS: u16 = EXCHANGES / 10;

/// A double as the one who doubles sees it.
struct Doubled {
    outcomes: Outcomes,
    context: Context,
    window: Window,
    /// The cube if it is taken.
    value: CubeValue,
}

impl Doubled {
    fn new(outcomes: Outcomes, decision: &Decision) -> Option<Self> {
        let context = Context::of_decision(decision);
        Some(Self {
            outcomes,
            context,
            window: Window::of(&outcomes, &context)?,
            value: context.value.doubled()?,
        })
    }

    fn win(&self) -> Share {
        Share::of(self.outcomes.win())
    }

    fn gammons(&self) -> Share {
        Share::of(self.outcomes.cumulative().win_gammon)
    }

    /// What a take needs, if the chances speak for `take`, or else for a drop.
    fn take_point(&self, take: bool, yours: bool) -> Option<Reason> {
        let (needs, has) = (self.window.take_point()?, self.win().rest());
        ((has >= needs) == take).then_some(Reason::TakePoint { yours, needs, has })
    }

    /// Many gammons that count, won by the one who doubles.
    fn many_gammons(&self, yours: bool) -> Option<Reason> {
        let share = self.gammons();
        let price = Share::of(gammon_price(&self.context, self.value)).thousandths();
        let counts = share.thousandths() >= MANY_GAMMONS && price > 0;
        counts.then_some(Reason::CubeGammons {
            yours,
            share,
            price,
        })
    }

    /// How the score moves the take point: up if that speaks against `take`.
    fn score(&self, take: bool) -> Option<Reason> {
        let Standing::Match(score) = self.context.standing else {
            return None;
        };
        let needs = self.window.take_point()?;
        let money = Window::of(&self.outcomes, &for_money(&self.context))?.take_point()?;
        let moved = if take {
            money.thousandths().saturating_sub(needs.thousandths())
        } else {
            needs.thousandths().saturating_sub(money.thousandths())
        };
        let dead = is_dead_for_taker(score, self.value);
        (moved >= SCORE_MOVES).then_some(if dead && !take {
            Reason::DeadCube { needs, money }
        } else {
            Reason::ScoreChanges { needs, money }
        })
    }
}

/// Why the answer to a double was wrong.
pub(crate) fn answering(decision: &Decision, candidates: Compared<&Candidate>) -> Vec<Reason> {
    let take = match candidates.best.choice {
        Choice::Take => true,
        Choice::Drop => false,
        _ => return Vec::new(),
    };
    let theirs = candidates.best.outcomes.flipped();
    let Some(doubled) = Doubled::new(theirs, decision) else {
        return Vec::new();
    };
    // Everything else explains the take point: without it, nothing is sure.
    let Some(first) = doubled.take_point(take, true) else {
        return Vec::new();
    };
    let gammons = doubled.many_gammons(false).filter(|_| !take);
    let score = doubled.score(take);
    [Some(first), gammons, score]
        .into_iter()
        .flatten()
        .collect()
}

/// Why doubling, or rolling, was wrong.
pub(crate) fn doubling<E: Evaluator>(
    judge: &E,
    decision: &Decision,
    candidates: Compared<&Candidate>,
) -> Vec<Reason> {
    let Some(doubled) = Doubled::new(candidates.best.outcomes, decision) else {
        return Vec::new();
    };
    let late = candidates.best.choice == Choice::Double;
    let losers = || {
        let exchanges = market_losers(judge, decision);
        let sure = if late {
            exchanges >= MANY_LOSERS
        } else {
            exchanges <= FEW_LOSERS
        };
        sure.then_some(Reason::MarketLosers {
            exchanges,
            many: late,
        })
    };
    let (has, window) = (doubled.win(), doubled.window);
    let place = Reason::DoublingWindow { has, window };
    let too_good = window.too_good.is_some_and(|from| has >= from);
    match (late, has >= window.opens) {
        (true, true) if !too_good => {
            let cashes = window.cash.is_some_and(|cash| has >= cash);
            let drops = cashes.then(|| doubled.take_point(false, false)).flatten();
            let waits = if cashes { None } else { losers() };
            [waits, drops, Some(place)].into_iter().flatten().collect()
        }
        (false, true) if too_good => {
            let gammons = doubled.many_gammons(true);
            [gammons, Some(place)].into_iter().flatten().collect()
        }
        (false, false) => [losers(), Some(place)].into_iter().flatten().collect(),
        // The model at a glance and the analysis do not agree.
        _ => Vec::new(),
    }
}
