//! SHA-256 fingerprint of the seed, shown before a game so that players can verify that its dice were not changed
//! later.

use std::fmt;

use sha2::{Digest as _, Sha256};

use crate::{NotASeed, Seed, hex};

/// SHA-256 hash of a seed's 32 bytes; commits to the seed without revealing the dice.
///
/// ```
/// use dice::{Commitment, Seed};
///
/// let zero = Commitment::of(&Seed([0; 32]));
/// assert!(zero.to_string().starts_with("66687aadf862bd776c8fc18b8e9f8e20"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Commitment(pub [u8; 32]);

impl Commitment {
    /// Returns the commitment to `seed`.
    pub fn of(seed: &Seed) -> Self {
        Self(Sha256::digest(seed.0).into())
    }
}

/// Formats the fingerprint as 64 lowercase hexadecimal digits.
impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

impl std::str::FromStr for Commitment {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Self, NotASeed> {
        hex::read(text).map(Self).ok_or(NotASeed)
    }
}
