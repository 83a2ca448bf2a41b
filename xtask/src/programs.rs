//! Builds the WebAssembly programs: compiles them, adds the JavaScript glue and shrinks them.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use rayon::prelude::*;
use serde_json::Value;

use crate::{
    glue, parts,
    release::integrity,
    shell::{self, command},
    wasm,
};

/// WebAssembly features of all browsers of recent years, which the compiler may use.
pub const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

/// Passes of `wasm-opt` for small size. Measured after brotli: `-Oz` alone is smaller before compression and 2,500
/// bytes larger after it. No data lies below address 1024, which is the far end of the stack.
const SMALL: [&str; 7] = [
    "--flatten",
    "--rereloop",
    "-Os",
    // With the effects of all functions known, the same passes find more.
    "--generate-global-effects",
    "-Os",
    "--low-memory-unused",
    "--one-caller-inline-max-function-size=30",
];

/// The kind of build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Build {
    /// For players: small, reproducible, with content hashes in the file names.
    Release,
    /// For developers: fast to build, neither split nor shrunk, and not checked against the budget.
    Development,
}

/// The cargo profile of the page in a development build.
const DEVELOPMENT: &str = "page-dev";

/// A program of the page.
#[derive(Clone, Copy, Debug)]
pub struct Program {
    /// The name of its binary.
    pub name: &'static str,
    manifest: &'static str,
    profile: &'static str,
    /// The target of `wasm-bindgen`.
    target: &'static str,
    /// The optimisation passes of `wasm-opt`, for size or speed.
    optimise: &'static [&'static str],
    /// Whether parts of it are split off in a release, and loaded later.
    is_split: bool,
}

/// The page.
pub const PAGE: Program = Program {
    name: "backgammon",
    manifest: "Cargo.toml",
    profile: "page",
    target: "web",
    optimise: &SMALL,
    is_split: true,
};

/// The engine's worker.
pub const WORKER: Program = Program {
    name: "worker",
    manifest: "src/worker/Cargo.toml",
    profile: "release",
    target: "no-modules",
    optimise: &["-O3"],
    is_split: false,
};

/// The worker that reads and writes match files.
pub const READER: Program = Program {
    name: "reader",
    manifest: "src/reader/Cargo.toml",
    profile: "page",
    target: "no-modules",
    optimise: &SMALL,
    is_split: false,
};

/// The worker that makes the reports on a player's progress.
pub const STATISTICS: Program = Program {
    name: "statistics",
    manifest: "src/statistics/Cargo.toml",
    profile: "page",
    target: "no-modules",
    optimise: &SMALL,
    is_split: false,
};

/// The program that shows the board of a link before the page's program is there.
pub const PREVIEW: Program = Program {
    name: "preview",
    manifest: "src/preview/Cargo.toml",
    profile: "page",
    target: "no-modules",
    optimise: &SMALL,
    is_split: false,
};

/// The engine of the npm package.
pub const NPM: Program = Program {
    name: "backgammon_engine",
    manifest: "src/npm/Cargo.toml",
    profile: "release",
    target: "web",
    optimise: &["-O3"],
    is_split: false,
};

/// The page used only by tests and benchmarks.
const HARNESS: Program = Program {
    name: "harness",
    manifest: "tests/harness/Cargo.toml",
    profile: "release",
    target: "web",
    optimise: &[],
    is_split: false,
};

