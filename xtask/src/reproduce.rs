//! Reproducible build check: builds the sources in two folders, the second time with a separate cargo home.

use std::{env, fs, path::Path, process};

use anyhow::{Context as _, Result};
use xshell::cmd;

use crate::shell::{root, say, shell};

/// Builds the committed sources twice and compares the files.
///
/// # Errors
/// Returns an error if a build fails or the folders differ; git lists the files that differ.
pub fn check() -> Result<()> {
    let place = env::temp_dir().join(format!("backgammon-reproduce-{}", process::id()));
    // The folders have paths of different lengths.
    let [one, other] = ["a", "another/and/deeper/folder"].map(|name| place.join(name));
    let sh = shell()?;
    // Both builds use the same commit, even if another one is made during the first build.
    let commit = cmd!(sh, "git rev-parse HEAD").quiet().read()?;
    build(&commit, &one, None)?;
    build(&commit, &other, Some(&place.join("cargo-home")))?;
    let (one, other) = (one.join("dist"), other.join("dist"));
    let compare = cmd!(sh, "git diff --no-index --name-status {one} {other}");
    let same = compare.quiet().run();
    fs::remove_dir_all(&place)?;
    same.context("the builds differ")?;
    say("Twice the same bytes");
    Ok(())
}

/// Builds the sources at `commit` in `folder`.
fn build(commit: &str, folder: &Path, home: Option<&Path>) -> Result<()> {
    say(&format!("Building in {}", folder.display()));
    let (sh, root) = (shell()?, root());
    let clone = cmd!(sh, "git clone --quiet {root} {folder}");
    clone.quiet().run()?;
    sh.change_dir(folder);
    let checkout = cmd!(sh, "git checkout --quiet --detach {commit}");
    checkout.quiet().run()?;
    let build = cmd!(sh, "cargo xtask dist").env_remove("CARGO_TARGET_DIR");
    let build = build.envs(home.map(|home| ("CARGO_HOME", home)));
    Ok(build.quiet().run()?)
}
