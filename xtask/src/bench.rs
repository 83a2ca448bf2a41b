//! Benchmarks of the shipped game in a browser: they print figures and find nothing right or wrong.

use std::{env, fs};

use anyhow::{Context as _, Result};

use crate::{
    browser, lighthouse, serve,
    shell::{self, command, say},
    site, tools,
};

/// Close decisions from the nets' own games; see the crate `train`.
const DECISIONS: &str = "src/train/bench/decisions.txt";

/// Runs the benchmark `which`, or all of them, against the page at `GAME_URL` or, without that variable, a new build.
///
/// # Errors
/// If the game cannot be built or a benchmark breaks off.
pub fn run(which: Option<&str>) -> Result<()> {
    let tests = shell::root().join("tests/browser");
    tools::npm_packages(&tests)?;
    let chromium = browser::chromium(&tests)?;
    let url = match env::var("GAME_URL") {
        Ok(url) => url,
        Err(_) => serve::start_packed(&site::build()?, "/some/sub/path/")?.url(),
    };
    if which.is_none_or(|which| which == "lighthouse") {
        lighthouse::run(&url, chromium.as_deref())?;
    }
    if which == Some("lighthouse") {
        return Ok(());
    }
    let asks = shell::root().join("target/asks.json");
    fs::create_dir_all(asks.with_file_name(""))?;
    let mut example = command("cargo");
    example.args([
        "run",
        "--quiet",
        "--package=protocol",
        "--example=asks",
        "--",
        DECISIONS,
    ]);
    let told = shell::output(&mut example).context("the decisions do not become questions")?;
    fs::write(&asks, told)?;
    say("Measuring in the browser (some minutes; nothing else should run)");
    let npx = if cfg!(windows) { "npx.cmd" } else { "npx" };
    let mut playwright = command(npx);
    playwright
        .args(["playwright", "test", "--config", "bench.config.ts"])
        .args(which)
        .current_dir(&tests)
        .env("GAME_URL", url)
        .env("ASKS", asks)
        .env("NO_SANDBOX", if browser::is_root() { "1" } else { "" });
    if let Some(chromium) = chromium {
        playwright.env("CHROME", chromium);
    }
    shell::run(&mut playwright)
}
