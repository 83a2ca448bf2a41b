//! Resources for answering requests: nets and threads.

use engine::{Fnv, Judge, Noisy, Search};

/// Resources for answering requests.
#[derive(Clone, Copy, Debug)]
pub struct Resources<'a> {
    /// Evaluator used for all positions.
    pub judge: &'a Judge,
    /// Net files, which are part of rollout fingerprints.
    pub files: &'a [&'a [u8]],
    /// Number of threads that play a rollout's trials, at least 1.
    pub threads: u64,
}

impl Resources<'_> {
    /// Adds the net files to a fingerprint.
    pub(crate) fn add_nets_to(&self, hash: &mut Fnv) {
        for file in self.files {
            hash.add(file);
        }
    }
}

/// Search at full strength or at one of the computer's levels.
pub(crate) type LevelSearch<'a> = Search<Noisy<&'a Judge>>;
