//! What a program's table of functions is filled with.

use anyhow::{Result, ensure};

use super::{MAGIC, bytes, put, sections, take};

/// The number of the section of elements.
const ELEMENTS: u8 = 9;

/// The program without what sets places of its table to null, which they are anyhow. `wasm-split-cli` writes that for
/// each place that a part fills later: 15 KB.
///
/// # Errors
/// If it is no program, or fills its table in another way than such programs do.
pub fn without_nulls(program: &[u8]) -> Result<Vec<u8>> {
    let mut smaller = MAGIC.to_vec();
    for (kind, content) in sections(program)? {
        let content = match kind {
            ELEMENTS => filled(content)?,
            _ => content.to_vec(),
        };
        smaller.push(kind);
        put(&mut smaller, content.len());
        smaller.extend(content);
    }
    Ok(smaller)
}

/// `ref.null func` and the end of the expression.
const NULL: [u8; 3] = [0xd0, 0x70, 0x0b];

/// Of the segments of elements those that fill places with functions.
fn filled(mut rest: &[u8]) -> Result<Vec<u8>> {
    let count = take(&mut rest)?;
    let mut kept = Vec::new();
    let mut segments = Vec::new();
    for _ in 0..count {
        let start = rest;
        // By number (0) or by expression (4), from a place that is a constant.
        let form = take(&mut rest)?;
        ensure!(bytes(&mut rest, 1)? == [0x41], "elements from no constant");
        take(&mut rest)?;
        ensure!(bytes(&mut rest, 1)? == [0x0b], "elements from no constant");
        let elements = take(&mut rest)?;
        match form {
            0 => {
                for _ in 0..elements {
                    take(&mut rest)?;
                }
            }
            4 => {
                let nulls = bytes(&mut rest, elements * NULL.len())?;
                ensure!(
                    nulls.chunks(NULL.len()).all(|element| element == NULL),
                    "elements by expressions other than null"
                );
                continue;
            }
            other => anyhow::bail!("elements of form {other}"),
        }
        segments.push(&start[..start.len() - rest.len()]);
    }
    put(&mut kept, segments.len());
    kept.extend(segments.concat());
    Ok(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_of_the_table_are_not_set_to_null() -> Result<()> {
        let program = |elements: &[u8]| {
            let mut program = MAGIC.to_vec();
            program.extend([ELEMENTS, elements.len() as u8]);
            program.extend(elements);
            program
        };
        let functions = b"\x00\x41\x01\x0b\x02\x05\x81\x01";
        let nulls = b"\x04\x41\x03\x0b\x02\xd0\x70\x0b\xd0\x70\x0b";
        let all = [b"\x02", &functions[..], nulls].concat();
        let left = [b"\x01", &functions[..]].concat();
        assert_eq!(without_nulls(&program(&all))?, program(&left));
        // A function by an expression is none of what is known here.
        let by_expression = b"\x01\x04\x41\x03\x0b\x01\xd2\x05\x0b";
        assert!(without_nulls(&program(by_expression)).is_err());
        Ok(())
    }
}
