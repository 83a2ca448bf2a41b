//! Container of the match: a header with a thumbnail, followed by compressed streams, one of which contains the
//! records.

use flate2::Decompress;

use super::fields::{RECORD, Record};
use crate::formats::inflate::inflate;

/// Magic number at the start of the file.
pub(super) const MAGIC: &[u8] = b"RGMH";
/// Maximum total size of the streams, enough for twelve thousand moves; protects against hostile files.
const MAX_INFLATED_BYTES: u64 = 32 << 20;
/// Maximum number of streams; a file contains records, an index, rollouts, comments and a directory.
const MAX_STREAMS: usize = 16;
/// Number of bytes searched for the first stream if the lengths in the header are wrong.
const MAX_HEADER_SHIFT: usize = 1 << 16;

/// Contents of the compressed streams.
#[derive(Debug, Default)]
pub(super) struct Streams {
    /// Concatenated match records.
    pub(super) records: Vec<u8>,
    /// Comments as rich text.
    pub(super) comments: Vec<u8>,
    /// `true` if a stream is truncated, damaged or too large.
    pub(super) damaged: bool,
}

/// Inflates the streams; `None` if none of them contains records.
pub(super) fn open(file: &[u8]) -> Option<Streams> {
    let mut rest = payload(file)?;
    let mut streams = Streams::default();
    let mut budget = MAX_INFLATED_BYTES;
    for _ in 0..MAX_STREAMS {
        if !is_zlib(rest) {
            break;
        }
        let (stream, complete, left) = inflate(rest, budget, Decompress::new(true));
        budget -= stream.len() as u64;
        streams.damaged |= !complete;
        // The index stream contains records of the same kind, but fewer of them.
        if is_records(&stream) && stream.len() > streams.records.len() {
            streams.records = stream;
        } else if stream.starts_with(b"{\\rtf") {
            streams.comments = stream;
        }
        if !complete {
            break;
        }
        rest = left;
    }
    (!streams.records.is_empty()).then_some(streams)
}

fn payload(file: &[u8]) -> Option<&[u8]> {
    let number = |at: usize| {
        let bytes = file.get(at..at + 4)?;
        Some(u32::from_le_bytes(bytes.try_into().ok()?) as usize)
    };
    let begin = number(8)?.checked_add(number(20)?)?;
    let rest = file.get(begin..).unwrap_or_default();
    if is_zlib(rest) {
        return Some(rest);
    }
    // The lengths are wrong, so the first stream is searched for after a header of the usual size.
    let from = file.get(8232.min(file.len())..)?;
    (0..from.len().min(MAX_HEADER_SHIFT))
        .map(|at| &from[at..])
        .find(|rest| is_zlib(rest))
}

/// Returns `true` if the method and the check bits of a zlib header suggest that a stream starts here.
fn is_zlib(bytes: &[u8]) -> bool {
    matches!(bytes, [0x78, flags, ..] if (0x7800 + u32::from(*flags)).is_multiple_of(31))
}

fn is_records(stream: &[u8]) -> bool {
    stream
        .get(..RECORD)
        .is_some_and(|first| Record(first).kind() == 0)
}
