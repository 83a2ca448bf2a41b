//! Two-sided bear-off database: exact cubeful equities under best play by both sides.
//!
//! A position is solved on first use, together with all its successors. Every play lowers the index of the mover's
//! position, so the recursion terminates.

use rules::{CubeValue, Roll};

use super::plays::{PLAYS, SIZE};
use super::stakes::{Block, MAX_BLOCKS, Stakes, Values};
use crate::CubeAccess;

/// Positions solved so far for money play or for one match score.
pub(super) struct TwoSided {
    stakes: Stakes,
    /// Equities before a double, indexed by the opponent's position; one row per player on roll and position of that
    /// player.
    rows: Vec<Vec<Block>>,
}

impl TwoSided {
    pub(super) fn new(stakes: Stakes) -> Self {
        let rows = vec![Vec::new(); stakes.players() * SIZE];
        Self { stakes, rows }
    }

    /// Returns the number of blocks in memory.
    pub(super) fn len(&self) -> usize {
        self.rows.iter().map(Vec::len).sum()
    }

    /// Returns the winning chance of the player on roll with a dead cube.
    pub(super) fn win(&mut self, own: usize, opponent: usize) -> f32 {
        self.solve(0, own, opponent);
        Stakes::win(&self.row(0, own)[opponent * self.stakes.blocks()])
    }

    /// Returns the equities of `player`, who is on roll and does not double now, in each cube state.
    pub(super) fn rolling(&mut self, player: usize, own: usize, opponent: usize) -> Values {
        if own == 0 || opponent == 0 {
            return self.stakes.finished(player, own == 0);
        }
        self.solve(player, own, opponent);
        self.mean(player, own, opponent)
    }

    /// Converts the equities returned by [`TwoSided::rolling`] to the value with one cube: see [`Stakes::worth`].
    pub(super) fn worth(
        &self,
        player: usize,
        values: &Values,
        value: CubeValue,
        access: CubeAccess,
    ) -> Option<f32> {
        self.stakes.worth(player, values, value, access)
    }

    /// Solves a position and its successors unless they have already been solved.
    fn solve(&mut self, player: usize, own: usize, opponent: usize) {
        if self.is_solved(player, own, opponent) {
            return;
        }
        let values = if own == 0 || opponent == 0 {
            self.stakes.finished(player, own == 0)
        } else {
            let other = self.other(player);
            for &end in PLAYS.after_any(own) {
                self.solve(other, opponent, usize::from(end));
            }
            let rolling = self.mean(player, own, opponent);
            self.stakes.before_double(player, &rolling)
        };
        self.store(player, own, opponent, &values);
    }

    /// Returns the equity after the best play in each cube state, averaged over all rolls. The successors must already
    /// be solved.
    fn mean(&self, player: usize, own: usize, opponent: usize) -> Values {
        let replies = self.row(self.other(player), opponent);
        match self.stakes.blocks() {
            1 => mean::<1>(own, replies),
            2 => mean::<2>(own, replies),
            _ => mean::<MAX_BLOCKS>(own, replies),
        }
    }

    fn other(&self, player: usize) -> usize {
        (player + 1) % self.stakes.players()
    }

    fn row(&self, player: usize, own: usize) -> &[Block] {
        &self.rows[player * SIZE + own]
    }

    fn is_solved(&self, player: usize, own: usize, opponent: usize) -> bool {
        let block = self.row(player, own).get(opponent * self.stakes.blocks());
        block.is_some_and(|block| !block[0].is_nan())
    }

    fn store(&mut self, player: usize, own: usize, opponent: usize, values: &Values) {
        let blocks = self.stakes.blocks();
        let row = &mut self.rows[player * SIZE + own];
        let at = opponent * blocks;
        if row.len() < at + blocks {
            row.resize(at + blocks, [f32::NAN; 4]);
        }
        row[at..at + blocks].copy_from_slice(&values[..blocks]);
    }
}

/// Returns the equity after the best play from `own` in each cube state of `BLOCKS` blocks, averaged over all rolls;
/// `replies` contains the opponent's equities after each play.
fn mean<const BLOCKS: usize>(own: usize, replies: &[Block]) -> Values {
    let (replies, _) = replies.as_chunks::<BLOCKS>();
    let mut sums = [[0.0; 4]; MAX_BLOCKS];
    for (roll, ends) in Roll::ALL.iter().zip(PLAYS.after_rolls(own)) {
        let mut least = [[f32::INFINITY; 4]; BLOCKS];
        for &end in ends {
            for (least, reply) in least.iter_mut().zip(&replies[usize::from(end)]) {
                for (least, &reply) in least.iter_mut().zip(reply) {
                    // `f32::min` also handles NaN, which would make it slower.
                    *least = if reply < *least { reply } else { *least };
                }
            }
        }
        let weight = roll.weight() as f32;
        for (sums, least) in sums.iter_mut().zip(&least) {
            for (sum, least) in sums.iter_mut().zip(least) {
                *sum -= weight * least;
            }
        }
    }
    sums.map(|sums| sums.map(|sum| sum / 36.0))
}
