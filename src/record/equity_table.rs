//! Match equity table files: GNU Backgammon's XML, and CSV.
//!
//! ```
//! use record::read_equity_table;
//!
//! let table = read_equity_table(b"# Mine\n50;67.5\n32.5;50\n48.8;48.8\n")?;
//! assert_eq!((table.name.as_str(), table.points()), ("Mine", 2));
//! assert_eq!(table.pre[0], [0.5, 0.675]);
//! assert_eq!(read_equity_table(table.to_csv().as_bytes()), Ok(table));
//! # Ok::<(), record::EquityTableError>(())
//! ```

mod csv;
mod numbers;
mod xml;

pub use numbers::{EquityTable, EquityTableError};

/// Maximum file size in bytes; a table of 64 points with ten-digit numbers takes 50,000.
const MAX_BYTES: usize = 1 << 18;
/// Reads a file in either format, which is detected from its contents.
///
/// # Errors
/// Returns the reason why no table could be read from the file.
pub fn read_equity_table(file: &[u8]) -> Result<EquityTable, EquityTableError> {
    if file.len() > MAX_BYTES {
        return Err(EquityTableError::TooLarge);
    }
    let text = String::from_utf8_lossy(file);
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let read = if text.starts_with('<') {
        xml::read(text)?
    } else {
        csv::read(text)?
    };
    read.checked()
}

#[cfg(test)]
mod tests;
