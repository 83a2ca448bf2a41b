//! Texts of a chapter in one language, and the titles of all chapters for the map.

use std::collections::BTreeMap;

use super::Claim;

/// Texts of a chapter in one language by their keys.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CourseTexts(BTreeMap<String, String>);

impl CourseTexts {
    /// Parses a file of Fluent messages: `key = text`, continued on indented lines. Other lines are skipped.
    pub fn read(file: &str) -> Self {
        let mut all: BTreeMap<String, String> = BTreeMap::new();
        let mut last: Option<String> = None;
        for line in file.lines() {
            let is_continued = line.starts_with(' ') && !line.trim().is_empty();
            match (line.split_once('='), &last) {
                (_, Some(key)) if is_continued => {
                    let text = all.entry(key.clone()).or_default();
                    if !text.is_empty() {
                        text.push(' ');
                    }
                    text.push_str(line.trim());
                }
                (Some((key, text)), _) if !line.starts_with(['#', ' ']) => {
                    let key = key.trim().to_owned();
                    all.insert(key.clone(), text.trim().to_owned());
                    last = Some(key);
                }
                _ => last = None,
            }
        }
        Self(all)
    }

    /// Returns a text, with the numbers of the claims inserted; `None` if there is no such text.
    pub fn text(&self, key: &str, claims: &[Claim]) -> Option<String> {
        let text = self.0.get(key)?;
        let fill = |text: String, claim: &Claim| {
            text.replace(&placeholder(&claim.name), &claim.number.to_string())
        };
        Some(claims.iter().fold(text.clone(), fill))
    }

    /// Returns all keys with their texts.
    #[cfg(test)]
    pub(super) const fn all(&self) -> &BTreeMap<String, String> {
        &self.0
    }
}

/// Returns the text for which the number of a claim is inserted.
pub(super) fn placeholder(name: &str) -> String {
    format!("{{ ${name} }}")
}

/// Titles of the chapters and steps in one language, with the language of each chapter's texts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Titles {
    titles: CourseTexts,
    languages: BTreeMap<String, String>,
}

impl Titles {
    /// Parses the file of titles that `xtask` writes: `chapter NAME LANGUAGE` before the titles of each chapter.
    pub fn read(file: &str) -> Self {
        let heads = file
            .lines()
            .filter_map(|line| line.strip_prefix("chapter "));
        let languages = heads.filter_map(|head| head.split_once(' '));
        let owned = |(name, language): (&str, &str)| (name.to_owned(), language.to_owned());
        Self {
            titles: CourseTexts::read(file),
            languages: languages.map(owned).collect(),
        }
    }

    /// Returns the title of a chapter or a step; its name if there is no title.
    pub fn title(&self, name: &str) -> String {
        let title = self.titles.text(&format!("{name}-title"), &[]);
        title.unwrap_or_else(|| name.to_owned())
    }

    /// Returns the tag of the language in which a chapter's texts exist; English if the chapter is not translated.
    pub fn language(&self, chapter: &str) -> &str {
        self.languages.get(chapter).map_or("en", String::as_str)
    }
}
