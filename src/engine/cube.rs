//! Cube decisions: double, take, drop, beaver, or playing on for the gammon.
//!
//! Janowski's model interpolates a position's value, using the cube life index x, between its value with a dead cube,
//! which is never turned again, and its value with a fully live cube, which is turned exactly at the take point: R.
//! Janowski, "Take-points in money games", 1993. In a match, the model works with match-winning chances and with take
//! points that depend on the score.

mod cube_life;
mod model;
mod plan;

use rules::{Crawford, CubeValue, Offer, Scoring};

use crate::context::Scale;
use crate::{Context, CubeAccess, Equity, MatchScore, Mwc, Outcomes, Standing};
use model::{Model, is_dead};

pub(crate) use cube_life::CubeLife;
pub use plan::decide_exactly;
pub(crate) use plan::{CubeState, CubeUse, MAX_VALUES, Plan, Values, dropped};

/// Best cube action before the roll, from the perspective of the player on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum CubeAction {
    /// Double; the opponent should take.
    DoubleTake,
    /// Double; the opponent should drop.
    DoublePass,
    /// Too good to double: play on for the gammon, because the opponent would drop a double.
    TooGood,
    /// Do not double, either because doubling loses equity or because it is not allowed.
    NoDouble,
}

/// Cube decision with its equities, from the perspective of the player on roll, in units of the cube value before
/// doubling.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CubeDecision {
    /// Equity of not doubling.
    pub no_double: Equity,
    /// Equity of double/take; `None` if doubling is not allowed.
    pub double_take: Option<Equity>,
    /// Equity of double/pass, which is 1; `None` if doubling is not allowed.
    pub double_pass: Option<Equity>,
    /// Best action.
    pub action: CubeAction,
}

impl CubeDecision {
    /// Returns the equity of the best action.
    pub fn best(&self) -> Equity {
        match self.action {
            CubeAction::DoubleTake => self.double_take.unwrap_or(self.no_double),
            CubeAction::DoublePass => self.double_pass.unwrap_or(self.no_double),
            CubeAction::TooGood | CubeAction::NoDouble => self.no_double,
        }
    }

    /// Returns the difference in equity between the best and the second-best action, where the opponent's response to a
    /// double counts as an action; infinite if doubling is not allowed.
    pub(crate) fn margin(&self) -> f32 {
        let Some((Equity(take), Equity(pass))) = self.double_take.zip(self.double_pass) else {
            return f32::INFINITY;
        };
        let doubling = (take.min(pass) - self.no_double.0).abs();
        if self.doubles() {
            doubling.min((take - pass).abs())
        } else {
            doubling
        }
    }

    /// Returns `true` if the best action is to double.
    pub const fn doubles(&self) -> bool {
        matches!(self.action, CubeAction::DoubleTake | CubeAction::DoublePass)
    }
}

/// Cubeful evaluation of a position, from the perspective of the player on roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cubeful {
    /// Outcome probabilities if the cube is not turned.
    pub(crate) outcomes: Outcomes,
    /// Cube decision, in units of the current cube.
    pub(crate) decision: CubeDecision,
}

/// Response to a double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Response {
    /// Take and play on at the offered value.
    Take,
    /// Drop and lose the game at the value before the offer.
    Drop,
    /// Redouble immediately with a beaver or raccoon.
    Redouble,
}

/// Returns the cube decision of the player on roll, given the cubeless `outcomes`.
///
/// ```
/// use engine::{Context, CubeAction, Outcomes, decide};
///
/// let clear = Outcomes::from_weights([0.95, 0.0, 0.0, 0.05, 0.0, 0.0]).expect("chances");
/// assert_eq!(decide(&clear, &Context::MONEY).action, CubeAction::DoublePass);
/// let even = Outcomes::from_weights([0.5, 0.0, 0.0, 0.5, 0.0, 0.0]).expect("chances");
/// assert_eq!(decide(&even, &Context::MONEY).action, CubeAction::NoDouble);
/// ```
pub fn decide(outcomes: &Outcomes, context: &Context) -> CubeDecision {
    let worth = |value, access| worth(outcomes, *context, value, access, CubeLife::GENERAL);
    let no_double = worth(context.value, context.access);
    let doubled = context.value.doubled().filter(|_| may_double(*context));
    let taken = doubled.map(|doubled| worth(doubled, CubeAccess::Opponent));
    decision(no_double, taken, context)
}

