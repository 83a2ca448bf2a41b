//! Match equity table as lines of numbers separated by commas, semicolons or tabs.

use super::numbers::{EquityTable, EquityTableError, MAX_SIDE, number};

/// Reads rows of numbers; the last row may contain the trailer's winning chances after the Crawford game. A row may
/// start with `pre` or `post` and a number, or with a label. Lines starting with `#` are comments, and the first
/// comment is the table's name.
pub(super) fn read(text: &str) -> Result<EquityTable, EquityTableError> {
    let mut table = EquityTable::default();
    for line in text.lines().map(str::trim) {
        if let Some(comment) = line.strip_prefix('#') {
            if table.name.is_empty() && table.pre.is_empty() {
                comment.trim().clone_into(&mut table.name);
            }
            continue;
        }
        if line.is_empty() {
            continue;
        }
        let fields = fields(line);
        let label = fields.first().map(|label| label.to_ascii_lowercase());
        let (numbers, is_post) = match label.as_deref() {
            Some("pre") => (fields.get(2..), false),
            Some("post") => (fields.get(2..), true),
            Some(label) if number(label).is_none() => (fields.get(1..), false),
            _ => (Some(&*fields), false),
        };
        let numbers = numbers.unwrap_or_default();
        if numbers.is_empty() && table.pre.is_empty() {
            continue;
        }
        if numbers.is_empty() || numbers.len() > MAX_SIDE || table.pre.len() > MAX_SIDE {
            return Err(EquityTableError::Shape);
        }
        let numbers: Option<Vec<f32>> = numbers.iter().map(|field| number(field)).collect();
        match numbers {
            Some(numbers) if is_post => table.post = numbers,
            Some(numbers) if table.pre.is_empty() && is_header(&numbers) => {}
            Some(numbers) => table.pre.push(numbers),
            // Heading above the table.
            None if table.pre.is_empty() && fields.iter().all(|one| number(one).is_none()) => {}
            None => return Err(EquityTableError::Number),
        }
    }
    let side = table.pre.first().map_or(0, Vec::len);
    if table.post.is_empty() && table.pre.len() == side + 1 {
        table.post = table.pre.pop().unwrap_or_default();
    }
    Ok(table)
}

/// Splits a line at semicolons or tabs if it contains any, so that commas can be decimal commas; otherwise splits at
/// commas.
fn fields(line: &str) -> Vec<String> {
    let field = |text: &str| {
        text.trim()
            .trim_matches('"')
            .trim_end_matches('%')
            .to_owned()
    };
    let separator = [';', '\t'].into_iter().find(|one| line.contains(*one));
    match separator {
        Some(separator) => line
            .split(separator)
            .map(|text| field(text).replace(',', "."))
            .collect(),
        None => line.split(',').map(field).collect(),
    }
}

/// Returns `true` if the numbers are 1, 2, 3 and so on.
fn is_header(numbers: &[f32]) -> bool {
    let counted = numbers.iter().zip(1_u8..);
    numbers.len() > 1
        && counted
            .into_iter()
            .all(|(number, nth)| number.to_bits() == f32::from(nth).to_bits())
}
