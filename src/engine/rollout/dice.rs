//! Stratified dice for trials, determined by the trial number.
//!
//! In 1,296 consecutive trials, each pair of rolls occurs once as the first two rolls; in 36 consecutive trials, each
//! roll occurs once as the first. A hash determines the order of these strata and all later rolls.

use rules::{Die, Roll};

/// Number of ordered rolls of two dice.
const ROLLS: u64 = 36;

/// Dice of one trial.
#[derive(Clone, Copy, Debug)]
pub(super) struct TrialDice {
    /// Hash key for the rolls after the first two.
    key: u64,
    first: [u64; 2],
}

impl TrialDice {
    /// Creates the dice for trial `number` with this `seed`.
    pub(super) fn new(seed: u64, number: u64) -> Self {
        let block = number / (ROLLS * ROLLS);
        let (column, row) = (number % ROLLS, number / ROLLS % ROLLS);
        let strata = mix(mix(seed) ^ block);
        Self {
            key: mix(mix(seed ^ 0xd1ce) ^ number),
            first: [
                shuffled(strata, column),
                shuffled(strata ^ 1, (column + row) % ROLLS),
            ],
        }
    }

    /// Returns the roll with index `nth`, counted from 0.
    pub(super) fn roll(&self, nth: u32) -> Roll {
        let roll = match self.first.get(nth as usize) {
            Some(roll) => *roll,
            None => below(mix(self.key ^ u64::from(nth)), ROLLS),
        };
        let face = |at: u64| Die::ALL[at as usize % Die::ALL.len()];
        Roll::new(face(roll / 6), face(roll % 6))
    }
}

/// Returns the roll (0 to 35) at `place` in the permutation selected by `key`.
fn shuffled(key: u64, place: u64) -> u64 {
    let mut order: [u64; ROLLS as usize] = std::array::from_fn(|at| at as u64);
    for last in (1..order.len()).rev() {
        order.swap(
            last,
            below(mix(key ^ (last as u64) << 32), last as u64 + 1) as usize,
        );
    }
    order[place as usize]
}

/// Returns a number below `count` taken from the high bits of `hash`; the bias is below one in 10^8.
const fn below(hash: u64, count: u64) -> u64 {
    ((hash >> 32) * count) >> 32
}

/// Applies the splitmix64 increment and finaliser.
const fn mix(seed: u64) -> u64 {
    let mut hash = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    hash = (hash ^ hash >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    hash = (hash ^ hash >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    hash ^ hash >> 31
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use super::*;

    #[test]
    fn every_pair_of_rolls_begins_one_trial_of_1296() {
        for block in [0, 1_296, 12_960] {
            let first = (block..block + 1_296).map(|number| TrialDice::new(5, number).first);
            assert_eq!(first.collect::<HashSet<_>>().len(), 1_296);
            let firsts = (block..block + 36).map(|number| TrialDice::new(5, number).first[0]);
            assert_eq!(firsts.collect::<HashSet<_>>().len(), 36);
        }
    }

    #[test]
    fn later_rolls_are_uniformly_distributed() {
        let mut counts: HashMap<Roll, u32> = HashMap::new();
        for number in 0..10_000 {
            let dice = TrialDice::new(0, number);
            for nth in 2..20 {
                *counts.entry(dice.roll(nth)).or_default() += 1;
            }
        }
        for roll in Roll::ALL {
            let expected = 180_000.0 * roll.weight() as f32 / 36.0;
            let off = (counts[&roll] as f32 - expected) / expected.sqrt();
            assert!(off.abs() < 4.0, "{roll:?}: {off}");
        }
    }

    #[test]
    fn seeds_and_trials_have_distinct_dice() {
        let rolls = |seed, number| {
            let dice = TrialDice::new(seed, number);
            (0..30).map(|nth| dice.roll(nth)).collect::<Vec<_>>()
        };
        assert_eq!(rolls(1, 2), rolls(1, 2));
        assert_ne!(rolls(1, 2), rolls(1, 3));
        assert_ne!(rolls(1, 2), rolls(2, 2));
    }
}
