//! Allowed dependencies between the crates under `src`, which have no cycles.

use std::{fs, path::Path};

/// Workspace crates on which each crate under `src` may depend: never a later one.
const MAY_USE: [(&str, &[&str]); 37] = [
    ("rules", &[]),
    ("dice", &["rules"]),
    ("record", &["dice", "rules"]),
    ("board", &["record", "rules", "words"]),
    ("engine", &["rules"]),
    ("reader", &["library", "record", "worker_loop"]),
    ("worker_loop", &[]),
    (
        "statistics",
        &["library", "progress", "record", "rules", "worker_loop"],
    ),
    ("library", &["record", "room", "rules"]),
    ("friend", &["dice", "record", "rules"]),
    ("live", &["friend", "record", "rules"]),
    (
        "correspondence",
        &[
            "board", "friend", "library", "record", "room", "rules", "terms", "words",
        ],
    ),
    (
        "duplicate",
        &[
            "board", "dice", "friend", "library", "record", "review", "room", "rules", "terms",
            "words",
        ],
    ),
    ("editor", &["board", "record", "rules", "terms", "words"]),
    ("draw", &["board", "rules"]),
    ("preview", &["board", "draw", "rules", "study", "words"]),
    ("share", &["record", "rules"]),
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
            "board", "dice", "engine", "library", "protocol", "record", "rules", "terms", "words",
        ],
    ),
    ("terms", &["engine", "friend", "record", "rules", "words"]),
    (
        "app",
        &[
            "analyst",
            "board",
            "coach",
            "correspondence",
            "dice",
            "draw",
            "drill",
            "duplicate",
            "editor",
            "friend",
            "library",
            "live",
            "progress",
            "protocol",
            "record",
            "room",
            "rules",
            "share",
            "study",
            "table",
            "terms",
            "words",
        ],
    ),
    (
        "cli",
        &[
            "board", "dice", "draw", "drill", "engine", "jsonl", "record", "review", "rules",
        ],
    ),
    ("jsonl", &["engine", "record", "rules"]),
    ("npm", &["engine", "jsonl"]),
    ("train", &["dice", "engine", "record", "rules"]),
    (
        "study",
        &["board", "explain", "record", "review", "rules", "words"],
    ),
    ("room", &["words"]),
    ("words", &[]),
];

/// Only dependency of the rules, for crates that ask for it.
const ON_DEMAND: &str = "\nserde = { workspace = true, optional = true }\n";

/// Name prefixes of dependencies that only browser crates may have.
const OF_THE_BROWSER: [&str; 5] = ["leptos", "web-sys", "js-sys", "wasm-bindgen", "gloo"];

/// Returns the crate's first forbidden dependency.
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

/// Returns the dependencies of a manifest for any target, without dev-dependencies.
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

#[test]
fn dependencies_point_one_way() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut seen = 0;
    for folder in fs::read_dir(src).expect("the crates") {
        let folder = folder.expect("an entry");
        let Ok(manifest) = fs::read_to_string(folder.path().join("Cargo.toml")) else {
            continue;
        };
        let name = folder.file_name();
        let name = name.to_str().expect("a name in ASCII");
        assert_eq!(forbidden(name, &manifest), None, "{name} may not use it");
        seen += 1;
    }
    assert_eq!(seen, MAY_USE.len(), "crates under src");
}

#[test]
fn backward_dependency_is_detected() {
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
