//! Finds or installs the browsers for the tests: Chromium, its headless shell, Firefox and `WebKit`.

use std::{
    env, fs,
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

/// The name of Debian's package and of its program.
const HEADLESS_SHELL: &str = "chromium-headless-shell";

const FIREFOXES: [&str; 3] = [
    "firefox",
    "firefox-esr",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/// Returns Chromium's program, installing it if necessary; `None` if Playwright has fetched its own.
///
/// # Errors
/// If Chromium is missing and cannot be installed.
pub fn chromium(tests: &Path) -> Result<Option<String>> {
    if let Ok(chosen) = env::var("CHROME") {
        if !runs(Path::new(&chosen)) {
            bail!("the variable CHROME names {chosen}, which does not run");
        }
        return Ok(Some(chosen));
    }
    if let Some(found) = found(&NAMES) {
        return Ok(Some(found));
    }
    let system = fs::read_to_string("/etc/os-release").unwrap_or_default();
    for way in ways(&system) {
        match way {
            Way::SystemPackages => {
                if let Some(found) = from_system_packages() {
                    return Ok(Some(found));
                }
            }
            Way::Playwright => {
                if from_playwright(tests) {
                    return Ok(None);
                }
            }
        }
    }
    bail!(
        "no Chromium is here and none can be installed. Install Chromium or Chrome as you do on this system; \
         or run `npx playwright install --with-deps chromium` in tests/browser; \
         or name the program of a Chromium in the variable CHROME. Then try again"
    );
}

/// Returns Chromium's headless shell, which uses a fifth less processor time; `None` if it is not installed, or if the
/// variable `CHROME` chooses another program. Playwright's own Chromium is a headless shell already.
pub fn headless_shell() -> Option<String> {
    if env::var_os("CHROME").is_some() {
        return None;
    }
    found(&[HEADLESS_SHELL])
}

/// Installs the headless shell if the system has a package for it.
pub fn want_headless_shell() {
    let is_chosen = env::var_os("CHROME").is_some();
    if !is_chosen && headless_shell().is_none() {
        install_packages("Chromium's headless shell", HEADLESS_SHELL);
    }
}

/// Returns any build of Firefox, installing it if necessary; `None` if it is missing and cannot be installed.
///
/// # Errors
/// If the variable `FIREFOX` names a program that does not run.
pub fn firefox() -> Result<Option<String>> {
    if let Ok(chosen) = env::var("FIREFOX") {
        if !runs(Path::new(&chosen)) {
            bail!("the variable FIREFOX names {chosen}, which does not run");
        }
        return Ok(Some(chosen));
    }
    let here = || found(&FIREFOXES);
    Ok(here().or_else(|| {
        install_packages("Firefox", "firefox-esr")?;
        here()
    }))
}

/// Whether Playwright's build of `WebKit` is installed and starts.
pub fn has_webkit(tests: &Path) -> bool {
    const START: &str = "import('@playwright/test').then(({ webkit }) => webkit.launch())\
        .then((browser) => browser.close()).then(() => console.log('runs'))";
    let mut node = command("node");
    shell::output(node.args(["-e", START]).current_dir(tests)).as_deref() == Some("runs")
}

/// A way to install a browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Debian's package.
    SystemPackages,
    /// The build that Playwright fetches.
    Playwright,
}

/// Returns the ways to try, in order, on the system described by this `os-release` file.
///
/// Ubuntu's package only wraps a snap, which does not run in containers; elsewhere the system's package brings all its
/// libraries and comes from a mirror that is certainly reachable.
fn ways(os_release: &str) -> [Way; 2] {
    let wraps_a_snap = os_release.lines().any(|line| {
        let (key, value) = line.split_once('=').unwrap_or_default();
        let mut names = value.trim_matches('"').split(' ');
        ["ID", "ID_LIKE"].contains(&key) && names.any(|name| name == "ubuntu")
    });
    if wraps_a_snap {
        [Way::Playwright, Way::SystemPackages]
    } else {
        [Way::SystemPackages, Way::Playwright]
    }
}

/// Whether we may install system packages.
fn is_apt_ours() -> bool {
    is_root() && shell::output(command("apt-get").arg("--version")).is_some()
}

fn from_system_packages() -> Option<String> {
    install_packages("Chromium", "chromium")?;
    found(&NAMES)
}

/// Installs a system package; `None` if that is impossible.
fn install_packages(name: &str, package: &str) -> Option<()> {
    if !is_apt_ours() {
        return None;
    }
    say(&format!(
        "Installing {name} from the system's packages (a minute)"
    ));
    let install = ["install", "-y", "-qq", "--no-install-recommends"];
    let steps: [&[&str]; 2] = [&["update", "-qq"], &[&install[..], &[package]].concat()];
    for step in steps {
        let mut apt = command("apt-get");
        apt.args(step).env("DEBIAN_FRONTEND", "noninteractive");
        shell::run(&mut apt).ok()?;
    }
    Some(())
}

fn from_playwright(tests: &Path) -> bool {
    say("Fetching Playwright's Chromium (a minute)");
    let npx = if cfg!(windows) { "npx.cmd" } else { "npx" };
    let mut fetch = command(npx);
    fetch
        .args(["playwright", "install", "chromium"])
        .current_dir(tests);
    if is_apt_ours() {
        // Installs the system libraries that it needs as well.
        fetch.arg("--with-deps");
    }
    shell::run(&mut fetch).is_ok()
}

/// Whether the program runs and reports a version; a wrapper without its snap does not.
fn runs(path: &Path) -> bool {
    shell::output(command(path).arg("--version")).is_some()
}

/// Returns the full path of the first browser that runs, as Playwright requires it.
fn found(names: &[&str]) -> Option<String> {
    let inherited = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&inherited).collect();
    let paths = names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    let found = paths
        .filter(|path| path.is_file())
        .find(|path| runs(path))?;
    found.into_os_string().into_string().ok()
}

/// Whether the user is root, as in most containers; browsers must then run without their sandbox.
pub fn is_root() -> bool {
    shell::output(command("id").arg("-u")).is_some_and(|id| id == "0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tries_ubuntus_snap_wrapper_last_and_debians_package_first() {
        let debian = "PRETTY_NAME=\"Debian GNU/Linux 13 (trixie)\"\nID=debian\n";
        let ubuntu = "NAME=\"Ubuntu\"\nID=ubuntu\nID_LIKE=debian\n";
        let of_ubuntu = "ID=pop\nID_LIKE=\"ubuntu debian\"\n";
        for first in [debian, ""] {
            assert_eq!(
                ways(first),
                [Way::SystemPackages, Way::Playwright],
                "{first}"
            );
        }
        for last in [ubuntu, of_ubuntu] {
            assert_eq!(ways(last), [Way::Playwright, Way::SystemPackages], "{last}");
        }
    }

    #[test]
    fn ignores_programs_that_do_not_run() {
        assert!(!runs(Path::new("/there/is/no/such/browser")));
        assert!(!runs(&shell::root().join("Cargo.toml")));
    }
}
