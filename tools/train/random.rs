//! Dice seeds, and the `SplitMix64` generator (Steele, Lea and Flood, 2014) for random choices other than dice.

use dice::Seed;

/// `SplitMix64` generator; the field is its state, which is initially the seed.
pub struct Random(pub u64);

impl Random {
    /// Returns the next 64 random bits.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// Returns a random number in `0..below`; `below` must not be 0.
    pub fn below(&mut self, below: usize) -> usize {
        ((u128::from(self.next()) * below as u128) >> 64) as usize
    }

    /// Returns a random number in the range [0, 1).
    pub fn share(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1 << 24) as f32
    }

    /// Shuffles the items (Fisher-Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last + 1);
            items.swap(last, other);
        }
    }
}

/// Returns the seed of dice stream `number`; each `purpose` has its own streams.
pub fn seed(number: u64, purpose: u8) -> Seed {
    let mut bytes = [purpose; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Seed(bytes)
}
