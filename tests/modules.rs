//! Checks that the modules in the crates under `src` and `tools` have no dependency cycles.
//!
//! Each file counts as one module. A file uses another if its code or a private `use` names an item defined there;
//! `mod` and `pub use` only pass names on. Method calls are ignored, and tests may use everything.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use quote::ToTokens;
use syn::{Attribute, Item, UseTree, Visibility};

/// Path of a module relative to the root of its crate, or path of an item as written.
type Names = Vec<String>;

/// Files used by each file.
type Graph = BTreeMap<Names, BTreeSet<Names>>;

#[derive(Default)]
struct Module {
    /// Module of the file that contains this module.
    file: Names,
    children: BTreeSet<String>,
    /// Names imported by `use` declarations, mapped to their paths.
    imports: BTreeMap<String, Names>,
    /// Paths in the code and in private `use` declarations.
    paths: Vec<Names>,
}

/// Modules of a crate, keyed by path.
#[derive(Default)]
struct Crate(BTreeMap<Names, Module>);

impl Crate {
    fn read_file(&mut self, path: &[String], source: &dyn Fn(&[String]) -> String) {
        let text = source(path);
        let lines = text.lines();
        let code: Vec<&str> = lines
            .filter(|line| !line.trim_start().starts_with("//"))
            .collect();
        let file = syn::parse_file(&code.join("\n")).expect("a file of Rust");
        self.read_items(file.items, path, path, source);
    }

    /// Reads a module and the modules declared in it; `source` returns the text of a module's file.
    fn read_items(
        &mut self,
        items: Vec<Item>,
        path: &[String],
        file: &[String],
        source: &dyn Fn(&[String]) -> String,
    ) {
        let mut module = Module {
            file: file.to_vec(),
            ..Module::default()
        };
        for item in items {
            match item {
                item if is_test(&item) => {}
                Item::Use(item) => {
                    let is_private = matches!(item.vis, Visibility::Inherited);
                    for (name, target) in imports(&item.tree, &[]) {
                        module.paths.extend(is_private.then(|| target.clone()));
                        module.imports.insert(name, target);
                    }
                }
                Item::Mod(item) => {
                    let inner = joined(path, &item.ident);
                    module.children.insert(item.ident.to_string());
                    match item.content {
                        Some((_, items)) => self.read_items(items, &inner, file, source),
                        None => self.read_file(&inner, source),
                    }
                }
                item => module
                    .paths
                    .extend(paths(&item.to_token_stream().to_string())),
            }
        }
        self.0.insert(path.to_vec(), module);
    }

    /// Returns the file that defines the item named by `path` in the module `at`; `None` if it belongs to another
    /// crate.
    fn definer(&self, at: &[String], path: &[String], depth: u8) -> Option<&Names> {
        let module = self.0.get(at).filter(|_| depth < 20)?;
        let Some((name, rest)) = path.split_first() else {
            return Some(&module.file);
        };
        let next = |at: &[String], path: &[String]| self.definer(at, path, depth + 1);
        match (name.as_str(), module.imports.get(name)) {
            ("crate", _) => next(&[], rest),
            ("self", _) => next(at, rest),
            ("super", _) => next(at.split_last()?.1, rest),
            _ if module.children.contains(name) => next(&joined(at, name), rest),
            (_, Some(target)) if target[0] != *name => next(at, &[&target[..], rest].concat()),
            (_, Some(_)) => None,
            (_, None) => (depth > 0).then_some(&module.file),
        }
    }

    /// Returns the graph of which file uses which.
    fn graph(&self) -> Graph {
        let mut graph = Graph::new();
        for (at, module) in &self.0 {
            let used = module.paths.iter();
            let used = used.filter_map(|path| self.definer(at, path, 0));
            let used = used.filter(|used| **used != module.file).cloned();
            graph.entry(module.file.clone()).or_default().extend(used);
        }
        graph
    }
}

fn joined(path: &[String], name: &impl ToString) -> Names {
    [path, &[name.to_string()]].concat()
}

fn is_test(item: &Item) -> bool {
    let attributes = match item {
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => return false,
    };
    let is_test = |attribute: &Attribute| {
        let text = attribute.meta.to_token_stream().to_string();
        attribute.path().is_ident("cfg") && text.contains("test")
    };
    attributes.iter().any(is_test)
}

/// Returns the names imported by a `use` declaration, and their paths.
fn imports(tree: &UseTree, before: &[String]) -> Vec<(String, Names)> {
    match tree {
        UseTree::Path(tree) => imports(&tree.tree, &joined(before, &tree.ident)),
        UseTree::Group(group) => {
            let trees = group.items.iter();
            trees.flat_map(|tree| imports(tree, before)).collect()
        }
        UseTree::Name(name) if name.ident == "self" => {
            vec![(before.last().cloned().unwrap_or_default(), before.to_vec())]
        }
        UseTree::Name(name) => vec![(name.ident.to_string(), joined(before, &name.ident))],
        UseTree::Rename(name) => vec![(name.rename.to_string(), joined(before, &name.ident))],
        UseTree::Glob(_) => vec![("*".to_owned(), before.to_vec())],
    }
}

