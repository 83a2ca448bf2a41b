//! A program and its glue know each other by names that nobody else sees: here they become short, and what neither
//! uses goes.
//!
//! `wasm-bindgen` gives each name a hash, which cannot be compressed and stands in both files; and it keeps classes of
//! libraries that the page never makes, with the part of the program behind them. Its output has one form, since its
//! version is fixed (see [`crate::tools`]).

use std::{collections::HashMap, fs, path::Path};

use anyhow::{Context as _, Result};

use crate::wasm::{self, Extern};

/// Takes the classes that the page cannot make out of the glue, and out of the program what only they called.
///
/// # Errors
/// If one of the files cannot be read or written, or the program is none.
pub fn without_classes(program: &Path, glue: &Path) -> Result<()> {
    let script = once_imported(&reachable(&fs::read_to_string(glue)?));
    let module = fs::read(program)?;
    let called = |one: &Extern| {
        let is_called = script.contains(&format!("wasm.{}", one.name));
        (!one.is_function || is_called).then(|| one.name.clone())
    };
    fs::write(program, wasm::rename(&module, Clone::clone, called)?)?;
    Ok(fs::write(glue, script)?)
}

/// Gives both files short names for each other, and takes what the program does not import out of the glue.
///
/// # Errors
/// If one of the files cannot be read or written, the program is none, or the glue lacks what it imports.
pub fn with_short_names(program: &Path, glue: &Path) -> Result<()> {
    let module = fs::read(program)?;
    let own = format!(
        "./{}",
        program.file_name().unwrap_or_default().to_string_lossy()
    );
    let own = own.replace(".wasm", ".js");
    let (imports, exports) = wasm::externs(&module)?;
    let imported = imports.iter().filter(|import| import.module == own);
    let called = exports.iter().filter(|export| export.is_function);
    let mut names = HashMap::new();
    for (nth, one) in imported.chain(called).enumerate() {
        names.entry(one.name.clone()).or_insert_with(|| short(nth));
    }
    let script = fs::read_to_string(glue)?;
    let script = only_imported(&script, &imports).context("the glue has another form")?;
    let script = script.replace(&format!("\"{own}\""), "\"a\"");
    fs::write(glue, words_replaced(&script, &names))?;
    let shortened = |name: &String| names.get(name).unwrap_or(name).clone();
    let import = |one: &Extern| {
        if one.module != own {
            return one.clone();
        }
        Extern {
            module: "a".to_owned(),
            name: shortened(&one.name),
            ..one.clone()
        }
    };
    let export = |one: &Extern| {
        Some(if one.is_function {
            shortened(&one.name)
        } else {
            one.name.clone()
        })
    };
    Ok(fs::write(program, wasm::rename(&module, import, export)?)?)
}

/// The `nth` of the short names. No word of the glue looks like one.
fn short(nth: usize) -> String {
    format!("${nth}")
}

/// What the glue warns its callers of. The page calls it as it wants to be called, and says itself what did not come.
const WARNINGS: [&str; 2] = [
    "console.warn('using deprecated",
    "console.warn(\"`WebAssembly.",
];

/// The glue without its warnings, and without the classes that have no constructor and are never wrapped around what the
/// program gives.
fn reachable(glue: &str) -> String {
    let mut script = String::new();
    let mut lines = glue.lines().peekable();
    let mut gone: Vec<String> = Vec::new();
    while let Some(line) = lines.next() {
        if WARNINGS
            .iter()
            .any(|start| line.trim_start().starts_with(start))
        {
            continue;
        }
        if let Some(rest) = line.strip_prefix("export class ") {
            let mut class = vec![line];
            while let Some(next) = lines.next_if(|_| class.last() != Some(&"}")) {
                class.push(next);
            }
            let made = ["constructor(", "static __wrap("];
            if class
                .iter()
                .any(|line| made.iter().any(|way| line.contains(way)))
            {
                script.extend(class.iter().flat_map(|line| [line, "\n"]));
            } else {
                gone.extend(rest.split(' ').next().map(str::to_owned));
            }
            continue;
        }
        let names_gone = |name: &String| {
            line.starts_with(&format!("if (Symbol.dispose) {name}."))
                || line.starts_with(&format!("const {name}Finalization "))
        };
        if gone.iter().any(names_gone) {
            // Its last line ends with a semicolon.
            let mut last = line;
            while let Some(next) = lines.next_if(|_| !last.ends_with(';')) {
                last = next;
            }
            continue;
        }
        script.extend([line, "\n"]);
    }
    script
}

