//! Shortening of the names shared by a program and its generated script (the glue code), and removal of unused code.
//!
//! `wasm-bindgen` adds a hash to each name, which cannot be compressed and occurs in both files. It also retains three
//! stream classes from a library, which the page never uses, and their code in the program. Without the hashes and the
//! classes, the first load is 12 KB smaller after Brotli compression.

use std::{
    collections::{HashMap, HashSet},
    fs,
    path::Path,
};

use anyhow::Result;
use wasmparser::ExternalKind;
use xshell::cmd;

use crate::{
    shell::{run_quietly, shell},
    wasm,
};

/// Names shared by the program and the glue code.
const SHARED: &str = r"^(__wb|__extern|wasm_bindgen_|\./backgammon_bg\.js)";

/// Shortens the shared names in both files in the folder `stage`. Removes functions that the page cannot call from the
/// glue code, and functions that the glue code does not call from the exports of the program `name`.
///
/// # Errors
/// Returns an error if esbuild fails, or if one of the files is missing or damaged.
pub fn shorten(stage: &Path, name: &str) -> Result<()> {
    let glue = stage.join(name).with_extension("js");
    // Creating a registry has no side effects, so unused registries can be removed.
    let script = fs::read_to_string(&glue)?.replace(
        "new FinalizationRegistry",
        "/* @__PURE__ */ new FinalizationRegistry",
    );
    fs::write(&glue, script)?;
    let used = format!("export {{ default, initSync }} from './{name}.js';\n");
    fs::write(stage.join("used.js"), used)?;
    fs::write(stage.join("names.json"), "{}")?;
    let sh = shell()?;
    sh.change_dir(stage);
    run_quietly(cmd!(
        sh,
        "esbuild used.js --bundle --format=esm --external:./__wasm_split.js --minify-syntax
            --define:Symbol.dispose=false --pure:console.warn
            --mangle-props={SHARED} --mangle-quoted --mangle-cache=names.json
            --log-level=error --allow-overwrite --outfile={name}.js"
    ))?;
    let names = fs::read(stage.join("names.json"))?;
    let short: HashMap<String, String> = serde_json::from_slice(&names)?;
    let program = stage.join(format!("{name}_bg.wasm"));
    let renamed = with_names(&fs::read(&program)?, &short, &fs::read_to_string(glue)?)?;
    Ok(fs::write(program, renamed)?)
}

/// Returns the program with its `short` names, without the functions that the glue code does not call.
fn with_names(program: &[u8], short: &HashMap<String, String>, glue: &str) -> Result<Vec<u8>> {
    let is_other = |letter: char| !letter.is_ascii_alphanumeric() && !matches!(letter, '_' | '$');
    let uses = glue.split("wasm.").skip(1);
    let called = uses.filter_map(|rest| rest.split(is_other).next());
    let called: HashSet<&str> = called.collect();
    let short = |name: &str| short.get(name).map_or(name, String::as_str).to_owned();
    let export = |name: &str, kind| {
        let name = short(name);
        (kind != ExternalKind::Func || called.contains(name.as_str())).then_some(name)
    };
    wasm::rename(program, short, export)
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{EntityType, ExportKind, ExportSection, ImportSection, Module, TypeSection};

    use super::*;

    #[test]
    fn a_program_has_short_names_and_only_functions_that_the_glue_calls() -> Result<()> {
        let program = |module: &str, import: &str, exports: &[(&str, ExportKind)]| {
            let (mut types, mut imported) = (TypeSection::new(), ImportSection::new());
            types.ty().function([], []);
            imported.import(module, import, EntityType::Function(0));
            let mut exported = ExportSection::new();
            for (name, kind) in exports {
                exported.export(name, *kind, 0);
            }
            let mut module = Module::new();
            module.section(&types).section(&imported).section(&exported);
            module.finish()
        };
        let long = program(
            "./backgammon_bg.js",
            "__wbg_used_0123456789abcdef",
            &[
                ("__wbindgen_malloc", ExportKind::Func),
                ("__wbg_never_free", ExportKind::Func),
                ("main", ExportKind::Func),
                ("memory", ExportKind::Memory),
            ],
        );
        let names = [
            ("./backgammon_bg.js", "$g"),
            ("__wbg_used_0123456789abcdef", "k"),
            ("__wbindgen_malloc", "ab"),
            ("__wbg_never_free", "a"),
        ];
        let names = names.map(|(long, short)| (long.to_owned(), short.to_owned()));
        let glue = "take(wasm.ab, wasm.memory.buffer)";
        let exports = [("ab", ExportKind::Func), ("memory", ExportKind::Memory)];
        let short = program("$g", "k", &exports);
        assert_eq!(with_names(&long, &names.into(), glue)?, short);
        Ok(())
    }
}
