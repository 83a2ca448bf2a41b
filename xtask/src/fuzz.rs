//! Short fuzzing run over every decoder of untrusted data, using a nightly toolchain and cargo-fuzz.

use std::env;

use anyhow::{Context as _, Result};
use xshell::cmd;

use crate::shell::{root, say, shell};

/// Fuzzing crate, kept out of the workspace because it needs a nightly toolchain.
const CRATE: &str = "tests/fuzz";

/// Fuzzes each target for `seconds`, using the toolchain named by the variable `NIGHTLY`, or `nightly` if it is unset.
/// New inputs are stored in `target/fuzz`; the corpora in the repository are not modified.
///
/// # Errors
/// Returns an error if the fuzzer is not installed or finds a failure.
pub fn all(seconds: u32) -> Result<()> {
    let toolchain = format!("+{}", env::var("NIGHTLY").as_deref().unwrap_or("nightly"));
    let sh = shell()?;
    let limit = format!("-max_total_time={seconds}");
    let targets = cmd!(sh, "cargo {toolchain} fuzz list --fuzz-dir {CRATE}");
    let targets = targets.quiet().read().context(
        "the fuzzer is not here: `rustup toolchain install nightly && cargo install cargo-fuzz`",
    )?;
    for target in targets.lines() {
        say(&format!("Fuzzing {target} for {seconds} s"));
        let found = sh.create_dir(root().join("target/fuzz").join(target))?;
        let fuzz = cmd!(
            sh,
            "cargo {toolchain} fuzz run --fuzz-dir {CRATE} {target} {found} {CRATE}/corpora/{target}
                -- -max_len=8192 {limit}"
        );
        fuzz.quiet().run()?;
    }
    Ok(())
}
