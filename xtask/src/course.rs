//! Course files: the data of all chapters, an outline with titles in each language, and the texts of each chapter.

use std::{fs, path::Path};

use anyhow::{Context as _, Result};
use words::{Language, typeset};

use crate::shell::root;

/// Folder containing the chapters, described in its README.
const FOLDER: &str = "src/drill/course";
/// Language in which an untranslated chapter is shown.
const FALLBACK: Language = Language::English;

/// Returns the course files, each with the name under which the page fetches it. A chapter has one text file for each
/// language into which it has been translated.
///
/// # Errors
/// Returns an error if a listed chapter has no data or no English texts.
pub fn files() -> Result<Vec<(String, String)>> {
    let folder = root().join(FOLDER);
    let names = read(&folder.join("chapters.txt"))?;
    let (mut data, mut texts) = (String::new(), Vec::new());
    let mut titles = Language::ALL.map(|language| (language, String::new()));
    for name in names.lines() {
        let chapter = folder.join(name);
        let own_data = read(&chapter.join("chapter.txt"))?;
        data += &own_data;
        let of = |language: Language| {
            let tag = language.tag();
            let text = read(&chapter.join(tag).with_extension("ftl"))?;
            let lines = text.lines().map(|line| typeset_line(tag, line) + "\n");
            Ok::<String, anyhow::Error>(lines.collect())
        };
        let fallback = of(FALLBACK)?;
        for (language, titles) in &mut titles {
            let own = of(*language).ok();
            let (tag, text) = match &own {
                Some(text) => (language.tag(), text),
                None => (FALLBACK.tag(), &fallback),
            };
            titles.extend(["chapter ", name, " ", tag, "\n"]);
            *titles += &outline(&own_data);
            let lines = text.lines().filter(|line| is_title(line));
            titles.extend(lines.flat_map(|line| [line, "\n"]));
            if let Some(text) = own {
                texts.push((format!("course-{name}-{tag}"), text));
            }
        }
    }
    let titles =
        titles.map(|(language, titles)| (format!("course-titles-{}", language.tag()), titles));
    Ok(texts
        .into_iter()
        .chain(titles)
        .chain([("course".to_owned(), data)])
        .collect())
}

/// Typesets the text in a line of a text file, leaving the key before it unchanged.
fn typeset_line(tag: &str, line: &str) -> String {
    match line.split_once('=') {
        Some((key, text)) if !line.starts_with([' ', '#']) => {
            format!("{key}={}", typeset(tag, text))
        }
        _ => typeset(tag, line),
    }
}

/// Returns the lines of a chapter's data that the outline repeats, each step with its number of tasks.
fn outline(data: &str) -> String {
    let (mut outline, mut tasks) = (Vec::new(), 0);
    for line in data.lines().rev() {
        match line.split_once(' ') {
            Some(("task", _)) => tasks += 1,
            Some(("step", _)) => outline.push(format!("{line} {}\n", std::mem::take(&mut tasks))),
            Some(("weakness", _)) => outline.push(format!("{line}\n")),
            _ => {}
        }
    }
    outline.into_iter().rev().collect()
}

/// Returns `true` for a line that contains the title of a chapter or step.
fn is_title(line: &str) -> bool {
    let key = line.split('=').next().unwrap_or_default();
    key.trim_end().ends_with("-title")
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_typeset_and_keys_are_not() {
        assert_eq!(
            typeset_line("fr", "a-title = Où ?"),
            "a-title = Où\u{202f}?"
        );
        assert_eq!(
            typeset_line("ar", "a1 = من 8/5"),
            "a1 = من \u{2066}8/5\u{2069}"
        );
    }

    #[test]
    fn outline_counts_the_tasks_of_each_step() {
        let data = "chapter a\nstep b\nweakness loose\ntask c\ntask d\ngame e\nstep f\ntask g\n";
        assert_eq!(outline(data), "step b 2\nweakness loose\nstep f 1\n");
    }

    #[test]
    fn every_chapter_has_titles_in_every_language_and_english_texts() -> Result<()> {
        let files = files()?;
        let text = |name: &str| {
            files
                .iter()
                .find(|(found, _)| found == name)
                .map(|(_, text)| text.as_str())
        };
        let data = text("course").context("the data")?;
        let chapters: Vec<&str> = data
            .lines()
            .filter_map(|line| line.strip_prefix("chapter "))
            .collect();
        assert!(!chapters.is_empty());
        for language in Language::ALL {
            let titles = text(&format!("course-titles-{}", language.tag())).context("titles")?;
            for chapter in &chapters {
                assert!(
                    titles.contains(&format!("chapter {chapter} ")),
                    "{chapter} {language:?}"
                );
                assert!(text(&format!("course-{chapter}-en")).is_some(), "{chapter}");
            }
        }
        Ok(())
    }
}
