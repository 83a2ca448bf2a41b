//! Lists of the file extensions that can be read: the manifest of the installed game, the help of `bg`, and the page's
//! text.

use std::{collections::BTreeSet, fs, path::Path};

use record::EXTENSIONS;
use serde_json::Value;

/// Reads a text file in the repository.
fn text(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// Checks that a text mentions these extensions as words, each with its dot.
fn names_all<'a>(text: &str, place: &str, extensions: impl IntoIterator<Item = &'a str>) {
    let words: BTreeSet<&str> = text
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '.')
        .map(|word| word.trim_end_matches('.'))
        .collect();
    for extension in extensions {
        let extension = format!(".{extension}");
        assert!(
            words.contains(extension.as_str()),
            "{place} lacks {extension}"
        );
    }
}

#[test]
fn the_installed_game_opens_the_supported_extensions() {
    let manifest: Value =
        serde_json::from_str(&text("public/manifest.webmanifest")).expect("valid JSON");
    let handlers = manifest["file_handlers"].as_array().expect("a list");
    let opened: BTreeSet<&str> = handlers
        .iter()
        .filter_map(|handler| handler["accept"].as_object())
        .flat_map(|accept| accept.values().filter_map(Value::as_array).flatten())
        .filter_map(|extension| extension.as_str()?.strip_prefix('.'))
        .collect();
    assert_eq!(opened, BTreeSet::from(EXTENSIONS));
}

#[test]
fn bg_check_help_lists_the_supported_extensions() {
    let commands = text("src/cli/command.rs");
    let (_, help) = commands
        .split_once("/// List the contents of a match file")
        .expect("the help of `bg check`");
    let (help, _) = help.split_once("Check {").expect("the command");
    names_all(help, "`bg check --help`", EXTENSIONS);
}

#[test]
fn import_text_lists_the_supported_extensions_in_every_language() {
    // Files with positions are rare, and the sentence should stay short.
    let named = || {
        EXTENSIONS
            .into_iter()
            .filter(|&extension| extension != "xgp")
    };
    for language in ["ar", "de", "el", "en", "es", "fr", "ja", "tr"] {
        let path = format!("src/words/locales/{language}.library.ftl");
        let texts = text(&path);
        let about = texts
            .lines()
            .find_map(|line| line.strip_prefix("library-add-about ="));
        names_all(about.unwrap_or_default(), &path, named());
    }
}
