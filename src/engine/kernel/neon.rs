//! NEON kernel. Every 64-bit Arm processor supports NEON.

#![expect(unsafe_code, reason = "vector loads and stores work on pointers")]

use std::arch::aarch64::{
    int16x8_t, int16x8x2_t, int32x4_t, vaddvq_s32, vaddvq_u32, vandq_u32, vceqq_s32, vcombine_s16,
    vdup_n_s16, vdupq_n_s16, vdupq_n_s32, vget_low_s16, vld1q_s16, vld1q_s32, vld1q_u32, vld2q_s16,
    vmaxq_s16, vminq_s16, vmlal_high_s16, vmlal_s16, vmvnq_u32, vqmovn_s32, vreinterpretq_s32_s16,
    vshlq_s32, vst1q_s16,
};

use super::{
    chain::{Chain, Change},
    layer::{BLOCK, Clip, Layer},
};

/// Number of 16-bit lanes in a vector.
const WIDE: usize = 8;
/// Number of accumulator vectors in a block.
const SUMS: usize = 2 * BLOCK / WIDE;
/// Number of factor pairs in a vector.
const PAIRS: usize = WIDE / 2;

/// Implements [`super::hidden_layer`].
pub(super) fn hidden_layer(layer: &Layer, chain: Chain<'_>, units: &mut [i16]) {
    // SAFETY: every processor of this target supports NEON.
    unsafe { blocks(layer, chain, units) }
}

/// Implements [`super::dots`].
pub(super) fn dots<const N: usize>(units: &[i16], weights: &[i16]) -> [i32; N] {
    // SAFETY: every processor of this target supports NEON.
    unsafe { sums_of_products(units, weights) }
}

/// Implements [`super::differing`].
pub(super) fn differing(old: &[[i16; 2]], new: &[[i16; 2]]) -> u64 {
    // SAFETY: every processor of this target supports NEON.
    unsafe { unlike(old.as_flattened(), new.as_flattened()) }
}

#[target_feature(enable = "neon")]
fn unlike(old: &[i16], new: &[i16]) -> u64 {
    let bits = [1_u32, 2, 4, 8];
    // SAFETY: the array is 16 bytes long, and the instruction has no alignment requirement.
    let bits = unsafe { vld1q_u32(bits.as_ptr()) };
    let pairs = old.as_chunks().0.iter().zip(new.as_chunks().0);
    pairs.enumerate().fold(0, |set, (nth, (old, new))| {
        let [old, new] = [old, new].map(|numbers| vreinterpretq_s32_s16(load(numbers)));
        let unlike = vaddvq_u32(vandq_u32(vmvnq_u32(vceqq_s32(old, new)), bits));
        set | u64::from(unlike) << (PAIRS * nth)
    })
}

#[target_feature(enable = "neon")]
fn load(numbers: &[i16; WIDE]) -> int16x8_t {
    // SAFETY: the array is 16 bytes long, and the instruction has no alignment requirement.
    unsafe { vld1q_s16(numbers.as_ptr()) }
}

/// Loads eight pairs, deinterleaved into first and second numbers.
#[target_feature(enable = "neon")]
fn load_pairs(numbers: &[i16; 2 * WIDE]) -> int16x8x2_t {
    // SAFETY: the array is 32 bytes long, and the instruction has no alignment requirement.
    unsafe { vld2q_s16(numbers.as_ptr()) }
}

#[target_feature(enable = "neon")]
fn load_sums(numbers: &[i32; BLOCK]) -> [int32x4_t; SUMS] {
    let mut sums = [vdupq_n_s32(0); SUMS];
    for (sum, numbers) in sums.iter_mut().zip(numbers.as_chunks::<4>().0) {
        // SAFETY: the array is 16 bytes long, and the instruction has no alignment requirement.
        *sum = unsafe { vld1q_s32(numbers.as_ptr()) };
    }
    sums
}

#[target_feature(enable = "neon")]
fn blocks(layer: &Layer, chain: Chain<'_>, units: &mut [i16]) {
    for (block, (start, weights)) in layer.blocks().enumerate() {
        let mut sums = load_sums(start);
        let rows = units.chunks_exact_mut(layer.width());
        for ((anew, changes), row) in chain.steps().zip(rows) {
            if anew {
                sums = load_sums(start);
            }
            for Change { pair, factors } in changes {
                let [one, other] = factors.map(|factor| vdup_n_s16(factor));
                let [one_high, other_high] = factors.map(|factor| vdupq_n_s16(factor));
                let weights = weights[*pair as usize].0.as_chunks().0;
                let sums = sums.as_chunks_mut::<2>().0;
                for ([low, high], weights) in sums.iter_mut().zip(weights) {
                    let int16x8x2_t(first, second) = load_pairs(weights);
                    *low = vmlal_s16(*low, vget_low_s16(first), one);
                    *high = vmlal_high_s16(*high, first, one_high);
                    *low = vmlal_s16(*low, vget_low_s16(second), other);
                    *high = vmlal_high_s16(*high, second, other_high);
                }
            }
            rectify(&sums, layer.clip(), &mut row[block * BLOCK..]);
        }
    }
}

/// Converts a block's accumulators to clipped units.
#[target_feature(enable = "neon")]
fn rectify(sums: &[int32x4_t; SUMS], clip: Clip, units: &mut [i16]) {
    // NEON has no right shift by a register, only a left shift by a negative number.
    let (shift, limit) = (vdupq_n_s32(-(clip.shift as i32)), vdupq_n_s16(clip.limit));
    let units = units.as_chunks_mut::<WIDE>().0;
    for (units, [low, high]) in units.iter_mut().zip(sums.as_chunks().0) {
        let [low, high] = [low, high].map(|sums| vqmovn_s32(vshlq_s32(*sums, shift)));
        let rectified = vmaxq_s16(vcombine_s16(low, high), vdupq_n_s16(0));
        let clipped = vminq_s16(rectified, limit);
        // SAFETY: the array is 16 bytes long, and the instruction has no alignment requirement.
        unsafe { vst1q_s16(units.as_mut_ptr(), clipped) }
    }
}

#[target_feature(enable = "neon")]
fn sums_of_products<const N: usize>(units: &[i16], weights: &[i16]) -> [i32; N] {
    let mut sums = [vdupq_n_s32(0); N];
    for (at, numbers) in units.as_chunks::<WIDE>().0.iter().enumerate() {
        let numbers = load(numbers);
        for (nth, sum) in sums.iter_mut().enumerate() {
            let weights = load(&weights[nth * units.len()..].as_chunks().0[at]);
            *sum = vmlal_s16(*sum, vget_low_s16(numbers), vget_low_s16(weights));
            *sum = vmlal_high_s16(*sum, numbers, weights);
        }
    }
    sums.map(|sum| vaddvq_s32(sum))
}
