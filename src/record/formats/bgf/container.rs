//! Container of the match: a line of JSON that describes the packing, followed by the packed data.

use flate2::Decompress;

use super::{json, smile, value::Value};
use crate::formats::inflate::inflate;

/// Maximum size of the unpacked match, enough for a hundred games with deep analysis; protects against hostile files.
const MAX_INFLATED_BYTES: u64 = 16 << 20;
/// Maximum length of the first line, in bytes.
const MAX_HEADER_BYTES: usize = 1024;
/// Combined length of the checksum and the size field after a gzip stream, in bytes.
const TRAILER: usize = 8;
/// gzip flag: header checksum.
const HAS_CHECKSUM: u8 = 2;
/// gzip flag: extra field.
const HAS_EXTRA_FIELD: u8 = 4;
/// gzip flag: file name.
const HAS_NAME: u8 = 8;
/// gzip flag: comment.
const HAS_COMMENT: u8 = 16;

/// Unpacked match.
#[derive(Debug)]
pub(super) struct Opened {
    pub(super) value: Value,
    /// `true` if the file is truncated, damaged or too large, in which case the match may be incomplete.
    pub(super) damaged: bool,
}

/// Returns `true` if the file starts like a .bgf file.
pub(in crate::formats) fn looks_like(file: &[u8]) -> bool {
    after_header(file).is_some()
}

/// Returns the bytes after the first line. That line is a JSON object with the field `format` or, in old files, the
/// fields `compression` and `encoding`.
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

/// Unpacks as much of the match as possible; `None` if no part of it can be unpacked. The packing is detected from the
/// first bytes of the data; the description in the first line is not needed.
pub(super) fn open(file: &[u8]) -> Option<Opened> {
    let packed = after_header(file)?.trim_ascii_start();
    let Some(stream) = after_gzip_header(packed) else {
        return decode(packed, true);
    };
    let (bytes, whole, after) = inflate(stream, MAX_INFLATED_BYTES, Decompress::new(false));
    decode(&bytes, whole && after.len() >= TRAILER)
}

/// Decodes Smile or JSON; `whole` is `false` if the bytes are truncated.
fn decode(bytes: &[u8], whole: bool) -> Option<Opened> {
    let decoded = smile::decode(bytes).or_else(|| json::decode(bytes))?;
    Some(Opened {
        value: decoded.value,
        damaged: !whole || !decoded.complete,
    })
}

/// Returns the stream after a gzip header (RFC 1952).
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
