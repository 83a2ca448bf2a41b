//! Changes the imports, exports and elements of WebAssembly programs, and adds sections to them.

use anyhow::{Context as _, Result, ensure};
use wasm_encoder::{
    CustomSection, ElementSection, ExportKind, ExportSection, ImportSection, Module, RawSection,
    Section as _,
    reencode::{Reencode as _, RoundtripReencoder},
};
use wasmparser::{Element, ElementItems, ElementKind, Operator, Parser, Payload, TypeRef};

/// An import or an export.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extern {
    /// The module it is imported from; empty for an export.
    pub module: String,
    /// Its name.
    pub name: String,
    /// Whether it is a function.
    pub is_function: bool,
}

/// Returns the imports and the exports of a program.
///
/// # Errors
/// If `program` is not a WebAssembly module.
pub fn externs(program: &[u8]) -> Result<(Vec<Extern>, Vec<Extern>)> {
    let mut exports = Vec::new();
    for payload in Parser::new(0).parse_all(program) {
        if let Payload::ExportSection(section) = payload? {
            for export in section {
                exports.push(exported(&export?));
            }
        }
    }
    let imports = imports(program)?;
    Ok((
        imports.into_iter().map(|(import, _)| import).collect(),
        exports,
    ))
}

/// Returns the program with each import replaced by `import` and each export renamed by `export`; exports without a new
/// name are removed.
///
/// # Errors
/// If `program` is not a WebAssembly module.
pub fn rename(
    program: &[u8],
    import: impl Fn(&Extern) -> Extern,
    export: impl Fn(&Extern) -> Option<String>,
) -> Result<Vec<u8>> {
    rewrite(program, |payload, module| {
        match payload {
            Payload::ImportSection(_) => {
                let mut section = ImportSection::new();
                for (old, kind) in imports(program)? {
                    let new = import(&old);
                    section.import(
                        &new.module,
                        &new.name,
                        RoundtripReencoder.entity_type(kind)?,
                    );
                }
                module.section(&section);
            }
            Payload::ExportSection(exports) => {
                let mut section = ExportSection::new();
                for old in exports.clone() {
                    let old = old?;
                    if let Some(name) = export(&exported(&old)) {
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

/// Returns a program that re-exports everything that `programs` import from the module `from`, and itself imports it
/// once from the module `outside`. Merged with `programs` under the name `from`, it leaves one import of each name.
///
/// # Errors
/// If one of `programs` is not a WebAssembly module, or imports functions, which would need their types.
pub fn passing_on(programs: &[Vec<u8>], from: &str, outside: &str) -> Result<Vec<u8>> {
    let (mut imported, mut exported) = (ImportSection::new(), ExportSection::new());
    let mut names: Vec<String> = Vec::new();
    let (mut tables, mut memories, mut globals) = (0, 0, 0);
    for program in programs {
        for (import, kind) in imports(program)? {
            ensure!(import.module == from, "{} is not passed on", import.module);
            if names.contains(&import.name) {
                continue;
            }
            let (export, count) = match kind {
                TypeRef::Table(_) => (ExportKind::Table, &mut tables),
                TypeRef::Memory(_) => (ExportKind::Memory, &mut memories),
                TypeRef::Global(_) => (ExportKind::Global, &mut globals),
                _ => anyhow::bail!("{} cannot be passed on", import.name),
            };
            imported.import(outside, &import.name, RoundtripReencoder.entity_type(kind)?);
            exported.export(&import.name, export, *count);
            *count += 1;
            names.push(import.name);
        }
    }
    let mut module = Module::new();
    Ok(module
        .section(&imported)
        .section(&exported)
        .clone()
        .finish())
}

/// Returns the program with a custom section, which the page can read by `WebAssembly.Module.customSections`.
pub fn with_section(program: &[u8], name: &str, content: &[u8]) -> Vec<u8> {
    let mut program = program.to_vec();
    let (name, data) = (name.into(), content.into());
    CustomSection { name, data }.append_to(&mut program);
    program
}

/// Returns the program without what sets places of its table to null, which they are anyhow. `wasm-split-cli` writes that
/// for each place that a part fills later: 15 KB.
///
/// # Errors
/// If `program` is not a WebAssembly module, or has elements that do more than fill a table when it starts.
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

/// Whether an element fills all of its places with null.
fn is_null(element: &Element<'_>) -> Result<bool> {
    let ElementItems::Expressions(_, expressions) = &element.items else {
        return Ok(false);
    };
    for expression in expressions.clone() {
        let first = expression?.get_operators_reader().read()?;
        if !matches!(first, Operator::RefNull { .. }) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Returns the program with the sections that `replace` adds in place of its own; where it returns `false`, the own
/// section stays as it is.
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

/// Returns the imports of a program and their types.
fn imports(program: &[u8]) -> Result<Vec<(Extern, TypeRef)>> {
    let mut imports = Vec::new();
    for payload in Parser::new(0).parse_all(program) {
        if let Payload::ImportSection(section) = payload? {
            for import in section.into_imports() {
                let import = import?;
                let named = Extern {
                    module: import.module.to_owned(),
                    name: import.name.to_owned(),
                    is_function: matches!(import.ty, TypeRef::Func(_)),
                };
                imports.push((named, import.ty));
            }
        }
    }
    Ok(imports)
}

fn exported(export: &wasmparser::Export<'_>) -> Extern {
    Extern {
        module: String::new(),
        name: export.name.to_owned(),
        is_function: export.kind == wasmparser::ExternalKind::Func,
    }
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

    fn names(externs: &[Extern]) -> Vec<&str> {
        externs.iter().map(|one| one.name.as_str()).collect()
    }

    #[test]
    fn renaming_changes_nothing_else() -> Result<()> {
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
        let same = rename(&program, Clone::clone, |one| Some(one.name.clone()))?;
        assert_eq!(same, program);
        let short = |one: &Extern| Extern {
            name: one.name[..1].to_owned(),
            ..one.clone()
        };
        let last = |one: &Extern| (one.name == "second").then(|| "s".to_owned());
        let (imports, exports) = externs(&rename(&program, short, last)?)?;
        assert_eq!(
            (names(&imports), names(&exports)),
            (vec!["l", "g"], vec!["s"])
        );
        assert!(imports[0].is_function && !imports[1].is_function);
        assert!(externs(b"\0asm").is_err() && externs(&program[..program.len() - 1]).is_err());
        Ok(())
    }

    #[test]
    fn re_exports_each_import_once() -> Result<()> {
        let global = EntityType::Global(GLOBAL);
        let [one, other] =
            [["t", "g"], ["g", "h"]].map(|names| importing(&names.map(|name| (name, global))));
        let (imports, exports) = externs(&passing_on(&[one, other], "a", "b")?)?;
        assert_eq!(
            (names(&imports), names(&exports)),
            (vec!["t", "g", "h"], vec!["t", "g", "h"])
        );
        assert!(imports.iter().all(|import| import.module == "b"));
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
    fn places_of_the_table_are_not_set_to_null() -> Result<()> {
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
        let kept = filled(&[by_expression(ConstExpr::ref_func(5))]);
        assert_eq!(without_nulls(&kept)?, kept);
        Ok(())
    }
}
