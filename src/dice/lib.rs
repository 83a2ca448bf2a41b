//! Fair dice: a ChaCha20 stream from a 32-byte seed.
