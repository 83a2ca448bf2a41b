//! Builds, serves and tests the game: `cargo xtask play`, `cargo xtask test`, `cargo xtask dist`.
//!
//! Missing tools are downloaded at pinned versions into `.tools`.

mod bench;
mod budget;
mod check;
mod count;
mod course;
mod dist;
mod folder;
mod fresh;
mod fuzz;
mod glue;
mod licences;
mod npm;
mod offline;
mod page;
mod parts;
mod programs;
mod release;
mod reproduce;
mod serve;
mod shell;
mod texts;
mod tools;
mod trunk;
mod wasm;

use std::{
    path::{Path, PathBuf},
    thread,
};

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Builds, serves and tests the game.
#[derive(Debug, Parser)]
#[command(
    name = "cargo xtask",
    bin_name = "cargo xtask",
    disable_help_subcommand = true
)]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Build the game, serve it on this machine and print its address.
    Play {
        /// First port to try.
        #[arg(long, default_value_t = 8080)]
        port: u16,
    },
    /// Run all checks and tests, including the browser tests.
    Test {
        /// Skip slow checks and tests, and browser tests unless `dist` is up to date (takes about a minute).
        #[arg(long)]
        quick: bool,
    },
    /// Build the static folder `dist`, ready for any host.
    Dist,
    /// Build the engine's npm package into `target/npm`.
    Npm,
    /// Run `trunk serve`, which shows changes to styles and views within seconds.
    Dev {
        /// First port to try.
        #[arg(long, default_value_t = 8080)]
        port: u16,
    },
    /// Fuzz each decoder of untrusted data.
    Fuzz {
        /// Duration of fuzzing for each decoder, in seconds.
        #[arg(default_value_t = 30)]
        seconds: u32,
    },
    /// Build the committed sources in two folders and compare the results byte by byte.
    Reproduce,
    /// Measure the shipped game in a browser.
    Bench {
        /// Benchmark to run: engine, frames, load, lighthouse, study or review (of a whole match, natively too).
        name: Option<String>,
    },
    /// Retake the pictures in tests/gallery.
    Gallery,
    /// Print the licences of a package's dependencies on a target.
    #[command(hide = true)]
    Licences { package: String, target: String },
    /// Write the texts to the folder specified by Trunk.
    #[command(hide = true)]
    Texts {
        #[arg(env = "TRUNK_STAGING_DIR")]
        folder: PathBuf,
    },
}

fn main() -> Result<()> {
    match Cli::parse().task {
        Task::Play { port } => play(&dist::build_if_stale()?, port)?,
        Task::Test { quick: false } => check::run(check::all),
        Task::Test { quick: true } => check::run(check::quick),
        Task::Dist => built("copy it to any host", &dist::build()?),
        Task::Npm => built("`npm pack` there makes an archive", &npm::build()?),
        Task::Dev { port } => trunk::serve(port)?,
        Task::Fuzz { seconds } => fuzz::all(seconds)?,
        Task::Reproduce => reproduce::check()?,
        Task::Bench { name } => bench::run(name.as_deref())?,
        Task::Gallery => bench::gallery()?,
        Task::Licences { package, target } => print!("{}", licences::text(&[&package], &target)?),
        Task::Texts { folder } => texts::write(&folder)?,
    }
    Ok(())
}

/// Prints the path of a finished folder.
fn built(next: &str, folder: &Path) {
    shell::say(&format!("Built {}: {next}", folder.display()));
}

/// Serves the folder until the process is stopped.
fn play(dist: &Path, port: u16) -> Result<()> {
    let url = serve::start(dist, "/", port, false)?;
    println!("\n    Play at {url}\n    (Ctrl-C ends it)\n");
    loop {
        thread::park();
    }
}
