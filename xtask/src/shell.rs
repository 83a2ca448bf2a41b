//! Running other programs: where, with which `PATH`, and what to say when they fail.

use std::{
    env,
    ffi::OsStr,
    io::{self, BufRead, BufReader, Read, Write},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Instant,
};

use anyhow::{Context, Result, bail};

/// The root of the repository: everything runs from there.
pub fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

/// Where fetched tools live; git ignores it, and deleting it costs only the time to fetch again.
pub fn tools_dir() -> PathBuf {
    root().join(".tools")
}

/// Where the programs of an npm package fetched into [`tools_dir`] lie.
pub fn npm_bin_dir() -> PathBuf {
    tools_dir().join("npm/node_modules/.bin")
}

/// Says what happens now, and roughly for how long.
pub fn say(what: &str) {
    println!("==> {what}");
}

/// A command that runs in the repository's root and finds the fetched tools before any others.
pub fn command(program: impl AsRef<OsStr>) -> Command {
    let own = [tools_dir().join("bin"), npm_bin_dir()];
    let inherited = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths(own.into_iter().chain(env::split_paths(&inherited)));
    let mut command = Command::new(program);
    command
        .current_dir(root())
        .env("PATH", path.unwrap_or(inherited));
    command
}

/// Runs a command to its end.
///
/// # Errors
/// If it cannot start, or ends with a failure.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("cannot start `{}`", line(command)))?;
    if !status.success() {
        bail!("`{}` failed ({status})", line(command));
    }
    Ok(())
}

/// Runs a command to its end; what it says is shown only if it fails.
///
/// # Errors
/// If it cannot start, or ends with a failure.
pub fn run_quietly(command: &mut Command) -> Result<()> {
    let output = command
        .output()
        .with_context(|| format!("cannot start `{}`", line(command)))?;
    if !output.status.success() {
        io::stdout().write_all(&output.stdout)?;
        io::stderr().write_all(&output.stderr)?;
        bail!("`{}` failed ({})", line(command), output.status);
    }
    Ok(())
}

/// Runs a command to its end, shows its output line by line, and hands each line to `read`.
///
/// # Errors
/// If it cannot start, or ends with a failure.
pub fn run_reading(command: &mut Command, mut read: impl FnMut(&str)) -> Result<()> {
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start `{}`", line(command)))?;
    if let Some(output) = child.stdout.take() {
        for text in BufReader::new(output).split(b'\n') {
            let text = text.context("the output broke off")?;
            let text = String::from_utf8_lossy(&text);
            println!("{text}");
            read(&text);
        }
    }
    let status = child.wait()?;
    if !status.success() {
        bail!("`{}` failed ({status})", line(command));
    }
    Ok(())
}

/// Runs a command to its end and then shows its output as one block, so that it can run beside others; hands each line
/// to `read`.
///
/// # Errors
/// If it cannot start, or ends with a failure.
pub fn run_aside(mut command: Command, what: &str, mut read: impl FnMut(&str)) -> Result<()> {
    let started = Instant::now();
    let typed = line(&command);
    let (mut output, writer) = io::pipe()?;
    command
        .stdin(Stdio::null())
        .stdout(writer.try_clone()?)
        .stderr(writer);
    let mut child = command
        .spawn()
        .with_context(|| format!("cannot start `{typed}`"))?;
    // The output ends when nobody holds the pipe's other end any more.
    drop(command);
    let mut bytes = Vec::new();
    output.read_to_end(&mut bytes)?;
    let status = child.wait()?;
    let text = String::from_utf8_lossy(&bytes);
    let seconds = started.elapsed().as_secs();
    print!("==> {what} ({seconds} s)\n{text}");
    text.lines().for_each(&mut read);
    if !status.success() {
        bail!("`{typed}` failed ({status})");
    }
    Ok(())
}

/// What a command prints, or nothing if it cannot run or fails.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    output.status.success().then_some(text)
}

/// A command as a person would type it.
fn line(command: &Command) -> String {
    let mut words = vec![command.get_program().to_string_lossy()];
    words.extend(command.get_args().map(OsStr::to_string_lossy));
    words.join(" ")
}
