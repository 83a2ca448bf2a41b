//! Small sets of list indices.

/// Bit set of indices below 16.
///
/// ```
/// use engine::IndexSet;
///
/// let mut places = IndexSet::first(2);
/// places.insert(5);
/// assert_eq!(places.iter().collect::<Vec<_>>(), [0, 1, 5]);
/// assert_eq!(places.without(IndexSet::first(2)).only(), Some(5));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IndexSet(u16);

impl IndexSet {
    /// Returns the set of the first `count` indices.
    pub const fn first(count: usize) -> Self {
        Self(((1_u32 << count) - 1) as u16)
    }

    /// Adds an index.
    pub const fn insert(&mut self, at: usize) {
        self.0 |= 1 << at;
    }

    /// Returns `true` if the set contains this index.
    pub const fn has(self, at: usize) -> bool {
        self.0 >> at & 1 == 1
    }

    /// Returns this set, excluding the indices in `others`.
    #[must_use]
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// Returns the only index in a set with exactly one member; `None` for other sets.
    pub fn only(self) -> Option<usize> {
        self.0
            .is_power_of_two()
            .then_some(self.0.trailing_zeros() as usize)
    }

    /// Iterates over all indices, lowest first.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let at = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            (at < 16).then_some(at)
        })
    }
}

impl FromIterator<usize> for IndexSet {
    fn from_iter<I: IntoIterator<Item = usize>>(all: I) -> Self {
        let mut set = Self::default();
        all.into_iter().for_each(|at| set.insert(at));
        set
    }
}
