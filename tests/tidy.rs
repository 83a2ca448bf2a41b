//! The house rules that a compiler does not know, checked on every file that git keeps.

use std::{fs, path::Path, process::Command};

/// One house rule: its words, which files it is about, and what breaks it.
struct Rule {
    words: &'static str,
    about: fn(&str) -> bool,
    breaks: fn(&str) -> Option<String>,
}

const RULES: [Rule; 12] = [
    Rule {
        words: "files have at most 400 lines",
        about: |path| is_source(path),
        breaks: |text| {
            let lines = text.lines().count();
            (lines > 400).then(|| format!("{lines} lines"))
        },
    },
    Rule {
        words: "a lib.rs is a table of contents of at most 100 lines",
        about: |path| path.ends_with("lib.rs") && path != "src/dice/lib.rs",
        breaks: |text| {
            let lines = text.lines().count();
            (lines > 100).then(|| format!("{lines} lines"))
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
            text.lines()
                .find(|line| names_a_colour(line))
                .map(str::to_owned)
        },
    },
    Rule {
        words: "style is settled by layers, never by force",
        about: |path| has_extension(path, "css"),
        breaks: |text| line_with(text, &["!important"]),
    },
    Rule {
        words: "only the engine's kernel may be unsafe",
        about: |path| {
            has_extension(path, "rs")
                && !path.starts_with("src/engine/kernel")
                && path != "tests/tidy.rs"
        },
        breaks: |text| {
            line_with(
                text,
                &["unsafe {", "unsafe fn", "unsafe impl", "unsafe_code"],
            )
        },
    },
    Rule {
        words: "a limit is called MAX or MIN",
        about: |path| has_extension(path, "rs") && path != "tests/tidy.rs",
        breaks: |text| {
            let names = ["MOST", "LEAST", "LONGEST", "FEWEST", "DEEPEST", "WIDEST"];
            let mut lines = text.lines().filter(|line| line.contains("const "));
            let is_bad = |line: &&str| names.iter().any(|name| line.contains(name));
            lines.find(is_bad).map(|line| line.trim().to_owned())
        },
    },
    Rule {
        words: "tests wait for what the page shows and never sleep",
        about: |path| path.starts_with("tests/browser/") && has_extension(path, "ts"),
        breaks: |text| line_with(text, &["waitForTimeout", "setTimeout", ".only(", ".skip("]),
    },
    Rule {
        words: "apostrophes are straight in English texts",
        about: |path| is_of_language(path, "en"),
        breaks: |text| line_with(text, &["’"]),
    },
    Rule {
        words: "apostrophes are curly in the texts of other languages",
        about: |path| has_extension(path, "ftl") && !is_of_language(path, "en"),
        breaks: |text| {
            let mut texts = text.lines().filter(|line| !line.starts_with('#'));
            texts.find(|line| line.contains('\'')).map(str::to_owned)
        },
    },
    Rule {
        words: "the page asks no other origin for anything",
        about: |path| {
            path == "index.html"
                || ((path.starts_with("src/") || path.starts_with("tests/browser/"))
                    && is_source(path)
                    // A manifest names the pages of a registry, which the page never asks.
                    && !path.ends_with("Cargo.toml"))
                || path.starts_with("style/")
        },
        breaks: |text| line_with(text, &["http://", "https://"]),
    },
];

