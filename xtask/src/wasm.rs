//! Modifies the imports, exports and elements of WebAssembly programs, and adds sections.

use std::collections::BTreeSet;

use anyhow::{Context as _, Result, bail, ensure};
use wasm_encoder::{
    CustomSection, ElementSection, ExportKind, ExportSection, ImportSection, Module, RawSection,
    Section as _,
    reencode::{Reencode as _, RoundtripReencoder},
};
use wasmparser::{
    Element, ElementItems, ElementKind, ExternalKind, Import, Operator, Parser, Payload, TypeRef,
};

/// Renames the imports and exports of a program: `import` renames import modules and import names, and `export` renames
/// exports, removing those without a new name.
///
/// # Errors
/// Returns an error if `program` is not a WebAssembly module.
pub fn rename(
    program: &[u8],
    import: impl Fn(&str) -> String,
    export: impl Fn(&str, ExternalKind) -> Option<String>,
) -> Result<Vec<u8>> {
    rewrite(program, |payload, module| {
        match payload {
            Payload::ImportSection(_) => {
                let mut section = ImportSection::new();
                for old in imports(program)? {
                    let kind = RoundtripReencoder.entity_type(old.ty)?;
                    section.import(&import(old.module), &import(old.name), kind);
                }
                module.section(&section);
            }
            Payload::ExportSection(exports) => {
                let mut section = ExportSection::new();
                for old in exports.clone() {
                    let old = old?;
                    if let Some(name) = export(old.name, old.kind) {
                        section.export(&name, RoundtripReencoder.export_kind(old.kind)?, old.index);
                    }
                }
                module.section(&section);
            }
            _ => return Ok(false),
        }
        Ok(true)
    })
}

/// Returns a program that imports, once and from the module `outside`, every item that `programs` import from the
/// module `from`, and re-exports these items. When merged with `programs` under the name `from`, it leaves only one
/// import for each name.
///
/// # Errors
/// Returns an error if one of `programs` is not a WebAssembly module, or if it imports functions, whose types would be
/// needed.
pub fn passing_on(programs: &[Vec<u8>], from: &str, outside: &str) -> Result<Vec<u8>> {
    let (mut imported, mut exported) = (ImportSection::new(), ExportSection::new());
    let mut names = BTreeSet::new();
    let (mut tables, mut memories, mut globals) = (0, 0, 0);
    for program in programs {
        for Import { module, name, ty } in imports(program)? {
            ensure!(module == from, "{module} is not passed on");
            if !names.insert(name) {
                continue;
            }
            let (export, count) = match ty {
                TypeRef::Table(_) => (ExportKind::Table, &mut tables),
                TypeRef::Memory(_) => (ExportKind::Memory, &mut memories),
                TypeRef::Global(_) => (ExportKind::Global, &mut globals),
                _ => bail!("{name} cannot be passed on"),
            };
            imported.import(outside, name, RoundtripReencoder.entity_type(ty)?);
            exported.export(name, export, *count);
            *count += 1;
        }
    }
    let mut module = Module::new();
    module.section(&imported).section(&exported);
    Ok(module.finish())
}

/// Returns the program with an additional custom section, which the page can read with
/// `WebAssembly.Module.customSections`.
pub fn with_section(program: &[u8], name: &str, content: &[u8]) -> Vec<u8> {
    let mut program = program.to_vec();
    let (name, data) = (name.into(), content.into());
    CustomSection { name, data }.append_to(&mut program);
    program
}

/// Returns the program without element segments that set table entries to null, which is their initial value.
/// `wasm-split-cli` writes a null for each entry that a part fills later, 15 KB in total.
///
/// # Errors
/// Returns an error if `program` is not a WebAssembly module, or if it has elements other than those that initialise a
/// table at start-up.
pub fn without_nulls(program: &[u8]) -> Result<Vec<u8>> {
    rewrite(program, |payload, module| {
        let Payload::ElementSection(elements) = payload else {
            return Ok(false);
        };
        let mut section = ElementSection::new();
        for element in elements.clone() {
            let element = element?;
            ensure!(
                matches!(element.kind, ElementKind::Active { .. }),
                "an element that an instruction may name by its number"
            );
            if !is_null(&element)? {
                RoundtripReencoder.parse_element(&mut section, element)?;
            }
        }
        module.section(&section);
        Ok(true)
    })
}

/// Returns `true` if an element segment sets all of its entries to null.
fn is_null(element: &Element<'_>) -> Result<bool> {
    let ElementItems::Expressions(_, expressions) = &element.items else {
        return Ok(false);
    };
    for expression in expressions.clone() {
        match expression?.get_operators_reader().read()? {
            Operator::RefNull { .. } => {}
            _ => return Ok(false),
        }
    }
    Ok(true)
}

