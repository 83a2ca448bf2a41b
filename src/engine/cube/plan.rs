//! The ways in which the cube may come to lie in the next few rolls, worked out once for a question.

use rules::{Board, CubeValue};

use super::{CubeLife, beavered, may_double, worth};
use crate::context::Scale;
use crate::depth::MAX_PLIES;
use crate::{Context, CubeAccess, Equity, IndexSet, Outcomes, Payoffs, Standing};

/// The most ways at any depth: two at the root, and each roll adds at most two.
pub(crate) const MAX_VALUES: usize = 2 * (MAX_PLIES as usize + 1);

/// An equity for each way in which the cube may lie; those not asked for are 0.
pub(crate) type Values = [f32; MAX_VALUES];

/// How the cube may lie, seen by the player on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stake {
    pub(crate) value: CubeValue,
    access: CubeAccess,
}

impl Stake {
    /// As it lies in `context`.
    pub(crate) const fn of(context: Context) -> Self {
        Self {
            value: context.value,
            access: context.access,
        }
    }

    /// Taken by the opponent of the player on roll.
    pub(crate) const fn taken(value: CubeValue) -> Self {
        Self {
            value,
            access: CubeAccess::Opponent,
        }
    }

    /// The game's `context` if the cube lay so.
    pub(crate) const fn within(self, context: Context) -> Context {
        Context {
            value: self.value,
            access: self.access,
            ..context
        }
    }

    /// What the cube becomes if the player on roll doubles and the opponent takes; `None` if doubling is not allowed.
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

/// What the opponent, who is on roll next, chooses between.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Options {
    /// The place on the next level of the cube as it lies.
    pub(crate) rolling: usize,
    /// That of the cube doubled and taken, if doubling is allowed.
    pub(crate) doubled: Option<usize>,
    /// What a drop is worth to the opponent.
    pub(crate) dropped: Equity,
}

/// The ways at one depth, seen by the player on roll there.
#[derive(Debug)]
pub(crate) struct Level {
    /// The unit of all equities is the cube of this context.
    context: Context,
    stakes: Vec<Stake>,
    /// What results are worth, each different one once.
    payoffs: Vec<Payoffs>,
    /// Of each way its place in `payoffs`.
    pays: Vec<usize>,
    /// Of each way what the opponent makes of it.
    choices: Vec<Options>,
    turning: Turning,
}

/// Whether anybody will turn the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turning {
    /// Both sides, as well as they can.
    Live,
    /// Nobody: it stays as it lies.
    Dead,
}

/// All depths of a question, the root first.
#[derive(Debug)]
pub(crate) struct Plan {
    levels: Vec<Level>,
}

impl Plan {
    /// For the player on roll in `context`, who does not double now, with the cube as in one of `stakes`, and `plies`
    /// rolls to come.
    pub(crate) fn new(
        mut context: Context,
        mut stakes: Vec<Stake>,
        plies: u8,
        turning: Turning,
    ) -> Self {
        let mut levels = Vec::with_capacity(usize::from(plies) + 1);
        for _ in 0..plies {
            let mut next = Vec::with_capacity(stakes.len() + 2);
            let opponents = context.flipped();
            let mut place = |stake: Stake| {
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
                    doubled: doubled.filter(|_| turning == Turning::Live).map(&mut place),
                    dropped: dropped(own.value, opponents),
                }
            });
            let choices = choices.collect();
            levels.push(Level::new(context, stakes, choices, turning));
            (context, stakes) = (opponents, next);
        }
        levels.push(Level::new(context, stakes, Vec::new(), turning));
        Self { levels }
    }

    /// The ways after so many rolls, and whether the look ends there.
    pub(crate) fn level(&self, depth: usize) -> (&Level, bool) {
        (&self.levels[depth], depth + 1 == self.levels.len())
    }
}

impl Level {
    fn new(context: Context, stakes: Vec<Stake>, choices: Vec<Options>, turning: Turning) -> Self {
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

    /// All ways.
    pub(crate) fn all(&self) -> IndexSet {
        IndexSet::first(self.stakes.len())
    }

    /// What results are worth, each different one once.
    pub(crate) fn payoffs(&self) -> &[Payoffs] {
        &self.payoffs
    }

    /// The place in [`Level::payoffs`] of what results are worth with the cube at `at`.
    pub(crate) fn pays(&self, at: usize) -> usize {
        self.pays[at]
    }

    /// What the opponent chooses between after a roll with the cube at `at`.
    pub(crate) fn choice(&self, at: usize) -> &Options {
        &self.choices[at]
    }

    /// What doubling is worth if being taken is worth `taken`.
    pub(crate) fn doubling(&self, taken: Equity, dropped: Equity) -> f32 {
        beavered(taken, self.context).0.min(dropped.0)
    }

    /// What `board`, of which a judge says `outcomes`, is worth by the model for each of `wanted`.
    pub(crate) fn worth(&self, board: &Board, outcomes: &Outcomes, wanted: IndexSet) -> Values {
        let life = match self.turning {
            Turning::Live => CubeLife::of(board),
            Turning::Dead => CubeLife::NONE,
        };
        let mut values = [0.0; MAX_VALUES];
        for at in wanted.iter() {
            let Stake { value, access } = self.stakes[at];
            values[at] = worth(outcomes, self.context, value, access, life).0;
        }
        values
    }
}

/// What it is worth to win a cube of `value` by a drop.
pub(crate) fn dropped(value: CubeValue, context: Context) -> Equity {
    let points = value.points();
    match context.standing {
        Standing::Money { .. } => Equity(points as f32 / context.value.points() as f32),
        Standing::Match(score) => {
            Scale::new(score, context.value.points()).equity(score.after_win(points))
        }
    }
}
