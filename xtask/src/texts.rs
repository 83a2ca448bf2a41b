//! The texts that the page fetches, and the script that lists what it fetches by a name of its own.

use std::{fs, path::Path};

use anyhow::Result;
use words::Language;

use crate::licences;

/// The script with the list of parts, which `script/start.js` imports.
pub const PARTS: &str = "parts.js";

/// Files that the program fetches by a name. The style sheet of a part comes with it.
#[derive(Clone, Debug, Default)]
pub struct Parts(Vec<String>);

impl Parts {
    /// Adds a part with the names and hashes of its files.
    pub fn add(&mut self, part: &str, files: &[[String; 2]]) {
        let quoted = |[file, integrity]: &[String; 2]| format!("\"{file}\",\"{integrity}\"");
        let files: Vec<String> = files.iter().map(quoted).collect();
        self.0.push(format!("\"{part}\":[{}]", files.join(",")));
    }

    /// Returns the list as JSON.
    pub fn json(&self) -> String {
        format!("{{{}}}", self.0.join(","))
    }

    /// Returns the list as a script.
    pub fn script(&self) -> String {
        format!("export const parts = {};\n", self.json())
    }
}

/// Returns the parts that the start script fetches before the program runs, each with its file.
pub fn first() -> Vec<(String, String)> {
    let files = [
        ("first", "backgammon_bg.wasm"),
        ("preview", "preview_bg.wasm"),
        ("link", "script/link.js"),
    ];
    owned(&files)
}

/// Returns the parts that are no program of their own and not needed at first, each with its file.
pub fn later() -> Vec<(String, String)> {
    let mut parts = owned(&[
        ("reference", "reference.txt"),
        ("licences", "licences.txt"),
        ("reader", "reader_loader.js"),
        ("statistics", "statistics_loader.js"),
    ]);
    parts.extend(compiled().into_iter().map(|(part, _)| {
        let file = format!("{part}.txt");
        (part, file)
    }));
    parts
}

fn owned(parts: &[(&str, &str)]) -> Vec<(String, String)> {
    let owned = |(part, file): &(&str, &str)| ((*part).to_owned(), (*file).to_owned());
    parts.iter().map(owned).collect()
}

/// The help in every language, and the texts of the parts that have texts of their own.
fn compiled() -> Vec<(String, &'static str)> {
    let help = Language::ALL.map(|language| {
        let part = format!("help-{}", language.tag());
        (part, words::help(language))
    });
    let parts = words::Part::ALL.map(|part| {
        let name = format!("{}-words", part.name());
        (name, words::of_part(part))
    });
    help.into_iter().chain(parts).collect()
}

/// Writes the texts into the folder in which Trunk collects a site.
///
/// # Errors
/// If a file cannot be written.
pub fn write(folder: &Path) -> Result<()> {
    for (part, text) in compiled() {
        fs::write(folder.join(part + ".txt"), text)?;
    }
    let licences = licences::text(licences::OF_THE_PAGE, licences::BROWSER)?;
    fs::write(folder.join("licences.txt"), licences)?;
    let words = folder.join("words");
    fs::create_dir_all(&words)?;
    // English is in the program.
    for language in Language::ALL {
        if let Some(text) = words::compiled(language) {
            fs::write(words.join(language.tag()).with_extension("txt"), text)?;
        }
    }
    let mut parts = Parts::default();
    for (part, file) in first().into_iter().chain(later()) {
        parts.add(&part, &[[file, String::new()]]);
    }
    Ok(fs::write(folder.join(PARTS), parts.script())?)
}
