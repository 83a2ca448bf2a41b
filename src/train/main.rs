//! Trains the nets from nothing, by play against itself: `train play`, and lets a checkpoint answer: `train answer`.

mod answer;
mod chance;
mod checkpoint;
mod learn;
mod nets;
mod selfplay;

use std::{env, path::PathBuf};

use anyhow::{Context, Result, bail};

const USAGE: &str = "\
train play FOLDER GAMES [RATE]   play GAMES against itself from FOLDER's checkpoint on, or from random weights
train answer FOLDER              answer `best` and `eval` requests, one JSON line each, by FOLDER's checkpoint";

fn main() -> Result<()> {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["play", folder, games] => play(folder, games, "0.01"),
        ["play", folder, games, rate] => play(folder, games, rate),
        ["answer", folder] => answer::serve(&checkpoint::load(&PathBuf::from(folder))?.0),
        _ => bail!("what shall I do?\n{USAGE}"),
    }
}

fn play(folder: &str, games: &str, rate: &str) -> Result<()> {
    let games = games.parse().context("GAMES is a number")?;
    let rate = rate.parse().context("RATE is a number such as 0.01")?;
    selfplay::run(&PathBuf::from(folder), games, rate)
}
