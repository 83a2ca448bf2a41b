//! Runs other programs: sets the working directory and the `PATH`, and controls which output is visible.

use std::{
    env,
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use anyhow::{Result, bail};
use serde_json::Value;
use xshell::{Cmd, Shell, cmd};

/// Returns the root of the repository, which is the working directory of all commands.
pub fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

/// Returns the folder for downloaded tools, which git ignores; if it is deleted, the tools are downloaded again.
pub fn tools_dir() -> PathBuf {
    root().join(".tools")
}

/// Prints the current step, with its approximate duration.
pub fn say(what: &str) {
    println!("==> {what}");
}

/// Returns a shell in the repository's root that prefers the downloaded tools to any others.
///
/// # Errors
/// Returns an error if the `PATH` cannot be extended.
pub fn shell() -> Result<Shell> {
    let own = ["bin", "npm/node_modules/.bin"].map(|folder| tools_dir().join(folder));
    let inherited = env::var_os("PATH").unwrap_or_default();
    let paths = own.into_iter().chain(env::split_paths(&inherited));
    let sh = Shell::new()?;
    sh.change_dir(root());
    sh.set_var("PATH", env::join_paths(paths)?);
    Ok(sh)
}

/// Runs a command to completion, showing its output only if it fails.
///
/// # Errors
/// Returns an error if the command cannot be started, or exits with a failure status.
pub fn run_quietly(command: Cmd<'_>) -> Result<()> {
    let command = command.ignore_status();
    let output = command.output()?;
    if !output.status.success() {
        io::stderr().write_all(&[output.stdout, output.stderr].concat())?;
        bail!("`{command}` failed ({})", output.status);
    }
    Ok(())
}

/// Returns the output of `cargo metadata` for the workspace.
///
/// # Errors
/// Returns an error if cargo fails.
pub fn metadata(options: &[&str]) -> Result<Value> {
    let sh = shell()?;
    let metadata = cmd!(
        sh,
        "cargo metadata --format-version=1 --locked {options...}"
    );
    Ok(serde_json::from_str(&metadata.quiet().read()?)?)
}

/// Returns cargo's target folder.
///
/// # Errors
/// Returns an error if `cargo metadata` fails.
pub fn target_dir() -> Result<PathBuf> {
    let metadata = metadata(&["--no-deps"])?;
    Ok(PathBuf::from(
        metadata["target_directory"].as_str().unwrap_or("target"),
    ))
}
