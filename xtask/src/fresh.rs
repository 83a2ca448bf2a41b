//! Whether the folder `dist` still is what the sources would build.

use std::{
    fs,
    path::{Path, PathBuf},
    time::SystemTime,
};

use anyhow::{Context, Result};

/// Files and folders from which the release is built.
const SOURCES: [&str; 12] = [
    ".cargo",
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "build.rs",
    "index.html",
    "public",
    "rust-toolchain.toml",
    "script",
    "src",
    "style",
    "xtask",
];

/// Returns a source that has changed since `dist` was built; none if there is no such file.
///
/// # Errors
/// If `dist` has not been built or a source cannot be read.
pub fn newer_source(root: &Path, dist: &Path) -> Result<Option<PathBuf>> {
    // The service worker is written last.
    let built = modified(&dist.join("service-worker.js")).context("`dist` has not been built")?;
    let mut open: Vec<PathBuf> = SOURCES.iter().map(|name| root.join(name)).collect();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            for entry in fs::read_dir(&path)? {
                open.push(entry?.path());
            }
        } else if modified(&path)? > built {
            return Ok(Some(path));
        }
    }
    Ok(None)
}

fn modified(path: &Path) -> Result<SystemTime> {
    let modified = fs::metadata(path).and_then(|data| data.modified());
    modified.with_context(|| format!("{} cannot be read", path.display()))
}

#[cfg(test)]
mod tests {
    use std::{env, process, time::Duration};

    use super::*;
    use crate::shell;

    #[test]
    fn a_source_written_after_the_build_is_newer() -> Result<()> {
        let root = env::temp_dir().join(format!("backgammon-fresh-{}", process::id()));
        let dist = root.join("dist");
        fs::create_dir_all(root.join("src/deep"))?;
        fs::create_dir_all(&dist)?;
        for source in SOURCES.iter().filter(|source| **source != "src") {
            fs::write(root.join(source), "")?;
        }
        assert!(newer_source(&root, &dist).is_err());
        let source = root.join("src/deep/lib.rs");
        fs::write(&source, "")?;
        let worker = dist.join("service-worker.js");
        fs::write(&worker, "")?;
        let file = fs::File::options().write(true).open(&worker)?;
        let written = modified(&source)?;
        file.set_modified(written + Duration::from_secs(1))?;
        assert_eq!(newer_source(&root, &dist)?, None);
        file.set_modified(written - Duration::from_secs(1))?;
        assert!(newer_source(&root, &dist)?.is_some());
        fs::remove_dir_all(&root)?;
        Ok(())
    }

    #[test]
    fn trunk_watches_every_source_but_its_own_settings() -> Result<()> {
        let settings = fs::read_to_string(shell::root().join("Trunk.toml"))?;
        let (_, list) = settings.split_once("watch = [").context("a list")?;
        let (list, _) = list.split_once(']').context("its end")?;
        let watched: Vec<&str> = list.split('"').skip(1).step_by(2).collect();
        let mut sources = SOURCES.to_vec();
        sources.retain(|source| *source != "Trunk.toml");
        assert_eq!(watched, sources);
        Ok(())
    }
}
