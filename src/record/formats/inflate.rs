//! Decompression of zlib and raw deflate streams in match files.

use std::io::Read as _;

use flate2::{Decompress, bufread::ZlibDecoder};

/// Inflates at most `most` bytes with `decompress`, which determines whether a zlib header is expected. Returns the
/// bytes, `true` if the stream ended properly before reaching that limit, and the input that follows the stream.
pub(super) fn inflate(bytes: &[u8], most: u64, decompress: Decompress) -> (Vec<u8>, bool, &[u8]) {
    let mut decoder = ZlibDecoder::new_with_decompress(bytes, decompress);
    let mut stream = Vec::new();
    // The bytes inflated before an error remain in the buffer.
    let read = decoder.by_ref().take(most).read_to_end(&mut stream);
    let complete = read.is_ok() && (stream.len() as u64) < most;
    (stream, complete, decoder.into_inner())
}
