//! WebAssembly SIMD kernel, supported by all current browsers (Safari since version 16.4).

#![expect(unsafe_code, reason = "vector loads and stores work on pointers")]

use std::arch::wasm32::{
    i16x8_max, i16x8_min, i16x8_narrow_i32x4, i16x8_splat, i32x4_add, i32x4_bitmask,
    i32x4_dot_i16x8, i32x4_extract_lane, i32x4_ne, i32x4_shr, i32x4_splat, v128, v128_load,
    v128_store,
};

use super::{
    chain::{Chain, Change},
    layer::{BLOCK, Clip, Layer},
};

/// Number of 16-bit lanes in a vector.
const WIDE: usize = 8;
/// Number of units whose accumulators stay in registers: half a block.
const HALF: usize = BLOCK / 2;
/// Number of accumulator vectors in half a block.
const SUMS: usize = 2 * HALF / WIDE;

#[target_feature(enable = "simd128")]
fn load(numbers: &[i16; WIDE]) -> v128 {
    // SAFETY: the array is 16 bytes long, and the instruction has no alignment requirement.
    unsafe { v128_load(numbers.as_ptr().cast()) }
}

#[target_feature(enable = "simd128")]
fn load_sums(numbers: &[i32; HALF]) -> [v128; SUMS] {
    let mut sums = [i32x4_splat(0); SUMS];
    for (sum, numbers) in sums.iter_mut().zip(numbers.as_chunks::<4>().0) {
        // SAFETY: the array is 16 bytes long, and the instruction has no alignment requirement.
        *sum = unsafe { v128_load(numbers.as_ptr().cast()) };
    }
    sums
}

/// Implements [`super::hidden_layer`].
#[target_feature(enable = "simd128")]
pub(super) fn hidden_layer(layer: &Layer, chain: Chain<'_>, units: &mut [i16]) {
    for (block, (start, weights)) in layer.blocks().enumerate() {
        for (half, start) in start.as_chunks().0.iter().enumerate() {
            let mut sums = load_sums(start);
            let rows = units.chunks_exact_mut(layer.width());
            for ((anew, changes), row) in chain.steps().zip(rows) {
                if anew {
                    sums = load_sums(start);
                }
                for Change { pair, factors } in changes {
                    let [one, other] = factors.map(|factor| i32::from(factor as u16));
                    let factors = i32x4_splat(other << 16 | one);
                    let weights = &weights[*pair as usize].0.as_chunks::<{ 2 * HALF }>().0[half];
                    for (sum, weights) in sums.iter_mut().zip(weights.as_chunks().0) {
                        *sum = i32x4_add(*sum, i32x4_dot_i16x8(load(weights), factors));
                    }
                }
                rectify(&sums, layer.clip(), &mut row[block * BLOCK + half * HALF..]);
            }
        }
    }
}

/// Converts the accumulators of half a block to clipped units.
#[target_feature(enable = "simd128")]
fn rectify(sums: &[v128; SUMS], clip: Clip, units: &mut [i16]) {
    let units = units.as_chunks_mut::<WIDE>().0;
    for (units, [low, high]) in units.iter_mut().zip(sums.as_chunks().0) {
        let [low, high] = [low, high].map(|sums| i32x4_shr(*sums, clip.shift));
        let rectified = i16x8_max(i16x8_narrow_i32x4(low, high), i16x8_splat(0));
        let clipped = i16x8_min(rectified, i16x8_splat(clip.limit));
        // SAFETY: the array is 16 bytes long, and the instruction has no alignment requirement.
        unsafe { v128_store(units.as_mut_ptr().cast(), clipped) }
    }
}

/// Implements [`super::differing`].
#[target_feature(enable = "simd128")]
pub(super) fn differing(old: &[[i16; 2]], new: &[[i16; 2]]) -> u64 {
    let old = old.as_flattened().as_chunks().0.iter();
    let pairs = old.zip(new.as_flattened().as_chunks().0);
    pairs.enumerate().fold(0, |set, (nth, (old, new))| {
        let unlike = i32x4_bitmask(i32x4_ne(load(old), load(new)));
        set | u64::from(unlike) << (4 * nth)
    })
}

/// Implements [`super::dots`].
#[target_feature(enable = "simd128")]
pub(super) fn dots<const N: usize>(units: &[i16], weights: &[i16]) -> [i32; N] {
    let mut sums = [i32x4_splat(0); N];
    for (at, numbers) in units.as_chunks::<WIDE>().0.iter().enumerate() {
        let numbers = load(numbers);
        for (nth, sum) in sums.iter_mut().enumerate() {
            let weights = &weights[nth * units.len()..].as_chunks().0[at];
            *sum = i32x4_add(*sum, i32x4_dot_i16x8(numbers, load(weights)));
        }
    }
    sums.map(|sum| {
        let parts = [
            i32x4_extract_lane::<0>(sum),
            i32x4_extract_lane::<1>(sum),
            i32x4_extract_lane::<2>(sum),
            i32x4_extract_lane::<3>(sum),
        ];
        parts.into_iter().fold(0, i32::wrapping_add)
    })
}
