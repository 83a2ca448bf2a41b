//! Loader for the nets, which are either built into the program or read from a file.

use std::{env, fs, io, path::Path, sync::OnceLock};

use engine::{Fnv, Judge};
use jsonl::Resources;

const NETS: &[u8] = include_bytes!("../worker/nets/nets.bin");
const QUICK: &[u8] = include_bytes!("../worker/nets/quick.bin");

/// Environment variable that names a net file to use instead of the shipped nets.
const VARIABLE: &str = "BG_NETS";

/// Net files in use; empty until they are loaded.
static FILES: OnceLock<[&[u8]; 2]> = OnceLock::new();

/// Loads the nets from the file named by the variable `BG_NETS`, or the shipped nets if the variable is not set.
///
/// # Errors
/// Returns an error if the file cannot be read, or if its nets do not match this build of the engine.
pub fn load() -> io::Result<Judge> {
    let Some(file) = env::var_os(VARIABLE).filter(|file| !file.is_empty()) else {
        return with_quick_net(files()[0]);
    };
    let file = Path::new(&file);
    let judge = fs::read(file).and_then(|nets| {
        let judge = with_quick_net(&nets)?;
        FILES.get_or_init(|| [nets.leak(), QUICK]);
        Ok(judge)
    });
    judge.map_err(|error| io::Error::other(format!("{VARIABLE}={}: {error}", file.display())))
}

/// Returns the net files loaded by [`load`].
fn files() -> &'static [&'static [u8]; 2] {
    FILES.get_or_init(|| [NETS, QUICK])
}

/// Loads other nets together with the shipped small net, so that two players differ in their evaluations but search the
/// same plays.
///
/// # Errors
/// Returns an error if the nets cannot be used.
pub(crate) fn with_quick_net(nets: &[u8]) -> io::Result<Judge> {
    Judge::from_bytes(nets)
        .and_then(|judge| judge.with_quick(QUICK))
        .map_err(io::Error::other)
}

/// Adds the net files in use to a fingerprint.
pub(crate) fn add_nets_to(hash: &mut Fnv) {
    for file in files() {
        hash.add(file);
    }
}

/// Returns the resources for answering requests: a judge with the nets in use, and this number of threads per rollout.
pub fn resources(judge: &Judge, threads: u64) -> Resources<'_> {
    Resources {
        judge,
        files: files(),
        threads,
    }
}
