//! Files to review, with folders expanded.

use std::{
    collections::BTreeSet,
    fs, io,
    path::{Path, PathBuf},
};

use record::plain_text;

use crate::input::Input;

/// File to review.
#[derive(Debug)]
pub(super) struct Source {
    /// Path as given, or `-`.
    pub(super) name: String,
    /// `true` if the file was found in a folder, which may also contain other types of files.
    pub(super) from_folder: bool,
    /// Input from which the file is read.
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

    /// Returns the name without line breaks and escape sequences, for display on a terminal.
    pub(super) fn shown_name(&self) -> String {
        plain_text(&self.name)
    }
}

/// Returns the named files, with each folder replaced by its files sorted by name, and `true` if every folder could be
/// listed. A folder reached through several links is searched only once.
pub(super) fn expand(inputs: &[Input]) -> (Vec<Source>, bool) {
    let mut search = Search::default();
    let mut all_listed = true;
    for input in inputs {
        match input {
            Input::Path(path) if path.is_dir() => {
                all_listed &= search.folder(path);
            }
            _ => search.found.push(Source::new(input.clone(), false)),
        }
    }
    (search.found, all_listed)
}

/// Search for files in folders.
#[derive(Default)]
struct Search {
    found: Vec<Source>,
    /// Folders searched so far, as absolute paths with links resolved, because links may form cycles.
    searched: BTreeSet<PathBuf>,
}

impl Search {
    /// Adds the files in a folder and its subfolders. Returns `true` if all of the folders could be listed.
    fn folder(&mut self, folder: &Path) -> bool {
        match self.list(folder) {
            Ok(paths) => paths.iter().fold(true, |all_listed, path| {
                if path.is_dir() {
                    return self.folder(path) && all_listed;
                }
                if path.is_file() {
                    let input = Input::Path(path.clone());
                    self.found.push(Source::new(input, true));
                }
                all_listed
            }),
            Err(error) => {
                eprintln!("bg: {}: {error}", plain_text(&folder.display().to_string()));
                false
            }
        }
    }

    /// Returns the paths in a folder, sorted by name; none if the folder has already been searched.
    fn list(&mut self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        if !self.searched.insert(folder.canonicalize()?) {
            return Ok(Vec::new());
        }
        let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
        let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
        paths.sort();
        Ok(paths)
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::{env, os::unix::fs::symlink, process};

    use super::*;

    #[test]
    fn symbolic_links_to_a_parent_folder_do_not_add_any_file_twice() {
        let folder = env::temp_dir().join(format!("bg-links-{}", process::id()));
        fs::create_dir_all(folder.join("below")).expect("a folder");
        fs::write(folder.join("one.mat"), "").expect("a file");
        fs::write(folder.join("below/two.mat"), "").expect("a file");
        for link in ["a", "b", "below/c"] {
            symlink(&folder, folder.join(link)).expect("a link");
        }
        let (found, all_listed) = expand(&[Input::Path(folder.clone())]);
        let names: Vec<String> = found.into_iter().map(|source| source.name).collect();
        let expected = ["below/two.mat", "one.mat"];
        let expected = expected.map(|name| folder.join(name).display().to_string());
        fs::remove_dir_all(&folder).expect("removed");
        assert_eq!((names.as_slice(), all_listed), (&expected[..], true));
    }
}
