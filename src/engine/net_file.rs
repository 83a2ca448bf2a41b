//! Header, checksum and bounds-checked reader shared by all net file formats.
//!
//! All numbers are little-endian. Every file begins with this header:
//!
//! | bytes | content |
//! |---|---|
//! | 8 | `BGNETS`, 0, version |
//! | 8 | FNV-1a checksum of all that follows |
//! | 2, 1, 1 | number of inputs, results, nets or heads |
//! | 4 | fingerprint of the input encoding; see [`crate::features::fingerprint`] |

use std::fmt;

use crate::features;
use crate::fnv::Fnv;
use crate::training::{INPUTS, RESULTS};

/// Error that occurs when loading a net file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// The data is not a net file, or the file has an unsupported version.
    Kind,
    /// The file is truncated or corrupted.
    Damaged,
    /// The nets' inputs or results differ from those of this engine.
    Architecture,
    /// The weights are so large that a sum could overflow 32 bits.
    Overflow,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Kind => "this is no file of nets",
            Self::Damaged => "the nets are damaged",
            Self::Architecture => "the nets belong to another version of the engine",
            Self::Overflow => "the weights of the nets are too large",
        })
    }
}

impl std::error::Error for LoadError {}

/// Magic number of net files, followed by the version byte.
const MAGIC: [u8; 7] = *b"BGNETS\0";

/// Returns the version of a net file; `None` for other files.
pub(crate) fn version(bytes: &[u8]) -> Option<u8> {
    let after = bytes.strip_prefix(&MAGIC)?;
    after.first().copied()
}

/// Checks the header and the checksum, and returns a reader for the content.
pub(crate) fn open(bytes: &[u8], expected: u8, nets: usize) -> Result<Reader<'_>, LoadError> {
    if version(bytes) != Some(expected) {
        return Err(LoadError::Kind);
    }
    let mut reader = Reader(&bytes[MAGIC.len() + 1..]);
    let checksum = u64::from_le_bytes(reader.array()?);
    if Fnv::of(reader.0) != checksum {
        return Err(LoadError::Damaged);
    }
    let inputs = u16::from_le_bytes(reader.array()?);
    let [results, count] = reader.array()?;
    let fingerprint = u32::from_le_bytes(reader.array()?);
    if (
        usize::from(inputs),
        usize::from(results),
        usize::from(count),
    ) != (INPUTS, RESULTS, nets)
        || fingerprint != features::fingerprint()
    {
        return Err(LoadError::Architecture);
    }
    Ok(reader)
}

/// Returns a complete file consisting of the header, the checksum and `content`.
pub(crate) fn sealed(version: u8, nets: usize, content: &[u8]) -> Vec<u8> {
    let mut body = (INPUTS as u16).to_le_bytes().to_vec();
    body.extend([RESULTS as u8, nets as u8]);
    body.extend(features::fingerprint().to_le_bytes());
    body.extend(content);
    let checksum = Fnv::of(&body).to_le_bytes();
    [MAGIC.as_slice(), &[version], &checksum, &body].concat()
}

/// Appends 16-bit numbers, with all low bytes first and all high bytes after them, which compresses better.
pub(crate) fn push_numbers(numbers: &[i16], content: &mut Vec<u8>) {
    for byte in [0, 1] {
        content.extend(numbers.iter().map(|number| number.to_le_bytes()[byte]));
    }
}

/// Reader over the remaining bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader<'a>(pub(crate) &'a [u8]);

impl<'a> Reader<'a> {
    /// Takes the next `count` bytes.
    pub(crate) fn take(&mut self, count: usize) -> Result<&'a [u8], LoadError> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(LoadError::Damaged)?;
        self.0 = rest;
        Ok(taken)
    }

    /// Takes the next `N` bytes as an array.
    pub(crate) fn array<const N: usize>(&mut self) -> Result<[u8; N], LoadError> {
        let taken = self.take(N)?;
        Ok(std::array::from_fn(|at| taken[at]))
    }

    /// Takes `count` numbers written by [`push_numbers`].
    pub(crate) fn numbers(&mut self, count: usize) -> Result<Vec<i16>, LoadError> {
        let (low, high) = (self.take(count)?, self.take(count)?);
        let pairs = low.iter().zip(high);
        let numbers = pairs.map(|(&low, &high)| i16::from_le_bytes([low, high]));
        Ok(numbers.collect())
    }

    /// Takes `N` finite numbers.
    pub(crate) fn floats<const N: usize>(&mut self) -> Result<[f32; N], LoadError> {
        let mut numbers = [0.0; N];
        for number in &mut numbers {
            *number = f32::from_le_bytes(self.array()?);
        }
        let are_finite = numbers.iter().all(|number| number.is_finite());
        are_finite.then_some(numbers).ok_or(LoadError::Damaged)
    }

    /// Checks that no bytes remain.
    pub(crate) const fn end(self) -> Result<(), LoadError> {
        if self.0.is_empty() {
            Ok(())
        } else {
            Err(LoadError::Damaged)
        }
    }
}