/// Returns the possible item paths in `code`, whose tokens are all separated by spaces: names joined by `::`, and names
/// that are called or start with a capital letter.
fn paths(code: &str) -> Vec<Names> {
    let code = code.replace(" :: ", "::");
    let is_name = |c: char| c.is_alphanumeric() || "_:".contains(c);
    let code = code.replace("(in crate::", "(in ");
    let (mut paths, mut rest) = (Vec::new(), code.as_str());
    while let Some(start) = rest.find(is_name) {
        let is_member = rest[..start].ends_with(". ");
        let found = &rest[start..];
        let (name, after) = found.split_at(found.find(|c| !is_name(c)).unwrap_or(found.len()));
        let is_function = after.starts_with(" (") && !is_member;
        if is_function || name.contains("::") || name.starts_with(char::is_uppercase) {
            paths.push(name.split("::").map(str::to_owned).collect());
        }
        rest = after;
    }
    paths
}

/// Returns the files used by a file, directly or indirectly.
fn reached<'a>(graph: &'a Graph, file: &'a Names) -> BTreeSet<&'a Names> {
    let (mut reached, mut next) = (BTreeSet::new(), vec![file]);
    while let Some(file) = next.pop() {
        let uses = graph.get(file).into_iter().flatten();
        next.extend(uses.filter(|used| reached.insert(*used)));
    }
    reached
}

/// Returns only the uses that are part of a cycle.
fn cyclic(graph: &Graph) -> Graph {
    let reached: BTreeMap<&Names, _> = graph
        .keys()
        .map(|file| (file, reached(graph, file)))
        .collect();
    let of_file = |(file, uses): (&Names, &BTreeSet<Names>)| {
        let uses = uses.iter().filter(|used| reached[used].contains(file));
        let uses: BTreeSet<Names> = uses.cloned().collect();
        (!uses.is_empty()).then(|| (file.clone(), uses))
    };
    graph.iter().filter_map(of_file).collect()
}

/// Reads the crate in `folder` whose root file is `root`; `None` if the file does not exist.
fn crate_at(folder: &Path, root: &str) -> Option<Crate> {
    let root = fs::read_to_string(folder.join(root)).ok()?;
    let mut found = Crate::default();
    found.read_file(&[], &|path| {
        if path.is_empty() {
            return root.clone();
        }
        let file = folder.join(path.join("/"));
        let file = [file.with_extension("rs"), file.join("mod.rs")];
        let text = file.iter().find_map(|file| fs::read_to_string(file).ok());
        text.unwrap_or_else(|| panic!("no file of {path:?}"))
    });
    Some(found)
}

#[test]
fn modules_have_no_cycles() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["src", "tools"].map(|name| fs::read_dir(root.join(name)).expect("the crates"));
    let (mut problems, mut files) = (Vec::new(), 0);
    for folder in folders.into_iter().flatten() {
        let folder = folder.expect("an entry").path();
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        let roots = ["lib.rs", "main.rs"].into_iter();
        for found in roots.filter_map(|root| crate_at(&folder, root)) {
            files += found.0.len();
            for (file, uses) in cyclic(&found.graph()) {
                let uses: Vec<String> = uses.iter().map(|path| path.join("::")).collect();
                let uses = uses.join(", ");
                problems.push(format!("{name}::{} uses {uses}", file.join("::")));
            }
        }
    }
    assert!(files > 700, "{files} modules");
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

/// Returns `true` if modules in a crate with these files use each other.
fn has_cycle(files: &[(&str, &str)]) -> bool {
    let mut found = Crate::default();
    found.read_file(&[], &|path| {
        let path = path.join("/");
        let (_, text) = files.iter().find(|(file, _)| *file == path).expect(&path);
        (*text).to_owned()
    });
    !cyclic(&found.graph()).is_empty()
}

const ROOT: (&str, &str) = (
    "",
    "mod board;\nmod dice;\nmod play;\npub use play::{Play, roll};\n",
);
const PLAY: (&str, &str) = (
    "play",
    "mod step;\npub use step::Step;\nuse crate::board::Board;\n",
);

#[test]
fn finds_a_cycle_in_every_notation() {
    let dice_uses = |text| {
        let board = ("board", "use crate::dice::{Die, Roll as Dice};\n");
        let step = ("play/step", "");
        has_cycle(&[ROOT, board, ("dice", text), PLAY, step])
    };
    for text in [
        "use crate::board::Board;\n",
        "use crate::{Roll, Play};\n",
        "use crate::{play::{Odd, Even}, Roll};\n",
        "fn first() -> crate::Play {}\n",
        "fn first() { crate::roll() }\n",
        "fn first() { view! { <super::play::View/> } }\n",
        "use crate::play;\nfn first() { play::roll() }\n",
        "mod inner { use super::super::play::Even; }\n",
        "pub use crate::play::Even;\nfn first() { Even.is_die() }\n",
    ] {
        assert!(dice_uses(text), "{text}");
    }
    for text in [
        "use rules::board::Board;\n",
        "pub use crate::board::Board;\n",
        "//! [`crate::Play`]\n/// [`crate::Play`]\nstruct Die;\n",
        "#[cfg(test)]\nmod tests { use crate::Play; }\n",
        "use crate::play::Step;\n",
    ] {
        assert!(!dice_uses(text), "{text}");
    }
}

#[test]
fn finds_a_cycle_between_a_module_and_its_child() {
    let board_and_dice = [("board", ""), ("dice", "")];
    let files = |play, step| {
        [
            &[ROOT, ("play", play), ("play/step", step)],
            &board_and_dice[..],
        ]
        .concat()
    };
    let both = files(
        "mod step;\nuse step::Step;\nstruct Play;\n",
        "use super::Play;\n",
    );
    assert!(has_cycle(&both));
    let only_a_re_export = files(
        "mod step;\npub use step::Step;\nstruct Play;\n",
        "use super::Play;\n",
    );
    assert!(!has_cycle(&only_a_re_export));
}
