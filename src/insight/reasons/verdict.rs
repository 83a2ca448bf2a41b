//! Verdict of the analysis on a double, from which all reasons about that double are derived.

use engine::{
    Context, CubeAction, CubeDecision, Equity, Evaluator, Outcomes, Search, Standing, decide,
    decide_ahead,
};
use rules::{Board, Decision};

/// Search depth, in plies, for equities that are missing from an analysis.
const PLIES: u8 = 2;

/// Equities found by an analysis for a double, from the perspective of the player on roll, in units of the cube before
/// the double.
#[derive(Clone, Copy, Debug, Default, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct KnownEquities {
    /// Equity of not doubling.
    pub no_double: Option<Equity>,
    /// Equity of double/take, without a beaver.
    pub take: Option<Equity>,
}

/// Equities of a double, from the perspective of the player on roll, in units of the cube before the double. The equity
/// of a drop is 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct CubeVerdict {
    /// Equity of not doubling.
    pub(crate) no_double: Equity,
    /// Equity of double/take, without a beaver.
    pub(crate) take: Equity,
    /// `true` if the rules allow a beaver.
    pub(crate) beavers: bool,
}

impl KnownEquities {
    /// Returns the verdict on the double in `decision`, with unknown equities evaluated at 2 plies; `None` if the
    /// player on roll may not double.
    pub(crate) fn verdict<E: Evaluator>(
        self,
        judge: &E,
        decision: &Decision,
    ) -> Option<CubeVerdict> {
        let context = Context::of_decision(decision, judge.met());
        decide(&Outcomes::WIN, &context).double_take?;
        if let Some((no_double, take)) = self.no_double.zip(self.take) {
            let beavers = allows_beavers(&context);
            return Some(CubeVerdict {
                no_double,
                take,
                beavers,
            });
        }
        let judged = CubeVerdict::judged(judge, decision.board(), &context)?;
        Some(CubeVerdict {
            no_double: self.no_double.unwrap_or(judged.no_double),
            take: self.take.unwrap_or(judged.take),
            ..judged
        })
    }
}

impl CubeVerdict {
    /// Evaluates a double at 2 plies; `None` if the player on roll may not double.
    pub(crate) fn judged<E: Evaluator>(
        judge: &E,
        board: &Board,
        context: &Context,
    ) -> Option<Self> {
        let search = Search::new(judge, PLIES);
        Self::of(&decide_ahead(&search, board, context), context)
    }

    /// Creates the verdict from the engine's cube decision; `None` if the player on roll may not double.
    pub(crate) fn of(found: &CubeDecision, context: &Context) -> Option<Self> {
        let beavers = allows_beavers(context);
        let Equity(worth) = found.double_take?;
        let is_beavered = beavers && worth < 0.0;
        Some(Self {
            no_double: found.no_double,
            take: Equity(if is_beavered { 0.5 * worth } else { worth }),
            beavers,
        })
    }

    /// Returns `true` if the taker should beaver.
    pub(crate) fn is_beaver(&self) -> bool {
        self.beavers && self.take.0 < 0.0
    }

    /// Returns `true` if taking is at least as good as dropping.
    pub(crate) fn is_take(&self) -> bool {
        self.take.0 <= 1.0
    }

    /// Returns `true` if doubling is at least as good as not doubling.
    pub(crate) fn is_double(&self) -> bool {
        let taken = if self.is_beaver() { 2.0 } else { 1.0 } * self.take.0;
        taken.min(1.0) >= self.no_double.0
    }

    /// Returns `true` if not doubling is correct even though the opponent should drop a double.
    pub(crate) fn is_too_good(&self) -> bool {
        !self.is_double() && !self.is_take()
    }

    /// Returns the best cube action.
    pub(crate) fn action(&self) -> CubeAction {
        match (self.is_double(), self.is_take()) {
            (true, true) => CubeAction::DoubleTake,
            (true, false) => CubeAction::DoublePass,
            (false, false) => CubeAction::TooGood,
            (false, true) => CubeAction::NoDouble,
        }
    }
}

fn allows_beavers(context: &Context) -> bool {
    matches!(context.standing, Standing::Money { beavers: true, .. })
}
