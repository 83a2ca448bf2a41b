//! Trains the nets from nothing, by play against itself; see README.md beside this file.

mod checkpoint;
mod export;
mod game;
mod learn;
mod schedule;
mod serve;

use std::{env, fs, path::Path, time::Instant};

use anyhow::{Context as _, bail};

use checkpoint::Checkpoint;
use schedule::Stage;

const USAGE: &str = "\
train td DIR GAMES     self-play with temporal differences, going on from DIR/nets.bin if it is there
train look DIR GAMES   the same with labels that look one roll ahead
train export FILE TO   write these nets as the game ships them
train serve FILE       answer JSON lines (best, eval) with these nets";

fn main() -> anyhow::Result<()> {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["td", dir, games] => train(Path::new(dir), games.parse()?, &Stage::Differences),
        ["look", dir, games] => train(Path::new(dir), games.parse()?, &Stage::LookAhead),
        ["export", file, to] => {
            export::export(&Checkpoint::load(Path::new(file))?.nets, Path::new(to))
        }
        ["serve", file, ..] => serve::serve(&Checkpoint::load(Path::new(file))?.nets),
        _ => bail!("{USAGE}"),
    }
}

/// Plays and learns until `games` have been played in all.
fn train(dir: &Path, games: u64, stage: &Stage) -> anyhow::Result<()> {
    fs::create_dir_all(dir)?;
    let file = dir.join("nets.bin");
    let mut run = if file.exists() {
        Checkpoint::load(&file).context("the checkpoint")?
    } else {
        Checkpoint::new()
    };
    let (began, first) = (Instant::now(), run.games);
    while run.games < games {
        let report = schedule::round(&mut run, stage);
        if run.round.is_multiple_of(20) {
            run.save(&file)?;
            let minutes = began.elapsed().as_secs_f64() / 60.0;
            let pace = (run.games - first) as f64 / began.elapsed().as_secs_f64();
            println!(
                "{} games, {minutes:.1} min, {pace:.0} games/s, {report}",
                run.games
            );
        }
        if run.games.is_multiple_of(schedule::KEEP) {
            run.save(&dir.join(format!("nets-{:07}k.bin", run.games / 1000)))?;
        }
    }
    run.save(&file)
}
