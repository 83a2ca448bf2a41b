//! Compressed streams of other programs' files.

use std::io::Read as _;

use flate2::{Decompress, bufread::ZlibDecoder};

/// Up to `most` bytes of the stream that `decompress` reads, with zlib's header or without; whether it ends as it should
/// before; and what stands behind it.
pub(super) fn inflate(bytes: &[u8], most: u64, decompress: Decompress) -> (Vec<u8>, bool, &[u8]) {
    let mut decoder = ZlibDecoder::new_with_decompress(bytes, decompress);
    let mut stream = Vec::new();
    // What was inflated before an error stays in the buffer.
    let read = decoder.by_ref().take(most).read_to_end(&mut stream);
    let complete = read.is_ok() && (stream.len() as u64) < most;
    (stream, complete, decoder.into_inner())
}
