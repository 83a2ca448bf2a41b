//! The outer file: a line of JSON that says how the rest is packed.

use std::io::Read as _;

use flate2::bufread::GzDecoder;
use serde::Deserialize;

use super::smile::{self, Value};

/// The most bytes of the match: some hundred games with deep analysis. A hostile file may promise more.
const MOST_INFLATED: u64 = 16 << 20;
/// The longest first line.
const LONGEST_HEADER: usize = 1024;

/// The first line.
#[derive(Deserialize)]
struct Header {
    compression: String,
    encoding: String,
}

/// The match inside a file.
#[derive(Debug)]
pub(super) struct Opened {
    pub(super) value: Value,
    /// Whether the file is cut, damaged or too large, so that the match may be incomplete.
    pub(super) damaged: bool,
}

/// Whether a file begins with the line of a .bgf file.
pub(in crate::formats) fn looks_like(file: &[u8]) -> bool {
    header(file).is_some()
}

fn header(file: &[u8]) -> Option<(Header, &[u8])> {
    if !file.starts_with(b"{") {
        return None;
    }
    let head = &file[..file.len().min(LONGEST_HEADER)];
    let end = head.iter().position(|&byte| byte == b'\n')?;
    let header = serde_json::from_slice(&file[..end]).ok()?;
    Some((header, &file[end + 1..]))
}

/// Whether the rest of a .bgf file is gzip of Smile, which all known files are.
pub(in crate::formats) fn is_packed_as_usual(file: &[u8]) -> bool {
    let is = |said: &str, usual: &str| said.eq_ignore_ascii_case(usual);
    header(file)
        .is_some_and(|(header, _)| is(&header.compression, "gzip") && is(&header.encoding, "smile"))
}

/// Unpacks the match as far as it goes; none if nothing can be unpacked.
pub(super) fn open(file: &[u8]) -> Option<Opened> {
    let (_, packed) = header(file)?;
    let mut bytes = Vec::new();
    // What was inflated before an error stays in the buffer.
    let read = GzDecoder::new(packed)
        .take(MOST_INFLATED)
        .read_to_end(&mut bytes);
    let whole = read.is_ok() && (bytes.len() as u64) < MOST_INFLATED;
    let decoded = smile::decode(&bytes)?;
    Some(Opened {
        value: decoded.value,
        damaged: !whole || !decoded.complete,
    })
}
