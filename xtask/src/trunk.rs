//! Runs Trunk, which compiles the programs, binds them, and copies the files listed in `index.html`.

use std::{fs, path::PathBuf};

use anyhow::{Context as _, Result};
use xshell::cmd;

use crate::{
    programs,
    shell::{shell, target_dir},
    tools,
};

/// Variable for which Trunk accepts only `true` or `false`, whereas other programs take any value to mean "no colour".
const NO_COLOR: &str = "NO_COLOR";

/// Builds the site for a release, and returns the folder that `cargo xtask dist` uses as its input.
///
/// # Errors
/// Returns an error if Trunk fails.
pub fn build() -> Result<PathBuf> {
    let (sh, folder) = (shell()?, target_dir()?.join("release-site"));
    fs::create_dir_all(&folder)?;
    let site = cmd!(sh, "trunk build --release --quiet --dist {folder}");
    let site = site.env_remove(NO_COLOR).env("CARGO_TERM_QUIET", "true");
    let built = programs::for_release(site)?.run();
    built.context("Trunk cannot build the page")?;
    Ok(folder)
}

/// Builds and serves the page for development until the process is stopped, rebuilding it whenever a file changes.
///
/// # Errors
/// Returns an error if a tool is missing and cannot be downloaded, or if Trunk fails.
pub fn serve(port: u16) -> Result<()> {
    tools::for_building(|| Ok(()))?;
    let (sh, port) = (shell()?, port.to_string());
    let serve = cmd!(sh, "trunk serve --port {port}").env_remove(NO_COLOR);
    Ok(serve.quiet().run()?)
}
