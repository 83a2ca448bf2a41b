//! A Chromium for the tests: one that is there, or one that can be had.

use std::{
    env,
    path::{Path, PathBuf},
};

use anyhow::{Result, bail};

use crate::shell::{self, command, say};

const NAMES: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// The browser's program; none means the one that Playwright has fetched for itself.
///
/// # Errors
/// If there is none and none can be fetched.
pub fn chromium(tests: &Path) -> Result<Option<String>> {
    if let Ok(chosen) = env::var("CHROME") {
        return Ok(Some(chosen));
    }
    if let Some(found) = found() {
        return Ok(Some(found));
    }
    if is_root() && shell::output(command("apt-get").arg("--version")).is_some() {
        say("Installing Chromium from the system's packages (a minute)");
        let update = shell::run(command("apt-get").args(["update", "-qq"]));
        let install = [
            "install",
            "-y",
            "-qq",
            "--no-install-recommends",
            "chromium",
        ];
        let installed = shell::run(
            command("apt-get")
                .args(install)
                .env("DEBIAN_FRONTEND", "noninteractive"),
        );
        if let (Ok(()), Ok(()), Some(found)) = (update, installed, found()) {
            return Ok(Some(found));
        }
    }
    say("Fetching Playwright's Chromium (a minute)");
    let npx = if cfg!(windows) { "npx.cmd" } else { "npx" };
    if shell::run(
        command(npx)
            .args(["playwright", "install", "chromium"])
            .current_dir(tests),
    )
    .is_err()
    {
        bail!(
            "no Chromium is here and none can be fetched: install one, or name it in the variable CHROME"
        );
    }
    Ok(None)
}

/// The whole path of a browser that runs, as Playwright wants it.
fn found() -> Option<String> {
    let runs = |path: &PathBuf| shell::output(command(path).arg("--version")).is_some();
    let inherited = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&inherited).collect();
    let paths = NAMES
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    let found = paths.filter(|path| path.is_file()).find(runs)?;
    found.into_os_string().into_string().ok()
}

/// Whether this is the administrator, as in most containers: a browser then has to run without its sandbox.
pub fn is_root() -> bool {
    shell::output(command("id").arg("-u")).is_some_and(|id| id == "0")
}
