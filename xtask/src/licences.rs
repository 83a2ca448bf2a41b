//! Licences of the third-party packages included in the programs, as a single text.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    fmt::Write as _,
    fs,
    path::Path,
};

use anyhow::{Context as _, Result, ensure};
use serde_json::Value;

use crate::shell::metadata;

/// Packages whose programs are part of the page.
pub const OF_THE_PAGE: &[&str] = &["backgammon", "worker"];
/// Compilation target for programs that run in a browser.
pub const BROWSER: &str = "wasm32-unknown-unknown";
/// Name prefixes of licence files.
const FILES: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];
/// Shipped components that are not packages.
const BESIDES: &str = "\
This program is licensed under MIT or Apache-2.0, as you like.
The match equity table is by Neil Kazaross and carries its own notice.
Rust's standard library is licensed under MIT or Apache-2.0 (The Rust Project Developers).
";

/// Returns a list of these workspace packages' third-party dependencies on this target and their licences, followed by
/// each licence text once.
///
/// # Errors
/// Returns an error if `cargo metadata` fails, or if a package does not specify a licence.
pub fn text(shipped: &[&str], target: &str) -> Result<String> {
    let metadata = metadata(&["--filter-platform", target])?;
    let packages = packages(&metadata, shipped)?;
    let mut text = format!("{BESIDES}\n{} packages of others\n\n", packages.len());
    let mut texts: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for ([name, version], package) in packages {
        let licence = text_of(&package["license"]);
        writeln!(text, "{name} {version}: {licence}")?;
        let manifest = Path::new(text_of(&package["manifest_path"]));
        for content in files(&manifest.with_file_name(""))? {
            texts.entry(content).or_default().insert(name);
        }
    }
    let line = "-".repeat(80);
    for (content, names) in texts {
        let names: Vec<&str> = names.into_iter().collect();
        let (names, content) = (names.join(", "), content.trim());
        write!(text, "\n{line}\n{names}\n\n{content}\n")?;
    }
    Ok(text)
}

fn text_of(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// Returns the third-party dependencies of the packages `shipped`, keyed by name and version.
fn packages<'a>(
    metadata: &'a Value,
    shipped: &[&str],
) -> Result<BTreeMap<[&'a str; 2], &'a Value>> {
    let by_id = |value: &'a Value| list(value).map(|one| (text_of(&one["id"]), one)).collect();
    let described: HashMap<&str, &Value> = by_id(&metadata["packages"]);
    let nodes: HashMap<&str, &Value> = by_id(&metadata["resolve"]["nodes"]);
    let is_shipped = |package: &Value| shipped.contains(&text_of(&package["name"]));
    let mut open: Vec<&str> = described.keys().copied().collect();
    open.retain(|id| is_shipped(described[id]));
    let (mut seen, mut found) = (BTreeSet::new(), BTreeMap::new());
    while let Some(id) = open.pop() {
        if !seen.insert(id) {
            continue;
        }
        let package = described.get(id).context("a package is not described")?;
        // Workspace packages have no registry as their source.
        if package["source"].is_string() {
            let key = ["name", "version"].map(|part| text_of(&package[part]));
            let has_licence = package["license"].is_string();
            ensure!(has_licence, "{} names no licence", key[0]);
            found.insert(key, *package);
        }
        let used = list(&nodes.get(id).context("a package without a node")?["deps"]);
        // A dependency whose kind is null is a normal one, as opposed to one used only for tests or builds.
        let is_normal = |used: &&Value| list(&used["dep_kinds"]).any(|kind| kind["kind"].is_null());
        open.extend(used.filter(is_normal).map(|used| text_of(&used["pkg"])));
    }
    Ok(found)
}

/// Returns the contents of a package's licence files.
fn files(folder: &Path) -> Result<Vec<String>> {
    let mut contents = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().to_uppercase();
        let is_licence = FILES.iter().any(|begin| name.starts_with(begin));
        if is_licence && entry.file_type()?.is_file() {
            let content = fs::read(entry.path())?;
            contents.push(String::from_utf8_lossy(&content).replace('\r', ""));
        }
    }
    contents.sort();
    Ok(contents)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_normal_dependencies_are_listed() -> Result<()> {
        let package = |name: &str, source: Value| {
            json!({"id": name, "name": name, "version": "1.0.0", "license": "MIT", "source": source,
                   "manifest_path": format!("/{name}/Cargo.toml")})
        };
        let registry = || json!("registry");
        let uses = |name: &str, kind: Value| json!({"pkg": name, "dep_kinds": [{"kind": kind}]});
        let metadata = json!({
            "packages": [
                package("worker", Value::Null), package("rules", Value::Null), package("bytes", registry()),
                package("deep", registry()), package("proptest", registry()), package("cc", registry()),
                package("cli", Value::Null), package("clap", registry()),
            ],
            "resolve": {"nodes": [
                {"id": "worker", "deps": [uses("rules", Value::Null), uses("bytes", Value::Null),
                                          uses("proptest", json!("dev")), uses("cc", json!("build"))]},
                {"id": "rules", "deps": []}, {"id": "bytes", "deps": [uses("deep", Value::Null)]},
                {"id": "deep", "deps": [uses("bytes", Value::Null)]}, {"id": "proptest", "deps": []},
                {"id": "cc", "deps": []}, {"id": "cli", "deps": [uses("clap", Value::Null)]},
                {"id": "clap", "deps": []},
            ]},
        });
        let found = packages(&metadata, OF_THE_PAGE)?;
        let names: Vec<&str> = found.into_keys().map(|[name, _]| name).collect();
        assert_eq!(names, ["bytes", "deep"]);
        Ok(())
    }

    #[test]
    fn a_package_without_a_licence_is_rejected() {
        let metadata = json!({
            "packages": [{"id": "worker", "name": "worker", "version": "1.0.0", "license": null, "source": "registry"}],
            "resolve": {"nodes": [{"id": "worker", "deps": []}]},
        });
        assert!(packages(&metadata, OF_THE_PAGE).is_err());
    }
}
