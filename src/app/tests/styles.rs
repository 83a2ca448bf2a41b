//! Tests for style sheet rules that the component tests do not cover.

use std::{fs, path::Path};

/// Returns the style sheets of a folder and its subfolders, with their names.
fn sheets(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).expect("a folder of style sheets");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .flat_map(|path| {
            if path.is_dir() {
                return sheets(&path);
            }
            let text = fs::read_to_string(&path).expect("a style sheet");
            vec![(path.display().to_string(), text)]
        })
        .collect()
}

/// Checks that hover styles require a hovering pointer, because touch screens keep an element in the hover state after
/// a tap.
#[test]
fn hover_styles_require_a_hovering_pointer() {
    let style = concat!(env!("CARGO_MANIFEST_DIR"), "/../../style");
    for (sheet, text) in sheets(Path::new(style)) {
        for line in text.lines().filter(|line| line.contains(":hover")) {
            assert!(line.contains("@media (hover: hover)"), "{sheet}: {line}");
        }
    }
}
