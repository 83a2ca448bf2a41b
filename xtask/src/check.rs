//! All checks and tests, or those of a minute, with one count at the end.

use std::{
    io::{self, BufRead as _, BufReader},
    process::{Command, Stdio, exit},
    time::Instant,
};

use anyhow::{Context, Result, ensure};
use xshell::{Cmd, Shell, cmd};

use crate::{
    browser::{self, PLAYWRIGHT, tests_shell},
    count::Tally,
    dist, fresh, npm, programs, serve,
    shell::{root, say, shell},
    tools::both,
};

/// The page is tested under a path like that of a project page.
const SUB_PATH: &str = "/some/sub/path/";

/// Crates that are built for the browser.
const FOR_BROWSER: &str =
    "-p analyst -p app -p worker -p reader -p statistics -p worker_loop -p preview -p backgammon
    -p harness -p npm";

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
        exit(1);
    }
}

/// All checks and tests; those that need no browser run beside those in browsers.
///
/// # Errors
/// If the format is wrong, or what the tests need cannot be had.
pub fn all(tally: &Tally) -> Result<()> {
    format()?;
    both(dist::prepare, browser::prepare)?;
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
    both(phase(one), phase(other))
}

fn note(tally: &Tally, result: Result<()>) {
    if let Err(error) = result {
        tally.fail(&error);
    }
}

fn format() -> Result<()> {
    let shell = shell()?;
    say("Checking the format");
    let format = cmd!(shell, "cargo fmt --all --check");
    format
        .quiet()
        .run()
        .context("run `cargo fmt --all` to mend the format")
}

fn native(tally: &Tally) -> Result<()> {
    let shell = shell()?;
    clippy(tally, &shell, "natively", "--workspace --all-targets")?;
    let browser = format!("{FOR_BROWSER} --target wasm32-unknown-unknown");
    clippy(tally, &shell, "for the browser", &browser)?;
    let test = cargo(&shell, "test --workspace --no-fail-fast");
    let tests = aside(tally, "Unit, property and doc tests", test);
    let doc = cargo(&shell, "doc --quiet --no-deps --workspace --exclude app");
    let doc = doc.env("RUSTDOCFLAGS", "-D warnings");
    tests.and(aside(tally, "The documentation", doc))
}

fn quick_native(tally: &Tally) -> Result<()> {
    let shell = shell()?;
    clippy(tally, &shell, "natively", "--workspace --all-targets")?;
    let test = "test --workspace --lib --bins --tests --no-fail-fast --";
    let skipped = SLOW.iter().flat_map(|name| ["--skip", name]);
    let test = cargo(&shell, test)
        .args(skipped)
        .env("PROPTEST_CASES", "16");
    aside(
        tally,
        "Unit and property tests, without the slow ones",
        test,
    )
}

fn clippy(tally: &Tally, shell: &Shell, how: &str, what: &str) -> Result<()> {
    let clippy = cargo(shell, &format!("clippy --quiet {what} -- -D warnings"));
    aside(tally, &format!("Clippy, {how}"), clippy)
}

/// Cargo beside the browsers, whose tests take longest: on a Unix it leaves them the processor and fills their pauses.
fn cargo<'a>(shell: &'a Shell, words: &str) -> Cmd<'a> {
    let words = words.split_whitespace();
    if cfg!(unix) {
        cmd!(shell, "nice -n 10 cargo {words...}")
    } else {
        cmd!(shell, "cargo {words...}")
    }
}

/// Runs a command beside others: its output is shown as one block at its end.
fn aside(tally: &Tally, what: &str, command: Cmd<'_>) -> Result<()> {
    let (started, mut block) = (Instant::now(), String::new());
    let ended = read(tally, command, |line| block.extend([line, "\n"]));
    let seconds = started.elapsed().as_secs();
    print!("==> {what} ({seconds} s)\n{block}");
    ended
}

/// Runs a command to its end, adds up its tests and hands each line of its output to `show`.
fn read(tally: &Tally, command: Cmd<'_>, mut show: impl FnMut(&str)) -> Result<()> {
    let typed = command.to_string();
    let (output, writer) = io::pipe()?;
    // The output ends when nobody holds the pipe's other end any more: the command goes at the end of this statement.
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

/// The release build, served from a sub-path, played in every browser that can be had.
fn in_browsers(tally: &Tally) -> Result<()> {
    let url = serve::start(&dist::build_if_stale()?, SUB_PATH, 0)?;
    let in_firefox = || in_firefox(tally, &url, browser::firefox()?);
    both(in_firefox, || in_chromium(tally, &url))
}

/// All browser tests in Chromium, and a few turns in `WebKit` if there is one.
fn in_chromium(tally: &Tally, url: &str) -> Result<()> {
    say("Playing in Chromium (seven minutes), and in Firefox beside it");
    let shell = tests_shell(url)?;
    shell.set_var("HARNESS", programs::harness()?);
    shell.set_var("NPM_PACKAGE", npm::build()?);
    if browser::has_webkit(&shell) {
        shell.set_var("WEBKIT", "1");
    } else {
        tally.skip("the smoke run in WebKit: Playwright's is not here or does not run (`npx playwright install webkit` in tests/browser)");
    }
    playwright(tally, &shell, &[])
}

/// A few turns in Chromium, if the folder `dist` is what the sources would build.
fn quick_browser(tally: &Tally) -> Result<()> {
    let dist = root().join("dist");
    let stale = match fresh::newer_source(root(), &dist) {
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
    let shell = tests_shell(&serve::start(&dist, SUB_PATH, 0)?)?;
    let few = ["--project=desktop", "smoke.spec.ts", "turn.spec.ts"];
    playwright(tally, &shell, &few)
}

/// Runs Playwright's tests, in the smaller Chromium if there is one.
fn playwright(tally: &Tally, shell: &Shell, which: &[&str]) -> Result<()> {
    if let Some(smaller) = browser::headless_shell() {
        shell.set_var("HEADLESS_SHELL", smaller);
    }
    let playwright = cmd!(shell, "node {PLAYWRIGHT} test {which...}");
    read(tally, playwright, |line| println!("{line}"))
}

/// A few turns in a Firefox, if there is one.
fn in_firefox(tally: &Tally, url: &str, firefox: Option<String>) -> Result<()> {
    let Some(firefox) = firefox else {
        tally.skip("the smoke run in Firefox: none is here and none can be installed; name one in the variable FIREFOX");
        return Ok(());
    };
    let shell = tests_shell(url)?;
    let turns = cmd!(shell, "node firefox.mjs").env("FIREFOX", firefox);
    aside(tally, "A few turns in Firefox", turns)
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
            tally.read("  2 passed");
            Ok(())
        };
        at_once(&tally, one, other)?;
        assert_eq!(tally.summary(), "FAILED: broken\n2 passed, 1 failed");
        Ok(())
    }
}
