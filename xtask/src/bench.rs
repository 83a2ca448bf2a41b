//! Benchmarks of the shipped game in a browser, and the gallery's pictures. Both only print figures or take pictures;
//! they never pass or fail.

use std::{env, fs, process::Command};

use anyhow::{Context as _, Result};

use crate::{
    browser, dist, lighthouse, programs, serve,
    shell::{self, command, say},
    tools,
};

/// Close decisions from the nets' own games; see crate `train`.
const DECISIONS: &str = "src/train/bench/decisions.txt";

/// Decisions of a whole match as requests to `bg`; `tests/judge/review.py` makes them.
const REVIEW: &str = "tests/data/review.jsonl";

/// Runs the benchmark `which`, or all of the page if `None`, on the page at `GAME_URL` or, without that variable, on a
/// new build. The native benchmark `review` runs only by name.
///
/// # Errors
/// If the game cannot be built or a benchmark fails.
pub fn run(which: Option<&str>) -> Result<()> {
    if which == Some("review") {
        review()?;
    }
    let mut playwright = playwright("bench.config.ts")?;
    if which.is_none_or(|which| which == "lighthouse") {
        lighthouse::run(&playwright.url, playwright.chromium.as_deref())?;
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
    let requests = shell::output(&mut example).context("the decisions do not become questions")?;
    fs::write(&asks, requests)?;
    let harness = programs::harness()?;
    say("Measuring in the browser (some minutes; nothing else should run)");
    shell::run(
        playwright
            .command
            .args(which)
            .env("ASKS", asks)
            .env("HARNESS", harness),
    )
}

/// Measures how long a native review of a match takes on one core.
fn review() -> Result<()> {
    shell::run(command("cargo").args(["build", "--release", "--bin", "bg"]))?;
    let bg = shell::root().join("target/release/bg");
    shell::run(command(bg).args(["bench", "review", REVIEW]))
}

/// Takes all pictures of the gallery.
///
/// # Errors
/// If the game cannot be built or a picture cannot be taken.
pub fn gallery() -> Result<()> {
    let mut playwright = playwright("gallery.config.ts")?;
    say("Taking pictures of every theme on every screen (two minutes)");
    shell::run(&mut playwright.command)
}

/// A Playwright command for the game, with a server that runs until this value is dropped.
struct Playwright {
    command: Command,
    url: String,
    /// The browser's program; `None` for Playwright's own.
    chromium: Option<String>,
    _server: Option<serve::Server>,
}

/// Returns Playwright with a configuration of `tests/browser`, for the page at `GAME_URL` or a new build.
fn playwright(config: &str) -> Result<Playwright> {
    let tests = shell::root().join("tests/browser");
    tools::npm_packages(&tests, "Playwright")?;
    let chromium = browser::chromium(&tests)?;
    let (url, server) = if let Ok(url) = env::var("GAME_URL") {
        (url, None)
    } else {
        let server = serve::start_packed(&dist::build_if_stale()?, "/some/sub/path/")?;
        (server.url(), Some(server))
    };
    let npx = if cfg!(windows) { "npx.cmd" } else { "npx" };
    let mut playwright = command(npx);
    playwright
        .args(["playwright", "test", "--config", config])
        .current_dir(&tests)
        .env("GAME_URL", &url)
        .env("NO_SANDBOX", if browser::is_root() { "1" } else { "" });
    if let Some(chromium) = &chromium {
        playwright.env("CHROME", chromium);
    }
    Ok(Playwright {
        command: playwright,
        url,
        chromium,
        _server: server,
    })
}
