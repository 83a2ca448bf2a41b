//! The WebAssembly programs: compiled, bound to their scripts, split and shrunk.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};
use rayon::prelude::*;
use serde_json::Value;

use crate::{
    glue, page, parts,
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

/// A program in WebAssembly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The name of its binary.
    pub name: String,
    manifest: String,
    /// Its cargo profile for a release.
    profile: String,
    /// `true` for a Web Worker that starts by itself.
    pub is_worker: bool,
}

impl Program {
    /// A program that runs fast rather than loads fast.
    fn fast(name: &str, manifest: &str) -> Self {
        Self {
            name: name.to_owned(),
            manifest: manifest.to_owned(),
            profile: "release".to_owned(),
            is_worker: false,
        }
    }

    /// The engine of the npm package.
    pub fn npm() -> Self {
        Self::fast("backgammon_engine", "src/npm/Cargo.toml")
    }

    /// The page that only tests and benchmarks open.
    pub fn harness() -> Self {
        Self::fast("harness", "tests/harness/Cargo.toml")
    }

    /// Returns the programs that `index.html` lists for Trunk: the page's own, then the others.
    ///
    /// # Errors
    /// If the page cannot be read or an entry is incomplete.
    pub fn of_page() -> Result<(Self, Vec<Self>)> {
        let page = fs::read_to_string(shell::root().join("index.html"))?;
        let mut own = None;
        let mut others = Vec::new();
        for link in page::links(&page).filter(|link| link.is("rust")) {
            let required = |names: &[&str]| {
                let value = names.iter().find_map(|name| link.get(name));
                let missing = || format!("{} has no {}", link.0, names[0]);
                value.map(str::to_owned).with_context(missing)
            };
            let program = Self {
                name: required(&["data-bin"])?,
                manifest: required(&["href"])?,
                profile: required(&["data-cargo-profile-release", "data-cargo-profile"])?,
                is_worker: link.has("data-loader-shim"),
            };
            match link.get("data-type") {
                Some("worker") => others.push(program),
                _ => own = Some(program),
            }
        }
        Ok((own.context("index.html lists no program")?, others))
    }

    /// Compiles the program for a release.
    ///
    /// # Errors
    /// If it does not compile.
    pub fn compile(&self) -> Result<()> {
        let mut cargo = command("cargo");
        cargo
            .args(["build", "--quiet", "--locked"])
            .args(["--target=wasm32-unknown-unknown", "--bin", &self.name])
            .args(["--manifest-path", &self.manifest])
            .args(["--profile", &self.profile]);
        shell::run(for_release(&mut cargo)?).context("the game does not compile")
    }

    /// Returns the compiled program.
    fn compiled(&self) -> Result<PathBuf> {
        let folder = target_dir()?.join("wasm32-unknown-unknown");
        let program = folder.join(&self.profile).join(&self.name);
        Ok(program.with_extension("wasm"))
    }

    /// Compiles the program and writes `NAME.js` and `NAME_bg.wasm` to `folder`.
    ///
    /// # Errors
    /// If it does not compile or a tool fails.
    pub fn build(&self, folder: &Path) -> Result<()> {
        self.compile()?;
        self.bind(&self.compiled()?, folder)
    }

    /// The name of the program after `wasm-bindgen`.
    pub fn bound(&self) -> String {
        format!("{}_bg.wasm", self.name)
    }

    /// Binds a compiled program to a script, a module.
    fn bind(&self, compiled: &Path, folder: &Path) -> Result<()> {
        let mut bind = command("wasm-bindgen");
        // The split parts share the function table, which the linker exports for them.
        bind.args(["--no-typescript", "--keep-debug", "--keep-lld-exports"])
            .args(["--target=web", "--out-name", &self.name, "--out-dir"])
            .args([folder, compiled]);
        // It warns of unknown name subsections, which are removed from the program later.
        shell::run_quietly(&mut bind)
    }

    /// Splits the page's program as compiled, binds what is left of it and shrinks all, in place of what Trunk has bound
    /// whole in `stage`; returns the names of the parts. `wasm-split` needs to know every use of a symbol, which
    /// `wasm-bindgen` forgets, so it comes first.
    ///
    /// # Errors
    /// If a tool fails.
    pub fn split(&self, stage: &Path) -> Result<Vec<String>> {
        let mut split = command("wasm-split-cli");
        split
            .args([self.compiled()?.as_path(), stage])
            .args(["--out-name", &self.name]);
        shell::run_quietly(&mut split)?;
        let first = stage.join(&self.name).with_extension("wasm");
        let (parts, bound) = rayon::join(|| parts::gather(stage), || self.bind(&first, stage));
        bound?;
        let parts = parts?;
        let program = stage.join(self.bound());
        let script = stage.join(&self.name).with_extension("js");
        glue::without_classes(&program, &script)?;
        let part = |part: &String| self.optimise(&stage.join(parts::file(part)));
        let (first, others) = rayon::join(
            || self.make_small(&program, &script),
            || parts.par_iter().try_for_each(part),
        );
        first.and(others)?;
        Ok(parts)
    }

    fn make_small(&self, program: &Path, script: &Path) -> Result<()> {
        self.optimise(program)?;
        glue::with_short_names(program, script)?;
        let smaller = wasm::without_nulls(&fs::read(program)?)?;
        Ok(fs::write(program, smaller)?)
    }

    /// Optimises a program in its file, for size or speed.
    ///
    /// # Errors
    /// If `wasm-opt` fails.
    pub fn optimise(&self, file: &Path) -> Result<()> {
        let passes = match self.profile.as_str() {
            "page" => &SMALL[..],
            _ => &["-O3"],
        };
        // Ordered by name, instances of the same generic function lie together, which compresses better.
        let last = ["--reorder-functions-by-name", "--strip-producers"];
        let mut optimise = command("wasm-opt");
        optimise
            .args(FEATURES)
            .args(passes)
            .args(last)
            .args([file, Path::new("-o"), file]);
        shell::run_quietly(&mut optimise)
    }
}

/// Has a command compile for a release: for splitting, and without this machine's paths in the output, so that builds are
/// reproducible. Native programs are not affected.
///
/// # Errors
/// If there is no home folder.
pub fn for_release(cargo: &mut Command) -> Result<&mut Command> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    let sources = home.context("there is no home")?.join("registry/src");
    let flag = |place: &Path, name| format!("--remap-path-prefix={}={name}", place.display());
    let mut flags = vec![flag(&sources, "crates"), flag(&target_dir()?, "target")];
    // The variable has spaces between its flags, so a path with a space cannot be removed.
    flags.retain(|flag| !flag.contains(char::is_whitespace));
    Ok(cargo.env("SPLIT_PAGE", "1").env(
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
        flags.join(" "),
    ))
}

/// Builds the page for tests and benchmarks, and returns its folder.
///
/// # Errors
/// If it does not compile or a tool fails.
pub fn harness() -> Result<PathBuf> {
    let folder = target_dir()?.join("harness");
    fs::create_dir_all(&folder)?;
    Program::harness().build(&folder)?;
    Ok(folder)
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
