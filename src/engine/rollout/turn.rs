//! Luck of each roll, for variance reduction: the equity after the best play minus the mean over all rolls.

use std::collections::HashMap;

use rules::{Board, Roll};

use super::seat::Seat;
use super::sums::Trial;
use crate::cube::{CubeState, CubeUse, Plan};
use crate::cubeful::{Tree, Wanted};
use crate::{Evaluator, Search};

/// Number of turns at the start of a trial that are cached because many trials share them.
const CACHED_TURNS: u32 = 3;

/// Equities and outcomes after each of the 21 rolls, from the perspective of the player on roll.
#[derive(Debug)]
pub(super) struct Turn {
    /// Position after each roll's best play, with its equity and outcomes, in the order of [`Roll::ALL`].
    rolls: Vec<(Board, Trial)>,
    mean: Trial,
}

impl Turn {
    /// Evaluates the plays of all rolls in the position of `seat`.
    pub(super) fn new<E: Evaluator>(search: &Search<E>, seat: &Seat, turning: CubeUse) -> Self {
        let plan = Plan::new(seat.context, vec![seat.stake], 1, turning);
        let tree = Tree::new(search, &plan);
        let payoffs = seat.stake.within(seat.context).payoffs();
        let best = |roll: &Roll| {
            let judged = search.best_reply(&seat.board, *roll, &payoffs, |after, evaluation| {
                let found = tree.deciding(after, 0, Wanted::FIRST, *evaluation);
                (-found.values[0], found.outcomes)
            });
            let (after, equity, outcomes) = judged;
            let worth = Trial {
                equity: f64::from(equity),
                chances: outcomes.flipped().into(),
            };
            (after, worth)
        };
        let rolls: Vec<(Board, Trial)> = Roll::ALL.iter().map(best).collect();
        let mut mean = Trial::default();
        for (roll, (_, worth)) in Roll::ALL.iter().zip(&rolls) {
            mean.add(f64::from(roll.weight()) / 36.0, worth);
        }
        Self { rolls, mean }
    }

    /// Returns the luck of `roll` and the position after the best play.
    fn roll(&self, roll: Roll) -> (Trial, Board) {
        let at = Roll::ALL.iter().position(|one| *one == roll).unwrap_or(0);
        let (after, worth) = self.rolls[at];
        (worth - self.mean, after)
    }
}

/// Cache of a rollout's early turns.
#[derive(Debug, Default)]
pub(super) struct EarlyTurns(HashMap<(Board, CubeState, bool), Turn>);

impl EarlyTurns {
    /// Returns the luck of `roll` and the position after the best play. `number` is the index of the roll within the
    /// trial, counted from 0; `make` evaluates the turn on a cache miss.
    pub(super) fn roll(
        &mut self,
        number: u32,
        seat: &Seat,
        roll: Roll,
        make: impl FnOnce() -> Turn,
    ) -> (Trial, Board) {
        if number >= CACHED_TURNS {
            return make().roll(roll);
        }
        let turns = self.0.entry((seat.board, seat.stake, seat.is_decider));
        turns.or_insert_with(make).roll(roll)
    }
}
