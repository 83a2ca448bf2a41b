//! Rounds: two players at once play some games with the nets as they are, then each net learns from them on its own thread.

use std::{fmt, fs, path::Path, thread, time::Instant};

use anyhow::Context as _;
use dice::DiceStream;
use engine::training::{Nets, Phase};

use crate::{
    checkpoint::{Checkpoint, Widths},
    curve::{self, Row},
    game,
    label::Label,
    learn::learn,
    progress,
    random::{Random, seed},
};

/// Games of each player in a round.
const GAMES: u64 = 100;
/// How many play at once; part of what makes a run repeatable.
const PLAYERS: u64 = 2;
/// A copy of the nets is kept after so many games.
const KEEP: u64 = 100_000;
/// After so many games the steps shrink to nothing and targets come from the next roll alone.
const SETTLED: u64 = 300_000;

/// How well the nets foresaw a round's lessons: root mean square of the equity's error, by phase.
struct Report([f32; Phase::ALL.len()]);

impl Report {
    /// The errors with their phases.
    fn errors(&self) -> [(Phase, f32); Phase::ALL.len()] {
        std::array::from_fn(|at| (Phase::ALL[at], self.0[at]))
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("error")?;
        for (phase, error) in self.errors() {
            write!(f, " {phase:?} {error:.3}")?;
        }
        Ok(())
    }
}

/// Step size after so many games: large to begin with, then small, in the end ever smaller.
fn rate(games: u64) -> f32 {
    let games = games as f32;
    let early = 0.02 / (1.0 + games / 60_000.0);
    let late = 0.002 / (1.0 + (games - SETTLED as f32).max(0.0) / 100_000.0);
    if games < SETTLED as f32 {
        early.max(0.002)
    } else {
        late
    }
}

/// The weight of later estimates after so many games.
fn lambda(games: u64) -> f32 {
    if games < SETTLED {
        (0.8 - games as f32 / 50_000.0).max(0.1)
    } else {
        0.0
    }
}

/// Plays and learns one round.
fn round(run: &mut Checkpoint) -> Report {
    let (nets, number, games) = (&run.nets, run.round, run.games);
    let mut lessons: Vec<Label> = thread::scope(|scope| {
        let players: Vec<_> = (0..PLAYERS)
            .map(|player| scope.spawn(move || lessons(nets, number * PLAYERS + player, games)))
            .collect();
        let done = players
            .into_iter()
            .map(|player| player.join().expect("players do not panic"));
        done.flatten().collect()
    });
    Random(number).shuffle(&mut lessons);
    let rate = rate(games);
    let mut errors = [0.0; Phase::ALL.len()];
    thread::scope(|scope| {
        let nets = run.nets.nets.iter_mut();
        for ((phase, net), error) in Phase::ALL.into_iter().zip(nets).zip(&mut errors) {
            let lessons = &lessons;
            scope.spawn(move || {
                let own = lessons
                    .iter()
                    .filter(|lesson| Phase::of(&lesson.board) == phase);
                *error = learn(net, &own.copied().collect::<Vec<_>>(), rate).sqrt();
            });
        }
    });
    run.round += 1;
    run.games += GAMES * PLAYERS;
    Report(errors)
}

fn lessons(nets: &Nets, number: u64, games: u64) -> Vec<Label> {
    let mut dice = DiceStream::new(seed(number, 0));
    let mut table = game::Table::default();
    let mut lessons = Vec::new();
    for _ in 0..GAMES {
        let history = game::play(nets, &mut table, &mut dice);
        game::differences(&history, lambda(games), &mut lessons);
    }
    lessons
}

/// Trains by self-play with temporal differences until `games` have been played in total, going on from the nets in
/// `dir` if there are any.
///
/// # Errors
/// If a file cannot be read or written.
pub fn train(dir: &Path, games: u64, widths: Widths) -> anyhow::Result<()> {
    fs::create_dir_all(dir)?;
    let file = dir.join("nets.bin");
    let mut run = if file.exists() {
        Checkpoint::load(&file).context("the checkpoint")?
    } else {
        Checkpoint::new(widths)
    };
    let (began, first) = (Instant::now(), run.games);
    let bar = progress::bar(games, "games");
    while run.games < games {
        let report = round(&mut run);
        bar.set_position(run.games);
        if run.round.is_multiple_of(20) {
            run.save(&file)?;
            let minutes = began.elapsed().as_secs_f64() / 60.0;
            let pace = (run.games - first) as f64 / began.elapsed().as_secs_f64();
            bar.suspend(|| {
                println!(
                    "{} games, {minutes:.1} min, {pace:.0} games/s, {report}",
                    run.games
                );
            });
            let rows = report.errors().map(|(phase, error)| Row {
                run: curve::run_name(dir),
                net: format!("{phase:?}").to_lowercase(),
                unit: "games".to_owned(),
                at: run.games as f64,
                minutes,
                error: f64::from(error),
                held_out: None,
            });
            curve::add(&dir.with_file_name(curve::FILE), &rows)?;
        }
        if run.games.is_multiple_of(KEEP) {
            run.save(&dir.join(format!("nets-{:07}k.bin", run.games / 1000)))?;
        }
    }
    run.save(&file)
}
