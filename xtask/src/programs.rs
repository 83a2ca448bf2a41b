//! The programs, from Rust to what a browser loads: compiled, given their glue, made small.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use rayon::prelude::*;
use serde_json::Value;

use crate::{
    glue, parts,
    shell::{self, command},
    wasm,
};

/// What browsers of the last years understand, which is what the compiler may have used.
pub const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

/// Passes that make a program small. Measured after brotli: `-Oz` alone is smaller before it and 2,500 bytes larger
/// after it. Nothing of a program lies below address 1024, where the far end of the stack is.
const SMALL: [&str; 7] = [
    "--flatten",
    "--rereloop",
    "-Os",
    // With what each function does known by now, the same passes find more.
    "--generate-global-effects",
    "-Os",
    "--low-memory-unused",
    "--one-caller-inline-max-function-size=30",
];

/// What a build is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Build {
    /// For players: small, with names of files that follow their content, and the same bytes from the same sources.
    Release,
    /// For whoever is changing something: there soon. Nothing is made small, nothing is weighed.
    Development,
}

/// The profile of cargo for the page while it is being changed.
const DEVELOPMENT: &str = "page-dev";

/// A program of the page.
#[derive(Clone, Copy, Debug)]
pub struct Program {
    /// The name of its binary.
    pub name: &'static str,
    manifest: &'static str,
    profile: &'static str,
    /// The kind of script that `wasm-bindgen` writes.
    target: &'static str,
    /// The passes of `wasm-opt` that make it small or fast.
    optimise: &'static [&'static str],
    /// Whether parts of it are programs of their own that come later.
    is_split: bool,
}

/// The page itself.
pub const PAGE: Program = Program {
    name: "backgammon",
    manifest: "Cargo.toml",
    profile: "page",
    target: "web",
    optimise: &SMALL,
    is_split: true,
};

/// The engine.
pub const WORKER: Program = Program {
    name: "worker",
    manifest: "src/worker/Cargo.toml",
    profile: "release",
    target: "no-modules",
    optimise: &["-O3"],
    is_split: false,
};

/// What reads and writes files.
pub const READER: Program = Program {
    name: "reader",
    manifest: "src/reader/Cargo.toml",
    profile: "page",
    target: "no-modules",
    optimise: &SMALL,
    is_split: false,
};

/// The engine for other pages.
pub const NPM: Program = Program {
    name: "backgammon_engine",
    manifest: "src/npm/Cargo.toml",
    profile: "release",
    target: "web",
    optimise: &["-O3"],
    is_split: false,
};

/// The page that only tests and benchmarks open.
const HARNESS: Program = Program {
    name: "harness",
    manifest: "tests/harness/Cargo.toml",
    profile: "release",
    target: "web",
    optimise: &[],
    is_split: false,
};

/// Builds the page that only tests and benchmarks open; the folder that it lies in.
///
/// # Errors
/// If it does not compile or a tool fails.
pub fn harness() -> Result<PathBuf> {
    let folder = target_dir()?.join("harness");
    fs::create_dir_all(&folder)?;
    HARNESS.compile(Build::Release)?;
    HARNESS.stage(&folder, Build::Release)?;
    Ok(folder)
}

impl Program {
    /// Compiles it.
    ///
    /// # Errors
    /// If it does not compile.
    pub fn compile(self, build: Build) -> Result<()> {
        let mut cargo = command("cargo");
        cargo.args(["build", "--quiet", "--locked"]);
        if self.profile(build) == self.profile {
            cargo.args(["--config", &flags()?]);
        }
        cargo
            .args(["--target=wasm32-unknown-unknown", "--bin", self.name])
            .args(["--manifest-path", self.manifest])
            .args(["--profile", self.profile(build)]);
        shell::run(&mut cargo).context("the game does not compile")
    }