/// What each crate under `src` may depend on inside the house: nothing points back.
const MAY_USE: [(&str, &[&str]); 34] = [
    ("rules", &[]),
    ("dice", &["rules"]),
    ("record", &["dice", "rules"]),
    ("engine", &["rules"]),
    ("reader", &["library", "record", "worker_loop"]),
    ("worker_loop", &[]),
    (
        "statistics",
        &["library", "progress", "record", "rules", "worker_loop"],
    ),
    ("library", &["record", "rules"]),
    ("friend", &["dice", "record", "rules"]),
    ("live", &["friend", "record", "rules"]),
    (
        "correspondence",
        &["friend", "library", "record", "rules", "table", "words"],
    ),
    (
        "duplicate",
        &[
            "dice", "friend", "library", "record", "review", "rules", "table", "words",
        ],
    ),
    ("editor", &["record", "rules", "table", "words"]),
    ("markup", &["rules", "table"]),
    ("preview", &["markup", "rules", "study", "table", "words"]),
    ("share", &["record", "rules", "table"]),
    ("review", &["engine", "record", "rules"]),
    ("protocol", &["engine", "reasons", "review", "rules"]),
    ("reasons", &["engine", "rules"]),
    ("drill", &["dice", "engine", "record", "review", "rules"]),
    (
        "explain",
        &["engine", "reasons", "record", "rules", "words"],
    ),
    (
        "coach",
        &[
            "engine", "explain", "protocol", "reasons", "record", "review", "rules", "words",
        ],
    ),
    (
        "worker",
        &["engine", "protocol", "reasons", "review", "rules"],
    ),
    ("pool", &["protocol"]),
    ("progress", &["library", "record", "review", "rules"]),
    ("analyst", &["pool", "protocol", "rules"]),
    (
        "table",
        &[
            "dice", "engine", "library", "protocol", "record", "rules", "words",
        ],
    ),
    (
        "app",
        &[
            "analyst",
            "coach",
            "correspondence",
            "dice",
            "drill",
            "duplicate",
            "editor",
            "friend",
            "library",
            "live",
            "markup",
            "progress",
            "protocol",
            "record",
            "rules",
            "share",
            "study",
            "table",
            "words",
        ],
    ),
    (
        "cli",
        &[
            "dice", "drill", "engine", "jsonl", "record", "review", "rules",
        ],
    ),
    ("jsonl", &["engine", "record", "rules"]),
    ("npm", &["engine", "jsonl"]),
    ("train", &["dice", "engine", "record", "rules"]),
    (
        "study",
        &["explain", "record", "review", "rules", "table", "words"],
    ),
    ("words", &[]),
];

/// All that the rules may depend on, and only for the crates that ask for it.
const ON_DEMAND: &str = "\nserde = { workspace = true, optional = true }\n";

/// What only the crates that run in a browser may depend on, by the beginnings of the names.
const OF_THE_BROWSER: [&str; 5] = ["leptos", "web-sys", "js-sys", "wasm-bindgen", "gloo"];

/// The crate's first dependency that it may not have.
fn forbidden(name: &str, manifest: &str) -> Option<String> {
    let Some((_, may)) = MAY_USE.iter().find(|(known, _)| *known == name) else {
        return Some("anything: it is not in the list of crates".to_owned());
    };
    dependencies(manifest).into_iter().find(|used| {
        let ours = MAY_USE.iter().any(|(known, _)| known == used);
        let of_the_browser = OF_THE_BROWSER.iter().any(|begin| used.starts_with(begin));
        (ours && !may.contains(&used.as_str()))
            || (of_the_browser
                && !["analyst", "app", "npm", "preview", "worker", "worker_loop"].contains(&name))
            || (name == "rules" && !(used == "serde" && manifest.contains(ON_DEMAND)))
    })
}

/// What a manifest names as dependencies, for any target, but not those of its tests alone.
fn dependencies(manifest: &str) -> Vec<String> {
    let mut inside = false;
    let mut found = Vec::new();
    for line in manifest.lines().map(str::trim) {
        if let Some(section) = line.strip_prefix('[') {
            let section = section.trim_end_matches(']');
            inside = section.ends_with("dependencies") && !section.ends_with("dev-dependencies");
            if let Some((kind, name)) = section.rsplit_once("dependencies.")
                && !kind.ends_with("dev-")
            {
                found.push(name.to_owned());
            }
        } else if inside && !line.is_empty() && !line.starts_with('#') {
            let name = line.split(['.', '=', ' ']).next().unwrap_or_default();
            found.push(name.trim_matches('"').to_owned());
        }
    }
    found
}

