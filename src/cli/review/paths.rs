//! The files to review.

use std::{
    fs,
    io::{self, Read as _},
    path::{Path, PathBuf},
};

/// The most that is read: more is refused by the reader anyway.
const MOST_BYTES: u64 = 64 << 20;
/// How deep folders are searched; links may go in circles.
const DEEPEST_FOLDER: usize = 16;

/// A file to review.
#[derive(Debug)]
pub(super) struct Source {
    /// Its path as named, or `-`.
    pub(super) name: String,
    /// Whether it was found in a folder, where other things may lie besides matches.
    pub(super) from_folder: bool,
    /// None for standard input.
    path: Option<PathBuf>,
}

impl Source {
    /// Its contents.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(super) fn read(&self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        match &self.path {
            Some(path) => fs::File::open(path)?
                .take(MOST_BYTES)
                .read_to_end(&mut bytes)?,
            None => io::stdin().take(MOST_BYTES).read_to_end(&mut bytes)?,
        };
        Ok(bytes)
    }
}

/// The files named, folders replaced by the files in them in the order of their names; whether every folder could be
/// read.
pub(super) fn expand(names: &[String]) -> (Vec<Source>, bool) {
    let mut found = Vec::new();
    let mut all_read = true;
    for name in names {
        let path = Path::new(name);
        if name != "-" && path.is_dir() {
            all_read &= search(path, DEEPEST_FOLDER, &mut found);
        } else {
            found.push(Source {
                name: name.clone(),
                from_folder: false,
                path: (name != "-").then(|| path.to_owned()),
            });
        }
    }
    (found, all_read)
}

/// Adds the files of a folder and of those in it; whether all could be listed.
fn search(folder: &Path, depth: usize, found: &mut Vec<Source>) -> bool {
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    let mut paths: Vec<PathBuf> = match entries {
        Ok(entries) => entries.iter().map(fs::DirEntry::path).collect(),
        Err(why) => {
            eprintln!("bg: {}: {why}", folder.display());
            return false;
        }
    };
    paths.sort();
    let mut all_read = true;
    for path in paths {
        if path.is_dir() {
            all_read &= depth > 0 && search(&path, depth - 1, found);
        } else if path.is_file() {
            found.push(Source {
                name: path.display().to_string(),
                from_folder: true,
                path: Some(path),
            });
        }
    }
    all_read
}
