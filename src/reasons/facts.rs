//! The cube in one position: its limits, at this score and for money, and how long a double can wait.

use engine::{Context, CubeAction, Evaluator, Outcomes, Standing, decide};
use rules::{Decision, Scoring};

use crate::window::for_money;
use crate::{Share, Window, gammon_price, market_losers};

/// What decides about the cube, seen by the player who doubles or could.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    // A short error text: serde's own is never shown and costs program size.
    serde(expecting = "fields")
)]
pub struct CubeFacts {
    /// The chance to win.
    pub win: Share,
    /// The chance to win a gammon or backgammon.
    pub gammons: Share,
    /// The gammon price if the double is taken, in thousandths: what a gammon is worth beyond a single game, as a share
    /// of the way from losing to winning one; 500 in money play.
    pub price: u16,
    /// The limits at this score and cube.
    pub here: Window,
    /// The same position in money play with a live cube; `None` where money is played.
    pub money: Option<Money>,
    /// Of the 1296 sequences of one roll of each player, those after which a double comes too late.
    pub exchanges: u16,
}

/// What a position would be in money play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(expecting = "fields")
)]
pub struct Money {
    /// The limits.
    pub window: Window,
    /// The best cube action, without looking ahead.
    pub action: CubeAction,
}

/// The facts about the cube of `decision`, which is whether to double or how to answer a double.
///
/// `outcomes` are those of the player on roll. `None` at misère, or if doubling is not possible or never right.
pub fn cube_facts<E: Evaluator>(
    judge: &E,
    decision: &Decision,
    outcomes: &Outcomes,
) -> Option<CubeFacts> {
    if decision.scoring() == Scoring::Misere {
        return None;
    }
    let context = Context::of_decision(decision);
    let here = Window::of(outcomes, &context)?;
    let in_money = |context: &Context| {
        Some(Money {
            window: Window::of(outcomes, context)?,
            action: decide(outcomes, context).action,
        })
    };
    let is_match = matches!(context.standing, Standing::Match(_));
    Some(CubeFacts {
        win: Share::of(outcomes.win()),
        gammons: Share::of(outcomes.cumulative().win_gammon),
        price: Share::of(gammon_price(&context, context.value.doubled()?)).thousandths(),
        here,
        money: is_match
            .then(|| for_money(&context))
            .as_ref()
            .and_then(in_money),
        exchanges: market_losers(judge, decision),
    })
}