/// Whether a line of a style sheet says a colour itself, and not the name of a token.
fn names_a_colour(line: &str) -> bool {
    let functions = ["rgb(", "rgba(", "hsl(", "hsla(", "hwb(", "lab(", "lch("];
    let is_hex = |after: &str| {
        let word = after
            .find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_')
            .map_or(after, |end| &after[..end]);
        [3, 4, 6, 8].contains(&word.len()) && word.chars().all(|c| c.is_ascii_hexdigit())
    };
    functions.iter().any(|function| line.contains(function)) || line.split('#').skip(1).any(is_hex)
}

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

/// Whether this is a file of the page's texts in a language: `en.ftl`, `en.study.ftl`.
fn is_of_language(path: &str, language: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    has_extension(path, "ftl") && name.split('.').next() == Some(language)
}

fn line_with(text: &str, words: &[&str]) -> Option<String> {
    let bad = |line: &&str| words.iter().any(|word| line.contains(word));
    text.lines().find(bad).map(|line| line.trim().to_owned())
}

fn tracked_files() -> Vec<String> {
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
    let files = tracked_files();
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
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut seen = 0;
    for path in tracked_files() {
        let name = path.strip_prefix("src/");
        let Some(name) = name.and_then(|rest| rest.strip_suffix("/Cargo.toml")) else {
            continue;
        };
        let manifest = fs::read_to_string(root.join(&path)).expect("a manifest");
        assert_eq!(forbidden(name, &manifest), None, "{name} may not use it");
        seen += 1;
    }
    assert_eq!(seen, MAY_USE.len(), "crates under src");
}

#[test]
fn a_dependency_that_points_back_is_noticed() {
    let bad = [
        ("rules", "[dependencies]\nserde.workspace = true\n"),
        (
            "engine",
            "[dependencies]\nrules.workspace = true\ntable.workspace = true\n",
        ),
        (
            "engine",
            "[dependencies]\ntable = { path = \"../table\" }\n",
        ),
        ("engine", "[dependencies.table]\nworkspace = true\n"),
        ("table", "[dependencies]\nleptos.workspace = true\n"),
        (
            "table",
            "[target.'cfg(target_arch = \"wasm32\")'.dependencies]\nweb-sys = \"0.3\"\n",
        ),
        ("a new crate", ""),
    ];
    for (name, manifest) in bad {
        assert!(forbidden(name, manifest).is_some(), "{name}: {manifest}");
    }
    let good = "[dependencies]\nrules.workspace = true\n\n[dev-dependencies]\ntable.workspace = true\n                [dev-dependencies.app]\nworkspace = true\n[lints]\nworkspace = true\n";
    assert_eq!(forbidden("engine", good), None);
}

#[test]
fn a_check_that_cannot_fail_is_none() {
    let (long, long_contents) = ("\n".repeat(401), "\n".repeat(101));
    let bad: [&[&str]; RULES.len()] = [
        &[&long],
        &[&long_contents],
        &["// TODO", "// FIXME later"],
        &["#[allow(dead_code)]", "#![allow(dead_code)]", "#[ignore]"],
        &[
            "color: #123456;",
            "color: #fff;",
            "a { color:#ABC }",
            "background: hsl(0 0% 0%);",
            "fill: oklch(0.5 0.1 90);",
        ],
        &["color: var(--ink) !important;"],
        &[
            "unsafe { go() }",
            "unsafe fn go() {}",
            "#[expect(unsafe_code)]",
        ],
        &["const MOST_FILES: usize = 1;", "pub const LEAST: u8 = 2;"],
        &["await page.waitForTimeout(1)", "test.only('it', go)"],
        &["review-you = You’re right"],
        &["review-you = C'est juste"],
        &["https://example.org", "fetch('http://example.org')"],
    ];
    for (rule, texts) in RULES.iter().zip(bad) {
        for text in texts {
            assert!((rule.breaks)(text).is_some(), "{}: {text}", rule.words);
        }
        assert_eq!((rule.breaks)("a quiet line\n"), None, "{}", rule.words);
    }
    assert!(!names_a_colour("#crash-reason { color: var(--ink); }"));
}
