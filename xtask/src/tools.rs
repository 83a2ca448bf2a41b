//! Build tools besides Rust, at pinned versions in `.tools`.
//!
//! These programs produce the code that players run. Packages from npm are locked with their hashes in `xtask/npm` and
//! run no install scripts; crates are compiled with their lock file. A program on the `PATH` that reports the required
//! version replaces a compiled tool on a developer's machine, but not in CI, where releases are built.

use std::{env, fs, path::Path, thread};

use anyhow::{Context, Result, anyhow};
use xshell::{Shell, cmd};

use crate::shell::{say, shell, tools_dir};

/// Tools that are compiled from source, as arguments of `cargo install`: a package with its version first, the program
/// last.
const CARGO_TOOLS: [&str; 3] = [
    // The version of the crate in Cargo.lock. The default feature adds TLS for a test runner that is not needed.
    "wasm-bindgen-cli@0.2.129 --no-default-features --bin wasm-bindgen",
    // This version must understand the markers of `wasm_split_helpers` in Cargo.lock.
    "wasm_split_cli_support@0.2.4 --features=build-binary --bin wasm-split-cli",
    // `Trunk.toml` accepts its later patches; 0.22 needs a newer compiler than `rust-toolchain.toml` names. Trunk need
    // not fetch any tool, because the other tools are installed.
    "trunk@0.21.14 --no-default-features --bin trunk",
];

/// Settings that halve the compilation time of a tool that runs only for a second or two: a debug build without debug
/// information.
const QUICK: [(&str, &str); 5] = [
    ("CARGO_PROFILE_DEV_DEBUG", "0"),
    ("CARGO_PROFILE_DEV_INCREMENTAL", "false"),
    ("CARGO_PROFILE_DEV_PANIC", "abort"),
    ("CARGO_PROFILE_DEV_OVERFLOW_CHECKS", "false"),
    ("CARGO_PROFILE_DEV_DEBUG_ASSERTIONS", "false"),
];

/// Packages of these tools that read and write whole programs. Optimised, these packages bind the page's program in 6 s
/// instead of 16 s at each change under `trunk serve`, and take 20 s longer to compile, once.
const OPTIMISED: [&str; 6] = [
    "gimli",
    "hashbrown",
    "walrus",
    "wasm-bindgen-cli-support",
    "wasm-encoder",
    "wasmparser",
];

/// Installs all build tools. While tools are compiled, `meanwhile` runs in parallel.
///
/// # Errors
/// Returns an error if a tool is missing; the error names a remedy.
pub fn for_building(meanwhile: impl FnOnce() -> Result<()> + Send) -> Result<()> {
    let sh = shell()?;
    wasm_target(&sh)?;
    let listed = fs::read_to_string(tools_dir().join(".crates.toml")).unwrap_or_default();
    let is_missing = |tool: &&&str| !is_there(&sh, tool, &listed);
    let missing: Vec<&&str> = CARGO_TOOLS.iter().filter(is_missing).collect();
    if missing.is_empty() {
        return npm_tools();
    }
    // The build folder of more than a gigabyte is removed afterwards.
    let target = tools_dir().join("target");
    // The tools are compiled one after another in the same target folder, so that they share dependencies.
    let compile = || missing.iter().try_for_each(|tool| install(tool, &target));
    both(|| npm_tools().and_then(|()| meanwhile()), compile)?;
    fs::remove_dir_all(target).context("what is left of compiling the tools stays there")
}

/// Runs two jobs in parallel and waits for both.
///
/// # Errors
/// Returns the error of the first function if it fails, otherwise the error of the other.
pub fn both(
    one: impl FnOnce() -> Result<()> + Send,
    other: impl FnOnce() -> Result<()>,
) -> Result<()> {
    thread::scope(|scope| {
        let one = scope.spawn(one);
        let other = other();
        let one = one.join().map_err(|_| anyhow!("a step has broken off"))?;
        one.and(other)
    })
}

