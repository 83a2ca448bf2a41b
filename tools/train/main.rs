//! Trains the nets from random weights by self-play; see `README.md` in this folder.

mod adam;
mod arguments;
mod bench;
mod checkpoint;
mod chunk;
mod class;
mod curve;
mod export;
mod fit;
mod fit_labels;
mod game;
mod label;
mod labelling;
mod learn;
mod panel;
mod played;
mod plot;
mod progress;
mod prune;
mod quantise;
mod quick;
mod random;
mod resume;
mod rows;
mod schedule;
mod score;
mod starts;

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use clap::Parser as _;
use engine::training::{LayeredNet, Nets, Phase};
use engine::{Judge, Search};

use arguments::{Arguments, BenchCommand, Command, Fit, Prune, Quick, Shards};
use checkpoint::{Checkpoint, Widths};
use chunk::Kind;
use fit::Hyperparameters;
use fit_labels::{fit, hyperparameters};
use label::shards;
use panel::Panel;

/// Small net that selects the replies to evaluate during labelling.
const QUICK: &[u8] = include_bytes!("../../src/worker/nets/quick.bin");

fn main() -> anyhow::Result<()> {
    match Arguments::parse().command {
        Command::Td { dir, games, width } => {
            schedule::train(&dir, games, [width; Phase::ALL.len()])
        }
        Command::Label { shards, rolls } => make_labels(&shards, Kind::Label { rolls }),
        Command::Doubted { shards } => make_labels(&shards, Kind::Doubted),
        Command::Played { shards, lambda } => make_labels(&shards, Kind::Played { lambda }),
        Command::Split { file, shards, kind } => {
            chunk::split(&load_judge(&file)?, kind, shards, io::stdout().lock())
        }
        Command::Work { file } => {
            chunk::work(&load_judge(&file)?, io::stdin().lock(), io::stdout().lock())
        }
        Command::Merge { dir } => {
            let count = chunk::merge(io::stdin().lock(), &dir)?;
            eprintln!("{count} files of labels");
            Ok(())
        }
        Command::Rows { dirs } => rows::write(&dirs, io::stdout().lock()),
        Command::Fit(arguments) => fit_nets(&arguments),
        Command::Prune(arguments) => prune_nets(&arguments),
        Command::Join { to, files } => Checkpoint::joined(&load_all(&files)?).save(&to),
        Command::Mean { to, files } => Checkpoint::mean(&load_all(&files)?)?.save(&to),
        Command::Score { dir, files } => score(&dir, &files),
        Command::Quick(arguments) => make_quick(&arguments),
        Command::Export { file, to } => export::export(&Checkpoint::load(&file)?.nets, &to),
        Command::Quantise { file, to } => quantise::quantise(&file, &to),
        Command::Bench(command) => bench(command),
        Command::Plot {
            errors,
            strength,
            to,
        } => plot::plot(&errors, &strength, &to),
    }
}

fn make_labels(shards: &Shards, kind: Kind) -> anyhow::Result<()> {
    let judges: anyhow::Result<Vec<Judge>> =
        shards.files.0.iter().map(|file| load_judge(file)).collect();
    let mut judges = judges?.into_iter();
    let panel = Panel::new(judges.next().context("no nets")?, judges.collect());
    let numbers = shards.first..shards.first + shards.count;
    chunk::make(&panel, &shards.dir, numbers, shards.labels, kind)
}

/// Returns the nets from this file, widened, or new nets if the file does not exist.
fn begun(file: &Path, widths: Widths) -> anyhow::Result<Checkpoint> {
    if file.exists() {
        Checkpoint::load(file)?.widened(widths)
    } else {
        Ok(Checkpoint::new(widths))
    }
}

/// Returns the hyperparameters for fitting a single net that has only the raw checker inputs.
fn from_checkers(passes: usize, step: f32) -> Hyperparameters {
    Hyperparameters {
        describe: engine::training::describe_checkers,
        net_of: |_| 0,
        ..hyperparameters(passes, step)
    }
}

fn fit_nets(arguments: &Fit) -> anyhow::Result<()> {
    let run = begun(&arguments.file, arguments.widths)?;
    let hyperparameters = hyperparameters(arguments.passes, arguments.step);
    fit(run, hyperparameters, &arguments.dirs, &arguments.to)
}

fn prune_nets(arguments: &Prune) -> anyhow::Result<()> {
    let mut run = Checkpoint::load(&arguments.file)?;
    let families = shards(&arguments.dirs)?.concat();
    prune::prune(&mut run.nets, &families, arguments.widths)?;
    run.save(&arguments.to)
}

fn make_quick(arguments: &Quick) -> anyhow::Result<()> {
    let nets = Checkpoint::load(&arguments.file)?.nets;
    let judge = export::quantised(&nets, &export::boards(&nets))?;
    let hyperparameters = from_checkers(arguments.passes, arguments.step);
    let (width, games) = (arguments.width, arguments.games);
    quick::make(&judge, &arguments.to, width, games, hyperparameters)
}

fn score(dir: &Path, files: &[PathBuf]) -> anyhow::Result<()> {
    let families = shards(&[dir])?.concat();
    for file in files {
        let score = match Trained::load(file)? {
            Trained::Layered(net) => score::score(&net, &families),
            Trained::Separate(nets) => score::score(&*nets, &families),
        };
        println!("{}: {score}", file.display());
    }
    Ok(())
}

fn bench(command: BenchCommand) -> anyhow::Result<()> {
    match command {
        BenchCommand::Make {
            file,
            to,
            count,
            games,
        } => bench::make(&load_judge(&file)?, &to, count, games),
        BenchCommand::Run {
            file,
            decisions,
            plies,
        } => {
            let judge = load_judge(&file)?;
            println!("{}", bench::run(&Search::new(&judge, plies), &decisions)?);
            Ok(())
        }
    }
}

fn load_all(files: &[PathBuf]) -> anyhow::Result<Vec<Checkpoint>> {
    let loaded = files.iter().map(|file| Checkpoint::load(file));
    loaded.collect()
}

/// Returns a judge with these nets in the shipped format and with exact bear-off tables.
fn judge(nets: &Nets) -> anyhow::Result<Judge> {
    let quantised = export::quantised(nets, &export::boards(nets))?;
    Ok(Judge::from_bytes(&quantised.to_bytes())?.with_quick(QUICK)?)
}

/// Returns a judge with the nets from this file in the shipped format; the nets may be layered.
fn load_judge(file: &Path) -> anyhow::Result<Judge> {
    match Trained::load(file)? {
        Trained::Layered(net) => {
            Ok(Judge::from_bytes(&quantise::quantised(&net)?)?.with_quick(QUICK)?)
        }
        Trained::Separate(nets) => judge(&nets),
    }
}

/// Trained nets of either type.
enum Trained {
    Layered(LayeredNet),
    /// Separate nets, one per phase.
    Separate(Box<Nets>),
}

impl Trained {
    /// # Errors
    /// Returns an error if the file cannot be read or contains no nets.
    fn load(file: &Path) -> anyhow::Result<Self> {
        let name = || file.display().to_string();
        let bytes = fs::read(file).with_context(name)?;
        if bytes.starts_with(&LayeredNet::MAGIC) {
            let net = LayeredNet::from_bytes(&bytes).with_context(name)?;
            return Ok(Self::Layered(net));
        }
        let checkpoint = Checkpoint::from_bytes(&bytes).with_context(name)?;
        Ok(Self::Separate(Box::new(checkpoint.nets)))
    }
}
