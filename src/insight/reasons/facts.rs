//! Cube facts for one position: the doubling windows at the current score and for money, and the market losers.

use engine::{Context, CubeAction, Evaluator, Outcomes, Standing};
use rules::{Decision, Question, Scoring};

use crate::reasons::{
    KnownEquities, Share, Window, gammon_price, market::Market, verdict::CubeVerdict,
    window::for_money,
};

/// Facts that determine the correct cube action, from the perspective of the player who doubles or could double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct CubeFacts {
    /// Winning chance.
    pub win: Share,
    /// Chance of winning a gammon or backgammon.
    pub gammons: Share,
    /// Gammon price after a take, in thousandths: the gain from a gammon over a single win, divided by the gain from a
    /// single win over a single loss; 500 in money play.
    pub price: u16,
    /// Doubling window at the current score and cube.
    pub here: Window,
    /// Doubling window and best action for the same position in money play with a live cube; `None` if the game itself
    /// is money play.
    pub money: Option<Money>,
    /// Best cube action according to the analysis.
    pub action: CubeAction,
    /// `true` if the opponent should beaver a double.
    pub beaver: bool,
    /// Number of market losers: sequences, out of 1296, of one roll by each player after which a double comes too late.
    /// `None` if the number does not support the best action, or if no double is being considered.
    pub market: Option<u16>,
}

/// Doubling window and best action for a position in money play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Money {
    /// Doubling window for the position.
    pub window: Window,
    /// Best cube action at 2 plies.
    pub action: CubeAction,
}

/// Returns the cube facts for `decision`, in which a player may double or answer a double.
///
/// `outcomes` are the outcome probabilities of the player on roll, and `known` holds the equities from the analysis.
/// Returns `None` for misère, or if doubling is not possible.
pub fn cube_facts<E: Evaluator>(
    judge: &E,
    decision: &Decision,
    outcomes: &Outcomes,
    known: KnownEquities,
) -> Option<CubeFacts> {
    if decision.scoring() == Scoring::Misere {
        return None;
    }
    let context = Context::of_decision(decision, judge.met());
    let verdict = known.verdict(judge, decision)?;
    let in_money = |context: &Context| {
        let verdict = CubeVerdict::judged(judge, decision.board(), context)?;
        Some(Money {
            window: Window::of(outcomes, context, &verdict),
            action: verdict.action(),
        })
    };
    let is_match = matches!(context.standing, Standing::Match(_));
    let action = verdict.action();
    let is_open = matches!(action, CubeAction::DoubleTake | CubeAction::NoDouble)
        && decision.question() == Question::Double;
    Some(CubeFacts {
        win: Share::of(outcomes.win()),
        gammons: Share::of(outcomes.cumulative().win_gammon),
        price: Share::of(gammon_price(&context, context.value.doubled()?)).thousandths(),
        here: Window::of(outcomes, &context, &verdict),
        money: is_match
            .then(|| for_money(&context))
            .as_ref()
            .and_then(in_money),
        action,
        beaver: verdict.is_beaver(),
        market: is_open
            .then(|| Market::of(judge, decision).supporting(action))
            .flatten(),
    })
}
