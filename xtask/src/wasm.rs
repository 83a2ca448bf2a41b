//! Reads and writes as much of the WebAssembly binary format as is needed to change imports and exports and to add a
//! section.

mod elements;

use anyhow::{Context as _, Result, ensure};

pub use self::elements::without_nulls;

/// The magic number and version of every WebAssembly module.
const MAGIC: [u8; 8] = *b"\0asm\x01\0\0\0";
/// Section IDs.
const CUSTOM: u8 = 0;
const IMPORTS: u8 = 2;
const EXPORTS: u8 = 7;
/// The kind byte of a function import or export.
const FUNCTION: u8 = 0;

/// An import or an export.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extern {
    /// The module it is imported from; empty for an export.
    pub module: String,
    /// Its name.
    pub name: String,
    /// Whether it is a function.
    pub is_function: bool,
    /// Its kind byte with its type (import) or index (export), as encoded.
    pub(crate) what: Vec<u8>,
}

/// Returns the imports and the exports of a module.
///
/// # Errors
/// If `program` is not a WebAssembly module.
pub fn externs(program: &[u8]) -> Result<(Vec<Extern>, Vec<Extern>)> {
    let mut found = (Vec::new(), Vec::new());
    for (kind, content) in sections(program)? {
        match kind {
            IMPORTS => found.0 = entries(content, true)?,
            EXPORTS => found.1 = entries(content, false)?,
            _ => {}
        }
    }
    Ok(found)
}

/// Returns the module with each import replaced by `import` and each export renamed by `export`; exports without a new
/// name are removed.
///
/// # Errors
/// If `program` is not a WebAssembly module.
pub fn rename(
    program: &[u8],
    import: impl Fn(&Extern) -> Extern,
    export: impl Fn(&Extern) -> Option<String>,
) -> Result<Vec<u8>> {
    let mut renamed = program.get(..8).context("too short")?.to_vec();
    for (kind, content) in sections(program)? {
        let content = match kind {
            IMPORTS => {
                let imports = entries(content, true)?;
                written(&imports.iter().map(&import).collect::<Vec<_>>(), true)
            }
            EXPORTS => {
                let exports = entries(content, false)?;
                let named = |one: &Extern| {
                    Some(Extern {
                        name: export(one)?,
                        ..one.clone()
                    })
                };
                written(&exports.iter().filter_map(named).collect::<Vec<_>>(), false)
            }
            _ => content.to_vec(),
        };
        renamed.push(kind);
        put(&mut renamed, content.len());
        renamed.extend(content);
    }
    Ok(renamed)
}

/// Returns a module that re-exports everything that `programs` import from the module `from`, and itself imports it
/// once from the module `outside`. Merged with `programs` under the name `from`, it leaves one import of each name.
///
/// # Errors
/// If one of `programs` is not a WebAssembly module, or imports functions, which would need their types.
pub fn passing_on(programs: &[Vec<u8>], from: &str, outside: &str) -> Result<Vec<u8>> {
    let mut imports: Vec<Extern> = Vec::new();
    for program in programs {
        for import in externs(program)?.0 {
            ensure!(
                import.module == from && !import.is_function,
                "{}.{} cannot be passed on",
                import.module,
                import.name
            );
            if !imports.iter().any(|known| known.name == import.name) {
                imports.push(Extern {
                    module: outside.to_owned(),
                    ..import
                });
            }
        }
    }
    let mut exports = Vec::new();
    let mut numbers = [0_u8; 5];
    for import in &imports {
        let kind = import.what[0];
        let number = numbers
            .get_mut(usize::from(kind))
            .context("an unknown kind")?;
        exports.push(Extern {
            what: vec![kind, *number],
            ..import.clone()
        });
        *number += 1;
    }
    let mut program = MAGIC.to_vec();
    for (kind, content) in [
        (IMPORTS, written(&imports, true)),
        (EXPORTS, written(&exports, false)),
    ] {
        program.push(kind);
        put(&mut program, content.len());
        program.extend(content);
    }
    Ok(program)
}

/// Returns the module with a custom section, which the page can read by `WebAssembly.Module.customSections`.
pub fn with_section(program: &[u8], name: &str, content: &[u8]) -> Vec<u8> {
    let mut section = Vec::new();
    put(&mut section, name.len());
    section.extend(name.as_bytes());
    section.extend(content);
    let mut program = program.to_vec();
    program.push(CUSTOM);
    put(&mut program, section.len());
    program.extend(section);
    program
}

/// Returns the ID and the content of each section.
fn sections(program: &[u8]) -> Result<Vec<(u8, &[u8])>> {
    ensure!(program.starts_with(&MAGIC), "this is no WebAssembly");
    let mut rest = &program[8..];
    let mut sections = Vec::new();
    while let Some((&kind, after)) = rest.split_first() {
        rest = after;
        let length = take(&mut rest)?;
        sections.push((kind, bytes(&mut rest, length)?));
    }
    Ok(sections)
}

fn entries(mut rest: &[u8], is_import: bool) -> Result<Vec<Extern>> {
    let count = take(&mut rest)?;
    let mut entries = Vec::new();
    for _ in 0..count {
        let module = if is_import {
            text(&mut rest)?
        } else {
            String::new()
        };
        let name = text(&mut rest)?;
        let start = rest;
        let kind = bytes(&mut rest, 1)?[0];
        if is_import {
            skip_type(kind, &mut rest)?;
        } else {
            take(&mut rest)?;
        }
        entries.push(Extern {
            module,
            name,
            is_function: kind == FUNCTION,
            what: start[..start.len() - rest.len()].to_vec(),
        });
    }
    Ok(entries)
}

