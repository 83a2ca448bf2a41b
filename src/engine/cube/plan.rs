//! Cube states (value and owner) reachable within the search depth, computed once per search.

use rules::{Board, CubeValue, Scoring};

use super::{CubeDecision, CubeLife, access_now, beavered, decision, may_double, worth};
use crate::bearoff::Ending;
use crate::context::Scale;
use crate::depth::MAX_PLIES;
use crate::{Context, CubeAccess, Equity, IndexSet, Mwc, Outcomes, Payoffs, Standing};

/// Rounding tolerance when comparing winning chances from the same evaluator.
const EXACTNESS: f32 = 1e-5;

/// Maximum number of cube states at any depth: two at the root, plus at most two per ply.
pub(crate) const MAX_VALUES: usize = 2 * (MAX_PLIES as usize + 1);

/// Equities by cube state; 0 for states that were not requested.
pub(crate) type Values = [f32; MAX_VALUES];

/// Cube value and owner, from the perspective of the player on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct CubeState {
    pub(crate) value: CubeValue,
    access: CubeAccess,
}

impl CubeState {
    /// Returns the cube state in `context`.
    pub(crate) const fn of(context: Context) -> Self {
        Self {
            value: context.value,
            access: context.access,
        }
    }

    /// Returns the cube state after a take by the opponent of the player on roll, who then owns the cube.
    pub(crate) const fn taken(value: CubeValue) -> Self {
        Self {
            value,
            access: CubeAccess::Opponent,
        }
    }

    /// Returns a copy of `context` with this cube state.
    pub(crate) const fn within(self, context: Context) -> Context {
        Context {
            value: self.value,
            access: self.access,
            ..context
        }
    }

    /// Returns the cube state after the player on roll doubles and the opponent takes; `None` if doubling is not
    /// allowed.
    pub(crate) fn doubled(self, context: Context) -> Option<Self> {
        let may = may_double(self.within(context));
        self.value.doubled().filter(|_| may).map(Self::taken)
    }

    pub(crate) const fn flipped(self) -> Self {
        Self {
            access: self.access.flipped(),
            ..self
        }
    }
}

/// Opponent's cube options before the next roll.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Options {
    /// Index, at the next level, of the cube state without a double.
    pub(crate) rolling: usize,
    /// Index, at the next level, of the cube state after a double and a take; `None` if doubling is not allowed.
    pub(crate) doubled: Option<usize>,
    /// Opponent's equity if a double is dropped.
    pub(crate) dropped: Equity,
}

/// Cube states at one depth, from the perspective of the player on roll at that depth.
#[derive(Debug)]
pub(crate) struct PlanLevel {
    /// Context, whose cube value is the unit of all equities.
    context: Context,
    stakes: Vec<CubeState>,
    /// Distinct payoffs.
    payoffs: Vec<Payoffs>,
    /// Index of each cube state's payoffs in `payoffs`.
    pays: Vec<usize>,
    /// Opponent's options in each cube state.
    choices: Vec<Options>,
    turning: CubeUse,
}

/// Cube use within a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CubeUse {
    /// Both sides turn the cube whenever that is the best action.
    Live,
    /// The cube is not turned, so its value and owner do not change.
    Dead,
}

/// Levels of a search, root first.
#[derive(Debug)]
pub(crate) struct Plan {
    levels: Vec<PlanLevel>,
}

impl Plan {
    /// Lists the cube states for `plies` rolls. The player on roll in `context` does not double now; the cube at the
    /// root is one of `stakes`.
    pub(crate) fn new(
        mut context: Context,
        mut stakes: Vec<CubeState>,
        plies: u8,
        turning: CubeUse,
    ) -> Self {
        let mut levels = Vec::with_capacity(usize::from(plies) + 1);
        for _ in 0..plies {
            let mut next = Vec::with_capacity(stakes.len() + 2);
            let opponents = context.flipped();
            let mut place = |stake: CubeState| {
                let known = next.iter().position(|one| *one == stake);
                known.unwrap_or_else(|| {
                    next.push(stake);
                    next.len() - 1
                })
            };
            let choices = stakes.iter().map(|stake| {
                let own = stake.flipped();
                let doubled = own.doubled(opponents);
                Options {
                    rolling: place(own),
                    doubled: doubled.filter(|_| turning == CubeUse::Live).map(&mut place),
                    dropped: dropped(own.value, opponents),
                }
            });
            let choices = choices.collect();
            levels.push(PlanLevel::new(context, stakes, choices, turning));
            (context, stakes) = (opponents, next);
        }
        levels.push(PlanLevel::new(context, stakes, Vec::new(), turning));
        Self { levels }
    }

    /// Returns the level at `depth`, with `true` if it is the last level.
    pub(crate) fn level(&self, depth: usize) -> (&PlanLevel, bool) {
        (&self.levels[depth], depth + 1 == self.levels.len())
    }
}

impl PlanLevel {
    fn new(
        context: Context,
        stakes: Vec<CubeState>,
        choices: Vec<Options>,
        turning: CubeUse,
    ) -> Self {
        let mut payoffs: Vec<Payoffs> = Vec::with_capacity(stakes.len());
        let pays = stakes.iter().map(|stake| {
            let own = stake.within(context).payoffs();
            let known = payoffs.iter().position(|one| *one == own);
            known.unwrap_or_else(|| {
                payoffs.push(own);
                payoffs.len() - 1
            })
        });
        let pays = pays.collect();
        Self {
            context,
            stakes,
            payoffs,
            pays,
            choices,
            turning,
        }
    }

