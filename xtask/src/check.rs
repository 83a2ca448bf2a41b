//! All checks and tests, or those of a minute, with one count at the end.

use std::{path::PathBuf, process::Command};

use anyhow::{Context, Result};

use crate::{
    browser,
    count::Tally,
    dist, fresh, npm,
    parallel::run_parallel,
    programs, serve,
    shell::{self, command, say},
    tools,
};

/// The page is tested under a path like that of a project page.
const SUB_PATH: &str = "/some/sub/path/";

/// Crates that are built for the browser.
const FOR_BROWSER: [&str; 20] = [
    "-p",
    "analyst",
    "-p",
    "app",
    "-p",
    "worker",
    "-p",
    "reader",
    "-p",
    "statistics",
    "-p",
    "worker_loop",
    "-p",
    "preview",
    "-p",
    "backgammon",
    "-p",
    "harness",
    "-p",
    "npm",
];

/// Everything that compiles natively: of `app` the components, which its tests render.
const NATIVE: [&str; 1] = ["--workspace"];

/// Everything whose documentation is built.
const DOCUMENTED: [&str; 3] = ["--workspace", "--exclude", "app"];

/// Tests that search or play for seconds each: `--quick` leaves them out.
const SLOW: [&str; 4] = [
    "the_tree_from_the_start_has_the_pinned_size",
    "every_option_gives_a_game_that_comes_to_its_end",
    "a_whole_game_has_words_in_every_language",
    "many_games_of_the_computer_against_itself",
];

/// Runs some steps and prints one count of all their tests; if anything fails, the program ends with a failure.
pub fn run(steps: fn(&Tally) -> Result<()>) {
    let tally = Tally::default();
    note(&tally, steps(&tally));
    println!("{}", tally.summary());
    if tally.has_failed() {
        std::process::exit(1);
    }
}

/// All checks and tests; those that need no browser run beside those in browsers.
///
/// # Errors
/// If the format is wrong, or what the tests need cannot be had.
pub fn all(tally: &Tally) -> Result<()> {
    format()?;
    let browser = || {
        let tests = tests_dir();
        tools::npm_packages(&tests, "Playwright")?;
        browser::chromium(&tests)?;
        browser::want_headless_shell();
        Ok(())
    };
    run_parallel(&[&dist::prepare, &browser])?;
    say(
        "Checking and testing the code while the game is built and played; each check is shown when it ends",
    );
    at_once(tally, native, in_browsers)
}

/// The checks and tests of the inner loop: without doc tests and slow ones, and in a browser only if `dist` is fresh.
///
/// # Errors
/// If the format is wrong.
pub fn quick(tally: &Tally) -> Result<()> {
    format()?;
    say("Checking and testing the code; each check is shown when it ends");
    at_once(tally, quick_native, quick_browser)
}

/// Runs two phases at the same time. A phase that fails says so at once and does not end the other.
fn at_once(
    tally: &Tally,
    one: fn(&Tally) -> Result<()>,
    other: fn(&Tally) -> Result<()>,
) -> Result<()> {
    let phase = |phase: fn(&Tally) -> Result<()>| {
        move || {
            note(tally, phase(tally));
            Ok(())
        }
    };
    run_parallel(&[&phase(one), &phase(other)])
}

fn note(tally: &Tally, result: Result<()>) {
    if let Err(error) = result {
        tally.fail(&error);
    }
}

fn format() -> Result<()> {
    say("Checking the format");
    shell::run(command("cargo").args(["fmt", "--all", "--check"]))
        .context("run `cargo fmt --all` to mend the format")
}

fn native(tally: &Tally) -> Result<()> {
    clippy("Clippy, natively", &[&NATIVE[..], &["--all-targets"]])?;
    let browser = ["--target", "wasm32-unknown-unknown"];
    clippy("Clippy, for the browser", &[&FOR_BROWSER, &browser])?;
    let test = cargo("test", &[&NATIVE, &["--no-fail-fast"]]);
    let read = |line: &str| tally.cargo(line);
    let tests = shell::run_aside(test, "Unit, property and doc tests", read);
    let mut doc = cargo("doc", &[&["--quiet", "--no-deps"], &DOCUMENTED]);
    doc.env("RUSTDOCFLAGS", "-D warnings");
    let docs = shell::run_aside(doc, "The documentation", |_| ());
    tests.and(docs)
}

fn quick_native(tally: &Tally) -> Result<()> {
    clippy("Clippy, natively", &[&NATIVE[..], &["--all-targets"]])?;
    let kinds = ["--lib", "--bins", "--tests", "--no-fail-fast", "--"];
    let mut test = cargo("test", &[&NATIVE, &kinds]);
    for name in SLOW {
        test.args(["--skip", name]);
    }
    test.env("PROPTEST_CASES", "16");
    let read = |line: &str| tally.cargo(line);
    shell::run_aside(test, "Unit and property tests, without the slow ones", read)
}

