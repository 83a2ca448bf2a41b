//! Builds, serves and tests the game: `cargo xtask play`, `cargo xtask test`, `cargo xtask dist`.
//!
//! What is needed is fetched at pinned versions into `.tools`, unless it is there already.

mod bench;
mod browser;
mod budget;
mod check;
mod count;
mod dist;
mod folder;
mod fresh;
mod fuzz;
mod glue;
mod licences;
mod lighthouse;
mod npm;
mod offline;
mod page;
mod parallel;
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

use std::{env, path::Path, thread};

use anyhow::{Context, Result, bail};

const USAGE: &str = "\
cargo xtask play [--port N]  build the game, serve it on this machine and print its address
cargo xtask test             run all checks and tests, the browser's included
cargo xtask test --quick     run the checks and tests of a minute: no slow ones, and a browser only if `dist` is fresh
cargo xtask dist             build the static folder `dist`, ready for any host
cargo xtask npm              build the engine's npm package into `target/npm`
cargo xtask dev [--port N]   the same as `trunk serve`: see a change of a style or a view in seconds
cargo xtask fuzz [SECONDS]   try anything on each decoder of data from outside, for 30 seconds unless said
cargo xtask reproduce        build what is committed in two folders and compare every byte
cargo xtask bench [NAME]     measure the shipped game in a browser: engine, frames, load, lighthouse; or review, a
                             whole match, natively too
cargo xtask gallery          take the pictures in tests/gallery anew";

fn main() -> Result<()> {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (words, port) = match words.as_slice() {
        [words @ .., "--port", number] => (words, port(number)?),
        words => (words, 8080),
    };
    match words {
        ["play"] => play(&dist::build_if_stale()?, port),
        ["dev"] => trunk::serve(port),
        ["test"] => {
            check::run(check::all);
            Ok(())
        }
        ["test", "--quick"] => {
            check::run(check::quick);
            Ok(())
        }
        ["dist"] => {
            let dist = dist::build()?;
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
        ["texts"] => {
            let folder = env::var_os("TRUNK_STAGING_DIR").context("Trunk calls this")?;
            texts::write(Path::new(&folder))
        }
        ["fuzz"] => fuzz::all("30"),
        ["fuzz", seconds] => fuzz::all(seconds),
        ["reproduce"] => reproduce::check(),
        ["gallery"] => bench::gallery(),
        ["bench"] => bench::run(None),
        ["bench", which] => bench::run(Some(which)),
        _ => bail!("usage:\n{USAGE}"),
    }
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
