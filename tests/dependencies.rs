//! Dependencies forbidden by the design, checked against `cargo metadata`. Cargo itself rejects cycles.

use std::process::Command;

use serde_json::Value;

/// Name prefixes of crates that depend on a browser.
const BROWSER: [&str; 6] = ["app", "gloo", "js-sys", "leptos", "wasm-bindgen", "web-sys"];

/// Packages that may use these crates.
const IN_BROWSER: [&str; 6] = ["analyst", "app", "backgammon", "harness", "jsonl", "worker"];

/// Workspace packages, each with the only other workspace packages that it may use.
const ALLOWED: [(&str, &[&str]); 4] = [
    ("backgammon-rules", &[]),
    ("backgammon-dice", &["backgammon-rules"]),
    (
        "backgammon-record",
        &["backgammon-dice", "backgammon-rules"],
    ),
    (ENGINE, &["backgammon-rules"]),
];

const ENGINE: &str = "backgammon-analysis";

/// Packages that must leave all evaluation to the workers.
const WITHOUT_ENGINE: [&str; 8] = [
    "app",
    "board",
    "correspondence",
    "duplicate",
    "editor",
    "friend",
    "library",
    "study",
];

/// Returns what is wrong with a dependency of `package` on `used`; `is_ours` is `true` if `used` is a workspace
/// package. `None` if the dependency is allowed.
fn fault(package: &str, used: &str, is_ours: bool, is_optional: bool) -> Option<&'static str> {
    let allowed = ALLOWED.iter().find(|(name, _)| *name == package);
    if BROWSER.iter().any(|begin| used.starts_with(begin)) && !IN_BROWSER.contains(&package) {
        return Some("only crates that run in a browser may know it");
    }
    if is_ours && allowed.is_some_and(|(_, allowed)| !allowed.contains(&used)) {
        return Some("a published crate uses only published crates below it");
    }
    if package == "backgammon-rules" && (used, is_optional) != ("serde", true) {
        return Some("the rules depend on nothing but serde, on demand");
    }
    (used == ENGINE && WITHOUT_ENGINE.contains(&package)).then_some("it asks the workers")
}

#[test]
fn no_crate_has_a_forbidden_dependency() {
    let cargo = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version=1"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&cargo.stdout).expect("JSON");
    let list = |value: &Value, key: &str| value[key].as_array().cloned().unwrap_or_default();
    let mut faults = Vec::new();
    for package in list(&metadata, "packages") {
        let name = package["name"].as_str().expect("a name");
        for used in list(&package, "dependencies") {
            let (is_ours, is_optional) = (used["path"].is_string(), used["optional"] == true);
            let used_name = used["name"].as_str().expect("a name");
            if used["kind"] != "dev"
                && let Some(why) = fault(name, used_name, is_ours, is_optional)
            {
                faults.push(format!("{name} uses {used_name}: {why}"));
            }
        }
    }
    assert!(list(&metadata, "packages").len() > 20, "packages");
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn a_forbidden_dependency_is_noticed() {
    for (package, used, is_ours) in [
        ("backgammon-rules", "serde", false),
        ("backgammon-analysis", "table", true),
        ("app", "backgammon-analysis", true),
        ("table", "leptos", false),
        ("words", "web-sys", false),
    ] {
        assert!(
            fault(package, used, is_ours, false).is_some(),
            "{package}: {used}"
        );
    }
    assert_eq!(fault("backgammon-rules", "serde", false, true), None);
    assert_eq!(
        fault("backgammon-analysis", "backgammon-rules", true, false),
        None
    );
}
