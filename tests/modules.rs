//! No module at the top of a crate uses one that uses it, directly or by way of others.
//!
//! *How*: the paths that begin with `crate::`, or that `super::` leads there, are read from the text; names that `lib.rs`
//! re-exports count as uses of the module they come from. Tests, examples and benches may use everything.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// Of each module at the top of a crate the others that it uses.
type Graph = BTreeMap<String, BTreeSet<String>>;

/// A crate's files: the names of the modules in which each is, and its text.
type Files = Vec<(Vec<String>, String)>;

/// Returns the text without comments and without the tests at its end.
fn code(text: &str) -> String {
    let end = text.find("#[cfg(test)]\nmod tests {");
    let lines = text[..end.unwrap_or(text.len())].lines();
    let lines = lines.map(|line| line.split("//").next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n")
}

fn word(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
    &text[..end.unwrap_or(text.len())]
}

/// Returns the first names of a path or of a list of paths in braces, at which `text` begins.
fn first_names(text: &str) -> Vec<&str> {
    let Some(list) = text.strip_prefix('{') else {
        return vec![word(text)];
    };
    let (mut depth, mut names, mut is_start) = (0, Vec::new(), true);
    for (at, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => is_start = true,
            _ if is_start && !c.is_whitespace() => {
                names.push(word(&list[at..]));
                is_start = false;
            }
            _ => {}
        }
    }
    names
}

/// Returns the names at the top of the crate that the file of module `path` uses.
fn used<'a>(path: &[String], text: &'a str) -> Vec<&'a str> {
    let mut names: Vec<&str> = text
        .split("crate::")
        .skip(1)
        .flat_map(first_names)
        .collect();
    let up = "super::".repeat(path.len());
    for (at, _) in text.match_indices(&up) {
        let is_whole = !text[..at].ends_with("super::");
        let after = &text[at + up.len()..];
        if is_whole && !after.starts_with("super::") {
            names.extend(first_names(after));
        }
    }
    names
}

/// Returns which module each name comes from that `root`, the text of `lib.rs`, brings in with `use`.
fn origins(root: &str, modules: &BTreeSet<String>) -> BTreeMap<String, String> {
    let mut origins = BTreeMap::new();
    for statement in root.split("use ").skip(1) {
        let statement = statement.split(';').next().unwrap_or_default();
        let statement = statement
            .trim_start_matches("self::")
            .trim_start_matches("crate::");
        let module = word(statement);
        if modules.contains(module) {
            let names = statement.split(|c: char| !c.is_alphanumeric() && c != '_');
            origins.extend(names.map(|name| (name.to_owned(), module.to_owned())));
        }
    }
    origins
}

/// Returns which module at the top uses which; `root` is the text of `lib.rs` or `main.rs`.
fn graph(root: &str, files: &Files) -> Graph {
    let modules: BTreeSet<String> = root
        .lines()
        .filter_map(|line| line.trim().strip_suffix(';')?.rsplit_once("mod "))
        .map(|(_, name)| name.to_owned())
        .collect();
    let origins = origins(root, &modules);
    let mut graph = Graph::new();
    for (path, text) in files {
        let own = &path[0];
        let module = |name: &str| match modules.get(name) {
            Some(module) => Some(module.clone()),
            None => origins.get(name).cloned(),
        };
        let names = used(path, text).into_iter().filter_map(module);
        let others = names.filter(|name| name != own);
        graph.entry(own.clone()).or_default().extend(others);
    }
    graph
}

