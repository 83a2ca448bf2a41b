//! Build step for the parts of the program with separately loaded texts, each in its own folder in `parts`.

use std::{fmt::Write as _, fs, path::Path};

use super::Catalogue;

/// Marker that precedes each language tag in a part's file.
const LANGUAGE: char = '\u{6}';

/// Reads all parts with their catalogues, sorted by name.
pub(crate) fn read(folder: &Path) -> Result<Vec<(String, Catalogue)>, String> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    let mut parts = Vec::new();
    for entry in entries {
        let path = entry.map_err(|why| why.to_string())?.path();
        if let Some(name) = path.file_name().filter(|_| path.is_dir()) {
            parts.push((name.to_string_lossy().into_owned(), Catalogue::read(&path)?));
        }
    }
    parts.sort_by(|(a, _), (b, _)| a.cmp(b));
    Ok(parts)
}

/// Writes a file for each part, which contains all languages except English.
pub(crate) fn write(parts: &[(String, Catalogue)], out: &Path) -> Result<(), String> {
    for (name, part) in parts {
        let mut text = format!("{}\n", part.fingerprint);
        for (tag, lines) in &part.others {
            // Writing to a string cannot fail.
            let _written = writeln!(text, "{LANGUAGE}{tag}\n{}", lines.join("\n"));
        }
        let file = out.join(format!("part-{name}.txt"));
        fs::write(file, text).map_err(|why| why.to_string())?;
    }
    Ok(())
}

/// Returns the source code of the `Part` enum and its constants.
pub(crate) fn source_code(parts: &[(String, Catalogue)]) -> String {
    let each = |line: fn(&str, &Catalogue) -> String| -> String {
        parts.iter().map(|(name, part)| line(name, part)).collect()
    };
    let variants = each(|name, _| format!("/// `{name}`.\n{},\n", capitalised(name)));
    let all = each(|name, _| format!("Self::{}, ", capitalised(name)));
    let names = each(|name, _| format!("Self::{} => {name:?},\n", capitalised(name)));
    let known = each(|_, part| format!("(\"{}\", {}), ", part.fingerprint, part.names.len()));
    let texts =
        each(|name, _| format!("include_str!(concat!(env!(\"OUT_DIR\"), \"/part-{name}.txt\")), "));
    let count = parts.len();
    format!(
        "/// A part of the program that has texts of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {{
{variants}}}

impl Part {{
    /// All parts.
    pub const ALL: [Self; {count}] = [{all}];

    /// Returns the name of the part.
    pub const fn name(self) -> &'static str {{
        match self {{
            {names}
        }}
    }}
}}
/// Number of parts.
pub(crate) const PARTS: usize = {count};
/// Fingerprint of the names and parameters of the messages, and number of messages, for each part.
pub(crate) const OF_PARTS: [(&str, usize); PARTS] = [{known}];
/// Compiled texts of each part in the languages other than English.
pub(crate) const TEXTS_OF_PARTS: [&str; PARTS] = [{texts}];
"
    )
}

/// Capitalises the first letter of a name, as in types and variants: `coach` becomes `Coach`.
pub(crate) fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}