/// Returns `true` if a tool is installed according to `.tools/.crates.toml`, or its version is on the `PATH`.
fn is_there(sh: &Shell, tool: &str, listed: &str) -> bool {
    let (package, options) = tool.split_once(' ').unwrap_or_default();
    let (name, version) = package.split_once('@').unwrap_or_default();
    let program = options.rsplit(' ').next().unwrap_or_default();
    let reported = cmd!(sh, "{program} --version").quiet().ignore_stderr();
    listed.contains(&format!("\"{name} {version} "))
        || (env::var_os("CI").is_none() && reported.read().is_ok_and(|text| text.contains(version)))
}

fn install(tool: &str, target: &Path) -> Result<()> {
    say(&format!("Compiling (one to three minutes): {tool}"));
    let (sh, tool) = (shell()?, tool.split(' '));
    let optimised = OPTIMISED.iter().flat_map(|package| {
        let setting = format!("profile.dev.package.{package}.opt-level=1");
        ["--config".to_owned(), setting]
    });
    let install = cmd!(
        sh,
        "cargo install --quiet --locked --debug {optimised...} {tool...}"
    );
    let install = install.env("CARGO_INSTALL_ROOT", tools_dir()).envs(QUICK);
    let install = install.quiet().env("CARGO_TARGET_DIR", target);
    let installed = install.run();
    installed.context("a tool cannot be installed: is the network there?")
}

fn wasm_target(sh: &Shell) -> Result<()> {
    let installed = cmd!(sh, "rustup target list --installed").quiet().read();
    let missing = "rustup does not run here: install Rust from https://rustup.rs, then try again";
    let installed = installed.context(missing)?;
    let mut targets = installed.lines();
    if targets.any(|target| target == "wasm32-unknown-unknown") {
        return Ok(());
    }
    say("Adding Rust's target for WebAssembly (a few seconds)");
    let add = cmd!(sh, "rustup target add wasm32-unknown-unknown");
    let added = add.quiet().run();
    added.context("the target wasm32-unknown-unknown cannot be added: is the network there?")
}

/// Installs wasm-opt and esbuild as `xtask/npm/package-lock.json` locks them.
fn npm_tools() -> Result<()> {
    let sh = shell()?;
    let folder = tools_dir().join("npm");
    sh.create_dir(&folder)?;
    for file in ["package.json", "package-lock.json"] {
        sh.copy_file(Path::new("xtask/npm").join(file), folder.join(file))?;
    }
    npm_packages(&folder, "wasm-opt and esbuild")
}

/// Name of npm's program.
pub const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// Installs the packages of `folder` according to its lock file, without their install scripts, unless they are
/// installed already.
///
/// # Errors
/// Returns an error if npm fails; the error names the packages as `what`.
pub fn npm_packages(folder: &Path, what: &str) -> Result<()> {
    let lock = fs::read(folder.join("package-lock.json"))?;
    let stamp = folder.join("node_modules/.installed");
    if fs::read(&stamp).is_ok_and(|done| done == lock) {
        return Ok(());
    }
    let sh = shell()?;
    say(&format!("Fetching {what} (some seconds)"));
    sh.change_dir(folder);
    let install = cmd!(sh, "{NPM} ci --ignore-scripts --no-audit --no-fund");
    let installed = install.arg("--silent").quiet().run();
    installed.with_context(|| {
        format!("{what} cannot be fetched: are the network and Node.js 20 or newer (https://nodejs.org) there?")
    })?;
    Ok(fs::write(stamp, lock)?)
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use anyhow::bail;

    use super::*;

    #[test]
    fn two_jobs_run_in_parallel() -> Result<()> {
        let meeting = Barrier::new(2);
        let meet = || {
            meeting.wait();
            Ok(())
        };
        both(meet, meet)
    }

    #[test]
    fn first_failure_is_returned() {
        let failed = both(|| bail!("one"), || bail!("two"));
        assert_eq!(failed.err().map(|why| why.to_string()), Some("one".into()));
    }
}