    /// Returns the indices of all cube states.
    pub(crate) fn all(&self) -> IndexSet {
        IndexSet::first(self.stakes.len())
    }

    /// Returns the distinct payoffs.
    pub(crate) fn payoffs(&self) -> &[Payoffs] {
        &self.payoffs
    }

    /// Returns the index in [`PlanLevel::payoffs`] of the payoffs in cube state `at`.
    pub(crate) fn pays(&self, at: usize) -> usize {
        self.pays[at]
    }

    /// Returns the opponent's options after a roll in cube state `at`.
    pub(crate) fn choice(&self, at: usize) -> &Options {
        &self.choices[at]
    }

    /// Returns the equity of doubling, which is the smaller of the equities of a take (or beaver) and of a drop.
    pub(crate) fn doubling(&self, taken: Equity, dropped: Equity) -> f32 {
        beavered(taken, self.context).0.min(dropped.0)
    }

    /// Returns `true` if [`PlanLevel::exact`] solves short bear-offs.
    pub(crate) fn solves_bearoffs(&self) -> bool {
        self.turning == CubeUse::Live && self.context.scoring != Scoring::Misere
    }

    /// Returns the exact equity of `board` in each of the `wanted` cube states; `None` unless the board is a short
    /// bear-off. If `outcomes` comes from a noisy evaluator, its error is converted by the cube model and added.
    pub(crate) fn exact(
        &self,
        board: &Board,
        outcomes: &Outcomes,
        wanted: IndexSet,
    ) -> Option<Values> {
        let ending = self
            .solves_bearoffs()
            .then(|| Ending::of(board, self.context.standing))??;
        let exact = ending.outcomes()?;
        let mut values = [0.0; MAX_VALUES];
        for at in wanted.iter() {
            values[at] = worth_exactly(&ending, self.context, self.stakes[at])?.0;
        }
        if (outcomes.win() - exact.win()).abs() > EXACTNESS {
            let [noisy, solved] = [outcomes, &exact].map(|one| self.worth(board, one, wanted));
            for at in wanted.iter() {
                values[at] += noisy[at] - solved[at];
            }
        }
        Some(values)
    }

    /// Returns the equity of `board` in each of the `wanted` cube states, computed from its cubeless `outcomes` using
    /// the cube model.
    pub(crate) fn worth(&self, board: &Board, outcomes: &Outcomes, wanted: IndexSet) -> Values {
        let life = match self.turning {
            CubeUse::Live => CubeLife::of(board),
            CubeUse::Dead => CubeLife::NONE,
        };
        let mut values = [0.0; MAX_VALUES];
        for at in wanted.iter() {
            let CubeState { value, access } = self.stakes[at];
            values[at] = worth(outcomes, self.context, value, access, life).0;
        }
        values
    }
}

/// Returns the exact cube decision for a short bear-off; `None` if a side has more than six checkers or a checker
/// outside its home board, at misère, or if the cube is impossible.
///
/// ```
/// use engine::{Context, CubeAction, decide_exactly};
/// use rules::{Board, Setup};
///
/// // 5 and 1 against 2 and 1: 23 of 36 rolls win at once, and the opponent wins after all others.
/// let mut setup = Setup::EMPTY;
/// (setup.own[0], setup.own[5], setup.own[1]) = (13, 1, 1);
/// (setup.opponent[0], setup.opponent[2], setup.opponent[1]) = (13, 1, 1);
/// let board = Board::try_from(setup).expect("a position");
/// let exact = decide_exactly(&board, &Context::MONEY).expect("a short bear-off");
/// assert_eq!(exact.action, CubeAction::DoubleTake);
/// assert!((exact.no_double.0 - (23.0 - 13.0) / 36.0).abs() < 1e-6);
/// ```
pub fn decide_exactly(board: &Board, context: &Context) -> Option<CubeDecision> {
    if context.scoring == Scoring::Misere {
        return None;
    }
    let ending = Ending::of(board, context.standing)?;
    let now = CubeState::of(*context);
    let rolling = worth_exactly(&ending, *context, now)?;
    let doubled = now.doubled(*context);
    let taken = doubled.and_then(|doubled| worth_exactly(&ending, *context, doubled));
    Some(decision(rolling, taken, context))
}

/// Returns the equity of a bear-off in this cube state, in the unit of `context`; `None` if the cube is impossible.
fn worth_exactly(ending: &Ending, context: Context, stake: CubeState) -> Option<Equity> {
    let CubeState { value, access } = stake;
    let worth = ending.worth(value, access_now(context, access))?;
    Some(match context.standing {
        Standing::Money { .. } => {
            Equity(worth * value.points() as f32 / context.value.points() as f32)
        }
        Standing::Match(score) => Scale::new(score, context.value.points()).equity(Mwc(worth)),
    })
}

/// Returns the equity of winning a cube of `value` through a drop, in the unit of `context`.
pub(crate) fn dropped(value: CubeValue, context: Context) -> Equity {
    let points = value.points();
    match context.standing {
        Standing::Money { .. } => Equity(points as f32 / context.value.points() as f32),
        Standing::Match(score) => {
            Scale::new(score, context.value.points()).equity(score.after_win(points))
        }
    }
}