/// Skips the type of an import: a function, table, memory, global or tag.
fn skip_type(kind: u8, rest: &mut &[u8]) -> Result<()> {
    if kind == 1 || kind == 3 || kind == 4 {
        bytes(rest, 1)?;
    }
    if kind == 1 || kind == 2 {
        let has_most = bytes(rest, 1)?[0] & 1 == 1;
        take(rest)?;
        if has_most {
            take(rest)?;
        }
        return Ok(());
    }
    if kind == 3 {
        bytes(rest, 1)?;
        return Ok(());
    }
    take(rest)?;
    Ok(())
}

fn written(entries: &[Extern], is_import: bool) -> Vec<u8> {
    let mut content = Vec::new();
    put(&mut content, entries.len());
    for one in entries {
        let names = [&one.module, &one.name];
        for name in &names[usize::from(!is_import)..] {
            put(&mut content, name.len());
            content.extend(name.as_bytes());
        }
        content.extend(&one.what);
    }
    content
}

fn text(rest: &mut &[u8]) -> Result<String> {
    let length = take(rest)?;
    Ok(String::from_utf8(bytes(rest, length)?.to_vec())?)
}

fn bytes<'a>(rest: &mut &'a [u8], count: usize) -> Result<&'a [u8]> {
    let (taken, after) = rest.split_at_checked(count).context("it ends too soon")?;
    *rest = after;
    Ok(taken)
}

/// Reads an unsigned LEB128 number: seven bits a byte, the lowest first.
fn take(rest: &mut &[u8]) -> Result<usize> {
    let mut number = 0;
    for shift in (0..35).step_by(7) {
        let byte = bytes(rest, 1)?[0];
        number |= usize::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Ok(number);
        }
    }
    anyhow::bail!("a number is too long")
}

fn put(to: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        to.push(number as u8 | 0x80);
        number >>= 7;
    }
    to.push(number as u8);
}

/// Returns a function import.
#[cfg(test)]
pub fn import(module: &str, name: &str) -> Extern {
    Extern {
        module: module.to_owned(),
        name: name.to_owned(),
        is_function: true,
        what: vec![FUNCTION, 0],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn renaming_changes_nothing_else() -> Result<()> {
        let mut program = b"\0asm\x01\0\0\0".to_vec();
        // A custom section of 200 bytes, so that its length takes two bytes.
        program.extend([0, 0xc8, 0x01]);
        program.extend([7; 200]);
        // Imports: the function a.long of type 3, a table and a memory with a limit, a global.
        let imports = b"\x04\x01a\x04long\x00\x03\x01a\x01t\x01\x70\x01\x05\x09\x01a\x01m\x02\x00\x81\x01\x01a\x01g\x03\x7f\x01";
        program.extend([IMPORTS, imports.len() as u8]);
        program.extend(imports);
        let exports = b"\x02\x05first\x00\x00\x06second\x00\x01";
        program.extend([EXPORTS, exports.len() as u8]);
        program.extend(exports);
        let same = rename(&program, Clone::clone, |one| Some(one.name.clone()))?;
        assert_eq!(same, program);
        let short = |one: &Extern| Extern {
            name: one.name[..1].to_owned(),
            ..one.clone()
        };
        let last = |one: &Extern| (one.name == "second").then(|| "s".to_owned());
        let (imports, exports) = externs(&rename(&program, short, last)?)?;
        let names: Vec<&str> = imports
            .iter()
            .chain(&exports)
            .map(|one| one.name.as_str())
            .collect();
        assert_eq!(names, ["l", "t", "m", "g", "s"]);
        assert_eq!(imports[0], super::import("a", "l").with_type(3));
        assert!(externs(b"\0asm").is_err() && externs(&program[..program.len() - 1]).is_err());
        Ok(())
    }

    #[test]
    fn re_exports_each_import_once() -> Result<()> {
        let program = |imports: &[u8]| {
            let mut program = MAGIC.to_vec();
            program.extend([IMPORTS, imports.len() as u8]);
            program.extend(imports);
            program
        };
        let one = program(b"\x02\x01a\x01t\x01\x70\x00\x05\x01a\x01g\x03\x7f\x01");
        let other = program(b"\x02\x01a\x01g\x03\x7f\x01\x01a\x01h\x03\x7f\x00");
        let (imports, exports) = externs(&passing_on(&[one, other], "a", "b")?)?;
        let imported: Vec<(&str, &str)> = imports
            .iter()
            .map(|one| (one.module.as_str(), one.name.as_str()))
            .collect();
        assert_eq!(imported, [("b", "t"), ("b", "g"), ("b", "h")]);
        let exported: Vec<(&str, &[u8])> = exports
            .iter()
            .map(|one| (one.name.as_str(), one.what.as_slice()))
            .collect();
        assert_eq!(
            exported,
            [("t", &[1, 0][..]), ("g", &[3, 0]), ("h", &[3, 1])]
        );
        let with_function = program(b"\x01\x01a\x01f\x00\x00");
        assert!(passing_on(&[with_function], "a", "b").is_err());
        Ok(())
    }

    #[test]
    fn appends_a_custom_section() -> Result<()> {
        let program = with_section(&MAGIC, "parts", &[b'x'; 200]);
        assert_eq!(program.len(), 8 + 1 + 2 + 1 + 5 + 200);
        let sections = sections(&program)?;
        assert_eq!(sections.len(), 1);
        assert_eq!(sections[0].0, CUSTOM);
        assert!(sections[0].1.starts_with(b"\x05partsx"));
        Ok(())
    }

    impl Extern {
        fn with_type(mut self, number: u8) -> Self {
            self.what[1] = number;
            self
        }
    }
}
