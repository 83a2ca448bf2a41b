//! Cubeful search, which makes cube decisions at every node and evaluates the leaves with Janowski's cube model.
//!
//! Within the tree, both sides double and take according to the equities found, and choose plays according to the
//! payoffs at the current cube, because turning the cube may change the best play under the Jacoby rule and in matches.
//! The reachable cube states ([`Plan`]) share one tree as long as they lead to the same positions.

use rules::{Board, CubeValue, Offer, Roll};

use crate::cube::{CubeState, CubeUse, Cubeful, MAX_VALUES, Plan, Values, answer, decision};
use crate::{
    Chances, Context, CubeDecision, Equity, Evaluator, IndexSet, Outcomes, Response, Search,
    final_outcomes,
};

/// Returns the cube decision of the player on roll, at the depth of `search`.
///
/// ```
/// use engine::{Context, CubeAction, Judge, Search, decide_ahead};
/// use rules::{Board, Setup};
///
/// // Each side has one checker left, on its ace point: any roll wins.
/// let mut setup = Setup::EMPTY;
/// (setup.own[0], setup.own[1], setup.opponent[0], setup.opponent[1]) = (14, 1, 14, 1);
/// let board = Board::try_from(setup).expect("a position");
/// let search = Search::new(Judge::without_nets(), 1);
/// assert_eq!(decide_ahead(&search, &board, &Context::MONEY).action, CubeAction::DoublePass);
/// ```
pub fn decide_ahead<E: Evaluator>(
    search: &Search<E>,
    board: &Board,
    context: &Context,
) -> CubeDecision {
    CubefulJudge::new(context, search.plies())
        .judge(search, board)
        .decision
}

/// Returns the answer to `offer`, which raises the cube to `value` if accepted, at the depth of `search`.
///
/// `board` and `context` are from the perspective of the player on roll, who made this turn's first double. The
/// opponent answers a double or a raccoon, and the doubler answers a beaver. After a take, the cube always belongs to
/// the opponent.
///
/// ```
/// use engine::{Context, Judge, Response, Search, respond_ahead};
/// use rules::{Board, CubeValue, Offer, Setup};
///
/// let search = Search::new(Judge::without_nets(), 1);
/// let two = CubeValue::new(2).expect("a power of two");
/// // The doubler has two checkers left, the opponent one, on the ace point.
/// let answer = |points: [usize; 2]| {
///     let mut setup = Setup::EMPTY;
///     (setup.own[0], setup.opponent[0], setup.opponent[1]) = (13, 14, 1);
///     points.map(|point| setup.own[point] += 1);
///     let board = Board::try_from(setup).expect("a position");
///     respond_ahead(&search, &board, &Context::MONEY, Offer::Double, two, false)
/// };
/// assert_eq!(answer([5, 2]), Response::Take, "19 of 36 rolls bear off both");
/// assert_eq!(answer([1, 1]), Response::Drop, "every roll does");
/// ```
pub fn respond_ahead<E: Evaluator>(
    search: &Search<E>,
    board: &Board,
    context: &Context,
    offer: Offer,
    value: CubeValue,
    may_redouble: bool,
) -> Response {
    let before = Context {
        value: value.halved(),
        ..*context
    };
    let (_, taken) = taken_ahead(search, board, &before, value, search.plies());
    answer(taken, offer, may_redouble)
}

/// Returns the equity of `board` for the player on roll, in units of the cube in `context`, after the opponent has
/// taken a cube of `value`, together with the outcome probabilities.
pub(crate) fn taken_ahead<E: Evaluator>(
    search: &Search<E>,
    board: &Board,
    context: &Context,
    value: CubeValue,
    plies: u8,
) -> (Outcomes, Equity) {
    let plan = Plan::new(
        *context,
        vec![CubeState::taken(value)],
        plies,
        CubeUse::Live,
    );
    let found = Tree::new(search, &plan).root(board, None);
    (found.outcomes, Equity(found.values[0]))
}

/// Cubeful evaluator for positions in one context, from the perspective of the player on roll, at one search depth.
#[derive(Debug)]
pub(crate) struct CubefulJudge {
    context: Context,
    plies: u8,
    plan: Plan,
    may_double: bool,
}

impl CubefulJudge {
    pub(crate) fn new(context: &Context, plies: u8) -> Self {
        let now = CubeState::of(*context);
        let doubled = now.doubled(*context);
        let stakes = [Some(now), doubled].into_iter().flatten().collect();
        Self {
            context: *context,
            plies,
            plan: Plan::new(*context, stakes, plies, CubeUse::Live),
            may_double: doubled.is_some(),
        }
    }

    /// Evaluates one position.
    pub(crate) fn judge<E: Evaluator>(&self, search: &Search<E>, board: &Board) -> Cubeful {
        if self.plies == 0 {
            return self.look(search, board, None);
        }
        let known = search.cached(board, &self.context, self.plies);
        known.unwrap_or_else(|| {
            let found = self.look(search, board, None);
            search.cache(board, &self.context, self.plies, found);
            found
        })
    }

    /// Evaluates several similar positions.
    pub(crate) fn judge_all<E: Evaluator>(
        &self,
        search: &Search<E>,
        boards: &[Board],
    ) -> Vec<Cubeful> {
        if self.plies > 0 {
            return boards
                .iter()
                .map(|board| self.judge(search, board))
                .collect();
        }
        let known = search.static_evaluations(boards);
        let judged = boards.iter().zip(known);
        judged
            .map(|(board, known)| self.look(search, board, Some(known)))
            .collect()
    }

