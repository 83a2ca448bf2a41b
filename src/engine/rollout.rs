//! Rollouts, which play positions out many times, using luck for variance reduction.
//!
//! Trial k depends only on the positions, the settings, the nets and k, and trials are summed in integers
//! ([`RolloutSums`]). Trials can therefore be interrupted, resumed, and split across any number of machines.
//!
//! The luck of each roll (its equity minus the mean over all 21 rolls, each played with its best play at 0 plies) is
//! subtracted as a control variate. The expected luck is 0, so the estimate remains unbiased, and a better evaluator
//! leaves less variance.
//!
//! Both sides double and take according to the cube model, at the search depth used for plays, but at 1 ply or more if
//! the actions are close, and at 2 plies or more before the first roll, where an error would recur in every trial. A
//! drop ends a trial.

mod confidence;
mod dice;
mod seat;
mod sums;
mod turn;

use std::ops::Range;

use rules::{Board, Choice, Decision, Question, Roll, Scoring};

use crate::analysis::best_after;
use crate::cube::{CubeState, CubeUse, Cubeful, Plan, dropped};
use crate::cubeful::{CubefulJudge, Tree};
use crate::{
    Context, CubeAccess, CubeAction, Equity, Evaluator, Met, Search, Settings, Standing,
    final_outcomes,
};

use dice::TrialDice;
use seat::Seat;
use sums::Trial;
use turn::{EarlyTurns, Turn};

pub use sums::{MergeError, RolledOut, RolloutSums, Worth};

/// Minimum search depth, in plies, of the cube decision before the first roll.
const FIRST_CUBE_PLIES: u8 = 2;

/// Margin of a 0-ply cube decision, in units of the current cube, below which the decision is evaluated at 1 ply.
const CLOSE_CUBE: f32 = 0.1;

/// Minimum search depth, in plies, of the evaluation that replaces the remainder of a truncated trial.
const END_PLIES: u8 = 1;

/// Settings of a rollout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RolloutSettings {
    /// `true` if the cube can be turned. Otherwise, its value and owner do not change.
    pub cubeful: bool,
    /// Search depth for plays, in plies, which is also the minimum depth for cube decisions and for evaluating
    /// truncated trials.
    pub plies: u8,
    /// Minimum search depth for cube decisions, in plies, if greater than `plies`.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_zero"))]
    pub cube_plies: u8,
    /// Number of rolls after which a trial is truncated and evaluated by a search; `None` plays every trial to the end.
    pub truncate: Option<u32>,
    /// Seed for the dice.
    pub seed: u64,
}

impl RolloutSettings {
    /// Returns the greater of the search depths for plays and cube decisions, in plies.
    pub const fn max_plies(&self) -> u8 {
        if self.cube_plies > self.plies {
            self.cube_plies
        } else {
            self.plies
        }
    }
}

#[cfg(feature = "serde")]
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
const fn is_zero(plies: &u8) -> bool {
    *plies == 0
}

/// Position to roll out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Start {
    /// Position, from the perspective of the player on roll.
    pub board: Board,
    /// Context, from the perspective of the player on roll.
    pub context: Context,
    /// `true` if the player on roll may double before the first roll.
    pub may_double: bool,
    /// `true` if the player on roll is the deciding player, in which case the results are from that player's
    /// perspective. After a play, the opponent is on roll.
    pub is_decider: bool,
}

impl Start {
    /// Returns the rollout start for evaluating `choice`: the position after a play, or the position of `decision` with
    /// the current cube or, for a double, with the cube after a take. `None` for other choices, and for an illegal play
    /// or double. In a match, the chances are taken from `met`.
    ///
    /// ```
    /// use engine::{CubeAccess, Met, Start};
    /// use rules::{Board, Choice, Decision, Variant};
    ///
    /// let decision = Decision::builder(Board::start(Variant::Standard)).build()?;
    /// let taken = Start::after(&decision, &Choice::Double, Met::default()).expect("the cube is in the middle");
    /// assert_eq!((taken.context.value.points(), taken.context.access), (2, CubeAccess::Opponent));
    /// # Ok::<(), rules::DecisionError>(())
    /// ```
    pub fn after(decision: &Decision, choice: &Choice, met: Met) -> Option<Self> {
        let unit = Context::of_decision(decision, met);
        let board = *decision.board();
        let (board, context, is_decider) = match (choice, decision.question()) {
            (Choice::Play(play), Question::Play(roll)) => {
                (board.play(roll, play).ok()?, unit.flipped(), false)
            }
            (Choice::Roll, Question::Roll | Question::Double) => (board, unit, true),
            (Choice::Double, Question::Double) => {
                let doubled = Context {
                    value: unit.value.doubled()?,
                    access: CubeAccess::Opponent,
                    ..unit
                };
                (board, doubled, true)
            }
            _ => return None,
        };
        Some(Self {
            board,
            context,
            may_double: !is_decider,
            is_decider,
        })
    }
}

