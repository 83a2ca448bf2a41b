//! The outer file: a line of JSON that says how the rest is packed.

use flate2::Decompress;

use super::{smile, value::Value};
use crate::formats::inflate::inflate;

/// The most bytes of the match: some hundred games with deep analysis. A hostile file may promise more.
const MAX_INFLATED_BYTES: u64 = 16 << 20;
/// The longest first line.
const MAX_HEADER_BYTES: usize = 1024;
/// Bytes of the checksum and the length behind a stream of gzip.
const TRAILER: usize = 8;
/// Bits of gzip's flags: a checksum of the header, a field of other programs, a name, a comment.
const CHECKED: u8 = 2;
const EXTRA: u8 = 4;
const NAMED: u8 = 8;
const COMMENTED: u8 = 16;

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

/// The first line, and what stands behind it.
fn header(file: &[u8]) -> Option<(&str, &[u8])> {
    let head = &file[..file.len().min(MAX_HEADER_BYTES)];
    let end = head.iter().position(|&byte| byte == b'\n')?;
    let line = str::from_utf8(&file[..end]).ok()?;
    let says = |name| line.contains(name);
    let is_header = line.starts_with('{') && says("\"compression\"") && says("\"encoding\"");
    is_header.then_some((line, &file[end + 1..]))
}

/// Unpacks the match as far as it goes; none if nothing can be unpacked.
pub(super) fn open(file: &[u8]) -> Option<Opened> {
    let (_, packed) = header(file)?;
    let (bytes, whole, behind) = inflate(
        behind_gzip(packed)?,
        MAX_INFLATED_BYTES,
        Decompress::new(false),
    );
    let decoded = smile::decode(&bytes)?;
    Some(Opened {
        value: decoded.value,
        damaged: !whole || behind.len() < TRAILER || !decoded.complete,
    })
}

/// The stream behind the header of gzip (RFC 1952).
fn behind_gzip(packed: &[u8]) -> Option<&[u8]> {
    let (head, mut rest) = packed.split_first_chunk::<10>()?;
    let flags = head[3];
    if !head.starts_with(&[0x1f, 0x8b, 8]) {
        return None;
    }
    if flags & EXTRA != 0 {
        let (length, behind) = rest.split_first_chunk::<2>()?;
        rest = behind.get(usize::from(u16::from_le_bytes(*length))..)?;
    }
    for flag in [NAMED, COMMENTED] {
        if flags & flag != 0 {
            let end = rest.iter().position(|&byte| byte == 0)?;
            rest = &rest[end + 1..];
        }
    }
    if flags & CHECKED != 0 {
        rest = rest.get(2..)?;
    }
    Some(rest)
}
