//! The build's tools besides Rust, at pinned versions in `.tools`.
//!
//! These programs write what players run. Packages from npm are locked with their hashes in `xtask/npm` and run no
//! install scripts; crates are compiled with their lock file. A program on the `PATH` that reports the right version
//! replaces a compiled tool on a developer's machine, never in CI, where releases are built.

use std::{env, fs, path::Path, thread};

use anyhow::{Context, Result, anyhow, ensure};
use xshell::{Shell, cmd};

use crate::shell::{say, shell, succeeds, tools_dir};

/// A tool that is compiled from source.
struct CargoTool {
    program: &'static str,
    package: &'static str,
    version: &'static str,
    options: &'static str,
    /// Compilation time on two cores.
    takes: &'static str,
}

const CARGO_TOOLS: [CargoTool; 3] = [
    CargoTool {
        program: "wasm-bindgen",
        package: "wasm-bindgen-cli",
        // That of the crate in Cargo.lock.
        version: "0.2.129",
        // The default feature adds TLS for a test runner that is not used here.
        options: "--no-default-features --bin wasm-bindgen",
        takes: "a minute",
    },
    CargoTool {
        program: "wasm-split-cli",
        package: "wasm_split_cli_support",
        // It must understand the markers of `wasm_split_helpers` in Cargo.lock.
        version: "0.2.4",
        options: "--features=build-binary --bin wasm-split-cli",
        takes: "a minute",
    },
    CargoTool {
        program: "trunk",
        package: "trunk",
        // `Trunk.toml` accepts its later patches; 0.22 needs a newer compiler than `rust-toolchain.toml` names.
        version: "0.21.14",
        // It has nothing to fetch: the other tools are here.
        options: "--no-default-features",
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

/// Installs everything that the build needs. While tools are compiled, `meanwhile` runs at the same time.
///
/// # Errors
/// If something is missing; the error says what to do.
pub fn for_building(meanwhile: impl FnOnce() -> Result<()> + Send) -> Result<()> {
    let shell = shell()?;
    wasm_target(&shell)?;
    let listed = fs::read_to_string(tools_dir().join(".crates.toml")).unwrap_or_default();
    let is_missing = |tool: &&CargoTool| !tool.is_there(&shell, &listed);
    let missing: Vec<&CargoTool> = CARGO_TOOLS.iter().filter(is_missing).collect();
    if missing.is_empty() {
        return npm_tools();
    }
    // More than a gigabyte, removed afterwards.
    let target = tools_dir().join("target");
    // One after the other in the same target folder, so that they share dependencies.
    let compile = || missing.iter().try_for_each(|tool| tool.install(&target));
    both(|| npm_tools().and_then(|()| meanwhile()), compile)?;
    fs::remove_dir_all(target).context("what is left of compiling the tools stays there")
}

/// Runs two jobs at the same time and waits for both.
///
/// # Errors
/// That of the first if it fails, or else that of the other.
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

impl CargoTool {
    /// Whether it has been installed, as `.tools/.crates.toml` lists it, or another of its version is on the `PATH`.
    fn is_there(&self, shell: &Shell, listed: &str) -> bool {
        let Self {
            program,
            package,
            version,
            ..
        } = self;
        let reported = cmd!(shell, "{program} --version").quiet().ignore_stderr();
        listed.contains(&format!("\"{package} {version} "))
            || (env::var_os("CI").is_none()
                && reported.read().is_ok_and(|text| text.contains(version)))
    }

    fn install(&self, target: &Path) -> Result<()> {
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
        let (shell, folder, options) = (shell()?, tools_dir(), options.split(' '));
        let install = cmd!(
            shell,
            "cargo install --quiet --locked --debug {package}@{version} --root {folder} {options...}"
        );
        let install = install.quiet().env("CARGO_TARGET_DIR", target).envs(QUICK);
        install.run().with_context(|| {
            format!("{package} {version} cannot be installed: is the network there?")
        })
    }
}

fn wasm_target(shell: &Shell) -> Result<()> {
    let installed = cmd!(shell, "rustup target list --installed").quiet().read();
    let installed = installed
        .context("rustup does not run here: install Rust from https://rustup.rs, then try again")?;
    let mut targets = installed.lines();
    if targets.any(|target| target == "wasm32-unknown-unknown") {
        return Ok(());
    }
    say("Adding Rust's target for WebAssembly (a few seconds)");
    let add = cmd!(shell, "rustup target add wasm32-unknown-unknown");
    add.quiet()
        .run()
        .context("the target wasm32-unknown-unknown cannot be added: is the network there?")
}

/// Installs wasm-opt and esbuild as `xtask/npm/package-lock.json` locks them.
fn npm_tools() -> Result<()> {
    let shell = shell()?;
    let folder = tools_dir().join("npm");
    shell.create_dir(&folder)?;
    for file in ["package.json", "package-lock.json"] {
        shell.copy_file(Path::new("xtask/npm").join(file), folder.join(file))?;
    }
    npm_packages(&folder, "wasm-opt and esbuild")
}

/// Name of npm's program.
pub const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// Installs the packages of `folder` as its lock file says, without their install scripts, unless that has been done.
///
/// # Errors
/// If npm fails; the error names the packages as `what`.
pub fn npm_packages(folder: &Path, what: &str) -> Result<()> {
    let lock = fs::read(folder.join("package-lock.json"))?;
    let stamp = folder.join("node_modules/.installed");
    if fs::read(&stamp).is_ok_and(|done| done == lock) {
        return Ok(());
    }
    let shell = shell()?;
    ensure!(
        succeeds(cmd!(shell, "{NPM} --version")),
        "npm does not run here: install Node.js 20 or newer from https://nodejs.org, then try again"
    );
    say(&format!("Fetching {what} (some seconds)"));
    shell.change_dir(folder);
    let install = cmd!(
        shell,
        "{NPM} ci --ignore-scripts --no-audit --no-fund --silent"
    );
    let installed = install.quiet().run();
    installed.with_context(|| format!("{what} cannot be fetched: is the network there?"))?;
    Ok(fs::write(stamp, lock)?)
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use anyhow::bail;

    use super::*;

    #[test]
    fn two_jobs_run_at_the_same_time() -> Result<()> {
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
