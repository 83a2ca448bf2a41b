//! Chain of positions, where the accumulators for each position are derived from those for the previous one.

/// Fixed-point representation of 1 in factors and accumulators.
pub(crate) const ONE: i16 = 1 << SHIFT;
/// Binary logarithm of [`ONE`], one below the maximum so that differences between factors also fit.
pub(super) const SHIFT: u32 = 14;

/// Change to a pair of adjacent inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Change {
    /// Index of the pair, which is half the index of its first input.
    pub(crate) pair: u32,
    /// Factors, in units of 1/[`ONE`], by which the two weight rows are multiplied before being added.
    pub(crate) factors: [i16; 2],
}

impl Change {
    /// Change that has no effect.
    pub(super) const NONE: Self = Self {
        pair: 0,
        factors: [0; 2],
    };
}

/// Update of the accumulators from the previous position to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// `true` if the accumulators are reset to the biases before the changes are applied.
    pub(crate) anew: bool,
    /// Number of changes in this step, taken from [`Chain::changes`] in order.
    pub(crate) changes: usize,
}

/// Positions to evaluate, in order.
#[derive(Clone, Copy)]
pub(crate) struct Chain<'a> {
    pub(crate) steps: &'a [Step],
    pub(crate) changes: &'a [Change],
}

impl<'a> Chain<'a> {
    /// Iterates over the positions, each with its changes and with `true` if the accumulators are reset.
    ///
    /// # Panics
    /// Panics during iteration if the steps require more changes than there are.
    pub(super) fn steps(self) -> impl Iterator<Item = (bool, &'a [Change])> {
        let mut left = self.changes;
        self.steps.iter().map(move |step| {
            let (own, rest) = left.split_at(step.changes);
            left = rest;
            (step.anew, own)
        })
    }
}

/// Number of factor pairs compared at a time.
pub(crate) const LANES: usize = 8;