    /// The profile of cargo that it is compiled with. The engine is fast in every build: a slow one is no opponent.
    fn profile(self, build: Build) -> &'static str {
        match build {
            Build::Development if self.profile == PAGE.profile => DEVELOPMENT,
            _ => self.profile,
        }
    }

    /// Writes `NAME.js`, `NAME_bg.wasm` and the files of the parts that come later into the folder `stage`; the names of
    /// these parts.
    ///
    /// # Errors
    /// If a tool fails.
    pub fn stage(self, stage: &Path, build: Build) -> Result<Vec<String>> {
        let mut compiled = target_dir()?
            .join("wasm32-unknown-unknown")
            .join(self.profile(build))
            .join(self.name)
            .with_extension("wasm");
        let mut parts = Vec::new();
        if self.is_split {
            let mut split = command("wasm-split-cli");
            split
                .args([compiled.as_path(), stage])
                .args(["--out-name", self.name]);
            shell::run_quietly(&mut split)?;
            compiled = stage.join(self.name).with_extension("wasm");
            parts = parts::gather(stage)?;
        }
        let mut bind = command("wasm-bindgen");
        // The parts that come later share the table of functions, which the linker exports for them.
        bind.args(["--no-typescript", "--keep-debug", "--keep-lld-exports"])
            .args(["--target", self.target])
            .args(["--out-name", self.name, "--out-dir"])
            .args([stage, compiled.as_path()]);
        // These tools warn of names of a kind that they do not know and that are left out of the program anyway.
        shell::run_quietly(&mut bind)?;
        let program = stage.join(format!("{}_bg.wasm", self.name));
        let script = stage.join(format!("{}.js", self.name));
        if self.is_split {
            glue::without_classes(&program, &script)?;
        }
        if build == Build::Release {
            let part = |part: &String| self.optimise(&stage.join(parts::file(part)));
            let (whole, parts) = rayon::join(
                || self.make_small(&program, &script),
                || parts.par_iter().try_for_each(part),
            );
            whole.and(parts)?;
        }
        Ok(parts)
    }

    fn make_small(self, program: &Path, script: &Path) -> Result<()> {
        self.optimise(program)?;
        if self.is_split {
            glue::with_short_names(program, script)?;
            let smaller = wasm::without_nulls(&fs::read(program)?)?;
            fs::write(program, smaller)?;
        }
        Ok(())
    }

    fn optimise(self, program: &Path) -> Result<()> {
        // By their names functions that are made of the same generic one lie together, which compresses better.
        let last = ["--reorder-functions-by-name", "--strip-producers"];
        let mut optimise = command("wasm-opt");
        optimise
            .args(FEATURES)
            .args(self.optimise)
            .args(last)
            .args([program, Path::new("-o"), program]);
        shell::run_quietly(&mut optimise)
    }
}

/// Makes one script or style sheet out of `entry` and all that it imports.
///
/// # Errors
/// If something that is imported is not there.
pub fn bundle(entry: &Path, to: &Path, options: &[&str]) -> Result<()> {
    let mut esbuild = command("esbuild");
    esbuild
        .arg(entry)
        .args([
            "--bundle",
            "--minify",
            "--charset=utf8",
            "--log-level=warning",
        ])
        .args(options)
        .arg(format!("--outfile={}", to.display()));
    shell::run(&mut esbuild)
}

/// Tells the compiler to leave out where this machine keeps sources, so that the same input gives the same bytes.
fn flags() -> Result<String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    let sources = home.context("there is no home")?.join("registry/src");
    let flag = |place: &Path, name| format!("--remap-path-prefix={}={name}", place.display());
    let flags = [flag(&sources, "crates"), flag(&target_dir()?, "target")];
    Ok(format!(
        "target.wasm32-unknown-unknown.rustflags = {flags:?}"
    ))
}

/// Where cargo puts what it has compiled.
///
/// # Errors
/// If cargo does not tell it.
pub fn target_dir() -> Result<PathBuf> {
    let words = ["metadata", "--no-deps", "--format-version=1", "--locked"];
    let told = shell::output(command("cargo").args(words)).context("cargo tells nothing")?;
    let told: Value = serde_json::from_str(&told)?;
    let dir = told["target_directory"].as_str();
    Ok(PathBuf::from(dir.context("cargo has no target directory")?))
}

/// An empty folder for what lies between the compiler and the finished folder.
///
/// # Errors
/// If it cannot be made.
pub fn new_stage() -> Result<PathBuf> {
    let stage = target_dir()?.join("stage");
    if stage.exists() {
        fs::remove_dir_all(&stage)?;
    }
    fs::create_dir_all(&stage)?;
    Ok(stage)
}