/// Creates the decision from the equities of not doubling and, if doubling is allowed, of double/take.
pub(crate) fn decision(
    no_double: Equity,
    taken: Option<Equity>,
    context: &Context,
) -> CubeDecision {
    let Some(taken) = taken else {
        return CubeDecision {
            no_double,
            double_take: None,
            double_pass: None,
            action: CubeAction::NoDouble,
        };
    };
    let take = beavered(taken, *context);
    let pass = Equity(1.0);
    let is_double = take.0.min(pass.0) >= no_double.0;
    let action = match (is_double, take <= pass) {
        (true, true) => CubeAction::DoubleTake,
        (true, false) => CubeAction::DoublePass,
        (false, false) if no_double > pass => CubeAction::TooGood,
        (false, _) => CubeAction::NoDouble,
    };
    CubeDecision {
        no_double,
        double_take: Some(take),
        double_pass: Some(pass),
        action,
    }
}

/// Returns the response to an offer; `taken` is the equity of a take for the player on roll.
pub(crate) fn answer(taken: Equity, offer: Offer, may_redouble: bool) -> Response {
    let for_answerer = match offer {
        Offer::Double | Offer::Raccoon => -taken,
        Offer::Beaver => taken,
    };
    if for_answerer.0 < -1.0 {
        Response::Drop
    } else if may_redouble && for_answerer.0 > 0.0 {
        Response::Redouble
    } else {
        Response::Take
    }
}

/// Returns the equity for the player on roll, in units of the cube of `context`, if the cube has `value` and `access`.
pub(crate) fn worth(
    outcomes: &Outcomes,
    context: Context,
    value: CubeValue,
    access: CubeAccess,
    cube_life: CubeLife,
) -> Equity {
    let context_then = Context {
        value,
        access: access_now(context, access),
        ..context
    };
    // `Outcomes` contains the chances of bearing off first, which loses at misère.
    let outcomes = match context.scoring {
        Scoring::Misere => outcomes.flipped(),
        Scoring::Standard | Scoring::Portes => *outcomes,
    };
    let worth = Model::new(&outcomes, &context_then).worth(cube_life);
    match context.standing {
        Standing::Money { .. } => {
            Equity(worth * value.points() as f32 / context.value.points() as f32)
        }
        Standing::Match(score) => Scale::new(score, context.value.points()).equity(Mwc(worth)),
    }
}

/// Returns `true` if the player on roll may double given the cube access, the Crawford rule, and dead cubes (R68, R75,
/// R76).
fn may_double(context: Context) -> bool {
    let access = access_now(context, context.access);
    let is_dead = match context.standing {
        Standing::Money { .. } => false,
        Standing::Match(score) => is_dead(score, context.value),
    };
    matches!(access, CubeAccess::Centre | CubeAccess::Mover) && !is_dead
}

/// Returns `access`, or no access during the Crawford game (R76).
fn access_now(context: Context, access: CubeAccess) -> CubeAccess {
    match context.standing {
        Standing::Match(MatchScore {
            crawford: Crawford::Now,
            ..
        }) => CubeAccess::Nobody,
        _ => access,
    }
}

/// Returns the equity of double/take, doubled if the opponent is the favourite and may beaver.
fn beavered(taken: Equity, context: Context) -> Equity {
    match context.standing {
        Standing::Money { beavers: true, .. } if taken.0 < 0.0 => Equity(2.0 * taken.0),
        _ => taken,
    }
}

#[cfg(test)]
pub(crate) mod tests;
