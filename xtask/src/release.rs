//! A folder whose files are named by their content, so that a browser may keep each for ever.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, Result};
use base64::{Engine as _, prelude::BASE64_STANDARD};
use sha2::{Digest as _, Sha256};

/// The folder, and what its files are called.
#[derive(Debug)]
pub struct Release {
    folder: PathBuf,
    /// From the names that sources use to the files of the folder.
    names: BTreeMap<String, Named>,
}

#[derive(Debug)]
struct Named {
    name: String,
    /// Its hash as in an `integrity` attribute; for a folder the name and the hash of each of its files, with spaces
    /// between them.
    integrity: String,
}

impl Release {
    /// An empty folder.
    ///
    /// # Errors
    /// If what was there cannot be removed.
    pub fn new(folder: &Path) -> Result<Self> {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        fs::create_dir_all(folder)?;
        Ok(Self {
            folder: folder.to_owned(),
            names: BTreeMap::new(),
        })
    }

    /// Adds a file that sources call `source`.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, source: &str, content: &[u8]) -> Result<()> {
        let name = named(source, &hash(&[content]));
        let file = self.folder.join(&name);
        fs::create_dir_all(file.with_file_name(""))?;
        fs::write(file, content)?;
        let integrity = integrity(content);
        self.names
            .insert(source.to_owned(), Named { name, integrity });
        Ok(())
    }

    /// Adds a text in which the files that are there already are called by their names in sources, in quotes.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add_text(&mut self, source: &str, text: &str) -> Result<()> {
        let text = self.renamed(text);
        self.add(source, text.as_bytes())
    }

    /// Adds a folder, named by all that is in it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add_folder(&mut self, source: &str, files: &[(String, &str)]) -> Result<()> {
        let parts: Vec<&[u8]> = files
            .iter()
            .flat_map(|(name, text)| [name.as_bytes(), text.as_bytes()])
            .collect();
        let name = format!("{}-{}/", source.trim_end_matches('/'), hash(&parts));
        let folder = self.folder.join(&name);
        fs::create_dir_all(&folder)?;
        for (name, text) in files {
            fs::write(folder.join(name), text)?;
        }
        let sums: Vec<String> = files
            .iter()
            .map(|(name, text)| format!("{name} {}", integrity(text.as_bytes())))
            .collect();
        let integrity = sums.join(" ");
        self.names
            .insert(source.to_owned(), Named { name, integrity });
        Ok(())
    }

    /// Writes the page, whose name cannot depend on its content. Scripts and styles get their hashes.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write_page(&self, name: &str, page: &str) -> Result<()> {
        let lines = page.lines().map(|line| {
            let is_checked = ["rel=\"stylesheet\"", "rel=\"modulepreload\"", "<script "]
                .iter()
                .any(|part| line.contains(part));
            let found = self
                .names
                .iter()
                .find(|(source, _)| is_checked && line.contains(&format!("\"{source}\"")));
            let line = match found {
                Some((source, Named { integrity, .. })) => line.replace(
                    &format!("\"{source}\""),
                    &format!("\"{source}\" integrity=\"{integrity}\""),
                ),
                None => line.to_owned(),
            };
            format!("{}\n", self.renamed(&line))
        });
        fs::write(self.folder.join(name), lines.collect::<String>())
            .with_context(|| format!("{name} cannot be written"))
    }

    /// The text with the names of the folder's files in place of those that sources use, and with their hashes where
    /// a source asks for `"integrity of NAME"`.
    pub fn renamed(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (source, Named { name, integrity }) in &self.names {
            text = text.replace(
                &format!("\"integrity of {source}\""),
                &format!("\"{integrity}\""),
            );
            for prefix in ["", "./"] {
                text = text.replace(&format!("\"{prefix}{source}\""), &format!("\"{name}\""));
            }
        }
        text
    }
}

/// The hash of a file as in an `integrity` attribute.
pub fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(content)))
}

/// `board.css` with the hash `0a` is `board-0a.css`.
fn named(path: &str, hash: &str) -> String {
    match path.rsplit_once('.') {
        Some((stem, extension)) => format!("{stem}-{hash}.{extension}"),
        None => format!("{path}-{hash}"),
    }
}

/// Sixteen hexadecimal digits of the SHA-256 of these parts, each after its length.
fn hash(parts: &[&[u8]]) -> String {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part.len().to_le_bytes());
        hasher.update(part);
    }
    hasher
        .finalize()
        .iter()
        .take(8)
        .fold(String::new(), |mut digits, byte| {
            // Writing into a string cannot fail.
            let _written = write!(digits, "{byte:02x}");
            digits
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_follow_from_the_content_and_are_put_where_sources_name_them() -> Result<()> {
        let folder =
            std::env::temp_dir().join(format!("backgammon-release-{}", std::process::id()));
        let mut release = Release::new(&folder)?;
        release.add("icon.svg", b"<svg/>")?;
        release.add_text(
            "start.js",
            "load(\"./icon.svg\", \"integrity of icon.svg\")",
        )?;
        let texts = [("de.txt".to_owned(), "Wurf"), ("fr.txt".to_owned(), "jet")];
        release.add_folder("words/", &texts)?;
        let page = "<link rel=\"icon\" href=\"icon.svg\">\n<script type=\"module\" src=\"start.js\"></script>\n<meta content=\"words/\" data-integrity=\"integrity of words/\">\n";
        release.write_page("index.html", page)?;
        let written = fs::read_to_string(folder.join("index.html"))?;
        let again = {
            let mut release = Release::new(&folder)?;
            release.add("icon.svg", b"<svg />")?;
            release.write_page("index.html", page)?;
            fs::read_to_string(folder.join("index.html"))?
        };
        fs::remove_dir_all(&folder)?;
        let icon = format!("icon-{}.svg", hash(&[b"<svg/>"]));
        let sum = |content: &[u8]| BASE64_STANDARD.encode(Sha256::digest(content));
        let script = format!("load(\"{icon}\", \"sha256-{}\")", sum(b"<svg/>"));
        let start = format!("start-{}.js", hash(&[script.as_bytes()]));
        let words = format!("words-{}/", hash(&[b"de.txt", b"Wurf", b"fr.txt", b"jet"]));
        let texts = format!(
            "de.txt sha256-{} fr.txt sha256-{}",
            sum(b"Wurf"),
            sum(b"jet")
        );
        let integrity = sum(script.as_bytes());
        assert_eq!(
            written,
            format!(
                "<link rel=\"icon\" href=\"{icon}\">\n<script type=\"module\" src=\"{start}\" integrity=\"sha256-{integrity}\"></script>\n<meta content=\"{words}\" data-integrity=\"{texts}\">\n"
            )
        );
        assert!(!again.contains(&icon), "another content has another name");
        assert!(
            again.contains("src=\"start.js\""),
            "what was not added keeps its name"
        );
        Ok(())
    }
}
