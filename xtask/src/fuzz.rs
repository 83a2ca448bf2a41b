//! A short run of the fuzzer over every decoder of data from outside, where a nightly toolchain and cargo-fuzz are.

use std::{env, fs, process::Stdio};

use anyhow::{Context, Result, ensure};

use crate::shell::{self, command, root, say};

/// Where the fuzzer's own crate is: no member of the workspace, for it needs a nightly toolchain.
const CRATE: &str = "tests/fuzz";

/// Runs each target for `seconds` with the toolchain that the variable `NIGHTLY` names, or else `nightly`. What is worth
/// keeping lies in `target/fuzz`; the corpora in the repository stay as they are.
///
/// # Errors
/// If the fuzzer is not there, or finds something.
pub fn all(seconds: u32) -> Result<()> {
    let toolchain = format!("+{}", env::var("NIGHTLY").as_deref().unwrap_or("nightly"));
    let mut asked = command("cargo");
    asked.args([toolchain.as_str(), "fuzz", "--version"]);
    let there = asked.stdout(Stdio::null()).stderr(Stdio::null()).status();
    ensure!(
        there.is_ok_and(|status| status.success()),
        "the fuzzer is not here: `rustup toolchain install nightly && cargo install cargo-fuzz`"
    );
    for target in targets()? {
        say(&format!("Fuzzing {target} for {seconds} s"));
        let found = root().join("target/fuzz").join(&target);
        fs::create_dir_all(&found).with_context(|| format!("cannot make {}", found.display()))?;
        let mut fuzz = command("cargo");
        fuzz.args([&toolchain, "fuzz", "run", "--fuzz-dir", CRATE, &target])
            .arg(found)
            .arg(format!("{CRATE}/corpora/{target}"))
            .args(["--", "-max_len=8192"])
            .arg(format!("-max_total_time={seconds}"));
        shell::run(&mut fuzz)?;
    }
    Ok(())
}

fn targets() -> Result<Vec<String>> {
    let folder = root().join(CRATE).join("fuzz_targets");
    let files = fs::read_dir(&folder).with_context(|| format!("no {}", folder.display()))?;
    let name = |file: fs::DirEntry| Some(file.path().file_stem()?.to_str()?.to_owned());
    let mut names: Vec<String> = files.flatten().filter_map(name).collect();
    names.sort();
    Ok(names)
}
