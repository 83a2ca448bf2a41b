//! Reasons why a cube action is wrong, all derived from the analysis's verdict so that none contradicts it.

use engine::{Candidate, Context, CubeAction, Evaluator, Outcomes, Standing};
use rules::{Choice, CubeValue, Decision};

use crate::reasons::{
    Compared, KnownEquities, Reason, Rolls, Share, Window, gammon_price,
    market::Market,
    verdict::CubeVerdict,
    window::{for_money, is_dead_for_taker},
};

/// Minimum gammon chance that is given as a reason, in thousandths.
const MANY_GAMMONS: u16 = 200;
/// Minimum score-related shift of a take point or doubling point that is given as a reason, in thousandths.
const MIN_SCORE_EFFECT: u16 = 20;

/// Double, from the doubler's perspective.
struct Doubled<'a, E> {
    judge: &'a E,
    decision: &'a Decision,
    outcomes: Outcomes,
    context: Context,
    verdict: CubeVerdict,
    window: Window,
    /// Cube value after a take.
    value: CubeValue,
}

impl<'a, E: Evaluator> Doubled<'a, E> {
    fn new(
        judge: &'a E,
        decision: &'a Decision,
        outcomes: Outcomes,
        known: KnownEquities,
    ) -> Option<Self> {
        let context = Context::of_decision(decision, judge.met());
        let verdict = known.verdict(judge, decision)?;
        Some(Self {
            judge,
            decision,
            outcomes,
            context,
            verdict,
            window: Window::of(&outcomes, &context, &verdict),
            value: context.value.doubled()?,
        })
    }

    fn win(&self) -> Share {
        Share::of(self.outcomes.win())
    }

    /// Returns the reason that compares the take point with the taker's winning chance.
    fn take_point(&self, yours: bool) -> Option<Reason> {
        let (needs, has) = (self.window.take_point()?, self.win().complement());
        Some(Reason::TakePoint { yours, needs, has })
    }

    /// Returns a reason if the doubler wins many gammons and gammons count.
    fn many_gammons(&self, yours: bool) -> Option<Reason> {
        let share = Share::of(self.outcomes.cumulative().win_gammon);
        let price = Share::of(gammon_price(&self.context, self.value)).thousandths();
        let counts = share.thousandths() >= MANY_GAMMONS && price > 0;
        counts.then_some(Reason::CubeGammons {
            yours,
            share,
            price,
        })
    }

    /// Returns the doubling window for the same position in money play; `None` if the game itself is money play.
    fn money_window(&self) -> Option<Window> {
        if !matches!(self.context.standing, Standing::Match(_)) {
            return None;
        }
        let money = for_money(&self.context);
        let verdict = CubeVerdict::judged(self.judge, self.decision.board(), &money)?;
        Some(Window::of(&self.outcomes, &money, &verdict))
    }

    /// Returns a reason if the score moves the take point: upwards if a drop is correct, downwards if a take is
    /// correct.
    fn score_of_take(&self, take: bool) -> Option<Reason> {
        let Standing::Match(score) = self.context.standing else {
            return None;
        };
        let needs = self.window.take_point()?;
        let money = self.money_window()?.take_point()?;
        let is_moved = if take {
            moves(needs, money)
        } else {
            moves(money, needs)
        };
        let dead = is_dead_for_taker(score, self.value);
        is_moved.then_some(if dead && !take {
            Reason::DeadCube { needs, money }
        } else {
            Reason::ScoreChanges { needs, money }
        })
    }

    /// Returns a reason if the score moves the lowest winning chance for doubling: downwards if a double is correct,
    /// upwards otherwise.
    fn score_of_double(&self, double: bool) -> Option<Reason> {
        let from = self.window.opens?;
        let money = self.money_window()?.opens?;
        let is_moved = if double {
            moves(from, money)
        } else {
            moves(money, from)
        };
        is_moved.then_some(Reason::ScoreDoubles { from, money })
    }

    /// Returns `true` if losing a single game at the current cube already costs the doubler the match.
    fn risks_nothing(&self) -> bool {
        let opponent = self.decision.on_roll().opponent();
        let away = self.decision.score().away(opponent);
        away.is_some_and(|away| u32::from(away) <= self.context.value.points())
    }

    /// Returns the reason about the next rolls: the immediately winning rolls if no later double is possible, otherwise
    /// the market losers.
    fn next_rolls(&self) -> Option<Reason> {
        let market = Market::of(self.judge, self.decision);
        if let Some(wins) = market.last_roll.filter(|wins| *wins < Rolls::ALL) {
            return Some(Reason::LastRoll { wins });
        }
        let exchanges = market.supporting(self.verdict.action())?;
        let many = self.verdict.is_double();
        Some(Reason::MarketLosers { exchanges, many })
    }

    fn place(&self) -> Option<Reason> {
        Some(Reason::DoublingWindow {
            has: self.win(),
            from: self.window.opens?,
            too_good: self.window.too_good,
        })
    }
}

/// Returns `true` if `to` exceeds `from` by enough to mention.
fn moves(from: Share, to: Share) -> bool {
    to.thousandths() >= from.thousandths() + MIN_SCORE_EFFECT
}

/// Returns the reasons why a take or drop was wrong.
pub(crate) fn answering<E: Evaluator>(
    judge: &E,
    decision: &Decision,
    candidates: &Compared<Candidate>,
    known: KnownEquities,
) -> Vec<Reason> {
    let (made, best) = (candidates.made.choice, candidates.best.choice);
    if best == Choice::Beaver || made == Choice::Beaver {
        let favourite = best == Choice::Beaver;
        return vec![Reason::Beaver {
            yours: true,
            favourite,
        }];
    }
    let take = best == Choice::Take;
    if !take && best != Choice::Drop {
        return Vec::new();
    }
    let theirs = candidates.best.outcomes.flipped();
    let Some(doubled) = Doubled::new(judge, decision, theirs, known) else {
        return Vec::new();
    };
    let gammons = doubled.many_gammons(false).filter(|_| !take);
    let reasons = [
        doubled.take_point(true),
        gammons,
        doubled.score_of_take(take),
    ];
    reasons.into_iter().flatten().collect()
}

/// Returns the reasons why doubling, or not doubling, was wrong.
pub(crate) fn doubling<E: Evaluator>(
    judge: &E,
    decision: &Decision,
    candidates: &Compared<Candidate>,
    known: KnownEquities,
) -> Vec<Reason> {
    let Some(doubled) = Doubled::new(judge, decision, candidates.best.outcomes, known) else {
        return Vec::new();
    };
    let action = doubled.verdict.action();
    if doubled.verdict.is_double() != (candidates.best.choice == Choice::Double) {
        return Vec::new();
    }
    let reasons = match action {
        CubeAction::DoubleTake => {
            let free = doubled.risks_nothing().then_some(Reason::NothingToLose);
            let why = free.or_else(|| doubled.next_rolls());
            [why, doubled.score_of_double(true), doubled.place()]
        }
        CubeAction::DoublePass => [doubled.take_point(false), doubled.place(), None],
        CubeAction::TooGood => [doubled.many_gammons(true), doubled.place(), None],
        CubeAction::NoDouble if doubled.verdict.is_beaver() => {
            let beaver = Reason::Beaver {
                yours: false,
                favourite: true,
            };
            [Some(beaver), doubled.place(), None]
        }
        CubeAction::NoDouble => [
            doubled.next_rolls(),
            doubled.score_of_double(false),
            doubled.place(),
        ],
    };
    reasons.into_iter().flatten().collect()
}
