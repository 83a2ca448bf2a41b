//! Runs Trunk, which compiles the programs, binds them and copies what `index.html` lists.

use std::{fs, path::PathBuf, process::Command};

use anyhow::{Context as _, Result};

use crate::{
    programs,
    shell::{self, command},
    tools,
};

/// Returns a Trunk command with these arguments.
fn trunk(words: &[&str]) -> Command {
    let mut trunk = command("trunk");
    trunk
        .args(words)
        // It takes only `true` and `false`; other programs want any value for "without colours".
        .env_remove("NO_COLOR");
    trunk
}

/// Builds the site for a release and returns its folder, the input of `cargo xtask dist`.
///
/// # Errors
/// If Trunk fails.
pub fn build() -> Result<PathBuf> {
    let folder = programs::target_dir()?.join("release-site");
    fs::create_dir_all(&folder)?;
    let mut build = trunk(&["build", "--release", "--quiet", "--dist"]);
    build.env("CARGO_TERM_QUIET", "true");
    shell::run(programs::for_release(build.arg(&folder))?)
        .context("Trunk cannot build the page")?;
    Ok(folder)
}

/// Builds and serves the page for development until the program is ended, and builds it again when a file changes.
///
/// # Errors
/// If a tool is missing and cannot be fetched, or Trunk fails.
pub fn serve(port: u16) -> Result<()> {
    tools::for_building(&|| Ok(()))?;
    shell::run(trunk(&["serve", "--port"]).arg(port.to_string()))
}
