//! Positions that are evaluated one after the other, and how the accumulators of each follow from those before.

/// Fixed-point scale of the factors and accumulators: the value of a factor of 1.
pub(crate) const ONE: i16 = 1 << SHIFT;
/// The binary logarithm of [`ONE`]: one bit less than the largest possible, so that differences of factors fit as well.
pub(super) const SHIFT: u32 = 14;

/// A change of two neighbouring inputs: how much of their rows to add to the accumulators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Change {
    /// Index of the pair: half that of its first input.
    pub(crate) pair: u32,
    /// The factors of both rows, in units of 1/[`ONE`].
    pub(crate) factors: [i16; 2],
}

impl Change {
    /// No change.
    pub(super) const NONE: Self = Self {
        pair: 0,
        factors: [0; 2],
    };
}

/// How the accumulators of a position follow from those of the position before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// Whether the accumulators are reset before the changes.
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
    /// Returns for each position whether the accumulators are reset, and its changes.
    ///
    /// # Panics
    /// During iteration, if the steps need more changes than there are.
    pub(super) fn steps(self) -> impl Iterator<Item = (bool, &'a [Change])> {
        let mut left = self.changes;
        self.steps.iter().map(move |step| {
            let (own, rest) = left.split_at(step.changes);
            left = rest;
            (step.anew, own)
        })
    }
}

/// Number of pairs of factors that are compared at once.
pub(crate) const LANES: usize = 8;
