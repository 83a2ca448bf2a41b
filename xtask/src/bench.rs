//! Benchmarks of the shipped game in a browser, and the gallery's pictures. Benchmarks only print figures or take
//! pictures, and never pass or fail.

use std::env;

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::{
    check::{PLAYWRIGHT, tests_shell},
    dist, programs, serve,
    shell::{root, say, shell},
    tools::NPM,
};

/// Close decisions from self-play of the nets; see crate `train`.
const DECISIONS: &str = "tools/train/bench/decisions.txt";

/// Decisions of a whole match as requests to `bg json`, created by `tests/judge/review.py`.
const REVIEW: &str = "tests/data/review.jsonl";

/// Runs the benchmark `which`, or all benchmarks of the page if `None`. The native benchmark `review`, which reviews a
/// match on one core, runs only by name.
///
/// # Errors
/// Returns an error if the game cannot be built or a benchmark fails.
pub fn run(which: Option<&str>) -> Result<()> {
    let native = shell()?;
    if which == Some("review") {
        cmd!(native, "cargo run --release -p bench -- review {REVIEW}").run()?;
    }
    let sh = page_shell()?;
    if which.is_none_or(|which| which == "lighthouse") {
        say("Lighthouse judges the page (a minute, and some seconds to fetch it the first time)");
        cmd!(sh, "{NPM} run --silent lighthouse").quiet().run()?;
    }
    if which == Some("lighthouse") {
        return Ok(());
    }
    let asks = root().join("target/asks.json");
    let example = ["--package=analyst", "--example=asks"];
    let requests = cmd!(native, "cargo run --quiet {example...} -- {DECISIONS}");
    native.write_file(&asks, requests.quiet().read()?)?;
    sh.set_var("ASKS", asks);
    sh.set_var("HARNESS", programs::harness()?);
    say("Measuring in the browser (some minutes; nothing else should run)");
    let bench = cmd!(sh, "node {PLAYWRIGHT} test -c bench.config.ts {which...}");
    Ok(bench.quiet().run()?)
}

/// Takes all pictures of the gallery.
///
/// # Errors
/// Returns an error if the game cannot be built or a picture cannot be taken.
pub fn gallery() -> Result<()> {
    let sh = page_shell()?;
    say("Taking pictures of every theme on every screen (two minutes)");
    let gallery = cmd!(sh, "node {PLAYWRIGHT} test -c gallery.config.ts");
    Ok(gallery.quiet().run()?)
}

/// Returns a shell in the folder of the browser tests for the page at `GAME_URL` or, without that variable, for a new
/// build.
fn page_shell() -> Result<Shell> {
    let url = match env::var("GAME_URL") {
        Ok(url) => url,
        Err(_) => serve::start(&dist::build_if_stale()?, "/some/sub/path/", 0, true)?,
    };
    let sh = tests_shell(&url, &[])?;
    // Measures and shows the same build that players use.
    sh.set_var("HEADLESS_SHELL", "");
    Ok(sh)
}
