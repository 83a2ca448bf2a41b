//! Builds, serves and tests the game: `cargo xtask play`, `cargo xtask test`, `cargo xtask dist`.
//!
//! What is needed is fetched at pinned versions into `.tools`, unless it is there already.

mod bench;
mod browser;
mod budget;
mod check;
mod count;
mod fresh;
mod fuzz;
mod glue;
mod licences;
mod lighthouse;
mod npm;
mod offline;
mod parallel;
mod parts;
mod programs;
mod release;
mod reproduce;
mod serve;
mod shell;
mod site;
mod styles;
mod tools;
mod wasm;

use std::{env, path::Path, thread};

use anyhow::{Context as _, Result, bail};

use crate::programs::Build;

const USAGE: &str = "\
cargo xtask play [--port N]  build the game, serve it on this machine and print its address
cargo xtask test             run all checks and tests, the browser's included
cargo xtask test --quick     run the checks and tests of a minute: no slow ones, and a browser only if `dist` is fresh
cargo xtask dist             build the static folder `dist`, ready for any host
cargo xtask npm              build the engine's npm package into `target/npm`
cargo xtask dev [--port N]   the same in seconds, large and unweighed, and serve it: to see a change
cargo xtask fuzz [SECONDS]   try anything on each decoder of data from outside, for 30 seconds unless said
cargo xtask reproduce        build what is committed in two folders and compare every byte
cargo xtask bench [NAME]     measure the shipped game in a browser: engine, frames, load, lighthouse; or review, a
                             whole match, natively too
cargo xtask gallery          take the pictures in tests/gallery anew";

fn main() -> Result<()> {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["play"] => play(&site::build_if_stale()?, 8080),
        ["play", "--port", number] => {
            let port = port(number)?;
            play(&site::build_if_stale()?, port)
        }
        ["dev"] => play(&site::build_for_development()?, 8080),
        ["dev", "--port", number] => {
            let port = port(number)?;
            play(&site::build_for_development()?, port)
        }
        ["test"] => {
            check::run(check::all);
            Ok(())
        }
        ["test", "--quick"] => {
            check::run(check::quick);
            Ok(())
        }
        ["dist"] => {
            let dist = site::build()?;
            shell::say(&format!(
                "The game lies in {}: copy it to any host",
                dist.display()
            ));
            Ok(())
        }
        ["npm"] => {
            let package = npm::build()?;
            shell::say(&format!(
                "The package lies in {}: `npm pack` there makes an archive of it",
                package.display()
            ));
            Ok(())
        }
        ["licences", package, target] => {
            print!("{}", licences::text(&[package], target)?);
            Ok(())
        }
        ["trunk"] => build_for_trunk(),
        ["fuzz"] => fuzz::all("30"),
        ["fuzz", seconds] => fuzz::all(seconds),
        ["reproduce"] => reproduce::check(),
        ["gallery"] => bench::gallery(),
        ["bench"] => bench::run(None),
        ["bench", which] => bench::run(Some(which)),
        _ => bail!("usage:\n{USAGE}"),
    }
}

/// Builds the game into the folder in which `trunk` collects a site.
fn build_for_trunk() -> Result<()> {
    let stage = env::var_os("TRUNK_STAGING_DIR").context("trunk starts this")?;
    let is_release = env::var_os("TRUNK_PROFILE").is_some_and(|name| name == "release");
    let build = if is_release {
        Build::Release
    } else {
        Build::Development
    };
    site::build_into(Path::new(&stage), build)
}

fn port(number: &str) -> Result<u16> {
    let parsed = number.parse().ok();
    parsed.with_context(|| format!("--port wants a number from 0 to 65535, not \"{number}\""))
}

/// Serves the folder until the program is ended.
fn play(dist: &Path, port: u16) -> Result<()> {
    let server = serve::start(dist, "/", port)?;
    println!("\n    Play at {}\n    (Ctrl-C ends it)\n", server.url());
    loop {
        thread::park();
    }
}
