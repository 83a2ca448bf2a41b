//! The outer file: a line of JSON that says how the rest is packed.

use flate2::Decompress;

use super::{smile, value::Value};
use crate::formats::inflate::inflate;

/// The most bytes of the match: some hundred games with deep analysis. A hostile file may promise more.
const MAX_INFLATED_BYTES: u64 = 16 << 20;
/// The longest first line.
const MAX_HEADER_BYTES: usize = 1024;
/// Length of the checksum and the size after a gzip stream, in bytes.
const TRAILER: usize = 8;
/// gzip flag: header checksum.
const HAS_CHECKSUM: u8 = 2;
/// gzip flag: extra field.
const HAS_EXTRA_FIELD: u8 = 4;
/// gzip flag: file name.
const HAS_NAME: u8 = 8;
/// gzip flag: comment.
const HAS_COMMENT: u8 = 16;

/// The match inside a file.
#[derive(Debug)]
pub(super) struct Opened {
    pub(super) value: Value,
    /// Whether the file is cut, damaged or too large, so that the match may be incomplete.
    pub(super) damaged: bool,
}

/// Whether a file begins with the line of a .bgf file whose rest is gzip of Smile, as of all known ones.
pub(in crate::formats) fn looks_like(file: &[u8]) -> bool {
    header(file).is_some_and(|(line, _)| line.contains("\"gzip\"") && line.contains("\"smile\""))
}

/// The first line, and what follows it.
fn header(file: &[u8]) -> Option<(&str, &[u8])> {
    let head = &file[..file.len().min(MAX_HEADER_BYTES)];
    let end = head.iter().position(|&byte| byte == b'\n')?;
    let line = str::from_utf8(&file[..end]).ok()?;
    let says = |name| line.contains(name);
    let is_header = line.starts_with('{') && says("\"compression\"") && says("\"encoding\"");
    is_header.then_some((line, &file[end + 1..]))
}

/// Unpacks the match as far as it goes; `None` if nothing can be unpacked.
pub(super) fn open(file: &[u8]) -> Option<Opened> {
    let (_, packed) = header(file)?;
    let (bytes, whole, after) = inflate(
        after_gzip_header(packed)?,
        MAX_INFLATED_BYTES,
        Decompress::new(false),
    );
    let decoded = smile::decode(&bytes)?;
    Some(Opened {
        value: decoded.value,
        damaged: !whole || after.len() < TRAILER || !decoded.complete,
    })
}

/// The stream after the header of gzip (RFC 1952).
fn after_gzip_header(packed: &[u8]) -> Option<&[u8]> {
    let (head, mut rest) = packed.split_first_chunk::<10>()?;
    let flags = head[3];
    if !head.starts_with(&[0x1f, 0x8b, 8]) {
        return None;
    }
    if flags & HAS_EXTRA_FIELD != 0 {
        let (length, after) = rest.split_first_chunk::<2>()?;
        rest = after.get(usize::from(u16::from_le_bytes(*length))..)?;
    }
    for flag in [HAS_NAME, HAS_COMMENT] {
        if flags & flag != 0 {
            let end = rest.iter().position(|&byte| byte == 0)?;
            rest = &rest[end + 1..];
        }
    }
    if flags & HAS_CHECKSUM != 0 {
        rest = rest.get(2..)?;
    }
    Some(rest)
}
