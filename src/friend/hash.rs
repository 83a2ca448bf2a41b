//! SHA-256 hashes of messages and secrets.

use std::fmt;

use sha2::{Digest as _, Sha256};

/// SHA-256 hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// Returns the hash of the concatenated parts.
    pub(crate) fn of(parts: &[&[u8]]) -> Self {
        let mut hasher = Sha256::new();
        for part in parts {
            hasher.update(part);
        }
        Self(hasher.finalize().into())
    }

    /// Returns the first `N` bytes of the hash; `N` is at most 32.
    pub(crate) fn first<const N: usize>(&self) -> [u8; N] {
        const { assert!(N <= 32) };
        std::array::from_fn(|nth| self.0[nth])
    }
}

/// Formats the hash as 64 lowercase hexadecimal digits.
impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = u32::from_be_bytes(self.first());
        write!(f, "Hash({first:08x}..)")
    }
}
