//! Operations on whole folders.

use std::{fs, path::Path};

use anyhow::Result;
use walkdir::WalkDir;

/// Returns the paths of all files in a folder, relative to it, with forward slashes, sorted.
///
/// # Errors
/// Returns an error if the folder cannot be read.
pub fn files(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in WalkDir::new(folder) {
        let entry = entry?;
        if !entry.file_type().is_dir() {
            let name = entry.path().strip_prefix(folder)?.to_string_lossy();
            names.push(name.replace('\\', "/"));
        }
    }
    names.sort();
    Ok(names)
}

/// Replaces a folder with a copy of another.
///
/// # Errors
/// Returns an error if a file cannot be read or written.
pub fn copy(from: &Path, to: &Path) -> Result<()> {
    clear(to)?;
    for file in files(from)? {
        let target = to.join(&file);
        fs::create_dir_all(target.with_file_name(""))?;
        fs::copy(from.join(&file), target)?;
    }
    Ok(())
}

/// Creates an empty folder, removing an existing one.
///
/// # Errors
/// Returns an error if the existing folder cannot be removed.
pub fn clear(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    Ok(fs::create_dir_all(folder)?)
}