/// Cache of the early turns shared by a rollout's trials. It is kept between chunks of trials, even if fewer positions
/// are continued.
#[derive(Debug, Default)]
pub struct RolloutMemory {
    /// Unit, cube use and positions of the rollout to which the cached turns belong.
    of: Option<(Context, bool, Vec<Start>)>,
    known: EarlyTurns,
}

impl RolloutMemory {
    /// Returns the cached turns for `rollout`, discarding those of any other rollout.
    fn of<E>(&mut self, rollout: &Rollout<'_, E>) -> &mut EarlyTurns {
        let Rollout { unit, starts, .. } = rollout;
        let cubeful = rollout.settings.cubeful;
        let is_same = self.of.as_ref().is_some_and(|of| {
            (of.0, of.1) == (*unit, cubeful) && starts.iter().all(|start| of.2.contains(start))
        });
        if !is_same {
            *self = Self {
                of: Some((*unit, cubeful, starts.clone())),
                known: EarlyTurns::default(),
            };
        }
        &mut self.known
    }
}

/// Rollout of several positions with common dice.
///
/// ```
/// use engine::{Context, Judge, Met, Rollout, RolloutSettings, Search, Start};
/// use rules::{Board, Choice, Decision, Variant};
///
/// let decision = Decision::builder(Board::start(Variant::Standard)).build()?;
/// let settings = RolloutSettings { cubeful: false, plies: 0, cube_plies: 0, truncate: Some(4), seed: 0 };
/// let search = Search::new(Judge::without_nets(), 0);
/// let met = Met::default();
/// let start = Start::after(&decision, &Choice::Roll, met).expect("a position");
/// let rollout = Rollout::new(&search, &Context::of_decision(&decision, met), vec![start], &settings);
/// // Two machines play half of the trials each; the sums are those of one machine that plays all trials.
/// let mut sums = rollout.run(0..6);
/// sums.merge(&rollout.run(6..12)).expect("different trials");
/// assert_eq!(sums, rollout.run(0..12));
/// # Ok::<(), rules::DecisionError>(())
/// ```
#[derive(Debug)]
pub struct Rollout<'a, E> {
    search: &'a Search<E>,
    /// Context from the deciding player's perspective; its cube value is the unit of equities.
    unit: Context,
    starts: Vec<Start>,
    settings: RolloutSettings,
}

impl<'a, E: Evaluator> Rollout<'a, E> {
    /// Creates a rollout that compares `starts`. Equities are in units of the cube in `unit`, which is from the
    /// perspective of the deciding player.
    pub fn new(
        search: &'a Search<E>,
        unit: &Context,
        starts: Vec<Start>,
        settings: &RolloutSettings,
    ) -> Self {
        Self {
            search,
            unit: *unit,
            starts,
            settings: *settings,
        }
    }

    /// Plays the trials with these numbers and returns their sums.
    pub fn run(&self, numbers: Range<u64>) -> RolloutSums {
        self.run_with(numbers, &mut RolloutMemory::default())
    }

    /// Plays the trials with these numbers and returns their sums. Reusing the `memory` from earlier chunks of the same
    /// rollout saves time and does not affect results.
    pub fn run_with(&self, numbers: Range<u64>, memory: &mut RolloutMemory) -> RolloutSums {
        let known = memory.of(self);
        let mut sums = RolloutSums::new(self.starts.len());
        for number in numbers {
            let dice = TrialDice::new(self.settings.seed, number);
            let played = self.starts.iter();
            let trials: Vec<Trial> = played
                .map(|start| self.trial(start, &dice, known))
                .map(|trial| trial.scored(self.unit.scoring))
                .collect();
            sums.add(number, &trials);
        }
        sums
    }

