//! Service worker: its script, with a list of the release's files and their hashes.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use sha2::{Digest, Sha256};

use crate::{folder, release::integrity};

/// Name of the script, which is at the root of the release because a service worker controls only its own folder.
pub const NAME: &str = "service-worker.js";
const TEMPLATE: &str = include_str!("../../script/service-worker.js");
const VERSION: &str = "const VERSION = '';";
const FILES: &str = "const FILES = [];";
/// Screenshots for the browser's install dialog; they are not cached, because the game never shows them.
const SCREENSHOTS: &str = "screenshots/";

/// Writes the service worker for the finished folder `dist`. Files changed afterwards will no longer match their
/// hashes.
///
/// # Errors
/// Returns an error if a file cannot be read, or if its name would have to be escaped in a URL.
pub fn write_worker(dist: &Path) -> Result<()> {
    let script = worker(cached_files(dist)?);
    let script = script.context("the service worker's template has lost its constants")?;
    Ok(fs::write(dist.join(NAME), script)?)
}

/// Returns the files to cache, which are all files except the screenshots and the script itself. Each file has the path
/// that the page requests and a hash in the format of an `integrity` attribute.
fn cached_files(dist: &Path) -> Result<Vec<[String; 2]>> {
    let mut files = Vec::new();
    for path in folder::files(dist)? {
        // Hosts do not serve hidden files.
        if path == NAME || path.starts_with(SCREENSHOTS) || path.starts_with('.') {
            continue;
        }
        let plain = |c: char| c.is_ascii_alphanumeric() || "-_./".contains(c);
        ensure!(
            path.chars().all(plain),
            "{path}: a file of the game has a plain name"
        );
        files.push(cached_file(&path, &fs::read(dist.join(&path))?));
    }
    Ok(files)
}

fn cached_file(path: &str, content: &[u8]) -> [String; 2] {
    // Some hosts redirect `index.html` to the folder, and a redirected response cannot be used to open a page.
    let path = if path == "index.html" { "./" } else { path };
    [path.to_owned(), integrity(content)]
}

/// Returns the script with the sorted list of files and a version, which is a hash of the script; `None` if a
/// placeholder is missing.
fn worker(mut files: Vec<[String; 2]>) -> Option<String> {
    files.sort();
    let line = |[path, sum]: &[String; 2]| format!("  ['{path}', '{sum}'],\n");
    let lines: String = files.iter().map(line).collect();
    let (before, after) = TEMPLATE.split_once(FILES)?;
    let script = format!("{before}const FILES = [\n{lines}];{after}");
    let hash = BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(script.as_bytes()));
    let version = hash.get(..16)?;
    let (before, after) = script.split_once(VERSION)?;
    Some(format!("{before}const VERSION = '{version}';{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(script: &str) -> &str {
        let (_, rest) = script.split_once("VERSION = '").expect("a version");
        rest.split_once('\'').expect("its end").0
    }

    #[test]
    fn sorts_the_files_and_lists_the_page_under_its_folder() {
        let script = worker(vec![
            cached_file("start.js", b"go"),
            cached_file("index.html", b""),
        ]);
        let script = script.expect("the constants are there");
        assert!(script.contains(
            "const FILES = [\n  ['./', 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],\n  ['start.js', 'sha256-"
        ));
        assert!(!script.contains(FILES) && !script.contains(VERSION));
    }

    #[test]
    fn the_version_depends_only_on_the_content() {
        let of = |files| worker(files).map(|script| version(&script).to_owned());
        let release = of(vec![cached_file("a.js", b"1"), cached_file("b.js", b"2")]);
        assert_eq!(release.as_ref().map(String::len), Some(16));
        assert_eq!(
            release,
            of(vec![cached_file("b.js", b"2"), cached_file("a.js", b"1")])
        );
        assert_ne!(
            release,
            of(vec![cached_file("a.js", b"1"), cached_file("b.js", b"3")])
        );
        assert_ne!(
            release,
            of(vec![cached_file("a.js", b"1"), cached_file("c.js", b"2")])
        );
        assert_ne!(release, of(vec![cached_file("a.js", b"1")]));
    }

    #[test]
    fn lists_all_files_except_screenshots_hidden_files_and_itself() -> Result<()> {
        let dist = std::env::temp_dir().join(format!("backgammon-offline-{}", std::process::id()));
        fs::create_dir_all(dist.join(SCREENSHOTS))?;
        fs::create_dir_all(dist.join("icons"))?;
        for name in ["index.html", "a.css", NAME, ".nojekyll", "icons/icon.svg"] {
            fs::write(dist.join(name), name)?;
        }
        fs::write(dist.join(SCREENSHOTS).join("desktop.png"), "")?;
        let mut files = cached_files(&dist)?;
        fs::write(dist.join("a b.css"), "")?;
        let odd = cached_files(&dist);
        fs::remove_dir_all(&dist)?;
        files.sort();
        let paths: Vec<&str> = files.iter().map(|[path, _]| path.as_str()).collect();
        assert_eq!(paths, ["./", "a.css", "icons/icon.svg"]);
        assert!(odd.is_err(), "a name with a space");
        Ok(())
    }
}
