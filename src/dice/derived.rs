//! Seed derivation for the individual games of a duplicate.

use sha2::{Digest as _, Sha256};

use crate::Seed;

/// Domain separator for the hash.
const DUPLICATE: &[u8] = b"backgammon duplicate 1";

impl Seed {
    /// Returns the seed for game `number` (counted from 1) of the duplicate with this seed, so that every player gets
    /// the same dice in that game, regardless of the length of earlier games.
    ///
    /// ```
    /// use dice::Seed;
    ///
    /// let duplicate = Seed([7; 32]);
    /// assert_eq!(duplicate.of_game(2), duplicate.of_game(2));
    /// assert_ne!(duplicate.of_game(1), duplicate.of_game(2));
    /// ```
    #[must_use]
    pub fn of_game(&self, number: u32) -> Self {
        let mut hasher = Sha256::new();
        for part in [DUPLICATE, &self.0, &number.to_be_bytes()] {
            hasher.update(part);
        }
        Self(hasher.finalize().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn derives_the_seeds_of_a_duplicate() {
        let own = Seed([7; 32]);
        let seeds = [1, 2].map(|number| own.of_game(number).to_string());
        assert_eq!(
            seeds,
            [
                "b5a1260640b03eee80cfddf8db8f9abb999728b18c782448d5921a25983b4d1c",
                "19c62c0b41c29d32d0483115649a04d30e60310f501d4b28a853dc1ced228e84",
            ]
        );
    }
}