/// The glue with one import of each script: it has one for each function that comes from there.
fn once_imported(glue: &str) -> String {
    let mut script = String::new();
    let mut known: Vec<String> = Vec::new();
    for line in glue.lines() {
        let imported = line.split_once("import * as import").map(|(_, rest)| rest);
        let named = line.split_once(": import").map(|(name, _)| name);
        let script_name = imported
            .and_then(|rest| {
                rest.split_once(" from ")
                    .map(|(_, name)| format!("import {name}"))
            })
            .or_else(|| named.map(str::to_owned));
        match script_name {
            Some(name) if known.contains(&name) => {}
            name => {
                known.extend(name);
                script.extend([line, "\n"]);
            }
        }
    }
    script
}

/// The glue without the functions that the program does not import; nothing if it lacks one that it does.
fn only_imported(glue: &str, imports: &[Extern]) -> Option<String> {
    let is_imported = |name: &str| imports.iter().any(|import| import.name == name);
    let mut script = String::new();
    let mut found = 0;
    let mut lines = glue.lines();
    while let Some(line) = lines.next() {
        let entry = line
            .strip_prefix("        ")
            .and_then(|line| line.split_once(": function("));
        match entry {
            Some((name, _)) if name.starts_with("__wb") && !is_imported(name) => {
                lines.by_ref().find(|line| line.starts_with("        }"))?;
            }
            Some((name, _)) => {
                found += usize::from(is_imported(name));
                script.extend([line, "\n"]);
            }
            None => script.extend([line, "\n"]),
        }
    }
    let functions = imports
        .iter()
        .filter(|import| import.name.starts_with("__wb"));
    (functions.count() == found).then_some(script)
}

/// The text with other words in place of some.
fn words_replaced(text: &str, words: &HashMap<String, String>) -> String {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '$');
    let mut replaced = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest.find(|letter| !is_part(letter)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        replaced.push_str(words.get(word).map_or(word, String::as_str));
        let next = after.find(is_part).unwrap_or(after.len());
        replaced.push_str(&after[..next]);
        rest = &after[next..];
    }
    replaced
}

#[cfg(test)]
mod tests {
    use super::*;

    const GLUE: &str = "\
export class Never {
    free() {
        wasm.__wbg_never_free(this.ptr, 0);
    }
}
if (Symbol.dispose) Never.prototype[Symbol.dispose] = Never.prototype.free;

export class Made {
    static __wrap(ptr) {
        wasm.made_new(ptr);
    }
}
    const import0 = {
        __wbg_used_0123456789abcdef: function(arg0) {
            return wasm.called(arg0);
        },
        __wbg_never_0123456789abcdef: function() { return handleError(function (arg0) {
            return Never;
        }, arguments); },
    };
        \"./page_bg.js\": import0,
const NeverFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_never_free(ptr, 1));
";

    #[test]
    fn what_the_page_cannot_make_or_does_not_use_goes_and_the_rest_is_called_as_in_the_program() {
        let script = reachable(GLUE);
        assert!(!script.contains("NeverFinalization") && !script.contains("class Never"));
        assert!(script.contains("class Made") && script.contains("__wbg_never_0123456789abcdef"));
        let import = |name: &str| Extern {
            module: "./page_bg.js".to_owned(),
            name: name.to_owned(),
            is_function: true,
        };
        let imports = [import("__wbg_used_0123456789abcdef")];
        let script = only_imported(&script, &imports).expect("it has what is imported");
        assert!(!script.contains("Never"), "{script}");
        let names = [("__wbg_used_0123456789abcdef", "$0"), ("called", "$1")];
        let names = names.map(|(long, short)| (long.to_owned(), short.to_owned()));
        let script = words_replaced(&script, &names.into());
        assert!(script.contains(
            "        $0: function(arg0) {\n            return wasm.$1(arg0);\n        },\n    };"
        ));
        let missing = [import("__wbg_missing_0123456789abcdef")];
        assert_eq!(only_imported(GLUE, &missing), None);
    }
}
