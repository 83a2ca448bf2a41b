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
mod offline;
mod programs;
mod release;
mod reproduce;
mod serve;
mod shell;
mod site;
mod together;
mod tools;
mod wasm;

use std::{env, path::Path, thread};

use anyhow::{Context as _, Result, bail};

const USAGE: &str = "\
cargo xtask play [--port N]  build the game, serve it on this machine and print its address
cargo xtask test             run all checks and tests, the browser's included
cargo xtask test --quick     run the checks and tests of a minute: no slow ones, and a browser only if `dist` is fresh
cargo xtask dist             build the static folder `dist`, ready for any host
cargo xtask fuzz [SECONDS]   try anything on each decoder of data from outside, for 30 seconds unless said
cargo xtask reproduce        build what is committed in two folders and compare every byte
cargo xtask bench [NAME]     measure the shipped game in a browser: engine, frames, load, lighthouse; or review, a
                             whole match natively
cargo xtask gallery          take the pictures in tests/gallery anew";

fn main() -> Result<()> {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["play"] => play(8080),
        ["play", "--port", port] => match port.parse() {
            Ok(port) => play(port),
            Err(_) => bail!("--port wants a number from 0 to 65535, not \"{port}\""),
        },
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
        ["trunk"] => {
            let stage = env::var_os("TRUNK_STAGING_DIR").context("trunk starts this")?;
            site::build_into(Path::new(&stage))
        }
        ["fuzz"] => fuzz::all("30"),
        ["fuzz", seconds] => fuzz::all(seconds),
        ["reproduce"] => reproduce::check(),
        ["gallery"] => bench::gallery(),
        ["bench"] => bench::run(None),
        ["bench", which] => bench::run(Some(which)),
        _ => bail!("what shall I do?\n{USAGE}"),
    }
}

fn play(port: u16) -> Result<()> {
    let dist = site::build()?;
    let server = serve::start(&dist, "/", port)?;
    println!("\n    Play at {}\n    (Ctrl-C ends it)\n", server.url());
    loop {
        thread::park();
    }
}
