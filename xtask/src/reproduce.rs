//! Checks that builds are reproducible: two builds in two folders, the second with a cargo home of its own.

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Result, ensure};

use crate::{
    folder,
    shell::{self, command, say},
};

/// Builds the committed sources twice and compares the files.
///
/// # Errors
/// If a build fails or the folders differ; the error names the files that differ.
pub fn check() -> Result<()> {
    let place = env::temp_dir().join(format!("backgammon-reproduce-{}", std::process::id()));
    let homes = [None, Some(place.join("cargo-home"))];
    // Different folders with paths of different lengths.
    let folders = [place.join("a"), place.join("another/and/deeper/folder")];
    let mut built = Vec::new();
    for (folder, home) in folders.iter().zip(homes) {
        built.push(build(folder, home)?);
    }
    let different = differences(&built[0], &built[1]);
    fs::remove_dir_all(&place)?;
    ensure!(
        different.is_empty(),
        "these files differ: {}",
        different.join(", ")
    );
    say(&format!("{} files, twice the same bytes", built[0].len()));
    Ok(())
}

/// Builds the committed sources in `folder` and returns the contents of the files by name.
fn build(folder: &Path, home: Option<PathBuf>) -> Result<BTreeMap<String, Vec<u8>>> {
    say(&format!("Building in {}", folder.display()));
    let mut clone = command("git");
    clone
        .args(["clone", "--quiet"])
        .args([shell::root(), folder]);
    shell::run(&mut clone)?;
    let mut build = command("cargo");
    build
        .args(["xtask", "dist"])
        .current_dir(folder)
        .env_remove("CARGO_TARGET_DIR");
    if let Some(home) = home {
        build.env("CARGO_HOME", home);
    }
    shell::run(&mut build)?;
    let mut files = BTreeMap::new();
    for name in folder::files(&folder.join("dist"))? {
        files.insert(name.clone(), fs::read(folder.join("dist").join(name))?);
    }
    Ok(files)
}

/// Returns the names of the files that are missing on one side or differ.
fn differences(a: &BTreeMap<String, Vec<u8>>, b: &BTreeMap<String, Vec<u8>>) -> Vec<String> {
    let names: BTreeSet<&String> = a.keys().chain(b.keys()).collect();
    let different = names
        .into_iter()
        .filter(|name| a.get(*name) != b.get(*name));
    different.cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_files_that_differ_or_are_missing() {
        let files = |all: &[(&str, &str)]| {
            let file = |(name, text): &(&str, &str)| ((*name).to_owned(), text.as_bytes().to_vec());
            all.iter().map(file).collect::<BTreeMap<_, _>>()
        };
        let one = files(&[("a", "1"), ("b", "2")]);
        assert!(differences(&one, &one).is_empty());
        let other = files(&[("a", "1"), ("b", "3"), ("c", "4")]);
        assert_eq!(differences(&one, &other), ["b", "c"]);
    }
}
