//! Hexadecimal encoding of 32 bytes.

use std::fmt;

/// Writes 64 lowercase hexadecimal digits.
pub(crate) fn write(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// Parses 64 hexadecimal digits in lowercase or uppercase.
pub(crate) fn read(text: &str) -> Option<[u8; 32]> {
    let digit = |byte: u8| char::from(byte).to_digit(16);
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    let mut bytes = [0; 32];
    if pairs.len() != bytes.len() || !rest.is_empty() {
        return None;
    }
    for (byte, &[high, low]) in bytes.iter_mut().zip(pairs) {
        *byte = (digit(high)? * 16 + digit(low)?) as u8;
    }
    Some(bytes)
}
