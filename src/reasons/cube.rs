//! Reasons why a cube action is wrong.

use engine::{Candidate, Context, Evaluator, Outcomes, Standing};
use rules::{Choice, CubeValue, Decision};

use crate::window::{for_money, is_dead_for_taker};
use crate::{Compared, EXCHANGES, Reason, Share, Window, gammon_price, market_losers};

/// The fewest gammons worth mentioning, in thousandths.
const MANY_GAMMONS: u16 = 200;
/// The smallest change of the take point by the score worth mentioning, in thousandths.
const MIN_SCORE_EFFECT: u16 = 20;
/// The fewest market losers that count as many: a quarter of all exchanges.
const MANY_LOSERS: u16 = EXCHANGES / 4;
/// The most market losers that count as few: a tenth.
const FEW_LOSERS: u16 = EXCHANGES / 10;

/// A double, seen by the player who doubles.
struct Doubled {
    outcomes: Outcomes,
    context: Context,
    window: Window,
    /// The value of the cube if the double is taken.
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

    /// The take point beside the taker's winning chance, if the two speak for `take` (a drop if false).
    fn take_point(&self, take: bool, yours: bool) -> Option<Reason> {
        let (needs, has) = (self.window.take_point()?, self.win().complement());
        ((has >= needs) == take).then_some(Reason::TakePoint { yours, needs, has })
    }

    /// Many gammons won by the player who doubles, if gammons count.
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

    /// How the score moves the take point: up if that speaks for a drop, down if it speaks for a take.
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
        (moved >= MIN_SCORE_EFFECT).then_some(if dead && !take {
            Reason::DeadCube { needs, money }
        } else {
            Reason::ScoreChanges { needs, money }
        })
    }
}

/// Returns why the answer to a double was wrong.
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
    // The other reasons only explain the take point; if that contradicts the analysis, none is given.
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

/// Returns why doubling, or not doubling, was wrong.
pub(crate) fn doubling<E: Evaluator>(
    judge: &E,
    decision: &Decision,
    candidates: Compared<&Candidate>,
) -> Vec<Reason> {
    let Some(doubled) = Doubled::new(candidates.best.outcomes, decision) else {
        return Vec::new();
    };
    let should_double = candidates.best.choice == Choice::Double;
    let losers = || {
        let exchanges = market_losers(judge, decision);
        let is_clear = if should_double {
            exchanges >= MANY_LOSERS
        } else {
            exchanges <= FEW_LOSERS
        };
        is_clear.then_some(Reason::MarketLosers {
            exchanges,
            many: should_double,
        })
    };
    let (has, window) = (doubled.win(), doubled.window);
    let place = Reason::DoublingWindow { has, window };
    let too_good = window.too_good.is_some_and(|from| has >= from);
    match (should_double, has >= window.opens) {
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
        // The window contradicts the analysis.
        _ => Vec::new(),
    }
}
