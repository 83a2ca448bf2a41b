//! Resources for answering requests: the nets, threads and searches.

use engine::{Fnv, Judge, Noisy, Search};

/// Resources for answering requests.
#[derive(Clone, Copy, Debug)]
pub struct Resources<'a> {
    /// The evaluator of all positions.
    pub judge: &'a Judge,
    /// The files of the nets, which enter the fingerprints of rollouts.
    pub files: &'a [&'a [u8]],
    /// The number of threads that play the trials of one rollout, at least 1.
    pub threads: u64,
}

impl Resources<'_> {
    /// Adds the nets to a fingerprint.
    pub(crate) fn add_nets_to(&self, hash: &mut Fnv) {
        for file in self.files {
            hash.add(file);
        }
    }
}

/// A search at full strength or at a level.
pub(crate) type LevelSearch<'a> = Search<Noisy<&'a Judge>>;
