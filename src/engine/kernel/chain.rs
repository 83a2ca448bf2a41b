//! Chain of positions, where the accumulators of each position are updated from the accumulators of the previous
//! position.

/// Fixed-point representation of 1 in factors and accumulators.
pub(crate) const ONE: i16 = 1 << SHIFT;
/// Binary logarithm of [`ONE`]: one bit less than the maximum, so that differences of factors also fit.
pub(super) const SHIFT: u32 = 14;

/// Change of a pair of neighbouring inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Change {
    /// Index of the pair: half the index of its first input.
    pub(crate) pair: u32,
    /// Factors by which both weight rows are added, in units of 1/[`ONE`].
    pub(crate) factors: [i16; 2],
}

impl Change {
    /// Null change.
    pub(super) const NONE: Self = Self {
        pair: 0,
        factors: [0; 2],
    };
}

/// Update of the accumulators from the previous position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// `true` if the accumulators are reset to the biases before the changes.
    pub(crate) anew: bool,
    /// Number of changes, taken from [`Chain::changes`] in order.
    pub(crate) changes: usize,
}

/// Positions that are evaluated one after the other.
#[derive(Clone, Copy)]
pub(crate) struct Chain<'a> {
    pub(crate) steps: &'a [Step],
    pub(crate) changes: &'a [Change],
}

impl<'a> Chain<'a> {
    /// Iterates over the positions, each with a flag that is `true` if the accumulators are reset, and with the
    /// changes.
    ///
    /// # Panics
    /// Panics during iteration if the steps need more changes than there are.
    pub(super) fn steps(self) -> impl Iterator<Item = (bool, &'a [Change])> {
        let mut left = self.changes;
        self.steps.iter().map(move |step| {
            let (own, rest) = left.split_at(step.changes);
            left = rest;
            (step.anew, own)
        })
    }
}

/// Number of factor pairs compared at once.
pub(crate) const LANES: usize = 8;
