//! Folder whose files have content hashes in their names, so that browsers can cache them forever.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use anyhow::Result;
use base64::{Engine as _, prelude::BASE64_STANDARD};
use sha2::{Digest as _, Sha256};

use crate::folder;

/// Release folder and the names of its files.
#[derive(Debug)]
pub struct Release {
    folder: PathBuf,
    /// Names used in the sources, mapped to the files in the folder, each with its hash in the format of an `integrity`
    /// attribute. For a folder, the second string contains the name and hash of each of its files, separated by spaces.
    names: BTreeMap<String, [String; 2]>,
}

impl Release {
    /// Creates an empty folder.
    ///
    /// # Errors
    /// Returns an error if an existing folder cannot be removed.
    pub fn new(folder: &Path) -> Result<Self> {
        folder::clear(folder)?;
        Ok(Self {
            folder: folder.to_owned(),
            names: BTreeMap::new(),
        })
    }

    /// Adds a file that the sources refer to as `source`.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written.
    pub fn add(&mut self, source: &str, content: &[u8]) -> Result<()> {
        self.add_as(source, source, content)
    }

    /// Adds a file that the sources refer to as `source`, under `name` with its hash: `board.css` with the hash `0a`
    /// becomes `board-0a.css`.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written.
    pub fn add_as(&mut self, source: &str, name: &str, content: &[u8]) -> Result<()> {
        let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
        let name = format!("{stem}-{}.{extension}", hash(&[content]));
        self.copy(&name, content)?;
        let names = [name, integrity(content)];
        self.names.insert(source.to_owned(), names);
        Ok(())
    }

    /// Adds a file without changing its name.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written.
    pub fn copy(&self, name: &str, content: &[u8]) -> Result<()> {
        let file = self.folder.join(name);
        fs::create_dir_all(file.with_file_name(""))?;
        Ok(fs::write(file, content)?)
    }

    /// Returns the name and hash of the file that the sources refer to as `source`.
    pub fn named(&self, source: &str) -> Option<[String; 2]> {
        self.names.get(source).cloned()
    }

    /// Adds the files in a folder; the hash of its entire content becomes part of the folder's name.
    ///
    /// # Errors
    /// Returns an error if a file cannot be read or written.
    pub fn add_folder(&mut self, source: &str, from: &Path) -> Result<()> {
        let names = folder::files(from)?;
        let contents = names.iter().map(|name| fs::read(from.join(name)));
        let contents = contents.collect::<Result<Vec<_>, _>>()?;
        let files = || names.iter().zip(&contents);
        let parts = files().flat_map(|(name, content)| [name.as_bytes(), content]);
        let parts = hash(&parts.collect::<Vec<_>>());
        let folder = format!("{}-{parts}/", source.trim_end_matches('/'));
        for (name, content) in files() {
            self.copy(&format!("{folder}{name}"), content)?;
        }
        let sums = files().map(|(name, content)| format!("{name} {}", integrity(content)));
        let sums = sums.collect::<Vec<_>>().join(" ");
        self.names.insert(source.to_owned(), [folder, sums]);
        Ok(())
    }

    /// Writes the page, whose name must not depend on its content. Scripts, style sheets and the folder of texts get
    /// their hashes.
    ///
    /// # Errors
    /// Returns an error if the page cannot be written.
    pub fn write_page(&self, name: &str, page: &str) -> Result<()> {
        const CHECKED: [(&str, &str); 3] = [
            ("rel=\"stylesheet\"", "integrity"),
            ("<script ", "integrity"),
            ("name=\"words\"", "data-integrity"),
        ];
        let mut written = String::new();
        for line in page.lines() {
            let mut line = line.to_owned();
            if let Some((_, attribute)) = CHECKED.iter().find(|(part, _)| line.contains(part)) {
                for (source, [_, sum]) in &self.names {
                    let quoted = format!("\"{source}\"");
                    line = line.replace(&quoted, &format!("{quoted} {attribute}=\"{sum}\""));
                }
            }
            written += &self.renamed(&line);
            written += "\n";
        }
        self.copy(name, written.as_bytes())
    }

    /// Returns the text with the quoted names used in the sources replaced by the names of the files in the folder.
    pub fn renamed(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (source, [name, _]) in &self.names {
            for prefix in ["", "./"] {
                text = text.replace(&format!("\"{prefix}{source}\""), &format!("\"{name}\""));
            }
        }
        text
    }
}

/// Returns the hash of a file in the format of an `integrity` attribute.
pub fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(content)))
}

/// Returns the first 16 hexadecimal digits of the SHA-256 hash of these parts, each preceded by its length.
fn hash(parts: &[&[u8]]) -> String {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part.len().to_le_bytes());
        hasher.update(part);
    }
    let mut digits = format!("{:x}", hasher.finalize());
    digits.truncate(16);
    digits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_depend_on_the_content_and_replace_the_names_in_sources() -> Result<()> {
        let folder =
            std::env::temp_dir().join(format!("backgammon-release-{}", std::process::id()));
        let mut release = Release::new(&folder)?;
        release.add("icon.svg", b"<svg/>")?;
        let script = release.renamed("load(\"./icon.svg\")");
        release.add("start.js", script.as_bytes())?;
        let words = folder.with_extension("words");
        folder::clear(&words)?;
        for (name, text) in [("de.txt", "Wurf"), ("fr.txt", "jet")] {
            fs::write(words.join(name), text)?;
        }
        release.add_folder("words/", &words)?;
        fs::remove_dir_all(&words)?;
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
