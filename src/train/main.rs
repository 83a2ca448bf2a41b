//! Trains the nets from random weights by self-play; see README.md beside this file.

mod adam;
mod arguments;
mod bench;
mod checkpoint;
mod chunk;
mod curve;
mod export;
mod fit;
mod game;
mod label;
mod labelling;
mod learn;
mod played;
mod plot;
mod progress;
mod prune;
mod quick;
mod random;
mod resume;
mod schedule;
mod score;
mod serve;
mod starts;

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Instant,
};

use anyhow::{Context as _, bail};
use engine::training::{Net, Nets, Phase};
use engine::{Judge, Search};

use checkpoint::{Checkpoint, Widths};
use chunk::Kind;
use curve::Row;
use fit::{Fitting, Hyperparameters, WeightedFamily};
use label::{Family, SHARD};

const USAGE: &str = "\
train td DIR GAMES WIDTH        self-play with temporal differences, going on from DIR/nets.bin if it is there
train label FILE DIR SHARDS ROLLS
                                label positions from games of these nets, 10,000 in each file of DIR, looking so many ROLLS ahead
train doubted FILE DIR SHARDS   the same two rolls ahead, of positions in which one roll ahead changes the judgement
train played FILE DIR SHARDS LAMBDA
                                label positions from games of these nets by how these ended, less the luck; at each turn this
                                counts LAMBDA (0 to 1), what the nets think there the rest
train split FILE SHARDS label|doubted|played [ROLLS|LAMBDA]
                                write a request for each file of labels, one JSON line each
train work FILE                 answer requests from standard input with these nets, one JSON line each, on one core
train merge DIR                 write the files of labels from answers in any order: those of a single run
train fit FILE TO WIDTHS PASSES STEP DIR[=WEIGHT]...
                                learn the labels in DIR..., going on from FILE if it is there; WEIGHT (1 if not said): how much
                                those in DIR count beside the others;
                                WIDTHS: race,contact,behind,ahead,crashed
train prune FILE TO WIDTHS DIR...
                                leave out the hidden units that do least in the positions labelled in DIR...
train join TO FILE...           put these nets side by side: wider ones that judge like their mean
train mean TO FILE...           the mean of the weights of these nets, which went on from the same ones
train score DIR FILE...         what each of these nets loses in choosing among the plays labelled in DIR
train quick FILE TO WIDTH GAMES PASSES STEP
                                learn what these nets say of the replies in their games, from the checkers alone
train export FILE TO            write these nets as the game ships them
train bench make FILE TO COUNT GAMES
                                write COUNT close decisions from games of these nets, each play rolled out in GAMES games
train bench run FILE DECISIONS PLIES
                                what these nets lose a decision, looking PLIES rolls ahead
train plot ERRORS STRENGTH TO   draw the curve of learning from these two tables
train serve FILE PLIES          answer JSON lines (best, eval) with these nets, looking PLIES rolls ahead";

/// Weight of the squared equity error in the loss function, relative to the cross-entropy.
const EQUITY: f32 = 12.0;
/// Additional weight of the deviation of the equity error from its mean over the plays of a roll.
const FAMILY: f32 = 40.0;

/// The small net that selects the replies to evaluate when labels are made.
const QUICK: &[u8] = include_bytes!("../worker/nets/quick.bin");