/// Returns modules that use each other in a circle, each the next one; `None` if there is none.
fn circle(graph: &Graph) -> Option<Vec<String>> {
    fn visit(
        module: &str,
        graph: &Graph,
        path: &mut Vec<String>,
        done: &mut BTreeSet<String>,
    ) -> Option<Vec<String>> {
        if let Some(at) = path.iter().position(|known| known == module) {
            return Some(path[at..].to_vec());
        }
        if !done.insert(module.to_owned()) {
            return None;
        }
        path.push(module.to_owned());
        let uses = graph.get(module).into_iter().flatten();
        let mut found = uses.filter_map(|next| visit(next, graph, path, done));
        let first = found.next();
        drop(found);
        path.pop();
        first
    }
    let mut done = BTreeSet::new();
    let mut modules = graph.keys();
    modules.find_map(|module| visit(module, graph, &mut Vec::new(), &mut done))
}

/// Reads the files of a crate below `folder`; tests, examples and benches are left out.
fn read(folder: &Path, path: &[String], files: &mut Files) {
    let entries = fs::read_dir(folder).expect("a folder of the crate");
    let mut entries: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    entries.sort();
    for entry in entries {
        let name = entry.file_stem().unwrap_or_default().to_string_lossy();
        let is_test = name == "tests" || name.ends_with("_tests");
        if is_test || ["examples", "benches", "target", "node_modules"].contains(&&*name) {
            continue;
        }
        let mut inner = path.to_vec();
        if name != "mod" {
            inner.push(name.clone().into_owned());
        }
        if entry.is_dir() {
            read(&entry, &inner, files);
        } else if entry.extension().is_some_and(|extension| extension == "rs") {
            let is_root = path.is_empty() && ["lib", "main"].contains(&&*name);
            if !is_root {
                let text = fs::read_to_string(&entry).expect("a text");
                files.push((inner, code(&text)));
            }
        }
    }
}

#[test]
fn no_modules_of_a_crate_use_each_other_in_a_circle() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let folders = fs::read_dir(src).expect("the crates");
    let (mut circles, mut crates, mut uses) = (Vec::new(), 0, 0);
    for folder in folders {
        let folder = folder.expect("an entry").path();
        let roots = ["lib.rs", "main.rs"].map(|name| fs::read_to_string(folder.join(name)));
        let Some(root) = roots.into_iter().find_map(Result::ok) else {
            continue;
        };
        let mut files = Files::new();
        read(&folder, &[], &mut files);
        let graph = graph(&code(&root), &files);
        uses += graph.values().map(BTreeSet::len).sum::<usize>();
        crates += 1;
        if let Some(circle) = circle(&graph) {
            circles.push(format!("{}: {}", folder.display(), circle.join(" -> ")));
        }
    }
    assert!(crates > 30 && uses > 300, "{crates} crates, {uses} uses");
    assert!(circles.is_empty(), "\n{}", circles.join("\n"));
}

#[test]
fn a_circle_is_noticed_however_it_is_written() {
    let root = code("mod board;\nmod dice;\nmod play;\npub use play::{Play, Step};\n");
    let file = |path: &[&str], text: &str| {
        let path = path.iter().map(|&name| name.to_owned()).collect();
        (path, code(text))
    };
    let board = file(&["board"], "use crate::dice::Die;\n// crate::play\n");
    let found = |dice: (Vec<String>, String)| {
        let play = file(&["play"], "use crate::board::Board;\n");
        circle(&graph(&root, &vec![board.clone(), dice, play]))
    };
    assert_eq!(found(file(&["dice"], "use rules::Die;\n")), None);
    for (path, text) in [
        (&["dice"][..], "use crate::board::Board;\n"),
        (&["dice"], "use crate::{Roll, Step};\n"),
        (&["dice"], "use crate::{play::{Odd, Even}, Roll};\n"),
        (&["dice"], "fn roll() -> crate::Play {}\n"),
        (&["dice"], "use super::play::Step;\n"),
        (&["dice", "fair"], "use super::super::board::Board;\n"),
    ] {
        assert!(found(file(path, text)).is_some(), "{text}");
    }
    let test = "#[cfg(test)]\nmod tests {\n    use crate::board::Board;\n}\n";
    assert_eq!(found(file(&["dice"], test)), None);
    assert_eq!(found(file(&["dice", "fair"], "use super::board;\n")), None);
}
