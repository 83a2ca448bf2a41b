//! WebAssembly's vector instructions, which every browser has that gets updates (Safari since 16.4).

#![expect(unsafe_code, reason = "vector loads and stores work on pointers")]

use std::arch::wasm32::{
    i16x8_add_sat, i16x8_max, i16x8_q15mulr_sat, i16x8_splat, i32x4, i32x4_add, i32x4_dot_i16x8,
    i32x4_extract_lane, v128, v128_load, v128_store,
};

use super::{Active, LANES, Layer};

/// Numbers in one vector.
const WIDE: usize = 8;
const _: () = assert!(LANES.is_multiple_of(WIDE));

#[target_feature(enable = "simd128")]
fn load(numbers: &[i16; WIDE]) -> v128 {
    // SAFETY: the array is 16 bytes long, and the instruction needs no alignment.
    unsafe { v128_load(numbers.as_ptr().cast()) }
}

/// See [`super::first_layer`]. As many units at a time as stay in registers.
#[target_feature(enable = "simd128")]
pub(super) fn first_layer(layer: Layer<'_>, active: Active<'_>, units: &mut [i16]) {
    let mut at = 0;
    while at < units.len() {
        at += match units.len() - at {
            left if left >= 8 * WIDE => block::<8>(layer, active, at, units),
            _ => block::<2>(layer, active, at, units),
        };
    }
}

/// The `N` vectors of units from `from` on; how many units that are.
#[target_feature(enable = "simd128")]
fn block<const N: usize>(
    layer: Layer<'_>,
    active: Active<'_>,
    from: usize,
    units: &mut [i16],
) -> usize {
    let mut sums = [i16x8_splat(0); N];
    for (sum, start) in sums.iter_mut().zip(layer.start[from..].as_chunks().0) {
        *sum = load(start);
    }
    for &at in active.ones {
        let row = layer.row(at, from, N * WIDE).as_chunks().0;
        for (sum, weights) in sums.iter_mut().zip(row) {
            *sum = i16x8_add_sat(*sum, load(weights));
        }
    }
    for &(at, factor) in active.scaled {
        let row = layer.row(at, from, N * WIDE).as_chunks().0;
        let factor = i16x8_splat(factor);
        for (sum, weights) in sums.iter_mut().zip(row) {
            *sum = i16x8_add_sat(*sum, i16x8_q15mulr_sat(load(weights), factor));
        }
    }
    let units = units[from..].as_chunks_mut::<WIDE>().0;
    for (units, sum) in units.iter_mut().zip(sums) {
        let rectified = i16x8_max(sum, i16x8_splat(0));
        // SAFETY: the array is 16 bytes long, and the instruction needs no alignment.
        unsafe { v128_store(units.as_mut_ptr().cast(), rectified) }
    }
    N * WIDE
}

/// See [`super::dot`].
#[target_feature(enable = "simd128")]
pub(super) fn dot(units: &[i16], weights: &[i16]) -> i32 {
    let mut sum = i32x4(0, 0, 0, 0);
    let pairs = units.as_chunks().0.iter().zip(weights.as_chunks().0);
    for (units, weights) in pairs {
        sum = i32x4_add(sum, i32x4_dot_i16x8(load(units), load(weights)));
    }
    let parts = [
        i32x4_extract_lane::<0>(sum),
        i32x4_extract_lane::<1>(sum),
        i32x4_extract_lane::<2>(sum),
        i32x4_extract_lane::<3>(sum),
    ];
    parts.into_iter().fold(0, i32::wrapping_add)
}
