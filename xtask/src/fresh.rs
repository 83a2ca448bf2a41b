//! Check of whether `dist` is up to date.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};
use walkdir::WalkDir;

/// Checks that no source file has changed since `dist` was built. The source files are those watched by Trunk according
/// to `Trunk.toml`, and that file itself.
///
/// # Errors
/// Returns an error if a source file has changed or cannot be read, or if `dist` has not been built.
pub fn check(root: &Path, dist: &Path) -> Result<()> {
    // The service worker is the last file written by a build.
    let built =
        fs::metadata(dist.join("service-worker.js")).context("`dist` has not been built")?;
    let settings = fs::read_to_string(root.join("Trunk.toml"))?;
    let list = settings.split_once("watch = [");
    let (_, list) = list.context("`Trunk.toml` watches nothing")?;
    let watched = list.split(']').next().unwrap_or(list);
    let sources = watched.split('"').skip(1).step_by(2).chain(["Trunk.toml"]);
    for entry in sources.flat_map(|source| WalkDir::new(root.join(source))) {
        let (entry, built) = (entry?, built.modified()?);
        let is_newer = entry.file_type().is_file() && entry.metadata()?.modified()? > built;
        ensure!(!is_newer, "{} is newer than `dist`", entry.path().display());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::{env, process, time::Duration};

    use super::*;

    #[test]
    fn a_source_written_after_the_build_makes_it_stale() -> Result<()> {
        let root = env::temp_dir().join(format!("backgammon-fresh-{}", process::id()));
        let dist = root.join("dist");
        fs::create_dir_all(root.join("src/deep"))?;
        fs::create_dir_all(&dist)?;
        let settings = "watch = [\n    \"Cargo.toml\",\n    \"src\",\n]\n";
        for (file, text) in [("Trunk.toml", settings), ("Cargo.toml", "")] {
            fs::write(root.join(file), text)?;
        }
        assert!(check(&root, &dist).is_err());
        let source = root.join("src/deep/lib.rs");
        fs::write(&source, "")?;
        let worker = dist.join("service-worker.js");
        fs::write(&worker, "")?;
        let file = fs::File::options().write(true).open(&worker)?;
        let written = fs::metadata(&source)?.modified()?;
        file.set_modified(written + Duration::from_secs(1))?;
        check(&root, &dist)?;
        for changed in [source, root.join("Trunk.toml")] {
            let file = fs::File::options().write(true).open(&changed)?;
            file.set_modified(written + Duration::from_secs(2))?;
            let why = check(&root, &dist).err().map(|why| why.to_string());
            let expected = format!("{} is newer than `dist`", changed.display());
            assert_eq!(why, Some(expected));
            file.set_modified(written)?;
        }
        fs::remove_dir_all(&root)?;
        Ok(())
    }
}
