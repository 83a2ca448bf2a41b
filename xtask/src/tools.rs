//! Build tools other than Rust, at pinned versions in `.tools`.
//!
//! These programs generate the code that players run. npm packages are locked with their hashes in `xtask/npm` and run
//! no install scripts; crates are compiled with their lock files. On a developer's machine, a program on the `PATH`
//! that reports the required version is used instead of a compiled tool, but not in CI, where releases are built.

use std::{env, fs, path::Path, thread};

use anyhow::{Context, Result, anyhow};
use xshell::{Shell, cmd};

use crate::shell::{say, shell, tools_dir};

/// Tools compiled from source, given as arguments of `cargo install`: first the package with its version, last the
/// program.
const CARGO_TOOLS: [&str; 3] = [
    // Must equal the crate's version in Cargo.lock. The default features would add TLS for a test runner, which is not
    // needed.
    "wasm-bindgen-cli@0.2.129 --no-default-features --bin wasm-bindgen",
    // Must understand the markers created by the version of `wasm_split_helpers` in Cargo.lock.
    "wasm_split_cli_support@0.2.4 --features=build-binary --bin wasm-split-cli",
    // `Trunk.toml` also accepts later patch releases; 0.22 needs a newer compiler than the one in
    // `rust-toolchain.toml`. Trunk does not have to download any tools, because the other tools have already been
    // installed.
    "trunk@0.21.14 --no-default-features --bin trunk",
];

/// Settings that halve the compilation time of a tool that only runs for a second or two: a debug build without debug
/// information.
const QUICK: [(&str, &str); 5] = [
    ("CARGO_PROFILE_DEV_DEBUG", "0"),
    ("CARGO_PROFILE_DEV_INCREMENTAL", "false"),
    ("CARGO_PROFILE_DEV_PANIC", "abort"),
    ("CARGO_PROFILE_DEV_OVERFLOW_CHECKS", "false"),
    ("CARGO_PROFILE_DEV_DEBUG_ASSERTIONS", "false"),
];

/// Dependencies of these tools that read and write whole programs. Optimising these packages reduces the time to bind
/// the page's program after each change under `trunk serve` from 16 s to 6 s, and takes an additional 20 s of
/// compilation, once.
const OPTIMISED: [&str; 6] = [
    "gimli",
    "hashbrown",
    "walrus",
    "wasm-bindgen-cli-support",
    "wasm-encoder",
    "wasmparser",
];

/// Installs all build tools, running `meanwhile` in parallel while tools are being compiled.
///
/// # Errors
/// Returns an error if a tool is missing; the error message suggests a remedy.
pub fn for_building(meanwhile: impl FnOnce() -> Result<()> + Send) -> Result<()> {
    let sh = shell()?;
    wasm_target(&sh)?;
    let listed = fs::read_to_string(tools_dir().join(".crates.toml")).unwrap_or_default();
    let is_missing = |tool: &&&str| !is_there(&sh, tool, &listed);
    let missing: Vec<&&str> = CARGO_TOOLS.iter().filter(is_missing).collect();
    if missing.is_empty() {
        return npm_tools();
    }
    // The build folder takes more than a gigabyte, so it is removed afterwards.
    let target = tools_dir().join("target");
    // The tools are compiled one after another in the same target folder, so that they can share dependencies.
    let compile = || missing.iter().try_for_each(|tool| install(tool, &target));
    both(|| npm_tools().and_then(|()| meanwhile()), compile)?;
    fs::remove_dir_all(target).context("what is left of compiling the tools stays there")
}

/// Runs two jobs in parallel and waits for both.
///
/// # Errors
/// Returns the error of `one` if it fails, otherwise the error of `other`.
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

/// Returns `true` if a tool is installed according to `.tools/.crates.toml`, or if its version is on the `PATH`.
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

/// Installs wasm-opt and esbuild at the versions locked in `xtask/npm/package-lock.json`.
fn npm_tools() -> Result<()> {
    let sh = shell()?;
    let folder = tools_dir().join("npm");
    sh.create_dir(&folder)?;
    for file in ["package.json", "package-lock.json"] {
        sh.copy_file(Path::new("xtask/npm").join(file), folder.join(file))?;
    }
    npm_packages(&folder, "wasm-opt and esbuild")
}

/// Name of the npm executable.
pub const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// Installs the packages locked in `folder`, without running their install scripts, unless they are already installed.
///
/// # Errors
/// Returns an error if npm fails; the error message refers to the packages as `what`.
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
    fn the_first_failure_is_returned() {
        let failed = both(|| bail!("one"), || bail!("two"));
        assert_eq!(failed.err().map(|why| why.to_string()), Some("one".into()));
    }
}
