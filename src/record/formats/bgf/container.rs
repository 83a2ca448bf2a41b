//! The outer file: a line of JSON that says how the rest is packed.

use flate2::Decompress;

use super::{json, smile, value::Value};
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

/// Whether a file begins with the first line of a .bgf file of `BGBlitz`.
pub(in crate::formats) fn looks_like(file: &[u8]) -> bool {
    after_header(file).is_some()
}

/// The bytes after the first line, a JSON object with `format`, or with the names that say how the rest is packed: in
/// old files `compression` and `encoding`.
fn after_header(file: &[u8]) -> Option<&[u8]> {
    let file = file.strip_prefix(b"\xef\xbb\xbf").unwrap_or(file);
    let head = &file[..file.len().min(MAX_HEADER_BYTES)];
    let mut values = serde_json::Deserializer::from_slice(head).into_iter::<serde_json::Value>();
    let header = values.next()?.ok()?;
    let is_said = |name: &str| header.get(name).is_some();
    let is_packing = |[a, b]: [&str; 2]| is_said(a) && is_said(b);
    let is_header = header.get("format").is_some_and(|format| format == "BGF")
        || is_packing(["compress", "useSmile"])
        || is_packing(["compression", "encoding"]);
    is_header.then(|| &file[values.byte_offset()..])
}

/// Unpacks the match as far as it goes; `None` if nothing can be unpacked. How it is packed is told by its first bytes,
/// which the first line only repeats.
pub(super) fn open(file: &[u8]) -> Option<Opened> {
    let packed = after_header(file)?.trim_ascii_start();
    let Some(stream) = after_gzip_header(packed) else {
        return decode(packed, true);
    };
    let (bytes, whole, after) = inflate(stream, MAX_INFLATED_BYTES, Decompress::new(false));
    decode(&bytes, whole && after.len() >= TRAILER)
}

/// Decodes Smile or JSON; `whole` if the bytes are not cut.
fn decode(bytes: &[u8], whole: bool) -> Option<Opened> {
    let decoded = smile::decode(bytes).or_else(|| json::decode(bytes))?;
    Some(Opened {
        value: decoded.value,
        damaged: !whole || !decoded.complete,
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
