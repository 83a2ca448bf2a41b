//! Match equity table in GNU Backgammon's XML format: `met`, containing `info`, `pre-crawford-table` and
//! `post-crawford-table`, with the numbers in `me` elements inside rows.

use super::numbers::{EquityTable, EquityTableError, MAX_SIDE, number};

/// Section of the file in which a number occurs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Outside,
    Pre,
    Post,
}

/// Reads the numbers listed in a table. Entities and external definitions are not resolved.
pub(super) fn read(text: &str) -> Result<EquityTable, EquityTableError> {
    let mut table = EquityTable::default();
    let mut part = Part::Outside;
    let mut is_met = false;
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        if let Some(comment) = after.strip_prefix("!--") {
            rest = comment.split_once("-->").map_or("", |(_, rest)| rest);
            continue;
        }
        let Some((tag, following)) = after.split_once('>') else {
            break;
        };
        rest = following;
        let name_end = tag.find(|letter: char| letter.is_whitespace());
        let (name, attributes) = tag.split_at(name_end.unwrap_or(tag.len()));
        match name {
            "met" => is_met = true,
            "/name" if table.name.is_empty() => table.name = unescaped(before),
            "pre-crawford-table" | "post-crawford-table" if !is_explicit(attributes) => {
                return Err(EquityTableError::Computed);
            }
            "pre-crawford-table" => part = Part::Pre,
            // A file may contain one table per player, with identical numbers; only the first is read.
            "post-crawford-table" if table.post.is_empty() => part = Part::Post,
            "/pre-crawford-table" | "/post-crawford-table" => part = Part::Outside,
            "row" if part == Part::Pre => table.pre.push(Vec::new()),
            "/me" => add(&mut table, part, before)?,
            _ => {}
        }
        if table.pre.len() > MAX_SIDE {
            return Err(EquityTableError::Shape);
        }
    }
    if is_met {
        Ok(table)
    } else {
        Err(EquityTableError::NoTable)
    }
}

fn add(table: &mut EquityTable, part: Part, text: &str) -> Result<(), EquityTableError> {
    let row = match part {
        Part::Outside => return Ok(()),
        Part::Pre => table.pre.last_mut().ok_or(EquityTableError::Shape)?,
        Part::Post => &mut table.post,
    };
    if row.len() >= MAX_SIDE {
        return Err(EquityTableError::Shape);
    }
    row.push(number(text).ok_or(EquityTableError::Number)?);
    Ok(())
}

/// Returns `true` if the attributes say that the numbers are listed, or if they do not specify a type.
fn is_explicit(attributes: &str) -> bool {
    let Some((_, value)) = attributes.split_once("type") else {
        return true;
    };
    let value = value.trim_start().trim_start_matches('=').trim_start();
    ["\"explicit\"", "'explicit'"]
        .iter()
        .any(|explicit| value.starts_with(explicit))
}

/// Replaces predefined entities with their characters.
fn unescaped(text: &str) -> String {
    let pairs = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&apos;", "'"),
        ("&amp;", "&"),
    ];
    pairs
        .iter()
        .fold(text.trim().to_owned(), |text, (entity, letter)| {
            text.replace(entity, letter)
        })
}
