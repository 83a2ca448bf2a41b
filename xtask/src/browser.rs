//! Finds or installs the browsers for the tests: Chromium, its headless shell, Firefox and `WebKit`.

use std::{env, fs, path::PathBuf};

use anyhow::{Result, ensure};
use xshell::{Shell, cmd};

use crate::{
    shell::{root, say, shell, succeeds},
    tools,
};

const CHROMIUMS: [&str; 5] = [
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

/// Playwright's program in the folder of the browser tests.
pub const PLAYWRIGHT: &str = "node_modules/@playwright/test/cli.js";

/// A shell in the folder of the browser tests with their packages, which tells the programs it runs the address of the
/// page and which Chromium there is: none if it is Playwright's own.
///
/// # Errors
/// If Playwright cannot be fetched, or Chromium is missing and cannot be installed.
pub fn tests_shell(url: &str) -> Result<Shell> {
    let shell = packages_shell()?;
    shell.set_var("GAME_URL", url);
    shell.set_var("NO_SANDBOX", if is_root(&shell) { "1" } else { "" });
    if let Some(chromium) = chromium(&shell)? {
        shell.set_var("CHROME", chromium);
    }
    Ok(shell)
}

/// Fetches Playwright and makes sure that there is a Chromium, and a headless shell if the system has a package for it.
///
/// # Errors
/// If Playwright cannot be fetched, or Chromium is missing and cannot be installed.
pub fn prepare() -> Result<()> {
    let shell = packages_shell()?;
    chromium(&shell)?;
    if env::var_os("CHROME").is_none() && headless_shell().is_none() {
        install_package(&shell, "Chromium's headless shell", HEADLESS_SHELL);
    }
    Ok(())
}

fn packages_shell() -> Result<Shell> {
    let (shell, tests) = (shell()?, root().join("tests/browser"));
    tools::npm_packages(&tests, "Playwright")?;
    shell.change_dir(tests);
    Ok(shell)
}

/// Returns Chromium's program, installing it if necessary; `None` if Playwright has fetched its own.
fn chromium(shell: &Shell) -> Result<Option<String>> {
    if let Some(found) = chosen("CHROME", &CHROMIUMS)? {
        return Ok(Some(found));
    }
    // Ubuntu's package only wraps a snap, which does not run in containers; elsewhere the system's package brings all its
    // libraries and comes from a mirror that is certainly reachable.
    let system = fs::read_to_string("/etc/os-release").unwrap_or_default();
    if !is_ubuntu(&system) {
        install_package(shell, "Chromium", "chromium");
        if let Some(found) = found(&CHROMIUMS) {
            return Ok(Some(found));
        }
    }
    say("Fetching Playwright's Chromium (a minute)");
    // Root may install the system libraries that it needs as well.
    let with_libraries = is_root(shell).then_some("--with-deps");
    let fetch = cmd!(
        shell,
        "node {PLAYWRIGHT} install chromium {with_libraries...}"
    );
    ensure!(
        fetch.quiet().run().is_ok(),
        "no Chromium is here and none can be installed. Install Chromium or Chrome as you do on this system; \
         or run `npx playwright install --with-deps chromium` in tests/browser; \
         or name the program of a Chromium in the variable CHROME. Then try again"
    );
    Ok(None)
}

/// Whether this `os-release` file describes Ubuntu or a system that follows it.
fn is_ubuntu(os_release: &str) -> bool {
    let mut lines = os_release.lines();
    lines.any(|line| line.starts_with("ID") && line.contains("ubuntu"))
}

/// Returns Chromium's headless shell, which uses a fifth less processor time; `None` if it is not installed, or if the
/// variable `CHROME` chooses another program. Playwright's own Chromium is a headless shell already.
pub fn headless_shell() -> Option<String> {
    let is_chosen = env::var_os("CHROME").is_some();
    found(&[HEADLESS_SHELL]).filter(|_| !is_chosen)
}

/// Returns any build of Firefox, installing it if necessary; `None` if it is missing and cannot be installed.
///
/// # Errors
/// If the variable `FIREFOX` names a program that does not run.
pub fn firefox() -> Result<Option<String>> {
    let firefox = chosen("FIREFOX", &FIREFOXES)?;
    if firefox.is_none() {
        install_package(&shell()?, "Firefox", "firefox-esr");
    }
    Ok(firefox.or_else(|| found(&FIREFOXES)))
}

/// Whether Playwright's build of `WebKit` is installed and starts.
pub fn has_webkit(shell: &Shell) -> bool {
    const START: &str =
        "import('@playwright/test').then(({ webkit }) => webkit.launch()).then((it) => it.close())";
    succeeds(cmd!(shell, "node -e {START}"))
}

/// Installs a system package where we may.
fn install_package(shell: &Shell, name: &str, package: &str) {
    if !is_root(shell) || !succeeds(cmd!(shell, "apt-get --version")) {
        return;
    }
    say(&format!(
        "Installing {name} from the system's packages (a minute)"
    ));
    let update = cmd!(shell, "apt-get update -qq").quiet().run();
    let install = cmd!(
        shell,
        "apt-get install -y -qq --no-install-recommends {package}"
    );
    let install = install.quiet().env("DEBIAN_FRONTEND", "noninteractive");
    if let Err(error) = update.and_then(|()| install.run()) {
        say(&format!("{name} cannot be installed: {error}"));
    }
}

/// Returns the program that a variable names, or else the first of these that runs.
fn chosen(variable: &str, names: &[&str]) -> Result<Option<String>> {
    let Ok(chosen) = env::var(variable) else {
        return Ok(found(names));
    };
    let runs = found(&[&chosen]).is_some();
    ensure!(
        runs,
        "the variable {variable} names {chosen}, which does not run"
    );
    Ok(Some(chosen))
}

/// Returns the full path of the first browser that runs and reports a version, as Playwright requires it; a wrapper
/// without its snap does not.
fn found(names: &[&str]) -> Option<String> {
    let shell = shell().ok()?;
    let inherited = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&inherited).collect();
    let mut paths = names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    let found = paths.find(|path| path.is_file() && succeeds(cmd!(shell, "{path} --version")))?;
    found.into_os_string().into_string().ok()
}

/// Whether the user is root, as in most containers; browsers must then run without their sandbox.
fn is_root(shell: &Shell) -> bool {
    let id = cmd!(shell, "id -u").quiet().ignore_stderr().read();
    id.is_ok_and(|id| id == "0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ubuntu_and_what_follows_it_are_told_from_debian() {
        assert!(!is_ubuntu(
            "PRETTY_NAME=\"Debian GNU/Linux 13 (trixie)\"\nID=debian\n"
        ));
        assert!(is_ubuntu("NAME=\"Ubuntu\"\nID=ubuntu\nID_LIKE=debian\n"));
        assert!(is_ubuntu("ID=pop\nID_LIKE=\"ubuntu debian\"\n"));
    }
}
