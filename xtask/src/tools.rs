//! The build's tools besides Rust, at pinned versions in `.tools`.
//!
//! These programs write what players run. Packages from npm are locked with their hashes in `xtask/npm` and run no
//! install scripts; crates are compiled with their lock file. A program on the `PATH` that reports the right version
//! replaces a compiled tool on a developer's machine, never in CI, where releases are built.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};

use crate::{
    parallel::{Job, run_parallel},
    shell::{self, command, say},
};

/// The version of `wasm-bindgen` in Cargo.lock; the tool and the crate must have the same.
const WASM_BINDGEN: &str = "0.2.129";
/// The version of the tool that splits the page's program; it must understand the markers of `wasm_split_helpers` in
/// Cargo.lock.
const WASM_SPLIT: &str = "0.2.4";
/// The version of Trunk. `Trunk.toml` accepts its later patches; 0.22 needs a newer compiler than `rust-toolchain.toml`
/// names.
const TRUNK: &str = "0.21.14";

/// Installs everything that the build needs. While tools are compiled, `meanwhile` runs at the same time.
///
/// # Errors
/// If something is missing; the error says what to do.
pub fn for_building(meanwhile: Job) -> Result<()> {
    wasm_target()?;
    let missing: Vec<&CargoTool> = CARGO_TOOLS.iter().filter(|tool| !tool.is_there()).collect();
    if missing.is_empty() {
        return npm_tools();
    }
    // One after the other in the same target folder, so that they share dependencies.
    let compile = || missing.iter().try_for_each(|tool| tool.install());
    run_parallel(&[&compile, &npm_tools, meanwhile])?;
    fs::remove_dir_all(compiled_dir()).context("what is left of compiling the tools stays there")
}

/// The target folder for compiling the tools: more than a gigabyte, removed afterwards.
fn compiled_dir() -> PathBuf {
    shell::tools_dir().join("target")
}

/// A tool that is compiled from source.
struct CargoTool {
    program: &'static str,
    package: &'static str,
    version: &'static str,
    options: &'static [&'static str],
    /// Compilation time on two cores.
    takes: &'static str,
}

const CARGO_TOOLS: [CargoTool; 3] = [
    CargoTool {
        program: "wasm-bindgen",
        package: "wasm-bindgen-cli",
        version: WASM_BINDGEN,
        // The default feature adds TLS for a test runner that is not used here.
        options: &["--no-default-features", "--bin", "wasm-bindgen"],
        takes: "a minute",
    },
    CargoTool {
        program: "wasm-split-cli",
        package: "wasm_split_cli_support",
        version: WASM_SPLIT,
        options: &["--features=build-binary", "--bin", "wasm-split-cli"],
        takes: "a minute",
    },
    CargoTool {
        program: "trunk",
        package: "trunk",
        version: TRUNK,
        // It has nothing to fetch: the other tools are here.
        options: &["--no-default-features"],
        takes: "three minutes",
    },
];

/// Settings that halve the compilation time of a tool that runs only for a second or two: a debug build without
/// debugging aids.
const QUICK: [(&str, &str); 5] = [
    ("CARGO_PROFILE_DEV_DEBUG", "0"),
    ("CARGO_PROFILE_DEV_INCREMENTAL", "false"),
    ("CARGO_PROFILE_DEV_PANIC", "abort"),
    ("CARGO_PROFILE_DEV_OVERFLOW_CHECKS", "false"),
    ("CARGO_PROFILE_DEV_DEBUG_ASSERTIONS", "false"),
];

impl CargoTool {
    fn is_there(&self) -> bool {
        let listed = fs::read_to_string(shell::tools_dir().join(".crates.toml"));
        let line = format!("\"{} {} ", self.package, self.version);
        listed.unwrap_or_default().contains(&line)
            || (env::var_os("CI").is_none() && reports(self.program, self.version))
    }

    fn install(&self) -> Result<()> {
        let Self {
            package,
            version,
            options,
            takes,
            ..
        } = self;
        say(&format!(
            "Compiling {package} {version} into .tools ({takes})"
        ));
        let mut install = command("cargo");
        install
            .args(["install", "--quiet", "--locked", "--debug"])
            .args([package, "--version", version, "--root"])
            .arg(shell::tools_dir())
            .args(*options)
            .env("CARGO_TARGET_DIR", compiled_dir())
            .envs(QUICK);
        shell::run(&mut install).with_context(|| {
            format!("{package} {version} cannot be installed: is the network there?")
        })
    }
}

fn wasm_target() -> Result<()> {
    let installed = shell::output(command("rustup").args(["target", "list", "--installed"]));
    let Some(installed) = installed else {
        bail!("rustup does not run here: install Rust from https://rustup.rs, then try again");
    };
    if installed
        .lines()
        .any(|target| target == "wasm32-unknown-unknown")
    {
        return Ok(());
    }
    say("Adding Rust's target for WebAssembly (a few seconds)");
    shell::run(command("rustup").args(["target", "add", "wasm32-unknown-unknown"]))
        .context("the target wasm32-unknown-unknown cannot be added: is the network there?")
}

/// Returns whether the output of `program --version` contains `version`.
fn reports(program: &str, version: &str) -> bool {
    let output = shell::output(command(program).arg("--version")).unwrap_or_default();
    output.split_whitespace().any(|word| word == version)
}

/// Installs wasm-opt and esbuild as `xtask/npm/package-lock.json` locks them.
fn npm_tools() -> Result<()> {
    let dir = shell::tools_dir().join("npm");
    fs::create_dir_all(&dir)?;
    for file in ["package.json", "package-lock.json"] {
        fs::copy(shell::root().join("xtask/npm").join(file), dir.join(file))?;
    }
    npm_packages(&dir, "wasm-opt and esbuild")
}

/// Returns an `npm` command with these arguments.
///
/// # Errors
/// If Node is not installed.
pub fn npm(words: &[&str]) -> Result<Command> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    if shell::output(command(program).arg("--version")).is_none() {
        bail!(
            "npm does not run here: install Node.js 20 or newer from https://nodejs.org, then try again"
        );
    }
    let mut npm = command(program);
    npm.args(words);
    Ok(npm)
}

/// Installs the packages of `dir` as its lock file says, without their install scripts, unless that has been done.
///
/// # Errors
/// If npm fails; the error names the packages as `what`.
pub fn npm_packages(dir: &Path, what: &str) -> Result<()> {
    let lock = fs::read(dir.join("package-lock.json"))?;
    let stamp = dir.join("node_modules/.installed");
    if fs::read(&stamp).is_ok_and(|done| done == lock) {
        return Ok(());
    }
    say(&format!("Fetching {what} (some seconds)"));
    let mut install = npm(&[
        "ci",
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        "--silent",
    ])?;
    shell::run(install.current_dir(dir))
        .with_context(|| format!("{what} cannot be fetched: is the network there?"))?;
    fs::write(stamp, lock)?;
    Ok(())
}
