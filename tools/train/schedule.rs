//! Training rounds: two threads play self-play games with the current nets, then each net is trained on these games on
//! a separate thread.

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

/// Number of games per thread in a round.
const GAMES: u64 = 100;
/// Number of self-play threads. Changing it changes the result of a run.
const GAME_THREADS: u64 = 2;
/// Interval, in games, at which a copy of the nets is saved.
const CHECKPOINT_GAMES: u64 = 100_000;
/// Number of games after which the learning rate decays towards 0 and λ is 0.
const FINAL_PHASE_GAMES: u64 = 300_000;

/// Root mean square equity error, in points, by phase, measured on a round's labels before they are learnt.
struct Report([f32; Phase::ALL.len()]);

impl Report {
    /// Returns the error in each phase.
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

/// Returns the learning rate after this number of games: it falls from 0.02 to 0.0033 at [`FINAL_PHASE_GAMES`], then
/// from 0.002 towards 0.
fn learning_rate(games: u64) -> f32 {
    let games = games as f32;
    let early = 0.02 / (1.0 + games / 60_000.0);
    let late = 0.002 / (1.0 + (games - FINAL_PHASE_GAMES as f32).max(0.0) / 100_000.0);
    if games < FINAL_PHASE_GAMES as f32 {
        early.max(0.002)
    } else {
        late
    }
}

/// Returns the λ of TD(λ) after this number of games: it falls from 0.8 to 0.1 within 35,000 games, and is 0 after
/// [`FINAL_PHASE_GAMES`].
fn lambda(games: u64) -> f32 {
    if games < FINAL_PHASE_GAMES {
        (0.8 - games as f32 / 50_000.0).max(0.1)
    } else {
        0.0
    }
}

/// Plays one round of games and trains the nets on them.
fn round(run: &mut Checkpoint) -> Report {
    let (nets, number, games) = (&run.nets, run.round, run.games);
    let mut labels: Vec<Label> = thread::scope(|scope| {
        let threads: Vec<_> = (0..GAME_THREADS)
            .map(|thread| {
                scope.spawn(move || self_play_labels(nets, number * GAME_THREADS + thread, games))
            })
            .collect();
        let done = threads
            .into_iter()
            .map(|thread| thread.join().expect("players do not panic"));
        done.flatten().collect()
    });
    Random(number).shuffle(&mut labels);
    let rate = learning_rate(games);
    let mut errors = [0.0; Phase::ALL.len()];
    thread::scope(|scope| {
        let nets = run.nets.nets.iter_mut();
        for ((phase, net), error) in Phase::ALL.into_iter().zip(nets).zip(&mut errors) {
            let labels = &labels;
            scope.spawn(move || {
                let own = labels
                    .iter()
                    .filter(|label| Phase::of(&label.board) == phase);
                *error = learn(net, &own.copied().collect::<Vec<_>>(), rate).sqrt();
            });
        }
    });
    run.round += 1;
    run.games += GAMES * GAME_THREADS;
    Report(errors)
}

/// Plays one thread's games in a round and returns their TD(λ) labels.
fn self_play_labels(nets: &Nets, number: u64, games: u64) -> Vec<Label> {
    let mut dice = DiceStream::new(seed(number, 0));
    let mut table = game::MoveBuffers::default();
    let mut labels = Vec::new();
    for _ in 0..GAMES {
        let history = game::play(nets, &mut table, &mut dice);
        game::td_labels(&history, lambda(games), &mut labels);
    }
    labels
}

/// Trains by self-play with temporal differences until a total of `games` have been played, continuing from the nets in
/// `dir`, if any.
///
/// # Errors
/// Returns an error if a file cannot be read or written.
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
        if run.games.is_multiple_of(CHECKPOINT_GAMES) {
            run.save(&dir.join(format!("nets-{:07}k.bin", run.games / 1000)))?;
        }
    }
    run.save(&file)
}
