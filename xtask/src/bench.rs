//! Benchmarks of the shipped game in a browser: they print figures and find nothing right or wrong.

use std::{env, fs};

use anyhow::{Context as _, Result};
use engine::{Context, Level};
use protocol::{Ask, JobId, Request, Stamp, ToWorker};
use record::board_from_id;
use rules::{Board, Die, Roll, Variant, legal_plays};
use serde_json::{Value, json};

use crate::{
    browser, serve,
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
        Err(_) => serve::start(&site::build()?, "/some/sub/path/", 0)?.url(),
    };
    let asks = shell::root().join("target/asks.json");
    fs::create_dir_all(asks.with_file_name(""))?;
    fs::write(&asks, asks_of_engine()?.to_string())?;
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

/// What the engine is asked: each decision two rolls ahead, and each of its positions with all six doubles, which can
/// be played in the most ways, by the nets alone.
fn asks_of_engine() -> Result<Value> {
    let text = fs::read_to_string(shell::root().join(DECISIONS))?;
    let (mut plays, mut judged) = (Vec::new(), Vec::new());
    for line in text.lines() {
        let (board, roll) = decision(line).with_context(|| format!("no decision: {line}"))?;
        plays.push(message(plays.len(), Level::Expert, board, roll));
        for die in (1..=6).filter_map(Die::new) {
            let roll = Roll::new(die, die);
            judged.push(json!({
                "ask": message(judged.len(), Level::Strong, board, roll),
                "plays": legal_plays(&board, roll).len(),
            }));
        }
    }
    Ok(json!({ "plays": plays, "judged": judged }))
}

/// The position and the roll at the beginning of a line.
fn decision(line: &str) -> Option<(Board, Roll)> {
    let mut words = line.split_ascii_whitespace();
    let board = board_from_id(words.next()?, Variant::Standard).ok()?;
    let mut die = || Die::new(words.next()?.parse().ok()?);
    Some((board, Roll::new(die()?, die()?)))
}

fn message(number: usize, level: Level, board: Board, roll: Roll) -> String {
    let request = Request {
        job: JobId(number as u32),
        stamp: Stamp::default(),
        level,
        ask: Ask::Play {
            board,
            roll,
            context: Context::MONEY,
        },
    };
    ToWorker::Ask(request).encode()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kept_decision_becomes_a_question() -> Result<()> {
        let asks = asks_of_engine()?;
        let count = |name: &str| asks[name].as_array().map(Vec::len);
        assert_eq!((count("plays"), count("judged")), (Some(240), Some(1440)));
        Ok(())
    }
}
