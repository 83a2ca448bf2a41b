//! Resources for answering requests: nets and threads.

use engine::{Fnv, Judge, Noisy, Search};

/// Resources for answering requests.
#[derive(Clone, Copy, Debug)]
pub struct Resources<'a> {
    /// Evaluator for all positions.
    pub judge: &'a Judge,
    /// Files of the nets, which are part of the fingerprints of rollouts.
    pub files: &'a [&'a [u8]],
    /// Number of threads that play the trials of a rollout, at least 1.
    pub threads: u64,
}

impl Resources<'_> {
    /// Adds the files of the nets to a fingerprint.
    pub(crate) fn add_nets_to(&self, hash: &mut Fnv) {
        for file in self.files {
            hash.add(file);
        }
    }
}

/// Search at full strength or at a level of the computer.
pub(crate) type LevelSearch<'a> = Search<Noisy<&'a Judge>>;
