//! Rules of the style sheets that no component shows.

use std::{fs, path::Path};

/// Returns the style sheets of a folder and of those in it, with their names.
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

/// After a tap, a touch screen goes on hovering over what was tapped.
#[test]
fn only_a_pointer_that_hovers_changes_what_it_is_over() {
    let style = concat!(env!("CARGO_MANIFEST_DIR"), "/../../style");
    for (sheet, text) in sheets(Path::new(style)) {
        for line in text.lines().filter(|line| line.contains(":hover")) {
            assert!(line.contains("@media (hover: hover)"), "{sheet}: {line}");
        }
    }
}
