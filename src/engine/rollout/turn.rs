//! All rolls of a turn with their best plays, at a glance.

use std::collections::HashMap;

use rules::{Board, Roll};

use super::Seat;
use super::sums::Trial;
use crate::cube::{Plan, Stake, Turning};
use crate::cubeful::{Tree, Wanted};
use crate::{Evaluator, Search};

/// Turns of so many rolls at the beginning are kept: many trials have them in common.
const EARLY: u32 = 3;

/// What each of the 21 rolls is worth to the player on roll.
#[derive(Debug)]
pub(super) struct Turn {
    /// In the order of [`Roll::ALL`]: the position after the best play, and what it is worth.
    rolls: Vec<(Board, Trial)>,
    mean: Trial,
}

impl Turn {
    /// Judges the plays of all rolls, in the position that `seat` has to play.
    pub(super) fn new<E: Evaluator>(search: &Search<E>, seat: &Seat, turning: Turning) -> Self {
        let plan = Plan::new(seat.context, vec![seat.stake], 1, turning);
        let tree = Tree::new(search, &plan);
        let payoffs = seat.stake.within(seat.context).payoffs();
        let best = |roll: &Roll| {
            let judged = search.best_reply(&seat.board, *roll, &payoffs, |after, opinion| {
                let found = tree.deciding(after, 0, Wanted::FIRST, *opinion);
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

    /// What `roll` brings beyond the mean, and the position after the best play.
    fn roll(&self, roll: Roll) -> (Trial, Board) {
        let at = Roll::ALL.iter().position(|one| *one == roll).unwrap_or(0);
        let (after, worth) = self.rolls[at];
        (worth - self.mean, after)
    }
}

/// The turns that trials of one position have in common.
#[derive(Debug, Default)]
pub(super) struct EarlyTurns(HashMap<(Board, Stake, bool), Turn>);

impl EarlyTurns {
    /// What `roll`, the one with this number, brings to `seat` beyond the mean, and the position after the best play;
    /// `make` judges the turn where it is not known.
    pub(super) fn roll(
        &mut self,
        number: u32,
        seat: &Seat,
        roll: Roll,
        make: impl FnOnce() -> Turn,
    ) -> (Trial, Board) {
        if number >= EARLY {
            return make().roll(roll);
        }
        let turns = self.0.entry((seat.board, seat.stake, seat.is_decider));
        turns.or_insert_with(make).roll(roll)
    }
}
