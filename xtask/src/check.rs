//! All checks and tests, or a quick selection of them, with a single total at the end.

use std::{
    collections::BTreeMap,
    io::{self, BufRead as _, BufReader},
    process::{Command, Stdio, exit},
    thread,
    time::Instant,
};

use anyhow::{Context, Result, ensure};
use xshell::{Cmd, Shell, cmd};

use crate::{
    count::Tally,
    dist, fresh, npm, programs, serve,
    shell::{root, say, shell},
    tools::{both, npm_packages},
};

/// Path under which the page is tested, resembling the path of a project page.
const SUB_PATH: &str = "/some/sub/path/";

/// Crates built for the browser.
const FOR_BROWSER: &str = "-p analyst -p app -p worker -p backgammon
    -p harness -p jsonl";

/// Tests that search or play for several seconds each, skipped by `--quick`.
const SLOW: [&str; 4] = [
    "the_tree_from_the_start_has_the_pinned_size",
    "every_option_gives_a_game_that_ends",
    "a_whole_game_has_words_in_every_language",
    "many_games_of_the_computer_against_itself",
];

/// Runs the steps, prints the total of their tests, and exits with a failure status if a step or test has failed.
pub fn run(steps: fn(&Tally) -> Result<()>) {
    let tally = Tally::default();
    tally.note(steps(&tally));
    println!("{}", tally.summary());
    if tally.has_failed() {
        exit(1);
    }
}

/// Runs all checks and tests; native tests run in parallel with the browser tests.
///
/// # Errors
/// Returns an error if the code is not formatted, or if something that the tests require is unavailable.
pub fn all(tally: &Tally) -> Result<()> {
    format()?;
    both(dist::prepare, || tests_shell("", &["all"]).map(drop))?;
    say("Checking and testing the code while the game is built and played");
    at_once(tally, native, in_browsers);
    Ok(())
}

/// Runs the quick checks and tests, for use during development: without doc tests and slow tests, and in a browser only
/// if `dist` is up to date.
///
/// # Errors
/// Returns an error if the code is not formatted.
pub fn quick(tally: &Tally) -> Result<()> {
    format()?;
    say("Checking and testing the code");
    at_once(tally, quick_native, quick_browser);
    Ok(())
}

/// Runs two phases in parallel. If a phase fails, its error is printed immediately and the other phase continues.
fn at_once(tally: &Tally, one: fn(&Tally) -> Result<()>, other: fn(&Tally) -> Result<()>) {
    thread::scope(|scope| {
        scope.spawn(|| tally.note(one(tally)));
        tally.note(other(tally));
    });
}

fn format() -> Result<()> {
    let sh = shell()?;
    say("Checking the format");
    let checked = cmd!(sh, "cargo fmt --all --check").quiet().run();
    checked.context("run `cargo fmt --all` to mend the format")
}

fn native(tally: &Tally) -> Result<()> {
    let sh = shell()?;
    clippy(tally, &sh, "natively", "--workspace --all-targets")?;
    let browser = format!("{FOR_BROWSER} --target wasm32-unknown-unknown");
    clippy(tally, &sh, "for the browser", &browser)?;
    let test = cargo(&sh, "test --workspace --no-fail-fast");
    let tests = aside(tally, "Unit, property and doc tests", test);
    let doc = cargo(&sh, "doc --quiet --no-deps --workspace --exclude app");
    let doc = doc.env("RUSTDOCFLAGS", "-D warnings");
    tests.and(aside(tally, "The documentation", doc))
}

fn quick_native(tally: &Tally) -> Result<()> {
    let sh = shell()?;
    clippy(tally, &sh, "natively", "--workspace --all-targets")?;
    let test = "test --workspace --lib --bins --tests --no-fail-fast --";
    let skipped = SLOW.iter().flat_map(|name| ["--skip", name]);
    let test = cargo(&sh, test).args(skipped);
    let what = "Unit and property tests, without the slow ones";
    aside(tally, what, test.env("PROPTEST_CASES", "16"))
}

fn clippy(tally: &Tally, sh: &Shell, how: &str, what: &str) -> Result<()> {
    let clippy = cargo(sh, &format!("clippy --quiet {what} -- -D warnings"));
    aside(tally, &format!("Clippy, {how}"), clippy)
}

/// Returns a cargo command to run in parallel with the browser tests, which take longest. On Unix the command has a low
/// priority, so that it uses only the CPU time that the browsers leave idle.
fn cargo<'a>(sh: &'a Shell, words: &str) -> Cmd<'a> {
    let words = words.split_whitespace();
    if cfg!(unix) {
        cmd!(sh, "nice -n 10 cargo {words...}")
    } else {
        cmd!(sh, "cargo {words...}")
    }
}

/// Runs a command in parallel with others, and prints its output as one block when the command has ended.
fn aside(tally: &Tally, what: &str, command: Cmd<'_>) -> Result<()> {
    let (started, mut block) = (Instant::now(), String::new());
    let ended = read(tally, command, |line| block.extend([line, "\n"]));
    let seconds = started.elapsed().as_secs();
    print!("==> {what} ({seconds} s)\n{block}");
    ended
}

