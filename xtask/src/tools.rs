//! What the build needs besides Rust: found if the version agrees, else fetched into `.tools`.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};

use crate::{
    shell::{self, command, say},
    together::{Job, together},
};

/// The version of the `wasm-bindgen` package in Cargo.lock: both sides of the glue must be the same.
const WASM_BINDGEN: &str = "0.2.129";
/// What takes the page's program apart; it understands what the `wasm_split_helpers` of Cargo.lock mark.
const WASM_SPLIT: &str = "0.2.4";
/// Packages of npm: the program that each brings, what that says its version is, and the version of the package.
const NPM_TOOLS: [(&str, &str, &str); 2] = [
    ("wasm-opt", "132", "binaryen@132.0.0"),
    ("esbuild", "0.28.2", "esbuild@0.28.2"),
];

/// Makes sure that the game can be built. If a tool has to be compiled, `meanwhile` is done at the same time.
///
/// # Errors
/// What is missing and what to do about it.
pub fn for_building(meanwhile: Job) -> Result<()> {
    wasm_target()?;
    let missing: Vec<&CargoTool> = CARGO_TOOLS.iter().filter(|tool| !tool.is_there()).collect();
    if missing.is_empty() {
        return npm_tools();
    }
    // One after the other into one folder, where they share what both are made of.
    let compile = || missing.iter().try_for_each(|tool| tool.install());
    together(&[&compile, &npm_tools, meanwhile])?;
    fs::remove_dir_all(compiled_dir()).context("what is left of compiling the tools stays there")
}

/// Where the tools are compiled: more than a gigabyte, which nobody needs once they are there.
fn compiled_dir() -> PathBuf {
    shell::tools_dir().join("target")
}

/// A tool that is compiled here.
struct CargoTool {
    program: &'static str,
    package: &'static str,
    version: &'static str,
    options: &'static [&'static str],
    /// How long it takes on two cores.
    takes: &'static str,
}

const CARGO_TOOLS: [CargoTool; 2] = [
    CargoTool {
        program: "wasm-bindgen",
        package: "wasm-bindgen-cli",
        version: WASM_BINDGEN,
        // Its feature is TLS for a runner of tests that is not used here.
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
];

/// Settings that halve the time of compiling a tool, which then runs for a second or two: a debug build without what
/// serves debugging.
const QUICK: [(&str, &str); 5] = [
    ("CARGO_PROFILE_DEV_DEBUG", "0"),
    ("CARGO_PROFILE_DEV_INCREMENTAL", "false"),
    ("CARGO_PROFILE_DEV_PANIC", "abort"),
    ("CARGO_PROFILE_DEV_OVERFLOW_CHECKS", "false"),
    ("CARGO_PROFILE_DEV_DEBUG_ASSERTIONS", "false"),
];

impl CargoTool {
    fn is_there(&self) -> bool {
        // Not every program tells its version; what has been compiled here is listed.
        let listed = fs::read_to_string(shell::tools_dir().join(".crates.toml"));
        let line = format!("\"{} {} ", self.package, self.version);
        is_there(self.program, self.version) || listed.unwrap_or_default().contains(&line)
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

/// Whether `program --version` names `version` among its words.
fn is_there(program: &str, version: &str) -> bool {
    let said = shell::output(command(program).arg("--version")).unwrap_or_default();
    said.split_whitespace().any(|word| word == version)
}

/// All together, since npm takes away what it is not told to install.
fn npm_tools() -> Result<()> {
    if NPM_TOOLS
        .iter()
        .all(|(program, version, _)| is_there(program, version))
    {
        return Ok(());
    }
    say("Fetching wasm-opt and esbuild (some seconds)");
    let dir = shell::tools_dir().join("npm");
    fs::create_dir_all(&dir)?;
    let mut install = npm(&[
        "install",
        "--no-save",
        "--no-audit",
        "--no-fund",
        "--silent",
        "--prefix",
    ])?;
    let packages = NPM_TOOLS.map(|(_, _, package)| package);
    shell::run(install.arg(&dir).args(packages))
        .context("wasm-opt and esbuild cannot be fetched: is the network there?")
}

/// The command `npm` with its first words.
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

/// Installs the packages of `dir` exactly as its lock file says, unless that has been done.
///
/// # Errors
/// If npm fails.
pub fn npm_packages(dir: &Path) -> Result<()> {
    let lock = fs::read(dir.join("package-lock.json"))?;
    let stamp = dir.join("node_modules/.installed");
    if fs::read(&stamp).is_ok_and(|done| done == lock) {
        return Ok(());
    }
    say("Fetching Playwright (some seconds)");
    let mut install = npm(&["ci", "--no-audit", "--no-fund", "--silent"])?;
    shell::run(install.current_dir(dir))
        .context("Playwright cannot be fetched: is the network there?")?;
    fs::write(stamp, lock)?;
    Ok(())
}