/// Builds the page for tests and benchmarks, and returns its folder.
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
    /// Compiles the program.
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

    /// Returns the cargo profile. The engine is optimised in every build: it would be too slow to play against.
    fn profile(self, build: Build) -> &'static str {
        match build {
            Build::Development if self.profile == PAGE.profile => DEVELOPMENT,
            _ => self.profile,
        }
    }

    /// Writes `NAME.js`, `NAME_bg.wasm` and the files of the split parts to the folder `stage`; returns the names of
    /// these parts.
    ///
    /// # Errors
    /// If a tool fails.
    pub fn stage(self, stage: &Path, build: Build) -> Result<Vec<String>> {
        let compiled = target_dir()?
            .join("wasm32-unknown-unknown")
            .join(self.profile(build))
            .join(self.name)
            .with_extension("wasm");
        match build {
            Build::Release => self.bind(compiled, stage, build),
            Build::Development => {
                self.bind_once(compiled, stage)?;
                Ok(Vec::new())
            }
        }
    }

    /// As [`stage`](Self::stage) for development: `wasm-bindgen`, which takes seconds, runs only if the program or this
    /// tool has changed since.
    fn bind_once(self, compiled: PathBuf, stage: &Path) -> Result<()> {
        let bound = target_dir()?.join("bound").join(self.name);
        // Written last: a folder without it is not whole.
        let mark = bound.join("made-from");
        let tools = fs::metadata(env::current_exe()?)?.modified()?;
        let origin = format!("{:?} {}", tools, integrity(&fs::read(&compiled)?));
        if fs::read_to_string(&mark).is_ok_and(|before| before == origin) {
            return copy_files(&bound, stage, &mark);
        }
        if bound.exists() {
            fs::remove_dir_all(&bound)?;
        }
        fs::create_dir_all(&bound)?;
        self.bind(compiled, &bound, Build::Development)?;
        fs::write(&mark, origin)?;
        copy_files(&bound, stage, &mark)
    }

    fn bind(self, mut compiled: PathBuf, stage: &Path, build: Build) -> Result<Vec<String>> {
        let is_split = self.is_split && build == Build::Release;
        if is_split {
            let mut split = command("wasm-split-cli");
            split
                .args([compiled.as_path(), stage])
                .args(["--out-name", self.name]);
            shell::run_quietly(&mut split)?;
            compiled = stage.join(self.name).with_extension("wasm");
        }
        let mut bind = command("wasm-bindgen");
        // The split parts share the function table, which the linker exports for them.
        bind.args(["--no-typescript", "--keep-debug", "--keep-lld-exports"])
            .args(["--target", self.target])
            .args(["--out-name", self.name, "--out-dir"])
            .args([stage, compiled.as_path()]);
        let parts = || {
            let split = is_split.then(|| parts::gather(stage));
            split.unwrap_or_else(|| Ok(Vec::new()))
        };
        // These tools warn of unknown name subsections, which are removed from the program later.
        let (parts, bound) = rayon::join(parts, || shell::run_quietly(&mut bind));
        bound?;
        let parts = parts?;
        let program = stage.join(format!("{}_bg.wasm", self.name));
        let script = stage.join(format!("{}.js", self.name));
        if is_split {
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
        // Ordered by name, instances of the same generic function lie together, which compresses better.
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

/// Copies the files of a folder, without its folders and without the file `except`.
fn copy_files(from: &Path, to: &Path, except: &Path) -> Result<()> {
    for file in fs::read_dir(from)? {
        let file = file?;
        if file.file_type()?.is_file() && file.path() != except {
            fs::copy(file.path(), to.join(file.file_name()))?;
        }
    }
    Ok(())
}

/// Bundles `entry` and all its imports into a single script or style sheet.
///
/// # Errors
/// If an import is missing.
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

/// Returns flags that remove this machine's paths from the output, so that builds are reproducible.
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

/// Returns cargo's target folder.
///
/// # Errors
/// If `cargo metadata` fails.
pub fn target_dir() -> Result<PathBuf> {
    let words = ["metadata", "--no-deps", "--format-version=1", "--locked"];
    let metadata = shell::output(command("cargo").args(words)).context("cargo tells nothing")?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let dir = metadata["target_directory"].as_str();
    Ok(PathBuf::from(dir.context("cargo has no target directory")?))
}

/// Creates an empty folder for intermediate files of the build.
///
/// # Errors
/// If it cannot be created.
pub fn new_stage() -> Result<PathBuf> {
    let stage = target_dir()?.join("stage");
    if stage.exists() {
        fs::remove_dir_all(&stage)?;
    }
    fs::create_dir_all(&stage)?;
    Ok(stage)
}