    fn look<E: Evaluator>(
        &self,
        search: &Search<E>,
        board: &Board,
        known: Option<Outcomes>,
    ) -> Cubeful {
        let Found { outcomes, values } = Tree::new(search, &self.plan).root(board, known);
        let may_double = self.may_double && final_outcomes(board).is_none();
        let taken = may_double.then_some(Equity(values[1]));
        Cubeful {
            outcomes,
            decision: decision(Equity(values[0]), taken, &self.context),
        }
    }
}

/// Result of a cubeful search.
pub(crate) struct Found {
    /// Outcome probabilities for the player on roll in the root's main cube state.
    pub(crate) outcomes: Outcomes,
    /// Equity for the player on roll in each of the root's cube states.
    pub(crate) values: Values,
}

/// Cube states whose equities are requested.
#[derive(Clone, Copy)]
pub(crate) struct Wanted {
    stakes: IndexSet,
    /// Index of the root's main cube state; `None` if that state was not requested.
    main: Option<usize>,
}

impl Wanted {
    /// Request for only the root's first cube state.
    pub(crate) const FIRST: Self = Self {
        stakes: IndexSet::first(1),
        main: Some(0),
    };
}

/// Traversal of the cubeful search tree according to a plan.
pub(crate) struct Tree<'a, E> {
    search: &'a Search<E>,
    plan: &'a Plan,
}

impl<'a, E: Evaluator> Tree<'a, E> {
    pub(crate) const fn new(search: &'a Search<E>, plan: &'a Plan) -> Self {
        Self { search, plan }
    }

    /// Returns the equity of `board` for the player on roll, who does not double now, in each cube state of the plan's
    /// root.
    pub(crate) fn root(&self, board: &Board, known: Option<Outcomes>) -> Found {
        let wanted = Wanted {
            stakes: self.plan.level(0).0.all(),
            main: Some(0),
        };
        self.rolling(board, 0, wanted, known)
    }

    /// Returns the equity of `board` after `depth` rolls for the player on roll, who does not double now. `known` is
    /// the board's static evaluation, if available.
    fn rolling(
        &self,
        board: &Board,
        depth: usize,
        wanted: Wanted,
        known: Option<Outcomes>,
    ) -> Found {
        let (level, is_last) = self.plan.level(depth);
        let is_solved = || level.solves_bearoffs() && self.search.is_exact(board);
        if is_last || final_outcomes(board).is_some() || is_solved() {
            let outcomes = known.unwrap_or_else(|| self.search.static_evaluation(board));
            let exact = level.exact(board, &outcomes, wanted.stakes);
            let values = exact.unwrap_or_else(|| level.worth(board, &outcomes, wanted.stakes));
            return Found { outcomes, values };
        }
        let pays = wanted.stakes.iter().map(|at| level.pays(at)).collect();
        let (mut sums, mut chances) = ([0.0; MAX_VALUES], Chances::default());
        let mut replies = [(*board, Outcomes::WIN); MAX_VALUES];
        for roll in Roll::ALL {
            let weight = roll.weight() as f32;
            self.search
                .replies(board, roll, level.payoffs(), pays, &mut replies);
            let mut left = wanted.stakes;
            while let Some(first) = left.iter().next() {
                let (after, evaluation) = replies[level.pays(first)];
                let same: IndexSet = left
                    .iter()
                    .filter(|&at| replies[level.pays(at)].0 == after)
                    .collect();
                left = left.without(same);
                let there = Wanted {
                    stakes: same,
                    main: wanted.main.filter(|&main| same.has(main)),
                };
                let found = self.deciding(&after, depth, there, evaluation);
                for at in same.iter() {
                    sums[at] -= weight * found.values[at];
                }
                if there.main.is_some() {
                    chances.add(weight, &found.outcomes.flipped());
                }
            }
        }
        Found {
            outcomes: chances.outcomes().unwrap_or(Outcomes::WIN),
            values: sums.map(|sum| sum / 36.0),
        }
    }

    /// Returns the equity of `board` after `depth` rolls and the other player's move, for the player on roll, who may
    /// double.
    pub(crate) fn deciding(
        &self,
        board: &Board,
        depth: usize,
        there: Wanted,
        known: Outcomes,
    ) -> Found {
        let (level, _) = self.plan.level(depth);
        let (next, _) = self.plan.level(depth + 1);
        let is_over = final_outcomes(board).is_some();
        let mut wanted = Wanted {
            stakes: IndexSet::default(),
            main: there.main.map(|main| level.choice(main).rolling),
        };
        for at in there.stakes.iter() {
            let choice = level.choice(at);
            wanted.stakes.insert(choice.rolling);
            if let Some(doubled) = choice.doubled.filter(|_| !is_over) {
                wanted.stakes.insert(doubled);
            }
        }
        let found = self.rolling(board, depth + 1, wanted, Some(known));
        let mut values = [0.0; MAX_VALUES];
        for at in there.stakes.iter() {
            let choice = level.choice(at);
            let rolling = found.values[choice.rolling];
            let doubled = choice.doubled.filter(|_| !is_over);
            values[at] = doubled.map_or(rolling, |doubled| {
                let taken = Equity(found.values[doubled]);
                rolling.max(next.doubling(taken, choice.dropped))
            });
        }
        Found { values, ..found }
    }
}

#[cfg(test)]
pub(crate) mod tests;
