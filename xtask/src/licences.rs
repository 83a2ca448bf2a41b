//! The licences of what the programs are made of besides this house, as one text.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    fs,
    path::Path,
};

use anyhow::{Context as _, Result};
use serde_json::Value;

use crate::shell::{self, command};

/// The packages whose programs are shipped with the page.
pub const OF_THE_PAGE: &[&str] = &["backgammon", "worker", "reader", "statistics", "preview"];
/// The target of everything that runs in a browser.
pub const BROWSER: &str = "wasm32-unknown-unknown";
/// How the files begin that a package keeps its licences in.
const FILES: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];
/// What is shipped and is no package.
const BESIDES: &str = "\
This program is licensed under MIT or Apache-2.0, as you like.
The match equity table is by Neil Kazaross and carries its own notice.
Rust's standard library is licensed under MIT or Apache-2.0 (The Rust Project Developers).
";

/// A package of somebody else.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Package {
    name: String,
    version: String,
    licence: String,
    /// Its folder.
    folder: String,
}

/// All packages that these of the workspace are made of on this target, with their licences, then the texts of these, each once.
///
/// # Errors
/// If cargo does not tell the packages, or one names no licence.
pub fn text(shipped: &[&str], target: &str) -> Result<String> {
    let words = ["metadata", "--format-version=1", "--locked"];
    let mut metadata = command("cargo");
    metadata
        .args(words)
        .arg(format!("--filter-platform={target}"));
    let told = shell::output(&mut metadata).context("cargo tells nothing")?;
    let packages = packages(&serde_json::from_str(&told)?, shipped)?;
    let mut text = format!("{BESIDES}\n{} packages of others\n\n", packages.len());
    let mut texts: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for package in &packages {
        let Package {
            name,
            version,
            licence,
            folder,
        } = package;
        // Writing into a string cannot fail.
        let _written = writeln!(text, "{name} {version}: {licence}");
        for content in files(Path::new(folder))? {
            texts.entry(content).or_default().push(name);
        }
    }
    for (content, names) in texts {
        let names: BTreeSet<&str> = names.into_iter().collect();
        let names: Vec<&str> = names.into_iter().collect();
        let _written = write!(
            text,
            "\n{}\n{}\n\n{}\n",
            "-".repeat(80),
            names.join(", "),
            content.trim()
        );
    }
    Ok(text)
}

/// What the packages `shipped` are made of, by name and version.
fn packages(metadata: &Value, shipped: &[&str]) -> Result<BTreeSet<Package>> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let described: BTreeMap<String, Value> = list(&metadata["packages"])
        .into_iter()
        .map(|package| (text(&package["id"]), package))
        .collect();
    let nodes: BTreeMap<String, Value> = list(&metadata["resolve"]["nodes"])
        .into_iter()
        .map(|node| (text(&node["id"]), node))
        .collect();
    let is_shipped = |package: &Value| shipped.contains(&text(&package["name"]).as_str());
    let mut open: Vec<String> = described
        .iter()
        .filter(|(_, package)| is_shipped(package))
        .map(|(id, _)| id.clone())
        .collect();
    let mut seen = BTreeSet::new();
    let mut found = BTreeSet::new();
    while let Some(id) = open.pop() {
        if !seen.insert(id.clone()) {
            continue;
        }
        let package = described
            .get(&id)
            .context("a package that is not described")?;
        // Packages of this house come from no registry.
        if package["source"].is_string() {
            let licence = package["license"].as_str();
            let name = text(&package["name"]);
            let manifest = text(&package["manifest_path"]);
            found.insert(Package {
                version: text(&package["version"]),
                licence: licence
                    .with_context(|| format!("{name} names no licence"))?
                    .to_owned(),
                folder: manifest.trim_end_matches("Cargo.toml").to_owned(),
                name,
            });
        }
        for used in list(&nodes.get(&id).context("a package without a node")?["deps"]) {
            // A kind that is null is neither for tests nor for building.
            let is_normal = |kind: &Value| kind["kind"].is_null();
            if list(&used["dep_kinds"]).iter().any(is_normal) {
                open.push(text(&used["pkg"]));
            }
        }
    }
    Ok(found)
}

/// The licence files of a package.
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
    fn what_is_shipped_is_followed_and_what_only_builds_or_tests_is_not() -> Result<()> {
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
        let names: Vec<&str> = found.iter().map(|package| package.name.as_str()).collect();
        assert_eq!(names, ["bytes", "deep"]);
        Ok(())
    }

    #[test]
    fn a_package_without_a_licence_is_noticed() {
        let metadata = json!({
            "packages": [{"id": "worker", "name": "worker", "version": "1.0.0", "license": null, "source": "registry"}],
            "resolve": {"nodes": [{"id": "worker", "deps": []}]},
        });
        assert!(packages(&metadata, OF_THE_PAGE).is_err());
    }
}
