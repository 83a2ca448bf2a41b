//! The house rules that a compiler does not know, checked on every file that git keeps.

use std::{fs, path::Path, process::Command};

/// One house rule: its words, which files it is about, and what breaks it.
struct Rule {
    words: &'static str,
    about: fn(&str) -> bool,
    breaks: fn(&str) -> Option<String>,
}

const RULES: [Rule; 7] = [
    Rule {
        words: "files stay under 400 lines",
        about: |path| is_source(path),
        breaks: |text| {
            let lines = text.lines().count();
            (lines > 400).then(|| format!("{lines} lines"))
        },
    },
    Rule {
        words: "a lib.rs is a table of contents of at most 80 lines",
        about: |path| path.ends_with("lib.rs") && path != "src/dice/lib.rs",
        breaks: |text| {
            let lines = text.lines().count();
            (lines > 80).then(|| format!("{lines} lines"))
        },
    },
    Rule {
        words: "work left open has the number of an issue",
        about: |path| is_source(path) && path != "tests/tidy.rs",
        breaks: |text| line_with(text, &["TODO", "FIXME", "XXX"]),
    },
    Rule {
        words: "lints are expected with a reason, never allowed",
        about: |path| has_extension(path, "rs") && path != "tests/tidy.rs",
        breaks: |text| line_with(text, &["#[allow(", "#![allow(", "#[ignore"]),
    },
    Rule {
        words: "colours are tokens",
        about: |path| {
            has_extension(path, "css")
                && !path.ends_with("tokens.css")
                && !path.ends_with("themes.css")
        },
        breaks: |text| {
            line_with(
                text,
                &[
                    "#0",
                    "#1",
                    "#2",
                    "#3",
                    "#4",
                    "#5",
                    "#6",
                    "#7",
                    "#8",
                    "#9",
                    "rgb(",
                    "!important",
                ],
            )
        },
    },
    Rule {
        words: "tests wait for what the page shows and never sleep",
        about: |path| path.starts_with("tests/browser/") && has_extension(path, "ts"),
        breaks: |text| line_with(text, &["waitForTimeout", "setTimeout", ".only(", ".skip("]),
    },
    Rule {
        words: "the page asks no other origin for anything",
        about: |path| {
            path == "index.html" || path.starts_with("style/") || path.starts_with("src/app/")
        },
        breaks: |text| line_with(text, &["http://", "https://"]),
    },
];

/// What each crate may depend on inside the house: nothing points back.
const MAY_USE: [(&str, &[&str]); 8] = [
    ("rules", &[]),
    ("dice", &["rules"]),
    ("record", &["dice", "rules"]),
    ("engine", &["rules"]),
    ("protocol", &["engine", "rules"]),
    ("worker", &["engine", "protocol", "rules"]),
    ("table", &["dice", "engine", "protocol", "record", "rules"]),
    ("app", &["dice", "protocol", "rules", "table"]),
];

fn has_extension(path: &str, extension: &str) -> bool {
    Path::new(path)
        .extension()
        .is_some_and(|found| found == extension)
}

fn is_source(path: &str) -> bool {
    ["rs", "ts", "css", "html", "toml"]
        .iter()
        .any(|extension| has_extension(path, extension))
}

fn line_with(text: &str, words: &[&str]) -> Option<String> {
    let bad = |line: &&str| words.iter().any(|word| line.contains(word));
    text.lines().find(bad).map(|line| line.trim().to_owned())
}

fn kept_files() -> Vec<String> {
    let root = env!("CARGO_MANIFEST_DIR");
    let listed = Command::new("git")
        .args(["ls-files"])
        .current_dir(root)
        .output();
    let listed = listed.expect("git lists the files of the house");
    String::from_utf8_lossy(&listed.stdout)
        .lines()
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_file_keeps_the_house_rules() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = kept_files();
    assert!(files.len() > 50, "only {} files were found", files.len());
    let mut broken = Vec::new();
    for path in &files {
        for rule in RULES.iter().filter(|rule| (rule.about)(path)) {
            let text = fs::read_to_string(root.join(path)).unwrap_or_default();
            if let Some(why) = (rule.breaks)(&text) {
                broken.push(format!("{path}: {}: {why}", rule.words));
            }
        }
    }
    assert!(broken.is_empty(), "\n{}", broken.join("\n"));
}

#[test]
fn dependencies_point_one_way() {
    for (name, may) in MAY_USE {
        let manifest = format!("{}/src/{name}/Cargo.toml", env!("CARGO_MANIFEST_DIR"));
        let manifest = fs::read_to_string(manifest).expect(name);
        let ours = MAY_USE.map(|(name, _)| name);
        let before_tests = manifest
            .split("[dev-dependencies]")
            .next()
            .unwrap_or_default();
        for used in ours
            .into_iter()
            .filter(|used| before_tests.contains(&format!("\n{used}.workspace")))
        {
            assert!(may.contains(&used), "{name} may not use {used}");
        }
    }
}

#[test]
fn the_rules_depend_on_nothing_and_the_table_on_no_browser() {
    let manifest = |name: &str| {
        let path = format!("{}/src/{name}/Cargo.toml", env!("CARGO_MANIFEST_DIR"));
        fs::read_to_string(path).expect("a manifest")
    };
    let rules = manifest("rules");
    let (_, after) = rules
        .split_once("[dependencies]")
        .expect("a list, though an empty one");
    assert!(
        !after
            .split('[')
            .next()
            .unwrap_or_default()
            .contains("workspace")
    );
    for forbidden in ["leptos", "web-sys", "wasm-bindgen", "gloo"] {
        assert!(
            !manifest("table").contains(forbidden),
            "table uses {forbidden}"
        );
    }
}

#[test]
fn a_check_that_cannot_fail_is_none() {
    let bad = [
        "\n".repeat(401),
        "\n".repeat(81),
        "// TODO".to_owned(),
        "#[allow(dead_code)]".to_owned(),
        "color: #123456;".to_owned(),
        "await page.waitForTimeout(1)".to_owned(),
        "https://example.org".to_owned(),
    ];
    for (rule, text) in RULES.iter().zip(bad) {
        assert!((rule.breaks)(&text).is_some(), "{}", rule.words);
        assert_eq!((rule.breaks)("a quiet line\n"), None, "{}", rule.words);
    }
}
