//! The nets that are shipped with the game, built into the program.

use std::io;

use engine::{Fnv, Judge};
use jsonl::Resources;

const NETS: &[u8] = include_bytes!("../worker/nets/nets.bin");
const QUICK: &[u8] = include_bytes!("../worker/nets/quick.bin");

/// Loads the shipped nets.
///
/// # Errors
/// If they do not fit this build of the engine.
pub(crate) fn shipped() -> io::Result<Judge> {
    with_quick_net(NETS)
}

/// Loads other nets together with the shipped small net, so that two players differ only in their evaluation and not in
/// the plays they search.
///
/// # Errors
/// If the nets cannot be used.
pub(crate) fn with_quick_net(nets: &[u8]) -> io::Result<Judge> {
    Judge::from_bytes(nets)
        .and_then(|judge| judge.with_quick(QUICK))
        .map_err(io::Error::other)
}

/// Adds the shipped nets to a fingerprint.
pub(crate) fn add_nets_to(hash: &mut Fnv) {
    hash.add(NETS);
    hash.add(QUICK);
}

/// Returns the resources for answering requests: a judge with the shipped nets, and this number of threads for a
/// rollout.
pub(crate) const fn resources(judge: &Judge, threads: u64) -> Resources<'_> {
    Resources {
        judge,
        files: &[NETS, QUICK],
        threads,
    }
}