/// Cargo beside the browsers, whose tests take longest: on a Unix it leaves them the processor and fills their pauses.
fn cargo(what: &str, words: &[&[&str]]) -> Command {
    let mut cargo = if cfg!(unix) {
        let mut nice = command("nice");
        nice.args(["-n", "10", "cargo"]);
        nice
    } else {
        command("cargo")
    };
    cargo.arg(what).args(words.concat());
    cargo
}

fn clippy(what: &str, words: &[&[&str]]) -> Result<()> {
    let mut clippy = cargo("clippy", &[&["--quiet"], &words.concat()]);
    clippy.args(["--", "-D", "warnings"]);
    shell::run_aside(clippy, what, |_| ())
}

fn tests_dir() -> PathBuf {
    shell::root().join("tests/browser")
}

/// The release build, served from a sub-path, played in every browser that can be had.
fn in_browsers(tally: &Tally) -> Result<()> {
    let dist = dist::build_if_stale()?;
    let server = serve::start(&dist, SUB_PATH, 0)?;
    let url = server.url();
    let in_firefox = || in_firefox(tally, &url, browser::firefox()?);
    run_parallel(&[&|| in_chromium(tally, &url), &in_firefox])
}

/// All browser tests in Chromium, and a few turns in `WebKit` if there is one.
fn in_chromium(tally: &Tally, url: &str) -> Result<()> {
    say("Playing in Chromium (seven minutes), and in Firefox beside it");
    let mut playwright = playwright(url)?;
    playwright
        .env("HARNESS", programs::harness()?)
        .env("NPM_PACKAGE", npm::build()?);
    if browser::has_webkit(&tests_dir()) {
        playwright.env("WEBKIT", "1");
    } else {
        tally.skip("the smoke run in WebKit: Playwright's is not here or does not run (`npx playwright install webkit` in tests/browser)");
    }
    shell::run_reading(&mut playwright, |line| tally.playwright(line))
}

/// A few turns in Chromium, if the folder `dist` is what the sources would build.
fn quick_browser(tally: &Tally) -> Result<()> {
    let dist = shell::root().join("dist");
    let stale = match fresh::newer_source(shell::root(), &dist) {
        Ok(None) => None,
        Ok(Some(path)) => Some(format!("{} is newer than `dist`", path.display())),
        Err(error) => Some(error.to_string()),
    };
    if let Some(why) = stale {
        tally.skip(&format!(
            "the smoke run in Chromium: {why}; `cargo xtask dist` builds it"
        ));
        return Ok(());
    }
    tools::npm_packages(&tests_dir(), "Playwright")?;
    let server = serve::start(&dist, SUB_PATH, 0)?;
    let mut playwright = playwright(&server.url())?;
    playwright.args(["--project=desktop", "smoke.spec.ts", "turn.spec.ts"]);
    shell::run_reading(&mut playwright, |line| tally.playwright(line))
}

/// Playwright at the page of this address.
fn playwright(url: &str) -> Result<Command> {
    let tests = tests_dir();
    let chromium = browser::chromium(&tests)?;
    let npx = if cfg!(windows) { "npx.cmd" } else { "npx" };
    let mut playwright = command(npx);
    playwright
        .args(["playwright", "test"])
        .current_dir(&tests)
        .env("GAME_URL", url);
    if let Some(shell) = browser::headless_shell() {
        playwright.env("HEADLESS_SHELL", shell);
    }
    with_chromium(&mut playwright, chromium);
    Ok(playwright)
}

/// Tells a command which Chromium there is; none if it is Playwright's own.
fn with_chromium(command: &mut Command, chromium: Option<String>) {
    command.env("NO_SANDBOX", if browser::is_root() { "1" } else { "" });
    if let Some(chromium) = chromium {
        command.env("CHROME", chromium);
    }
}

/// A few turns in a Firefox, if there is one.
fn in_firefox(tally: &Tally, url: &str, firefox: Option<String>) -> Result<()> {
    let Some(firefox) = firefox else {
        tally.skip("the smoke run in Firefox: none is here and none can be installed; name one in the variable FIREFOX");
        return Ok(());
    };
    let mut node = command("node");
    node.arg("firefox.mjs")
        .current_dir(tests_dir())
        .env("GAME_URL", url)
        .env("FIREFOX", firefox);
    with_chromium(&mut node, browser::chromium(&tests_dir())?);
    shell::run_aside(node, "A few turns in Firefox", |line| {
        tally.playwright(line);
    })
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;

    #[test]
    fn without_a_firefox_its_run_is_said_to_be_skipped() -> Result<()> {
        let tally = Tally::default();
        in_firefox(&tally, "http://127.0.0.1/", None)?;
        assert!(tally.summary().contains("FIREFOX"));
        assert!(tally.summary().ends_with("0 passed, 0 failed, 1 SKIPPED"));
        Ok(())
    }

    #[test]
    fn a_phase_that_fails_does_not_end_the_other() -> Result<()> {
        let tally = Tally::default();
        let one = |_: &Tally| bail!("broken");
        let other = |tally: &Tally| {
            tally.playwright("  2 passed");
            Ok(())
        };
        at_once(&tally, one, other)?;
        assert_eq!(tally.summary(), "FAILED: broken\n2 passed, 1 failed");
        Ok(())
    }
}
