//! Texts fetched by the page, and the script that lists the files fetched by name.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::Result;
use words::{Language, Part};

use crate::{course, licences};

/// Script with the list of parts, imported by `script/start.js`.
pub const PARTS: &str = "parts.js";

/// Files that the program fetches by name: the name and hash of each file, followed by the name and hash of its style
/// sheet, if any.
pub type Parts = BTreeMap<String, Vec<String>>;

/// Returns the list of parts as a script.
///
/// # Errors
/// Never returns an error in practice, because the list can always be formatted as JSON.
pub fn script(parts: &Parts) -> Result<String> {
    let list = serde_json::to_string(parts)?;
    Ok(format!("export const parts = {list};\n"))
}

/// Parts that the start script fetches before the program runs, each with its file.
pub const FIRST: [(&str, &str); 3] = [
    ("first", "backgammon_bg.wasm"),
    ("preview", "preview_bg.wasm"),
    ("link", "script/link.js"),
];

/// Returns the parts that are loaded later but are not split off from the program, each with its file.
///
/// # Errors
/// Returns an error if a course file is missing.
pub fn later() -> Result<Vec<(String, String)>> {
    let files = [
        ("reference", "reference.txt"),
        ("opening-book", "opening-book.txt"),
        ("licences", "licences.txt"),
        ("reader", "reader_loader.js"),
        ("statistics", "statistics_loader.js"),
    ];
    let compiled = compiled().into_iter().map(|(part, _)| part);
    let course = course::files()?.into_iter().map(|(part, _)| part);
    let texts = compiled
        .chain(course)
        .map(|part| (part.clone(), part + ".txt"));
    Ok(texts.chain(files.map(owned)).collect())
}

fn owned((part, file): (&str, &str)) -> (String, String) {
    (part.to_owned(), file.to_owned())
}

/// Returns the help in every language, and the texts of the parts that have separate texts.
fn compiled() -> Vec<(String, &'static str)> {
    let help = |language: Language| (format!("help-{}", language.tag()), words::help(language));
    let part = |part: Part| (format!("{}-words", part.name()), words::of_part(part));
    let help = Language::ALL.map(help).into_iter();
    help.chain(Part::ALL.map(part)).collect()
}

/// Writes the texts to the folder in which Trunk assembles the site.
///
/// # Errors
/// Returns an error if a file cannot be written.
pub fn write(folder: &Path) -> Result<()> {
    for (part, text) in compiled() {
        fs::write(folder.join(part + ".txt"), text)?;
    }
    for (part, text) in course::files()? {
        fs::write(folder.join(part + ".txt"), text)?;
    }
    let licences = licences::text(licences::OF_THE_PAGE, licences::BROWSER)?;
    fs::write(folder.join("licences.txt"), licences)?;
    let words = folder.join("words");
    fs::create_dir_all(&words)?;
    // English is compiled into the program.
    for language in Language::ALL {
        if let Some(text) = words::compiled(language) {
            fs::write(words.join(language.tag()).with_extension("txt"), text)?;
        }
    }
    let unsealed = |(part, file)| (part, vec![file, String::new()]);
    let parts = FIRST.map(owned).into_iter().chain(later()?);
    let parts = parts.map(unsealed).collect();
    Ok(fs::write(folder.join(PARTS), script(&parts)?)?)
}
