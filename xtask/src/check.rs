//! All checks and tests, in the order in which they fail fastest, with one count at the end.

use std::{path::PathBuf, process::Command};

use anyhow::{Context, Result};

use crate::{
    browser, serve,
    shell::{self, command, say},
    site,
    together::together,
    tools,
};

/// The page is tested under a path like that of a project page.
const SUB_PATH: &str = "/some/sub/path/";

/// Crates that are built for the browser.
const FOR_BROWSER: [&str; 6] = ["-p", "app", "-p", "worker", "-p", "backgammon"];

#[derive(Default)]
struct Count {
    passed: u32,
    failed: u32,
    /// What could not be run here, and why: said at the end, and never taken for passed.
    skipped: Vec<String>,
}

/// Runs everything.
///
/// # Errors
/// If anything fails; what it was has been printed.
pub fn all() -> Result<()> {
    let mut count = Count::default();
    let result = steps(&mut count);
    if let Err(error) = &result {
        eprintln!("error: {error:#}");
        count.failed = count.failed.max(1);
    }
    for what in &count.skipped {
        println!("SKIPPED: {what}");
    }
    println!("{}", count.summary());
    if count.failed > 0 {
        std::process::exit(1);
    }
    result
}

fn steps(count: &mut Count) -> Result<()> {
    say("Checking the format");
    shell::run(command("cargo").args(["fmt", "--all", "--check"]))
        .context("run `cargo fmt --all` to mend the format")?;
    let browser = || {
        let tests = tests_dir();
        tools::npm_packages(&tests)?;
        browser::chromium(&tests).map(drop)
    };
    together(&[&site::prepare, &browser])?;
    say("Checking with clippy, natively and for the browser (two minutes the first time)");
    let native = ["--workspace", "--exclude", "app", "--all-targets"];
    shell::run(clippy().args(native).args(["--", "-D", "warnings"]))?;
    let browser = ["--target", "wasm32-unknown-unknown"];
    shell::run(
        clippy()
            .args(FOR_BROWSER)
            .args(browser)
            .args(["--", "-D", "warnings"]),
    )?;
    say("Running unit, property and doc tests (two minutes the first time)");
    let test = ["test", "--workspace", "--exclude", "app", "--no-fail-fast"];
    let native = shell::run_reading(command("cargo").args(test), |line| count.cargo(line));
    say("Checking the documentation");
    let doc = [
        "doc",
        "--quiet",
        "--no-deps",
        "--workspace",
        "--exclude",
        "app",
    ];
    shell::run(
        command("cargo")
            .args(doc)
            .env("RUSTDOCFLAGS", "-D warnings"),
    )?;
    let browser = in_browser(count);
    native.and(browser)
}

fn tests_dir() -> PathBuf {
    shell::root().join("tests/browser")
}

fn clippy() -> Command {
    let mut clippy = command("cargo");
    clippy.args(["clippy", "--quiet"]);
    clippy
}

/// The release build, served from a sub-path, played by Playwright.
fn in_browser(count: &mut Count) -> Result<()> {
    let dist = site::build()?;
    let server = serve::start(&dist, SUB_PATH, 0)?;
    let tests = tests_dir();
    let chromium = browser::chromium(&tests)?;
    say("Playing in the browser (a minute or two)");
    let npx = if cfg!(windows) { "npx.cmd" } else { "npx" };
    let mut playwright = command(npx);
    playwright
        .args(["playwright", "test"])
        .current_dir(&tests)
        .env("GAME_URL", server.url())
        .env("NO_SANDBOX", if browser::is_root() { "1" } else { "" });
    if let Some(chromium) = chromium {
        playwright.env("CHROME", chromium);
    }
    let in_chromium = shell::run_reading(&mut playwright, |line| count.playwright(line));
    in_firefox(count, &server.url(), browser::firefox()?)?;
    in_chromium
}

/// A few turns in a Firefox, if there is one.
fn in_firefox(count: &mut Count, url: &str, firefox: Option<String>) -> Result<()> {
    let Some(firefox) = firefox else {
        let why = "the smoke run in Firefox: none is here and none can be installed; name one in the variable FIREFOX";
        eprintln!("warning: SKIPPED: {why}");
        count.skipped.push(why.to_owned());
        return Ok(());
    };
    say("Playing in Firefox (half a minute)");
    let mut node = command("node");
    node.arg("firefox.mjs")
        .current_dir(tests_dir())
        .env("GAME_URL", url)
        .env("FIREFOX", firefox);
    shell::run_reading(&mut node, |line| count.playwright(line))
}

impl Count {
    /// The line at the end.
    fn summary(&self) -> String {
        let skipped = match self.skipped.len() {
            0 => String::new(),
            number => format!(", {number} SKIPPED"),
        };
        format!("{} passed, {} failed{skipped}", self.passed, self.failed)
    }

    /// Adds a line such as `test result: ok. 8 passed; 0 failed; 0 ignored; ...`.
    fn cargo(&mut self, line: &str) {
        let Some(result) = line.trim_start().strip_prefix("test result: ") else {
            return;
        };
        for part in result.split([';', '.']) {
            let mut words = part.split_whitespace();
            let number = words.next().and_then(|word| word.parse::<u32>().ok());
            match (number, words.next()) {
                (Some(number), Some("passed")) => self.passed += number,
                (Some(number), Some("failed")) => self.failed += number,
                _ => {}
            }
        }
    }

    /// Adds a line of Playwright's closing summary, such as `  12 passed (30.1s)` or `  1 failed`.
    fn playwright(&mut self, line: &str) {
        let mut words = line.split_whitespace();
        let number = words.next().and_then(|word| word.parse::<u32>().ok());
        match (number, words.next()) {
            (Some(number), Some("passed")) => self.passed += number,
            (Some(number), Some("failed")) => self.failed += number,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargos_and_playwrights_results_are_added_up() {
        let mut count = Count::default();
        count.cargo("test result: ok. 8 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 8s");
        count.cargo("test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured");
        count.cargo("test rules::passed ... ok");
        count.playwright("  12 passed (30.1s)");
        count.playwright("  1 failed");
        assert_eq!((count.passed, count.failed), (23, 3));
        assert_eq!(count.summary(), "23 passed, 3 failed");
    }

    #[test]
    fn without_a_firefox_its_run_is_said_to_be_skipped() -> Result<()> {
        let mut count = Count::default();
        in_firefox(&mut count, "http://127.0.0.1/", None)?;
        assert_eq!(count.summary(), "0 passed, 0 failed, 1 SKIPPED");
        assert!(count.skipped[0].contains("FIREFOX"));
        Ok(())
    }
}
