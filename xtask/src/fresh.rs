//! Whether the folder `dist` still is what the sources would build.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use walkdir::WalkDir;

/// Returns a source that has changed since `dist` was built; none if there is no such file. The sources are what
/// `Trunk.toml` has Trunk watch, and that file itself.
///
/// # Errors
/// If `dist` has not been built or a source cannot be read.
pub fn newer_source(root: &Path, dist: &Path) -> Result<Option<PathBuf>> {
    // The service worker is written last.
    let built =
        fs::metadata(dist.join("service-worker.js")).context("`dist` has not been built")?;
    let settings = fs::read_to_string(root.join("Trunk.toml"))?;
    let (_, list) = settings
        .split_once("watch = [")
        .context("`Trunk.toml` watches nothing")?;
    let watched = list.split(']').next().unwrap_or(list);
    let sources = watched.split('"').skip(1).step_by(2).chain(["Trunk.toml"]);
    for entry in sources.flat_map(|source| WalkDir::new(root.join(source))) {
        let entry = entry?;
        if entry.file_type().is_file() && entry.metadata()?.modified()? > built.modified()? {
            return Ok(Some(entry.into_path()));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use std::{env, process, time::Duration};

    use super::*;

    #[test]
    fn a_source_written_after_the_build_is_newer() -> Result<()> {
        let root = env::temp_dir().join(format!("backgammon-fresh-{}", process::id()));
        let dist = root.join("dist");
        fs::create_dir_all(root.join("src/deep"))?;
        fs::create_dir_all(&dist)?;
        let settings = "watch = [\n    \"Cargo.toml\",\n    \"src\",\n]\n";
        for (file, text) in [("Trunk.toml", settings), ("Cargo.toml", "")] {
            fs::write(root.join(file), text)?;
        }
        assert!(newer_source(&root, &dist).is_err());
        let source = root.join("src/deep/lib.rs");
        fs::write(&source, "")?;
        let worker = dist.join("service-worker.js");
        fs::write(&worker, "")?;
        let file = fs::File::options().write(true).open(&worker)?;
        let written = fs::metadata(&source)?.modified()?;
        file.set_modified(written + Duration::from_secs(1))?;
        assert_eq!(newer_source(&root, &dist)?, None);
        for changed in [source, root.join("Trunk.toml")] {
            let file = fs::File::options().write(true).open(&changed)?;
            file.set_modified(written + Duration::from_secs(2))?;
            assert_eq!(newer_source(&root, &dist)?, Some(changed));
            file.set_modified(written)?;
        }
        fs::remove_dir_all(&root)?;
        Ok(())
    }
}
