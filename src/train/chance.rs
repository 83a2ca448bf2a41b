//! Repeatable chance for training: `SplitMix64` (Steele, Lea and Flood, 2014). Dice of games come from elsewhere.

use rules::{Die, Roll};

/// A stream of numbers that follows from its seed.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// Evenly between -1 and 1.
    pub(crate) fn signed(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1 << 23) as f32 - 1.0
    }

    pub(crate) fn roll(&mut self) -> Roll {
        let mut die = || Die::ALL[(self.next() % 6) as usize];
        Roll::new(die(), die())
    }
}
