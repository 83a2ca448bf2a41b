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

use crate::folder;

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
        folder::clear(folder)?;
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
        self.add_as(source, source, content)
    }

    /// Adds a file that sources call `source`, under `name` with its hash.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add_as(&mut self, source: &str, name: &str, content: &[u8]) -> Result<()> {
        let name = named(name, &hash(&[content]));
        self.copy(&name, content)?;
        let integrity = integrity(content);
        self.names
            .insert(source.to_owned(), Named { name, integrity });
        Ok(())
    }

    /// Adds a file under a name that does not change.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn copy(&self, name: &str, content: &[u8]) -> Result<()> {
        let file = self.folder.join(name);
        fs::create_dir_all(file.with_file_name(""))?;
        Ok(fs::write(file, content)?)
    }

    /// Returns the name and the hash of the file that sources call `source`.
    pub fn named(&self, source: &str) -> Option<[String; 2]> {
        let Named { name, integrity } = self.names.get(source)?;
        Some([name.clone(), integrity.clone()])
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
    pub fn add_folder(&mut self, source: &str, files: &[(String, String)]) -> Result<()> {
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

    /// Writes the page, whose name cannot depend on its content. Scripts, styles and the folder of texts get their hashes.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write_page(&self, name: &str, page: &str) -> Result<()> {
        const CHECKED: [(&str, &str); 3] = [
            ("rel=\"stylesheet\"", "integrity"),
            ("<script ", "integrity"),
            ("name=\"words\"", "data-integrity"),
        ];
        let lines = page.lines().map(|line| {
            let mut sealed = line.to_owned();
            for (_, attribute) in CHECKED.iter().filter(|(part, _)| line.contains(part)) {
                for (source, Named { integrity, .. }) in &self.names {
                    let quoted = format!("\"{source}\"");
                    sealed =
                        sealed.replace(&quoted, &format!("{quoted} {attribute}=\"{integrity}\""));
                }
            }
            self.renamed(&sealed) + "\n"
        });
        fs::write(self.folder.join(name), lines.collect::<String>())
            .with_context(|| format!("{name} cannot be written"))
    }

    /// Returns the text with the names of the folder's files in place of those that sources use, in quotes.
    pub fn renamed(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (source, Named { name, .. }) in &self.names {
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
        release.add_text("start.js", "load(\"./icon.svg\")")?;
        let texts = [("de.txt", "Wurf"), ("fr.txt", "jet")];
        let texts = texts.map(|(name, text)| (name.to_owned(), text.to_owned()));
        release.add_folder("words/", &texts)?;
        let page = "<link rel=\"icon\" href=\"icon.svg\">\n<script type=\"module\" src=\"start.js\"></script>\n<meta name=\"words\" content=\"words/\">\n";
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
        let script = format!("load(\"{icon}\")");
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
                "<link rel=\"icon\" href=\"{icon}\">\n<script type=\"module\" src=\"{start}\" integrity=\"sha256-{integrity}\"></script>\n<meta name=\"words\" content=\"{words}\" data-integrity=\"{texts}\">\n"
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