/// Returns the program with each section replaced by whatever `replace` adds; a section for which `replace` returns
/// `false` is copied unchanged.
fn rewrite(
    program: &[u8],
    replace: impl Fn(&Payload<'_>, &mut Module) -> Result<bool>,
) -> Result<Vec<u8>> {
    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(program) {
        let payload = payload?;
        if replace(&payload, &mut module)? {
            continue;
        }
        if let Some((id, range)) = payload.as_section() {
            let range = usize::try_from(range.start)?..usize::try_from(range.end)?;
            let data = program.get(range).context("a section ends too late")?;
            module.section(&RawSection { id, data });
        }
    }
    Ok(module.finish())
}

/// Returns a program's imports.
fn imports(program: &[u8]) -> Result<Vec<Import<'_>>> {
    for payload in Parser::new(0).parse_all(program) {
        if let Payload::ImportSection(section) = payload? {
            return Ok(section.into_imports().collect::<Result<_, _>>()?);
        }
    }
    Ok(Vec::new())
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        ConstExpr, Elements, EntityType, GlobalType, RefType, TypeSection, ValType,
    };

    const GLOBAL: GlobalType = GlobalType {
        val_type: ValType::I32,
        mutable: true,
        shared: false,
    };

    fn importing(names: &[(&str, EntityType)]) -> Vec<u8> {
        let mut imports = ImportSection::new();
        for (name, kind) in names {
            imports.import("a", name, *kind);
        }
        let mut module = Module::new();
        module.section(&imports);
        module.finish()
    }

    /// Returns the names of a program's imports, each preceded by its module, followed by the names of its exports.
    fn names(program: &[u8]) -> Result<Vec<String>> {
        let mut names: Vec<String> = imports(program)?
            .iter()
            .map(|import| format!("{}.{}", import.module, import.name))
            .collect();
        for payload in Parser::new(0).parse_all(program) {
            if let Payload::ExportSection(exports) = payload? {
                for export in exports {
                    names.push(export?.name.to_owned());
                }
            }
        }
        Ok(names)
    }

    #[test]
    fn renaming_changes_only_names() -> Result<()> {
        let (mut types, mut imports, mut exports) = (
            TypeSection::new(),
            ImportSection::new(),
            ExportSection::new(),
        );
        types.ty().function([], []);
        imports.import("a", "long", EntityType::Function(0)).import(
            "a",
            "global",
            EntityType::Global(GLOBAL),
        );
        exports
            .export("first", ExportKind::Func, 0)
            .export("second", ExportKind::Global, 0);
        let custom = CustomSection {
            name: "notes".into(),
            data: [7; 200][..].into(),
        };
        let mut module = Module::new();
        module
            .section(&custom)
            .section(&types)
            .section(&imports)
            .section(&exports);
        let program = module.finish();
        let same = rename(&program, str::to_owned, |name, _| Some(name.to_owned()))?;
        assert_eq!(same, program);
        let last = |name: &str, kind| (kind == ExternalKind::Global).then(|| name.to_uppercase());
        let renamed = rename(&program, |name| name[..1].to_owned(), last)?;
        assert_eq!(names(&renamed)?, ["a.l", "a.g", "SECOND"]);
        assert!(names(b"\0asm").is_err() && names(&program[..program.len() - 1]).is_err());
        Ok(())
    }

    #[test]
    fn re_exports_each_import_once() -> Result<()> {
        let global = EntityType::Global(GLOBAL);
        let [one, other] =
            [["t", "g"], ["g", "h"]].map(|names| importing(&names.map(|name| (name, global))));
        let passing = passing_on(&[one, other], "a", "b")?;
        assert_eq!(names(&passing)?, ["b.t", "b.g", "b.h", "t", "g", "h"]);
        let with_function = importing(&[("f", EntityType::Function(0))]);
        assert!(passing_on(&[with_function], "a", "b").is_err());
        Ok(())
    }

    #[test]
    fn appends_a_custom_section() {
        let program = with_section(&importing(&[]), "parts", b"one two");
        let found = Parser::new(0)
            .parse_all(&program)
            .find_map(|payload| match payload {
                Ok(Payload::CustomSection(section)) => Some((section.name(), section.data())),
                _ => None,
            });
        assert_eq!(found, Some(("parts", &b"one two"[..])));
    }

    #[test]
    fn table_entries_are_not_set_to_null() -> Result<()> {
        let filled = |elements: &[Elements<'_>]| {
            let mut section = ElementSection::new();
            for (place, elements) in elements.iter().enumerate() {
                section.active(None, &ConstExpr::i32_const(place as i32), elements.clone());
            }
            let mut module = Module::new();
            module.section(&section);
            module.finish()
        };
        let functions = || Elements::Functions([5, 129][..].into());
        let null = ConstExpr::ref_null(RefType::FUNCREF.heap_type);
        let by_expression = |expression: ConstExpr| {
            Elements::Expressions(RefType::FUNCREF, vec![expression].into())
        };
        let all = filled(&[functions(), by_expression(null)]);
        assert_eq!(without_nulls(&all)?, filled(&[functions()]));
        let retained = filled(&[by_expression(ConstExpr::ref_func(5))]);
        assert_eq!(without_nulls(&retained)?, retained);
        Ok(())
    }
}