fn main() -> anyhow::Result<()> {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["td", dir, games, width] => {
            let widths = [width.parse()?; Phase::ALL.len()];
            train(Path::new(dir), games.parse()?, widths)
        }
        [
            kind @ ("label" | "doubted" | "played"),
            file,
            dir,
            shards,
            rest @ ..,
        ] => {
            let kind = Kind::parse(kind, rest)?;
            make(Path::new(file), Path::new(dir), shards.parse()?, kind)
        }
        ["split", file, shards, kind, rest @ ..] => {
            let (judge, kind) = (loaded(file)?, Kind::parse(kind, rest)?);
            chunk::split(&judge, kind, shards.parse()?, io::stdout().lock())
        }
        ["work", file] => chunk::work(&loaded(file)?, io::stdin().lock(), io::stdout().lock()),
        ["merge", dir] => {
            let count = chunk::merge(io::stdin().lock(), Path::new(dir))?;
            eprintln!("{count} files of labels");
            Ok(())
        }
        ["fit", file, to, widths, passes, step, dirs @ ..] => {
            let widths = arguments::widths(widths)?;
            let hyperparameters = hyperparameters(passes, step)?;
            let file = Path::new(file);
            let run = if file.exists() {
                Checkpoint::load(file)?.widened(widths)?
            } else {
                Checkpoint::new(widths)
            };
            learn(run, hyperparameters, dirs, Path::new(to))
        }
        ["prune", file, to, widths, dirs @ ..] => {
            let mut run = Checkpoint::load(Path::new(file))?;
            prune::prune(
                &mut run.nets,
                &shards(dirs)?.concat(),
                arguments::widths(widths)?,
            )?;
            run.save(Path::new(to))
        }
        ["quick", file, to, width, games, passes, step] => {
            let hyperparameters = Hyperparameters {
                describe: engine::training::describe_checkers,
                net_of: |_| 0,
                ..hyperparameters(passes, step)?
            };
            let nets = Checkpoint::load(Path::new(file))?.nets;
            let judge = export::quantised(&nets, &export::boards(&nets))?;
            let (to, width, games) = (Path::new(to), width.parse()?, games.parse()?);
            quick::make(&judge, to, width, games, hyperparameters)
        }
        ["export", file, to] => {
            export::export(&Checkpoint::load(Path::new(file))?.nets, Path::new(to))
        }
        ["bench", "make", file, to, count, games] => bench::make(
            &loaded(file)?,
            Path::new(to),
            count.parse()?,
            games.parse()?,
        ),
        ["bench", "run", file, decisions, plies] => {
            let judge = loaded(file)?;
            let player = Search::new(&judge, plies.parse()?);
            println!("{}", bench::run(&player, Path::new(decisions))?);
            Ok(())
        }
        ["plot", errors, strength, to] => {
            plot::plot(Path::new(errors), Path::new(strength), Path::new(to))
        }
        ["join", to, files @ ..] if !files.is_empty() => {
            Checkpoint::joined(&load_all(files)?).save(Path::new(to))
        }
        ["mean", to, files @ ..] => Checkpoint::mean(&load_all(files)?)?.save(Path::new(to)),
        ["score", dir, files @ ..] => {
            let families = shards(&[dir])?.concat();
            for file in files {
                let nets = Checkpoint::load(Path::new(file))?.nets;
                println!("{file}: {}", score::score(&nets, &families));
            }
            Ok(())
        }
        ["serve", file, plies] => {
            let nets = Checkpoint::load(Path::new(file))?.nets;
            serve::serve(&Search::new(&nets, plies.parse()?))
        }
        _ => bail!("{USAGE}"),
    }
}

fn load_all(files: &[&str]) -> anyhow::Result<Vec<Checkpoint>> {
    let loaded = files.iter().map(|file| Checkpoint::load(Path::new(file)));
    loaded.collect()
}

/// Returns a judge with these nets as shipped, with exact bear-off tables.
fn judge(nets: &Nets) -> anyhow::Result<Judge> {
    let quantised = export::quantised(nets, &export::boards(nets))?;
    Ok(Judge::from_bytes(&quantised.to_bytes())?.with_quick(QUICK)?)
}

/// Returns a judge with the nets in this file, as shipped.
fn loaded(file: &str) -> anyhow::Result<Judge> {
    judge(&Checkpoint::load(Path::new(file))?.nets)
}

/// Returns the hyperparameters of a fit.
fn hyperparameters(passes: &str, step: &str) -> anyhow::Result<Hyperparameters> {
    Ok(Hyperparameters {
        passes: passes.parse()?,
        batch: 256,
        step: step.parse()?,
        equity: EQUITY,
        family: FAMILY,
        seed: 1,
        describe: engine::training::describe,
        net_of: |board| Phase::of(board) as usize,
    })
}

/// Trains by self-play with temporal differences until `games` have been played in total.
fn train(dir: &Path, games: u64, widths: Widths) -> anyhow::Result<()> {
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
        let report = schedule::round(&mut run);
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
                run: name(dir),
                net: format!("{phase:?}").to_lowercase(),
                unit: "games".to_owned(),
                at: run.games as f64,
                minutes,
                error: f64::from(error),
                held_out: None,
            });
            curve::add(&dir.with_file_name(CURVE), &rows)?;
        }
        if run.games.is_multiple_of(schedule::KEEP) {
            run.save(&dir.join(format!("nets-{:07}k.bin", run.games / 1000)))?;
        }
    }
    run.save(&file)
}

/// The file name of the table of errors, beside the nets or the folder that a run writes.
const CURVE: &str = "curve.csv";

/// Returns the name of a run, derived from its output file.
fn name(written: &Path) -> String {
    let stem = written.file_stem().unwrap_or_default();
    stem.to_string_lossy().replace(',', "-")
}

/// Makes the missing shards, one at a time on each core; their contents do not depend on the number of cores.
fn make(nets: &Path, dir: &Path, shards: u64, kind: Kind) -> anyhow::Result<()> {
    fs::create_dir_all(dir)?;
    let judge = &judge(&Checkpoint::load(nets)?.nets)?;
    let next = AtomicU64::new(0);
    let began = Instant::now();
    let bar = progress::bar(shards, "files of labels");
    let work = || -> anyhow::Result<()> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= shards {
                return Ok(());
            }
            let file = chunk::file(dir, number);
            if !file.exists() {
                label::save(&kind.shard(judge, number, SHARD), &file)?;
                let minutes = began.elapsed().as_secs_f64() / 60.0;
                bar.suspend(|| println!("{} {minutes:.1} min", file.display()));
            }
            bar.inc(1);
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..progress::cores()).map(|_| scope.spawn(work)).collect();
        let mut done = workers.into_iter().map(thread::ScopedJoinHandle::join);
        done.try_for_each(|one| one.expect("labelling does not panic"))
    })
}