    /// Plays one trial and returns its luck-adjusted result from the perspective of the deciding player.
    fn trial(&self, start: &Start, dice: &TrialDice, known: &mut EarlyTurns) -> Trial {
        let mut seat = Seat::new(
            &self.unit,
            start.board,
            CubeState::of(start.context),
            start.is_decider,
        );
        let mut luck = Trial::default();
        let mut rolls = 0;
        loop {
            let may_double = rolls > 0 || start.may_double;
            if self.is_at_end(&seat, rolls) {
                return seat.seen(self.end(&seat, may_double)) - luck;
            }
            if may_double && let Some(cash) = self.double(&mut seat, rolls) {
                return seat.seen(cash) - luck;
            }
            let roll = dice.roll(rolls);
            let make = || Turn::new(self.search, &seat, self.turning());
            let (gained, after) = known.roll(rolls, &seat, roll, make);
            luck = luck + seat.seen(gained);
            let after = match self.settings.plies {
                0 => after,
                _ => self.chosen(&seat, roll),
            };
            seat = seat.opponents(after);
            rolls += 1;
        }
    }

    const fn turning(&self) -> CubeUse {
        if self.settings.cubeful {
            CubeUse::Live
        } else {
            CubeUse::Dead
        }
    }

    /// Returns `true` if the trial ends before the next roll, because it is truncated, finished or solved exactly.
    fn is_at_end(&self, seat: &Seat, rolls: u32) -> bool {
        let knows_cube = || self.unit.scoring != Scoring::Misere || seat.is_cube_dead();
        let is_exact =
            || self.search.is_exact(&seat.board) && (!self.settings.cubeful || knows_cube());
        self.settings.truncate == Some(rolls) || final_outcomes(&seat.board).is_some() || is_exact()
    }

    /// Returns the final estimate for the player on roll, by search and cube model.
    fn end(&self, seat: &Seat, may_double: bool) -> Trial {
        let doubled = seat.stake.doubled(seat.context).filter(|_| {
            may_double && self.settings.cubeful && final_outcomes(&seat.board).is_none()
        });
        let stakes = [Some(seat.stake), doubled].into_iter().flatten().collect();
        let plies = if self.search.is_exact(&seat.board) {
            0
        } else {
            self.settings.plies.max(END_PLIES)
        };
        let plan = Plan::new(seat.context, stakes, plies, self.turning());
        let found = Tree::new(self.search, &plan).root(&seat.board, None);
        let rolling = found.values[0];
        let equity = doubled.map_or(rolling, |_| {
            let dropped = dropped(seat.stake.value, seat.context);
            let (level, _) = plan.level(0);
            rolling.max(level.doubling(Equity(found.values[1]), dropped))
        });
        Trial {
            equity: f64::from(equity),
            chances: found.outcomes.into(),
        }
    }

    /// Doubles if doubling is the best action after `rolls` rolls. If the opponent drops, returns the trial's result
    /// for the player on roll.
    fn double(&self, seat: &mut Seat, rolls: u32) -> Option<Trial> {
        if !self.settings.cubeful {
            return None;
        }
        let taken = seat.stake.doubled(seat.context)?;
        let found = self.cube_decision(seat, rolls);
        match found.decision.action {
            CubeAction::DoublePass => Some(Trial {
                equity: f64::from(dropped(seat.stake.value, seat.context).0),
                chances: found.outcomes.into(),
            }),
            CubeAction::DoubleTake => {
                let beavers =
                    matches!(seat.context.standing, Standing::Money { beavers: true, .. });
                let is_beaver = beavers && found.decision.double_take < Some(Equity(0.0));
                seat.stake = taken;
                if let Some(value) = taken.value.doubled().filter(|_| is_beaver) {
                    seat.stake = CubeState::taken(value);
                }
                None
            }
            CubeAction::TooGood | CubeAction::NoDouble => None,
        }
    }

    /// Evaluates the cube decision after `rolls` rolls.
    fn cube_decision(&self, seat: &Seat, rolls: u32) -> Cubeful {
        let context = seat.stake.within(seat.context);
        let at = |plies| CubefulJudge::new(&context, plies).judge(self.search, &seat.board);
        let plies = self.settings.max_plies();
        if rolls == 0 {
            return at(plies.max(FIRST_CUBE_PLIES));
        }
        let found = at(plies);
        if plies == 0 && found.decision.margin() < CLOSE_CUBE {
            at(1)
        } else {
            found
        }
    }

    /// Returns the position after the best play, at the search depth in the settings.
    fn chosen(&self, seat: &Seat, roll: Roll) -> Board {
        let mut context = seat.stake.within(seat.context);
        if !self.settings.cubeful {
            context = context.without_doubles();
        }
        let settings = Settings::new(self.settings.plies);
        best_after(self.search, &seat.board, &context, roll, &settings)
    }
}

#[cfg(test)]
mod tests;