/// Runs a command to completion, counting its tests and passing each line of its output to `show`.
fn read(tally: &Tally, command: Cmd<'_>, mut show: impl FnMut(&str)) -> Result<()> {
    let typed = command.to_string();
    let (output, writer) = io::pipe()?;
    // The output ends when every copy of the pipe's write end has been closed; the command is dropped at the end of
    // this statement.
    let child = Command::from(command)
        .stdin(Stdio::null())
        .stdout(writer.try_clone()?)
        .stderr(writer)
        .spawn();
    let mut child = child.with_context(|| format!("cannot start `{typed}`"))?;
    for line in BufReader::new(output).split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        tally.read(&line);
        show(&line);
    }
    let status = child.wait()?;
    ensure!(status.success(), "`{typed}` failed ({status})");
    Ok(())
}

/// Path to Playwright's program within the browser tests' folder.
pub const PLAYWRIGHT: &str = "node_modules/@playwright/test/cli.js";

/// Returns a shell in the browser tests' folder, with its packages installed and with variables for the page's address
/// and the available browsers. `browsers.mjs`, run with the arguments `which`, finds or installs the browsers.
///
/// # Errors
/// Returns an error if Playwright cannot be downloaded, or if Chromium is missing and cannot be installed.
pub fn tests_shell(url: &str, which: &[&str]) -> Result<Shell> {
    let (sh, tests) = (shell()?, root().join("tests/browser"));
    npm_packages(&tests, "Playwright")?;
    sh.change_dir(tests);
    let browsers = cmd!(sh, "node browsers.mjs {which...}").quiet().read()?;
    let browsers: BTreeMap<String, String> = serde_json::from_str(&browsers)?;
    for (variable, value) in &browsers {
        sh.set_var(variable, value);
    }
    sh.set_var("GAME_URL", url);
    Ok(sh)
}

/// Tests the release build in every available browser, served from a sub-path.
fn in_browsers(tally: &Tally) -> Result<()> {
    let url = serve::start(&dist::build_if_stale()?, SUB_PATH, 0, false)?;
    let [firefox, chromium] = [tests_shell(&url, &[])?, tests_shell(&url, &[])?];
    let in_firefox = move || in_firefox(tally, &firefox);
    both(in_firefox, || in_chromium(tally, &chromium))
}

/// Runs all browser tests in Chromium, and plays a few turns in `WebKit` if it is available.
fn in_chromium(tally: &Tally, sh: &Shell) -> Result<()> {
    say("Playing in Chromium (seven minutes), and in Firefox beside it");
    sh.set_var("HARNESS", programs::harness()?);
    sh.set_var("NPM_PACKAGE", npm::build()?);
    if sh.var("WEBKIT")?.is_empty() {
        tally.skip("the smoke run in WebKit: Playwright's is not here or does not run (`npx playwright install webkit` in tests/browser)");
    }
    let playwright = cmd!(sh, "node {PLAYWRIGHT} test");
    read(tally, playwright, |line| println!("{line}"))
}

/// Plays a few turns in Chromium if `dist` is up to date.
fn quick_browser(tally: &Tally) -> Result<()> {
    let dist = root().join("dist");
    if let Err(why) = fresh::check(root(), &dist) {
        tally.skip(&format!(
            "the smoke run in Chromium: {why:#}; `cargo xtask dist` builds it"
        ));
        return Ok(());
    }
    let url = serve::start(&dist, SUB_PATH, 0, false)?;
    let sh = tests_shell(&url, &[])?;
    let few = ["--project=desktop", "smoke.spec.ts", "turn.spec.ts"];
    let playwright = cmd!(sh, "node {PLAYWRIGHT} test {few...}");
    read(tally, playwright, |line| println!("{line}"))
}

/// Plays a few turns in Firefox if it is available.
fn in_firefox(tally: &Tally, sh: &Shell) -> Result<()> {
    if sh.var("FIREFOX")?.is_empty() {
        tally.skip("the smoke run in Firefox: none is here and none can be installed; name one in the variable FIREFOX");
        return Ok(());
    }
    let turns = cmd!(sh, "node firefox.mjs");
    aside(tally, "A few turns in Firefox", turns)
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;

    #[test]
    fn a_run_without_firefox_is_reported_as_skipped() -> Result<()> {
        let tally = Tally::default();
        let sh = shell()?;
        sh.set_var("FIREFOX", "");
        in_firefox(&tally, &sh)?;
        assert!(tally.summary().contains("FIREFOX"));
        assert!(tally.summary().ends_with("0 passed, 0 failed, 1 SKIPPED"));
        Ok(())
    }

    #[test]
    fn a_failing_phase_does_not_stop_other_phases() {
        let tally = Tally::default();
        let one = |_: &Tally| bail!("broken");
        let other = |tally: &Tally| {
            tally.read("  2 passed");
            Ok(())
        };
        at_once(&tally, one, other);
        assert_eq!(tally.summary(), "FAILED: broken\n2 passed, 1 failed");
    }
}
