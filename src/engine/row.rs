//! Batch of positions for one net, each encoded as the difference from the previous position.

use crate::factors::{Factors, NOTHING};
use crate::kernel::{self, Chain, Change, ChangedInputs, Layer, MAX_LAYER_INPUTS, Step};

/// Zeros for all units of the widest possible layer, in pairs.
static NO_UNITS: [[i16; 2]; MAX_LAYER_INPUTS / 2] = [[0; 2]; _];

/// Batch of positions; empty when not in use.
#[derive(Debug)]
pub(crate) struct Row {
    last: Factors,
    steps: Vec<Step>,
    changes: Vec<Change>,
    /// Index assigned by the caller to each position.
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
    /// Appends the position with index `place` and these factors.
    pub(crate) fn push(&mut self, place: usize, factors: &Factors) {
        let [by_last, by_nothing] =
            [&self.last, &NOTHING].map(|old| ChangedInputs::between(old, factors));
        let anew = self.steps.is_empty() || by_nothing.count() < by_last.count();
        let (old, unlike) = if anew {
            (&NOTHING, by_nothing)
        } else {
            (&self.last, by_last)
        };
        let before = self.changes.len();
        unlike.changes(old, factors, &mut self.changes);
        self.steps.push(Step {
            anew,
            changes: self.changes.len() - before,
        });
        self.places.push(place);
        self.last = *factors;
    }

    /// Appends the position with index `place`, given by the units of the previous layer instead of a difference.
    pub(crate) fn push_units(&mut self, place: usize, units: &[i16]) {
        let (nothing, units) = (NO_UNITS.as_slice(), units.as_chunks().0);
        let nothing = &nothing[..units.len()];
        let before = self.changes.len();
        let active = ChangedInputs::between(nothing, units);
        active.changes(nothing, units, &mut self.changes);
        self.steps.push(Step {
            anew: true,
            changes: self.changes.len() - before,
        });
        self.places.push(place);
    }

    /// Passes the hidden units of every position to `judge` and clears the batch.
    pub(crate) fn finish(&mut self, layer: &Layer, mut judge: impl FnMut(usize, &[i16])) {
        let width = layer.width();
        self.units.resize(self.steps.len() * width, 0);
        let chain = Chain {
            steps: &self.steps,
            changes: &self.changes,
        };
        kernel::hidden_layer(layer, chain, &mut self.units);
        for (place, units) in self.places.drain(..).zip(self.units.chunks_exact(width)) {
            judge(place, units);
        }
        self.steps.clear();
        self.changes.clear();
    }
}
