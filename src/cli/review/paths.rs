//! The files to review, folders expanded.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use crate::input::Input;

/// Maximum depth of the search in folders: links may form cycles.
const MAX_FOLDER_DEPTH: usize = 16;

/// A file to review.
#[derive(Debug)]
pub(super) struct Source {
    /// Its path as named, or `-`.
    pub(super) name: String,
    /// Whether it was found in a folder, which may also contain other files.
    pub(super) from_folder: bool,
    /// Where it is read from.
    pub(super) input: Input,
}

impl Source {
    fn new(input: Input, from_folder: bool) -> Self {
        Self {
            name: input.to_string(),
            from_folder,
            input,
        }
    }
}

/// Returns the named files, with each folder replaced by the files in it in the order of their names, and whether every
/// folder could be listed.
pub(super) fn expand(inputs: &[Input]) -> (Vec<Source>, bool) {
    let mut found = Vec::new();
    let mut all_listed = true;
    for input in inputs {
        match input {
            Input::Path(path) if path.is_dir() => {
                all_listed &= search(path, MAX_FOLDER_DEPTH, &mut found);
            }
            _ => found.push(Source::new(input.clone(), false)),
        }
    }
    (found, all_listed)
}

/// Adds the files of a folder and of its subfolders, and returns whether all could be listed.
fn search(folder: &Path, depth: usize, found: &mut Vec<Source>) -> bool {
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    let mut paths: Vec<PathBuf> = match entries {
        Ok(entries) => entries.iter().map(fs::DirEntry::path).collect(),
        Err(error) => {
            eprintln!("bg: {}: {error}", folder.display());
            return false;
        }
    };
    paths.sort();
    let mut all_listed = true;
    for path in paths {
        if path.is_dir() {
            all_listed &= depth > 0 && search(&path, depth - 1, found);
        } else if path.is_file() {
            found.push(Source::new(Input::Path(path), true));
        }
    }
    all_listed
}