/// Loads the shards of `dirs` as training set and held-out set; one shard in 25 is held out.
fn shards(dirs: &[&str]) -> anyhow::Result<[Vec<Family>; 2]> {
    let (mut own, mut held) = (Vec::new(), Vec::new());
    for dir in dirs {
        let entries = fs::read_dir(dir).with_context(|| (*dir).to_owned())?;
        let entries = entries.map(|entry| entry.map(|entry| entry.path()));
        let mut files: Vec<PathBuf> = entries.collect::<Result<_, _>>()?;
        files.retain(|file| file.extension().is_some_and(|kind| kind == "labels"));
        files.sort();
        for (nth, file) in files.iter().enumerate() {
            let to = if nth % 25 == 7 { &mut held } else { &mut own };
            to.extend(label::load(file)?);
        }
    }
    Ok([own, held])
}

/// Returns a fingerprint of a fit: its labels, starting weights and hyperparameters.
fn fit_fingerprint(
    run: &Checkpoint,
    hyperparameters: Hyperparameters,
    families: &[WeightedFamily],
) -> Vec<u64> {
    let sum = |values: &mut dyn Iterator<Item = f32>| {
        values.fold(0, |sum: u64, value| {
            sum.wrapping_mul(31)
                .wrapping_add(u64::from(value.to_bits()))
        })
    };
    let labels = families.iter().flat_map(|weighted| &weighted.family);
    let mut targets = labels.flat_map(|label| label.target);
    let mut counts = families.iter().map(|weighted| weighted.weight);
    let mut weights = run.nets.nets.iter().flat_map(Net::weights);
    vec![
        hyperparameters.passes as u64,
        hyperparameters.batch as u64,
        u64::from(hyperparameters.step.to_bits()),
        u64::from(hyperparameters.equity.to_bits()),
        u64::from(hyperparameters.family.to_bits()),
        hyperparameters.seed,
        families.len() as u64,
        sum(&mut targets),
        sum(&mut counts),
        sum(&mut weights),
    ]
}

/// Fits the nets to the labels in all shards of `dirs` and writes them to `to`. After each pass the state is saved
/// beside `to`, so that an interrupted fit can be resumed.
fn learn(
    mut run: Checkpoint,
    hyperparameters: Hyperparameters,
    dirs: &[&str],
    to: &Path,
) -> anyhow::Result<()> {
    let (mut own, mut held) = (Vec::new(), Vec::new());
    for word in dirs {
        let (dir, weight) = arguments::weighed(word)?;
        let [learnt, kept] = shards(&[dir])?;
        own.extend(
            learnt
                .into_iter()
                .map(|family| WeightedFamily { family, weight }),
        );
        held.extend(kept);
    }
    let learnt: usize = own.iter().map(|weighted| weighted.family.len()).sum();
    let kept: usize = held.iter().map(Vec::len).sum();
    println!("{learnt} labels, {kept} held out");
    let fingerprint = fit_fingerprint(&run, hyperparameters, &own);
    let state_file = to.with_extension("fitting");
    let mut fitting = Fitting::load(&fingerprint, &state_file)?
        .inspect(|fitting| println!("goes on after {} passes", fitting.passes))
        .unwrap_or_else(|| Fitting::new(run.nets.nets.to_vec()));
    let (began, name) = (Instant::now(), name(to));
    let bar = progress::bar(hyperparameters.passes as u64, "passes");
    bar.set_position(fitting.passes as u64);
    fitting.learn(&own, hyperparameters, |fitting, errors| {
        let minutes = began.elapsed().as_secs_f64() / 60.0;
        let unseen = fit::errors(&fitting.nets, &held, hyperparameters);
        let mut rows = Vec::new();
        for (phase, (errors, unseen)) in Phase::ALL.into_iter().zip(errors.iter().zip(unseen)) {
            bar.suspend(|| {
                println!(
                    "{phase:?} pass {}, {minutes:.1} min: error {:.4}, within a roll {:.4}; {:.4}, {:.4} held out",
                    fitting.passes, errors.all(), errors.within(), unseen.all(), unseen.within()
                );
            });
            rows.push(Row {
                run: name.clone(),
                net: format!("{phase:?}").to_lowercase(),
                unit: "pass".to_owned(),
                at: fitting.passes as f64,
                minutes,
                error: f64::from(errors.all()),
                held_out: Some(f64::from(unseen.all())),
            });
        }
        bar.inc(1);
        curve::add(&to.with_file_name(CURVE), &rows)?;
        fitting.save(&fingerprint, &state_file)
    })?;
    for (net, learnt) in run.nets.nets.iter_mut().zip(fitting.nets) {
        *net = learnt;
    }
    run.save(to)?;
    Ok(fs::remove_file(state_file)?)
}
