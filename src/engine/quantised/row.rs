//! Positions that one net judges in a row, each described by what differs from the one before.

use super::factors::{Factors, NOTHING};
use crate::kernel::{self, Chain, Change, Layer, Step};

/// With so many changes it is faster to begin again: a position has about 65 pairs of inputs that are not zero.
const MANY: usize = 60;

/// A row of positions; empty when it is not in use.
#[derive(Debug)]
pub(super) struct Row {
    last: Factors,
    steps: Vec<Step>,
    changes: Vec<Change>,
    /// What each position is called outside.
    places: Vec<usize>,
    units: Vec<i16>,
}

impl Default for Row {
    fn default() -> Self {
        Self {
            last: NOTHING,
            steps: Vec::new(),
            changes: Vec::new(),
            places: Vec::new(),
            units: Vec::new(),
        }
    }
}

impl Row {
    /// Adds the position `place` with these factors.
    pub(super) fn push(&mut self, place: usize, factors: &Factors) {
        let before = self.changes.len();
        let mut anew = self.steps.is_empty();
        if !anew {
            kernel::changes(&self.last, factors, &mut self.changes);
            anew = self.changes.len() - before > MANY;
        }
        if anew {
            self.changes.truncate(before);
            kernel::changes(&NOTHING, factors, &mut self.changes);
        }
        self.steps.push(Step {
            anew,
            changes: self.changes.len() - before,
        });
        self.places.push(place);
        self.last = *factors;
    }

    /// Hands out the hidden units of all positions and forgets these.
    pub(super) fn finish(&mut self, layer: &Layer, mut judge: impl FnMut(usize, &[i16])) {
        let width = layer.width();
        self.units.resize(self.steps.len() * width, 0);
        let chain = Chain {
            steps: &self.steps,
            changes: &self.changes,
        };
        kernel::first_layer(layer, chain, &mut self.units);
        for (place, units) in self.places.drain(..).zip(self.units.chunks_exact(width)) {
            judge(place, units);
        }
        self.steps.clear();
        self.changes.clear();
    }
}
